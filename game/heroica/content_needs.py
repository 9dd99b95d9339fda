"""What the content counts, and the words and pictures that it needs beside it."""

from __future__ import annotations

from collections.abc import Iterator

from game.heroica.box import Box
from game.heroica.level_objects import FEATURES
from game.heroica.view.names import picture_of
from game.kit.workbench import Needs


def needs(box: Box) -> Needs:
    """Counts, keys of words, asset ids of pictures."""
    content = box.content
    counts = {
        "heroes": len(content.heroes), "monsters": len(content.monsters), "weapons": len(content.weapons),
        "potions": len(content.potions), "relics": len(content.relics), "things": len(content.things),
        "features": len(FEATURES), "levels": len(content.levels), "own_levels": len(box.own.levels),
        "roll_tables": len(content.roll_tables),
        "bonuses": len(content.scoring.bonus.kinds), "rules": len(content.rules), "terms": len(content.glossary),
    }  # fmt: skip
    return Needs(counts, tuple(_words(box)), tuple(_pictures(box)))


def _words(box: Box) -> Iterator[str]:
    content = box.content
    for hero in content.heroes:
        yield from (f"hero.{hero}.{part}" for part in ("name", "text", "pitch", "quote"))
    for kind, cards in (("weapon", content.weapons), ("potion", content.potions), ("relic", content.relics)):
        yield from (f"{kind}.{card}.{part}" for card in cards for part in ("name", "text"))
    for monster, it in content.monsters.items():
        yield f"monster.{monster}.name"
        yield from (f"monster-rule.{rule}" for rule in it.rules)
    yield from (f"thing.{thing}.name" for thing in content.things)
    yield from (f"feature.{feature}.{part}" for feature in FEATURES for part in ("name", "said", "text"))
    for level in box.levels:
        yield from (f"level.{level}.{part}" for part in ("place", "title", "story", "goal"))
    yield from (f"bonus.{bonus}.{part}" for bonus in content.scoring.bonus.kinds for part in ("name", "text"))
    yield from (f"face.{face}.name" for face in content.die)
    yield from (f"rule.{rule}" for rule in content.rules)
    yield from (f"glossary.{term}.{part}" for term in content.glossary for part in ("name", "text"))


def _pictures(box: Box) -> Iterator[str]:
    content = box.content
    kinds = (content.heroes, content.monsters, content.weapons, content.potions, content.relics, box.levels)
    yield from (picture_of(box, card) for cards in kinds for card in cards)
