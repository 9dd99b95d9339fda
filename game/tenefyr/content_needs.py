"""What the content counts, and the words and pictures that it needs beside it."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.workbench import Needs
from game.tenefyr.box import Box
from game.tenefyr.content import SKILL
from game.tenefyr.view.pictures import loot_picture, picture_of


def needs(box: Box) -> Needs:
    """Counts, keys of words, asset ids of pictures."""
    content = box.content
    counts = {
        "heroes": len(content.heroes), "dungeon_cards": len(content.dungeon),
        "copies": sum(it.copies for it in content.dungeon.values()), "basics": len(content.basics),
        "bosses": len(content.bosses), "stages": len(content.stages), "rewards": len(content.rewards),
        "places": len(content.places), "steps": len(content.ladder), "rules": len(content.rules),
        "terms": len(content.glossary),
    }  # fmt: skip
    return Needs(counts, tuple(_words(box)), tuple(_pictures(box)))


def _words(box: Box) -> Iterator[str]:
    content = box.content
    for card, it in content.dungeon.items():
        yield from (f"card.{card}.{part}" for part in ("name", "loot", "loot-text", "flavour"))
        if it.on or it.passive:
            yield f"card.{card}.text"
    for hero in content.heroes:
        yield from (f"hero.{hero}.{part}" for part in ("name", "pitch", "quote", "plays"))
        yield from (f"card.{SKILL}{hero}.{part}" for part in ("name", "text"))
    yield from (f"card.{basic}.{part}" for basic in content.basics for part in ("name", "text", "flavour"))
    for boss in content.bosses:
        yield from (f"boss.{boss}.{part}" for part in ("name", "pitch", "story", "victory", "defeat"))
    for stage, foe in content.stages.items():
        yield f"card.{stage}.name"
        if foe.on or foe.passive:
            yield f"card.{stage}.text"
    for reward in content.rewards:
        yield from (f"reward.{reward}.{part}" for part in ("name", "options.0", "options.1"))
    yield from (f"place.{place}.{part}" for place in content.places for part in ("name", "text"))
    yield from (f"ladder.{step}.{part}" for step in content.ladder for part in ("name", "text"))
    yield from (f"rule.{rule}" for rule in content.rules)
    yield from (f"glossary.{term}.{part}" for term in content.glossary for part in ("name", "text"))


def _pictures(box: Box) -> Iterator[str]:
    content = box.content
    yield from (picture_of(box, card) for card in box.types)
    yield from (picture_of(box, boss) for boss in content.bosses)
    yield from (loot_picture(card) for card in content.dungeon)
