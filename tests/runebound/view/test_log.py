"""The log of whole answers: cards that have gone back into a deck since, and abilities by their names."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from game.kit.text import Words
from game.runebound.box import Box
from game.runebound.view import RuneboundView
from game.runebound.workbench import RuneboundWorkbench


def told(box: Box, words: Words, heroes: list[dict[str, Any]], *answers: object, **more: Any) -> list[str]:
    """What the log says of a scenario, as somebody reads it who sees no hand."""
    raw = json.dumps({"heroes": heroes, "answers": answers, **more}).encode()
    session = RuneboundWorkbench(box).scenario(raw).play()
    lines = RuneboundView(session, words, 0).log(session.take_events())
    return [re.sub(r"\[([^]]*)]\([^)]*\)", r"\1", line.text) for line in lines]


@pytest.mark.rule("RB-012", "RB-013", "RB-210")
def test_a_card_that_all_have_seen_is_named_though_its_pile_is_a_deck_again(box: Box, words: Words) -> None:
    """Two are discarded at the end of a turn; then Ashfall draws one for each hero, from the pile made a new deck."""
    hand = ["ward", "feint", "unweave", "haggler", "tactician"]
    heroes = [{"id": "corbin", "at": "hollin", "hand": hand}, {"id": "lyssa", "at": "hollin", "hand": ["second-wind"]}]
    more: dict[str, Any] = {"decks": {"skill": [], "story": ["m-ashfall"]}, "active": "lyssa", "turns": ["corbin"]}
    story = told(box, words, heroes, "end", "end", ["ward", "feint"], **more)
    assert "Corbin discards Feint and Ward." in story
    assert "Lyssa draws 1 skill card (Ashfall)." in story


@pytest.mark.rule("RB-012", "RB-514", "RB-613")
def test_a_trophy_that_was_unseen_is_named_where_it_is_discarded_and_told_by_its_deck_before(
    box: Box, words: Words
) -> None:
    heroes = [{"id": "corbin", "at": "hollin", "hand": ["ox-strong"], "trophies": ["ettin"]}]
    story = told(box, words, heroes, "train", "ox-strong", decks={"skill": ["ward", "feint"]})
    assert "Corbin discards the Ettin." in story


@pytest.mark.rule("RB-206", "RB-207", "R-101", "R-102")
def test_an_ability_of_a_hero_is_told_by_its_name(box: Box, words: Words) -> None:
    mok = [{"id": "elder-mok", "at": "hollin", "hand": ["ward"]}]
    story = told(box, words, mok, "use:elder-mok", decks={"skill": ["feint"]})
    assert story[:2] == ["Mok uses Restore Spirit.", "Mok exerts Ward (Restore Spirit)."]
    thorn = [{"id": "master-thorn", "at": "hollin", "hand": ["ward"], "gold": 2}]
    story = told(box, words, thorn, "option-2", "combat", "yes", node="event", drawn="two-brothers")
    assert "Thorn exerts Ward (Riding the Ley)." in story


@pytest.mark.rule("RB-923", "RB-012")
def test_where_a_zombie_stood_is_told_when_it_is_gone(box: Box, words: Words) -> None:
    more: dict[str, Any] = {"scenario": "corpse-king", "zombies": ["hollin", "forge"]}
    struck = told(box, words, [{"id": "lyssa", "at": "hollin"}], "zombie", **more)
    assert struck[0] == "Lyssa removes a zombie from Hollin."
    dug = told(box, words, [{"id": "lyssa", "gold": 2}], "option-1", ["zombie-2"], node="event",
               drawn="the-gravediggers", **more)  # fmt: skip
    assert "A zombie is gone from Forge (The Gravediggers)." in dug
