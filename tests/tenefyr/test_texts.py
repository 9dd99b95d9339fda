"""The texts of Heroes of Tenefyr: they are there, say no other number than their marks, and keep their phrases."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import get_args

import pytest

from game.kit.achievements import read_achievements
from game.kit.text import Words, numbers, slots
from game.tenefyr.content import LEVELS, SKILL, Content, Foe, Place, Window
from game.tenefyr.tally import NUMBERS
from game.tenefyr.text_marks import marks_of_texts
from tests.tenefyr.words import FOLDER

COUNTED = (
    r"Basic [01]", r"\+1 power for (each|every)", r"[Gg]ains? 1 of the top", r"printed power 4",
)  # fmt: skip
"""Where a text has a figure that is no number of its marks: names, what is counted one by one, a word's own bound."""
WORDS: dict[Window, str] = {
    "start": "Start:", "turn-start": "Turn start:", "new-hand": "New hand:", "held": "Held:", "won": "Won:",
    "lost": "Lost:",
}  # fmt: skip


def speakers(content: Content) -> Iterator[tuple[str, Foe | Place]]:
    """The key of the text of every enemy, stage and place, with its record."""
    foes: dict[str, Foe] = {**content.dungeon, **content.stages}
    yield from ((f"card.{foe}.text", it) for foe, it in foes.items())
    yield from ((f"place.{place}.text", it) for place, it in content.places.items())


def card_texts(content: Content, words: Words) -> dict[str, str]:
    """All texts of cards as the file has them, by key."""
    return {key: words.raw(key) for key, marks in marks_of_texts(content).items() if marks and words.has(key)}


def test_everything_has_its_words(content: Content, words: Words) -> None:
    needed = [f"card.{card}.{part}" for card in content.dungeon for part in ("name", "loot", "loot-text", "flavour")]
    needed += [f"card.{basic}.{part}" for basic in content.basics for part in ("name", "text", "flavour")]
    needed += [f"card.{stage}.name" for stage in content.stages]
    for hero in content.heroes:
        needed += [f"hero.{hero}.{part}" for part in ("name", "pitch", "quote", "plays")]
        needed += [f"card.{SKILL}{hero}.{part}" for part in ("name", "text")]
    needed += [
        f"boss.{boss}.{part}" for boss in content.bosses for part in ("name", "pitch", "story", "victory", "defeat")
    ]
    needed += [f"reward.{it}.{part}" for it in content.rewards for part in ("name", "options.1", "details.1")]
    needed += [f"place.{place}.{part}" for place in content.places for part in ("name", "text")]
    times = ("morning", "noon", "evening", "dusk")
    needed += [f"arrival.{place}.{time}" for place in content.places for time in times]
    needed += [f"arrival.level-{level}" for level in LEVELS] + [f"level.{level}" for level in LEVELS]
    needed += [f"ladder.{step}.{part}" for step in content.ladder for part in ("name", "text")]
    assert [key for key in needed if not words.has(key)] == []


def test_a_card_has_a_text_where_it_does_something_and_nowhere_else(content: Content, words: Words) -> None:
    for key, it in speakers(content):
        assert words.has(key) == bool(it.on or it.passive), key


def test_every_number_of_a_text_is_one_of_its_marks(content: Content, words: Words) -> None:
    marks = marks_of_texts(content)
    for key, text in card_texts(content, words).items():
        known = numbers(marks[key])
        assert {slot.name for slot in slots(text)} <= known.keys(), key
        plain = re.sub(r"\{[^}]*\}", "", text)
        for allowed in COUNTED:
            plain = re.sub(allowed, "", plain)
        assert not re.search(r"\d", plain), (key, text)


def test_every_number_of_the_marks_but_one_is_told(content: Content, words: Words) -> None:
    """A 1 may be told by a noun: the top card. All Basic 0 are as many as there are; four curses are one of four."""
    untold = {}
    for key, marks in marks_of_texts(content).items():
        if not words.has(key) or ".options." in key:
            continue
        told = {slot.name for slot in slots(words.raw(key))}
        known = {name: value for name, value in numbers(marks).items() if abs(value) > 1 and name not in told}
        if known:
            untold[key] = known
    assert untold.pop("reward.millers-debt.details.0") == {"purge": content.basics["basic0"].copies}
    assert untold.pop("card.scales-of-whim.text") == {"curse2": -2, "curse3": -2, "curse4": -2}
    assert untold == {}


def test_what_is_the_same_is_said_in_the_same_words(content: Content, words: Words) -> None:
    """Marks and the kind of card that they stand on decide the text, and a text tells of one row of marks."""
    texts: dict[tuple[str, str], set[str]] = {}
    marks: dict[tuple[str, str], set[str]] = {}
    windows = {key: " ".join(it.on) for key, it in speakers(content)}
    for key, effect in marks_of_texts(content).items():
        if not effect or not words.has(key) or ".options." in key or key.startswith("ladder."):
            continue
        said = f"{windows.get(key, '')}: {effect}"
        kind = key.split(".")[0] + key.rpartition(".")[2].rstrip("01")
        texts.setdefault((kind, said), set()).add(words(key))
        marks.setdefault((kind, words(key)), set()).add(said)
    assert [found for found in texts.values() if len(found) > 1] == []
    assert [(text, said) for (_, text), said in marks.items() if len(said) > 1] == []


