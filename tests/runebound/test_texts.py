"""The texts of Runebound: they are there, say no other number than their marks, and keep their phrases."""

from __future__ import annotations

import re
import tomllib

import pytest

from game.kit.achievements import read_achievements
from game.kit.text import Words, numbers, slots
from game.paths import resource
from game.runebound.box import Box
from game.runebound.content import CARDS, Content
from game.runebound.content_needs import needs
from game.runebound.notes import NOTES
from game.runebound.prompts import PROMPTS
from game.runebound.tally import NUMBERS
from game.runebound.text_marks import marks_of_texts
from tests.runebound.make_map import TEXT, TextMap
from tests.runebound.words import FOLDER

RULES = resource("game", "runebound")
COUNTED = (r"[+−]?1 (\w+ )?for each", r"value 1")
"""Where a text has a figure that is no number of its marks: what is counted one by one, and a filter's own bound."""
TOLD = (".option-", ".find-", ".reward", ".quest-")
"""Texts that are parts of a sentence."""


def card_texts(content: Content, words: Words) -> dict[str, str]:
    """All texts of cards as the file has them, by key."""
    return {key: words.raw(key) for key, marks in marks_of_texts(content).items() if marks and words.has(key)}


def is_test(marks: str) -> bool:
    """Whether an option is a test with two ends."""
    return marks.startswith("test(")


def test_everything_has_its_words(content: Content, words: Words) -> None:
    needed = [f"card.{hero}.{part}" for hero in content.heroes for part in ("name", "pitch", "quote")]
    needed += [f"card.{card}.{part}" for card in (*content.assets, *content.skills) for part in ("name", "flavour")]
    scenes = (*content.enemies, *content.villains, *content.quests, *content.events)
    needed += [f"card.{card}.{part}" for card in scenes for part in ("name", "scene")]
    needed += [f"card.{quest}.task" for quest in content.quests]
    needed += [f"card.{story}.{part}" for story in content.stories for part in ("name", "story")]
    parts = ("name", "opening", "act2", "near", "victory", "defeat")
    needed += [f"scenario.{name}.{part}" for name in content.scenarios for part in parts]
    needed += [f"site.{site}" for site in content.land.sites] + [f"place.{place}" for place in content.land.places]
    traits = {trait for it in content.enemies.values() for trait in it.traits}
    needed += [f"trait.{trait}" for trait in traits]
    assert [key for key in needed if not words.has(key)] == []


def test_every_window_has_its_text_and_no_text_is_without_one(content: Content, words: Words) -> None:
    marks = marks_of_texts(content)
    for key, told in marks.items():
        *_, window = key.split(".")
        if window == "quest" or told == "none()":
            assert not words.has(key), key
        elif not window.startswith("option-"):
            assert words.has(key), key
    for event in content.events:
        for option in ("option-1", "option-2"):
            key = f"card.{event}.{option}"
            assert words.has(f"{key}-name"), key
            ends = [words.has(f"{key}{end}") for end in ("", "-passed", "-failed", "-deliver")]
            tested, carried = is_test(marks[key]), marks[key].startswith("carry(")
            assert ends == [not tested, tested, tested, carried], key
    known = {*marks, *(f"{key}-{more}" for key in marks for more in ("name", "together"))}
    plain = ("name", "flavour", "scene", "pitch", "quote", "task", "story")
    left = [key for key in words.keys("card.") if key not in known and key.split(".")[2] not in plain]
    assert left == []


def test_every_number_of_a_text_is_one_of_its_marks(content: Content, words: Words) -> None:
    marks = marks_of_texts(content)
    for key, text in card_texts(content, words).items():
        assert {slot.name for slot in slots(text)} <= numbers(marks[key]).keys(), key
        plain = re.sub(r"\{[^}]*\}", "", text)
        for allowed in COUNTED:
            plain = re.sub(allowed, "", plain)
        assert not re.search(r"\d", plain), (key, text)


def test_every_number_of_the_marks_is_told(content: Content, words: Words) -> None:
    """What is 1 may be told by a noun: a trophy. The numbers of a test are read from the marks beside it."""
    marks = marks_of_texts(content)
    untold = {}
    for key in card_texts(content, words):
        if ".option-" in key or ".quest-" in key or key.endswith("-name") or key.startswith("ladder."):
            continue
        told = {slot.name for slot in slots(words.raw(key))}
        known = numbers(marks[key])
        missing = {name: value for name, value in known.items() if abs(value) > 1 and name not in told}
        if missing:
            untold[key] = missing
    assert untold == {}


@pytest.mark.rule("RB-515", "RB-517", "RB-906")
def test_every_number_of_an_option_and_of_a_story_quest_is_told_at_one_of_its_ends(
    content: Content, words: Words
) -> None:
    marks = marks_of_texts(content)
    for key, told in marks.items():
        if not key.endswith(("option-1", "option-2", ".quest")):
            continue
        ends = [f"{key}{end}" for end in ("", "-passed", "-failed", "-first") if words.has(f"{key}{end}")]
        seen = {slot.name for end in ends for slot in slots(words.raw(end))}
        tests = {"test", "test2", "count_test", "trophy", "peddler"}
        assert {name for name in numbers(told) if name not in tests} == seen - tests, key


