"""Texts: what cards say, window by window, and what the options of an event ask for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.runebound.box import ASSET, ENEMY, EVENT, HERO, QUEST, SKILL, STORY, VILLAIN, Box
from game.runebound.combat_texts import PRICES
from game.runebound.view.names import Names

TESTS = ("test", "count_test")
QUIET = ("setup", "reward", "rule", "omen", "quest")
"""Windows that are told in sentences of their own."""


class TestAsked(NamedTuple):
    """A test that a text asks for: attribute, modifier, successes needed; 0 where all of them count [RB-604]."""

    attribute: str
    modifier: int
    need: int


@cache
def test_of(marks: str) -> TestAsked | None:
    """The first test in some marks; None where there is none."""
    for node in ast.walk(ast.parse(marks)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TESTS:
            attribute, modifier, *rest = node.args
            assert isinstance(attribute, ast.Name)
            need = ast.literal_eval(rest[0]) if node.func.id == "test" else 0
            return TestAsked(attribute.id, int(ast.literal_eval(modifier)), int(need))
    return None


def windows(box: Box, card: str) -> list[str]:
    """The windows in which a card speaks, as they are printed."""
    content = box.content
    for group in (content.heroes, content.assets, content.skills, content.enemies, content.villains, content.stories):
        record = group.get(card)
        if record is not None:
            return [window for window, _ in record.windows()]
    return []


def text(names: Names, card: str, window: str) -> str:
    """What a card says in a window, in a party its text for that where it has one; empty for nothing."""
    key = f"card.{card}.{window}"
    if names.t.together and names.words.has(f"{key}-together"):
        key = f"{key}-together"
    return names.words(key) if names.words.has(key) else ""


def ability_name(names: Names, card: str, window: str) -> str:
    """What an ability is called: its own name, else that of its card."""
    key = f"card.{card}.{window}-name"
    return names.words(key) if names.words.has(key) else names.words(f"card.{card}.name")


def lines(names: Names, card: str, *, short: bool = False) -> Iterator[tuple[str, str]]:
    """Every text of a card with the label of its window: ("1 surge", "Deal 2 skull."). A text that always holds, or
    says itself when it comes, has no label; `short` leaves out what needs no telling on the table.
    """
    words = names.words
    for window in windows(names.t.box, card):
        said = text(names, card, window)
        if not said or (short and window in QUIET):
            continue
        named = f"card.{card}.{window}-name"
        label = words(named) if words.has(named) else ""
        if window in PRICES or window in ("action", "combat-action"):
            price = words(f"window.{window}")
            label = words("sheet.named-price", name=label, price=price) if label else price
        yield label, said


def card_text(names: Names, card: str) -> str:
    """All that a card says, in one paragraph."""
    told = [
        names.words("sheet.labelled", label=label, text=said) if label else said
        for label, said in lines(names, card, short=True)
    ]
    return " ".join(told)


# -- events, quests, errands, stories


def options_of(names: Names, card: str) -> list[str]:
    """The options of an event, each in a sentence."""
    return [option_sentence(names, card, option) for option in ("option-1", "option-2")]


def option_sentence(names: Names, card: str, option: str) -> str:
    """An option: its name, and what comes of it."""
    name = names.words(f"card.{card}.{option}-name")
    return names.words("sheet.option", name=name, text=outcome(names, card, option))


def outcome(names: Names, card: str, option: str) -> str:
    """What comes of an option, with its test and both ends."""
    asked = test_of(names.t.box.marks_of(card, option))
    passed, failed = text(names, card, f"{option}-passed"), text(names, card, f"{option}-failed")
    if asked is None or not passed:
        return text(names, card, option)
    return names.words("sheet.tested", test=test_words(names, asked), passed=passed, failed=failed)


def test_words(names: Names, asked: TestAsked) -> str:
    """A test in words: "Mind +1, 2 successes"."""
    words = names.words
    said = words("option.test", attribute=words(f"attribute.{asked.attribute}"), modifier=asked.modifier)
    if asked.need > 1:
        return words("sheet.with-need", test=said, need=words("option.need", need=asked.need))
    return said


def found(names: Names, card: str, key: str) -> str:
    """What an outcome of a quest brings."""
    return text(names, card, f"find-{key}")


def symbols(names: Names, key: str) -> str:
    """The symbols of an outcome: "hills, hills, plains"."""
    return names.words("log.comma").join(names.words(f"symbol.{letter}") for letter in key)


def story_text(names: Names, card: str, *, first: bool = True) -> str:
    """What a story card asks for or does; of a quest with or without what the first hero gains besides."""
    story, words = names.t.box.content.stories[card], names.words
    if story.kind == "quest":
        asked = test_of(story.quest)
        test = test_words(names, asked) if asked is not None else ""
        key = "sheet.story-quest" if first else "sheet.story-quest-again"
        return words(key, test=test, passed=text(names, card, "quest-passed"),
                     first=text(names, card, "quest-first"))  # fmt: skip
    return " ".join(said for _, said in lines(names, card) if said)


def said_by(names: Names, name: str) -> str:
    """All that a piece or a card says, in one paragraph; of an event both options, of a quest its outcomes."""
    card = names.card_of(name)
    kind = names.t.box.kind(card)
    if names.hidden(name):
        return ""
    if kind == EVENT:
        return " ".join(options_of(names, card))
    if kind == QUEST:
        quest = names.t.box.content.quests[card]
        finds = [
            names.words("sheet.find", symbols=symbols(names, key), text=found(names, card, key)) for key in quest.find
        ]  # fmt: skip
        return " ".join(finds)
    if kind == STORY:
        return story_text(names, card)
    return card_text(names, card) if kind in (HERO, ASSET, SKILL, ENEMY, VILLAIN) else ""