PHRASES = {
    r"\bborrow\(": "Borrow the top Reserve card", r"\bpurge\(you": "remove", r"\bgain\(": r"[Gg]ains? ",
    r"\blinger\(": "put this card on the bottom of your deck", r"\bspawn\(": "add an enemy of level",
    r"\bmove\(": "moves to another dungeon", r"\btrack\(": "the boss token moves", r"\bpower_of\(": "as much power as",
    r"\bcannot\(new_hand": r"can(not)? take a new hand", r"\bcannot\(text": "ignored", r"\bpay\(": "[Yy]ou may|Up to",
    r"\bcap=": "Printed power counts at most", r"\brecall\([^)]*to=deck": "on top of", r"\bmay\(": r"\bmay\b",
    r"\bsurvey\(": "into any order", r"\bchance\(": "[Aa]t random", r"\bassist\(": "into play", r"\bgive\(": "Give",
    r"\bsift\(": "Look at the top", r"\bpeek\(": "[Ll]ook at the next card", r"\bdouble\(": "Double",
    r"\bnext_double\(": "The next card you play this turn is doubled", r"\bhold\(": "not taken",
    r"\btrade\(": "Exchange", r"\bsilence\(": "has no effect", r"\bplayers\(later\)": "yet to take a turn",
}  # fmt: skip
"""What stands in every text whose marks say a word."""


def test_words_of_the_marks_have_their_phrases(content: Content, words: Words) -> None:
    marks = marks_of_texts(content)
    told = {key: words(key) for key in card_texts(content, words) if ".options." not in key}
    for word, phrase in PHRASES.items():
        found = [key for key in told if re.search(word, marks[key])]
        assert found, word
        assert [told[key] for key in found if not re.search(phrase, told[key])] == [], word


def test_a_text_names_the_windows_of_its_marks(content: Content, words: Words) -> None:
    for key, it in speakers(content):
        text = words(key) if words.has(key) else ""
        named = {window for window in get_args(Window) if re.search(rf"(^|\. ){WORDS[window]}", text)}
        assert named == set(it.on), key


def test_less_and_more_agree_with_the_sign(content: Content, words: Words) -> None:
    for key, marks in marks_of_texts(content).items():
        if not words.has(key) or ".options." in key:
            continue
        text = words.raw(key)
        for name, value in numbers(marks).items():
            for told in re.findall(rf"\{{{name}(?::[^}}]*)?\}} (more|less)", text):
                assert told == ("more" if value > 0 else "less"), key
            for told in re.findall(rf"(rises|falls) by \{{{name}\}}", text):
                assert told == ("rises" if value > 0 else "falls"), key


def test_texts_are_filled_and_printed_well(content: Content, words: Words) -> None:
    words.missing.clear()
    for key in card_texts(content, words):
        text = words(key)
        assert ".options." in key or text.endswith("."), text
    assert not words.missing
    raw = (FOLDER / "en.toml").read_text(encoding="utf-8")
    lines = raw.replace('"""', "").replace('\\"', "“")
    assert [line for line in lines.splitlines() if "..." in line or re.search(r"\w'\w", line)] == []


@pytest.mark.rule("TN-113")
def test_rules_and_glossary_are_whole(content: Content, words: Words) -> None:
    for rule_id, rule in content.rules.items():
        assert words.has(f"rulepart.{rule.part}"), rule_id
        text = words(f"rule.{rule_id}")
        assert text.endswith("."), rule_id
        assert rule.ruling == ("Ruling:" in text or rule_id.startswith("TR-")), rule_id
        assert set(re.findall(r"\bT[NR]-\d+", text)) <= set(content.rules), rule_id
    for name, term in content.glossary.items():
        assert words.has(f"glossary.{name}.name"), name
        assert words(f"glossary.{name}.text").endswith("."), name
        assert term.rule in content.rules, name
        assert set(term.see) <= set(content.glossary), name
    assert {key.split(".")[1] for key in words.keys("glossary.")} == set(content.glossary)
    assert {key.split(".")[1] for key in words.keys("rule.")} == set(content.rules)


def test_what_a_card_goes_with_is_told_of_cards_that_are_there(content: Content, words: Words) -> None:
    cards = {*content.dungeon, *(f"{SKILL}{hero}" for hero in content.heroes)}
    told = [key for key in words.keys("card.") if key.endswith(".goes")]
    assert {key.split(".")[1] for key in told} <= cards
    assert [key for key in told if not words(key).endswith(".")] == []


def test_achievements_ask_for_numbers_that_are_told(words: Words) -> None:
    problems: list[str] = []
    words.missing.clear()
    found = read_achievements(FOLDER, words, NUMBERS, problems)
    assert problems == []
    assert len(found) == 40
    assert not words.missing
    assert {key.split(".")[1] for key in words.keys("achievement.")} == {it.id for it in found}


def test_every_page_of_a_lesson_has_its_words(words: Words) -> None:
    lessons = tomllib.loads((FOLDER / "lessons.toml").read_text(encoding="utf-8"))["everywhere"]["lessons"]
    pages = [f"ui.table.lesson.{it['id']}.{page}" for it in lessons for page in range(1, it["pages"] + 1)]
    assert [page for page in pages if not words.has(page)] == []
    assert [it["id"] for it in lessons if not words.has(f"ui.table.lesson.{it['id']}.title")] == []