PHRASES = {
    r"\bkeep\(": "you keep the card", r"\bcarry\(": "carry this to", r"\bgain\((you|it), blessed": "[Bb]ecome blessed",
    r"\bexert\(": "exert", r"\bonce_turn\(": "Once per turn", r"\bonce_combat\(": "Once per combat",
    r"\bblock=0": "cannot be blocked", r"\bzombie\(": "zombie", r"\bkill_zombie\(": "remove ",
    r"\brecast\(": "[Rr]ecast",
    r"\bflip\(": "[Ff]lip", r"\bremove\(": "[Rr]emove", r"\bdouble\(": "[Dd]ouble", r"\brecover\(": "[Hh]eal",
    r"\bphysical\b": "physical", r"\bmagic\b": "magic", r"\bshield\b": "shield", r"\bspirit=": "[Ss]pirit",
    r"\bmay\(": r"\bmay\b", r"\bdraw_skill\(": r"skill cards?\b", r"\blore\(": "lore",
    r"\btrain=": "Training",
    r"\bcannot\(weary": "cannot become weary", r"\bcannot\(cursed": "cannot become cursed", r"\btrophy\(": "trophy",
    r"\bdeal\([^)]*skull": "skull", r"\bmove\(": r"hex(es)?\b", r"\bpeddler\(": "you may buy one",
}  # fmt: skip
"""What stands in every text whose marks say a word; an option is read at all its ends."""


def test_words_of_the_marks_have_their_phrases(content: Content, words: Words) -> None:
    whole: dict[str, str] = {}
    for key, told in marks_of_texts(content).items():
        ends = ("", "-passed", "-failed", "-first")
        text = " ".join(words(f"{key}{end}") for end in ends if words.has(f"{key}{end}"))
        if text and not key.endswith(("-name", "-passed", "-failed", "-first", "-deliver")):
            whole[key] = f"{told}\n{text}"
    for word, phrase in PHRASES.items():
        found = [text for text in whole.values() if re.search(word, text.partition("\n")[0])]
        assert found, word
        assert [text for text in found if not re.search(phrase, text.partition("\n")[2])] == [], word


def test_what_is_the_same_is_said_in_the_same_words(content: Content, words: Words) -> None:
    """Marks, the window and whose card it is decide the text, and a text tells of one row of marks."""
    foes = {*content.villains, *content.enemies}
    texts: dict[tuple[str, str, str], set[str]] = {}
    marks: dict[tuple[str, str, str], set[str]] = {}
    for key, told in marks_of_texts(content).items():
        if not words.has(key) or key.endswith(("-name", "-passed", "-failed", "-deliver", "-first", "r.text")):
            continue
        _, card, window = key.split(".")
        if window == "trade":  # whose text says where, which is no mark
            continue
        kind, whose = window.rstrip("b0123456789X"), "foe" if card in foes else ""
        text = re.sub(r"\bhis\b", "its", words(key))
        texts.setdefault((whose, kind, told), set()).add(text)
        marks.setdefault((whose, kind, text), set()).add(told)
    assert [found for found in texts.values() if len(found) > 1] == []
    assert [(key, said) for key, said in marks.items() if len(said) > 1] == []


def test_texts_are_filled_and_printed_well(content: Content, words: Words) -> None:
    words.missing.clear()
    for key in card_texts(content, words):
        text = words(key)
        part = key.endswith("-name") or any(sign in key for sign in TOLD)
        assert text.endswith(".") != part, text
        assert key.endswith("-name") or text[0].islower() == part or text[0].isdigit(), text
    assert not words.missing
    raw = (FOLDER / "en.toml").read_text(encoding="utf-8")
    assert [line for line in raw.replace('"""', "").splitlines() if "..." in line or re.search(r"\w'\w", line)] == []


def test_scenes_have_two_sentences(content: Content, words: Words) -> None:
    for card in (*content.enemies, *content.villains, *content.quests, *content.events):
        scene = words(f"card.{card}.scene")
        assert len(re.findall(r"[.?!](?=\s|$)", scene)) == 2, card
        assert 90 <= len(scene) <= 330, (card, len(scene))


def test_sites_and_places_have_the_names_of_the_map(content: Content, words: Words) -> None:
    text = TextMap(TEXT.read_text(encoding="utf-8"))
    named = {f"site.{name}": said for name, (_, _, said) in text.sites.items()}
    named |= {f"place.{name}": said for name, (_, _, said) in text.places.items()}
    assert {key: words(key).replace("’", "'") for key in named} == named


