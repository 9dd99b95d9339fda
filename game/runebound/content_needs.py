"""What the content counts, and the words and pictures that it needs beside it."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.workbench import Needs
from game.runebound.box import ZOMBIE_CARD, Box
from game.runebound.content import CARDS
from game.runebound.hexmap import TERRAINS
from game.runebound.text_marks import marks_of_texts
from game.runebound.view.pictures import arena_of, figure_of, picture_of, scenario_picture

_PARTS = {
    "heroes": ("name", "pitch", "quote"), "assets": ("name", "flavour"), "skills": ("name", "flavour"),
    "enemies": ("name", "scene"), "villains": ("name", "scene"), "quests": ("name", "task", "scene"),
    "events": ("name", "scene", "option-1-name", "option-2-name"), "stories": ("name", "story"),
}  # fmt: skip
"""What every card of a kind is told by, beside the texts of its windows."""
_SCENARIO = ("name", "opening", "act2", "near", "victory", "defeat")


def needs(box: Box) -> Needs:
    """Counts, keys of words, asset ids of pictures."""
    content = box.content
    counts = {stem: len(getattr(content, stem)) for stem in (*CARDS, "scenarios", "tokens")} | {
        "asset_cards": sum(it.copies for it in content.assets.values()),
        "skill_cards": sum(it.copies for it in content.skills.values()),
        "adventures": len(content.enemies) + len(content.quests) + len(content.events),
        "hexes": len(content.land.terrains), "sites": len(content.land.sites), "places": len(content.land.places),
        "gems": len(content.land.gems), "steps": len(content.ladder), "rules": len(content.rules),
        "terms": len(content.glossary),
    }  # fmt: skip
    return Needs(counts, tuple(_words(box)), tuple(_pictures(box)))


def _words(box: Box) -> Iterator[str]:
    content = box.content
    for stem, parts in _PARTS.items():
        yield from (f"card.{card}.{part}" for card in getattr(content, stem) for part in parts)
    for key, marks in marks_of_texts(content).items():
        window = key.rpartition(".")[2]
        if not window.startswith(("option-", "quest")) and marks != "none()":
            yield key
    for event, met in content.events.items():
        for option, marks in met.windows():
            ends = ("-passed", "-failed") if marks.startswith("test(") else ("",)
            yield from (f"card.{event}.{option}{end}" for end in ends)
    for story, told in content.stories.items():
        yield from (f"card.{story}.quest-{end}" for end in ("passed", "first") if told.quest)
    yield from (f"scenario.{scenario}.{part}" for scenario in content.scenarios for part in _SCENARIO)
    yield from (f"site.{site}" for site in content.land.sites)
    yield from (f"place.{place}" for place in content.land.places)
    yield from (f"ladder.{step}.{part}" for step in content.ladder for part in ("name", "text"))
    yield from (f"rule.{rule}" for rule in content.rules)
    yield from (f"glossary.{term}.{part}" for term in content.glossary for part in ("name", "text"))


def _pictures(box: Box) -> Iterator[str]:
    content = box.content
    yield from (picture_of(box, card) for stem in CARDS for card in getattr(content, stem))
    yield from (figure_of(card) for card in (*content.heroes, *content.villains, ZOMBIE_CARD))
    yield from (arena_of(ground) for ground in (*TERRAINS, *content.villains))
    yield from (scenario_picture(scenario) for scenario in content.scenarios)