def test_rules_and_glossary_are_whole(content: Content, words: Words) -> None:
    for rule_id, rule in content.rules.items():
        assert words.has(f"rulepart.{rule.part}"), rule_id
        text = words(f"rule.{rule_id}")
        assert text.endswith((".", ".)")), rule_id
        assert rule.ruling == ("Ruling:" in text or rule_id.startswith("R-")), rule_id
        assert set(re.findall(r"\bR(?:B-\d{3}|-\d+)", text)) <= set(content.rules), rule_id
    for name, term in content.glossary.items():
        assert words(f"glossary.{name}.text").endswith("."), name
        assert term.rule in content.rules, name
        assert set(term.see) <= set(content.glossary), name
    assert {key.split(".")[1] for key in words.keys("glossary.")} == set(content.glossary)
    assert {key.split(".")[1] for key in words.keys("rule.")} == set(content.rules)


@pytest.mark.rule("RB-703")
def test_the_rule_of_pools_gives_every_villain_as_many_tokens_as_he_has(content: Content, words: Words) -> None:
    brought = [sum(it.villain == villain for it in content.tokens.values()) for villain in content.villains]
    assert brought == [2] * len(content.villains)
    assert "each villain adds a second one" in words("rule.RB-703")


@pytest.mark.rule("RB-713", "RB-811", "RB-301", "RB-103")
def test_every_state_terrain_face_gem_and_site_is_in_the_glossary(content: Content) -> None:
    wanted = {"blessed", "cursed", "weary", "defeated", "physical", "magic", "skull", "shield", "surge", "doubler"}
    wanted |= {"agility", "blank", "golden", "combat-gem", "exploration-gem", "social-gem"}
    wanted |= {"plains", "forest", "hills", "mountain", "water", "city", "wild", "town", "stronghold", "shrine"}
    assert wanted <= set(content.glossary)


@pytest.mark.rule("RB-114")
def test_a_step_of_the_ladder_says_all_that_it_changes(content: Content, words: Words) -> None:
    for step in content.ladder:
        key = f"ladder.{step}.text"
        changed = {name for name, value in numbers(marks_of_texts(content)[key]).items() if value}
        assert {slot.name for slot in slots(words.raw(key))} == changed, step
        for name in changed:
            more = numbers(marks_of_texts(content)[key])[name] > 0
            said = re.search(rf"\{{{name}[^}}]*\}}(.*?)(more|less)", words.raw(key))
            assert said is not None
            assert (said[2] == "more") == more, step


def test_every_question_has_its_words(words: Words) -> None:
    needed = [f"prompt.kind.{kind}" for kind in PROMPTS] + [f"undo.{kind}" for kind in PROMPTS]
    needed += [f"ui.table.hint.{kind}.{part}" for kind, it in PROMPTS.items() if it.hint for part in ("title", "text")]
    assert [key for key in needed if not words.has(key)] == []
    hinted = {key.split(".")[3] for key in words.keys("ui.table.hint.")}
    assert {kind for kind, it in PROMPTS.items() if it.hint} <= hinted


def test_every_note_has_its_sentence(words: Words) -> None:
    told = ("", "-victory", "-defeat")
    assert [note for note in NOTES if not any(words.has(f"log.{note}{end}") for end in told)] == []


def test_every_reason_has_its_sentence(words: Words) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.py")))
    reasons = set(re.findall(r'"(refusal\.[a-z-]+)"', source))
    assert len(reasons) > 5
    assert [reason for reason in reasons if not words.has(reason)] == []


def test_every_rule_that_is_a_source_is_a_rule(content: Content) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.py")))
    assert set(re.findall(r"\bRB-\d{3}\b", source)) <= set(content.rules)


def test_what_the_content_needs_is_there(content: Content, words: Words) -> None:
    found = needs(Box(content))
    assert [key for key in found.words if not words.has(key)] == []
    assert found.counts["adventures"] == 90
    assert (found.counts["asset_cards"], found.counts["skill_cards"], found.counts["hexes"]) == (60, 60, 195)
    cards = sum(found.counts[stem] for stem in CARDS)
    assert len(found.pictures) == len(set(found.pictures)) == cards + 9 + 8 + 2  # figures, arenas, scenarios


def test_achievements_ask_for_numbers_that_are_told(words: Words) -> None:
    problems: list[str] = []
    words.missing.clear()
    found = read_achievements(FOLDER, words, NUMBERS, problems)
    assert problems == []
    assert len(found) == 42
    assert not words.missing
    assert {key.split(".")[1] for key in words.keys("achievement.")} == {it.id for it in found}


def test_achievements_name_scenarios_that_are_there(content: Content) -> None:
    named = re.findall(r"goal\((\w+)\)", (FOLDER / "achievements.toml").read_text("utf-8"))
    assert named
    assert {name.replace("_", "-") for name in named} <= content.scenarios.keys()


def test_every_page_of_a_lesson_has_its_words(words: Words) -> None:
    lessons = tomllib.loads((FOLDER / "lessons.toml").read_text(encoding="utf-8"))["everywhere"]["lessons"]
    pages = [f"ui.table.lesson.{it['id']}.{page}" for it in lessons for page in range(1, it["pages"] + 1)]
    assert [page for page in pages if not words.has(page)] == []
    assert [it["id"] for it in lessons if not words.has(f"ui.table.lesson.{it['id']}.title")] == []
    assert {kind for it in lessons for kind in it.get("kinds", ())} <= PROMPTS.keys()
