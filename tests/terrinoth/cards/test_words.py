"""The words of the box: every id has them, and no number in a text can drift from what the card does."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from game.adventure import cards as family
from game.kit.content import records
from game.kit.text import Words, numbers, slots
from game.terrinoth import cards
from game.terrinoth.text_marks import marks_of_texts

ROOT = Path(__file__).resolve().parents[3]
FLAGS = {"facedown", "exhausted", "pierce", "same_place"}
"""Keywords whose 1 means yes."""

SAID_IN_WORDS = {
    "keyword.backstab.text": {"engaged"},  # two with this one: "at least 1 other enemy"
    "card.runemaster-scribe-the-wards.lines.1": {"resolve"},  # both cards drawn: "each of them"
    "card.berserker-reavers-arc.lines.1": {"suffer"},  # one wound at a time: "up to 2 wounds"
    "keyword.raise.text": {"spawn"},  # "the Minion nearest the top"
    "location.bone-pit.text": {"spawn"},
    "nemesis.ankaur-maro.threat": {"spawn"},  # "the Undead nearest the top"
    "exploration.hungry-glyph.text": {"suffer"},  # the same 2: "for each you could not discard"
    "quest.the-goblin-problem.rule.Q1-blue": {"spawn"},  # "the Goblin nearest the top"
    "quest.nine-locks.rule.Q5-1": {"resolve"},  # "the effect of that space"
    "quest.nine-locks.rule.Q5-2": {"peril", "resolve"},  # "raise the alarm"
    "quest.nine-locks.rule.Q5-4": {"peril", "resolve"},
    "quest.nine-locks.rule.Q5-5": {"location_number", "tally"},  # "the Vault of Nine Locks", "takes the Lantern Star"
    "quest.nine-locks.rule.Q5-6": {"peril_space"},  # "left of the blue space"
    "quest.nine-locks.rule.Q5-8": {"peril", "resolve"},
    "quest.the-pale-cantor.rule.Q7-1": {"resolve"},  # "the effect of the space where it stops"
    "quest.the-cinder-queen.rule.Q8-3": {"tally"},  # that she fled is what the text is about
}

PLAIN_DIGIT = re.compile(
    r"1 (other |non-Nemesis |facedown |exhausted )*(enemy|hero|Minion)\b"  # how many are chosen
    r"|1 enemy die\b|1 or more\b"
    r"|(\+|\b)1 [a-z ]+ for each\b"  # what one of those counted is worth
)


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


TABLES = {file.stem: read(file) for file in sorted((ROOT / "data/terrinoth").glob("*.toml"))}
HOUSE = read(ROOT / "data/house/en.toml")
LOCALE = TABLES.pop("en")
KINDS: dict[str, type[Any]] = {
    "heroes": cards.HeroCard,
    "activation": cards.ActivationCard,
    "enemies": cards.EnemySet,
    "nemeses": cards.EnemyCard,
    "keywords": family.Keyword,
    "locations": cards.LocationCard,
    "exploration": cards.ExplorationCard,
    "conditions": family.ConditionCard,
    "quests": cards.Quest,
}
PROBLEMS: list[str] = []
MARKS = marks_of_texts({file: records(file, TABLES[file], kind, PROBLEMS) for file, kind in KINDS.items()})
RANKS = ("minion", "master")
SPOKEN = {
    "name", "prompt", "choice", "log", "undo", "setup", "sheet", "stakes", "forecast", "why", "chronicle", "refusal",
    "table", "text", "upgrade", "explained", "stage", "intent", "objective", "step", "achievement", "end",
}  # fmt: skip
"""Parts whose slots are filled while the game is played (tests/terrinoth/view)."""

PARTS_OF_BOX = [key for key in LOCALE if key not in {"ui", *SPOKEN}]


@pytest.fixture
def words() -> Words:
    return layered()


def layered(pseudo: bool = False) -> Words:
    """The words of the game over those of the house, with the numbers of the box."""
    words = Words.load(HOUSE, pseudo=pseudo).over(LOCALE)
    words.learn(MARKS)
    return words


def box_keys(words: Words) -> list[str]:
    return [key for part in PARTS_OF_BOX for key in words.keys(f"{part}.")]


def expected_keys() -> set[str]:
    """Every text that the data needs."""
    t = TABLES
    keys = {f"hero.{i}.{k}" for i in t["heroes"] for k in ("name", "short", "ability", "pitch", "quote")}
    keys |= {f"card.{i}.name" for i in t["activation"]}
    keys |= {f"card.{i}.lines.{n}" for i, card in t["activation"].items() for n in range(len(card["lines"]))}
    classes = {card["class"] for card in t["activation"].values()} - {""}
    keys |= {f"class.{i}.{k}" for i in classes for k in ("name", "pitch", "quote")}
    keys |= {f"enemy.{i}.{k}" for i in t["enemies"] for k in ("name", "quote")}
    keys |= {f"nemesis.{i}.{k}" for i in t["nemeses"] for k in ("name", "title", "passive", "threat")}
    for file, kind in (
        ("keywords", "keyword"),
        ("locations", "location"),
        ("exploration", "exploration"),
        ("conditions", "condition"),
        ("glossary", "glossary"),
    ):
        keys |= {f"{kind}.{i}.{k}" for i in t[file] for k in ("name", "text")}
    sheet = ("title", "objective", "twist", "story", "victory", "defeat", "win", "lose", "road", "foes")
    for quest, entry in t["quests"].items():
        keys |= {f"quest.{quest}.{k}" for k in (*sheet, "green", "blue", "red")}
        keys |= {f"quest.{quest}.rule.{rule['id']}" for rule in entry["rules"]}
        keys |= {f"quest.{quest}.counter.{counter}" for counter in entry.get("counters", [])}
        markers = {found for rule in entry["rules"] for found in re.findall(r"give\((\w+),", rule["do"])}
        keys |= {f"quest.{quest}.marker.{marker}" for marker in markers}
        keys |= {f"colour.{colour}" for colour in entry["track"]}
        keys.add(f"tier.{entry['tier']}")
    keys |= {f"rule.{i}" for i in t["rules"]}
    keys |= {f"rulepart.{rule['part']}" for rule in t["rules"].values()}
    return keys | label_keys()


def label_keys() -> set[str]:
    """The labels of what cards and dice are marked with."""
    t = TABLES
    traits = {e["trait"] for file in ("enemies", "nemeses", "locations") for e in t[file].values()}
    difficulties = {e["difficulty"] for file in ("enemies", "nemeses", "locations") for e in t[file].values()}
    keys = {f"trait.{trait}" for trait in traits} | {f"difficulty.{d}" for d in difficulties}
    keys |= {f"archetype.{hero['archetype']}" for hero in t["heroes"].values()}
    keys |= {f"action.{card['action']}" for card in t["activation"].values()}
    keys |= {f"{k}.{card[k]}" for card in t["exploration"].values() for k in ("type", "tone", "set")}
    keys |= {f"face.{result}" for die in t["dice"].values() for face in die["faces"] for result in face}
    return keys | {f"die.{die}" for die in t["dice"]} | {f"rank.{rank}" for rank in (*RANKS, "nemesis")}


def test_the_data_files_read_as_records() -> None:
    assert PROBLEMS == []


def test_every_id_in_the_data_has_its_words(words: Words) -> None:
    assert sorted(key for key in expected_keys() if not words.has(key)) == []


def test_every_enemy_with_more_than_its_bar_has_a_text_and_no_other_has(words: Words) -> None:
    for enemy_set in TABLES["enemies"]:
        for rank in RANKS:
            key = f"enemy.{enemy_set}.{rank}"
            assert words.has(key) == bool(MARKS[key]), key


def test_every_keyword_on_a_bar_is_defined() -> None:
    bars = [entry[rank]["bar"] for entry in TABLES["enemies"].values() for rank in RANKS]
    bars += [entry["bar"] for entry in TABLES["nemeses"].values()]
    assert {keyword for bar in bars for keyword in bar} == set(TABLES["keywords"])


def test_a_card_has_one_text_for_each_printed_line(words: Words) -> None:
    for card, entry in TABLES["activation"].items():
        assert len(words.lines(f"card.{card}.lines")) == len(entry["lines"]), card
    assert not words.missing


def test_no_words_are_left_over_for_ids_that_do_not_exist(words: Words) -> None:
    ids = {
        "hero": "heroes",
        "card": "activation",
        "enemy": "enemies",
        "nemesis": "nemeses",
        "keyword": "keywords",
        "location": "locations",
        "exploration": "exploration",
        "condition": "conditions",
        "quest": "quests",
        "glossary": "glossary",
        "rule": "rules",
    }
    for part, file in ids.items():
        assert set(LOCALE[part]) == set(TABLES[file]), part


def test_all_slots_of_the_box_are_filled_by_the_marks(words: Words) -> None:
    for key in box_keys(words):
        text = words(key)
        assert "{" not in text, f"{key}: {text}"
        assert "}" not in text, f"{key}: {text}"
    assert not words.missing


def test_every_number_in_the_marks_stands_in_the_text_as_a_slot(words: Words) -> None:
    for key, marks in MARKS.items():
        if not marks or key.rsplit(".", 1)[-1] in ("green", "blue"):
            continue
        used = {slot.name for slot in slots(words.raw(key))}
        for name, value in numbers(marks).items():
            base = name.rstrip("0123456789")
            is_bound = re.search(rf"\b{base}(\(.*?\))? *[<>=]=", marks) and value <= 1
            if value and not is_bound and base not in FLAGS | SAID_IN_WORDS.get(key, set()):
                assert name in used, f"{key} does not say {name} = {value}: {words.raw(key)}"


def test_a_plain_digit_in_a_card_text_only_counts_what_is_chosen(words: Words) -> None:
    for key, marks in MARKS.items():
        if marks:
            rest = PLAIN_DIGIT.sub("", re.sub(r"\{[^}]*\}", "", words.raw(key)))
            assert not re.search(r"\d", rest), f"{key}: {words.raw(key)}"


def test_texts_are_typeset_like_print(words: Words) -> None:
    for key in box_keys(words):
        assert_printed(key, words(key))
    for layer in (Words.load(HOUSE), Words.load({"ui": LOCALE["ui"]})):
        for key in layer.keys(""):
            # Left out: what names a command as it is typed, and what stands between words, with its spaces.
            if key not in ("ui.told.no_screen", "log.and", "log.comma"):
                assert_printed(key, layer.raw(key))


def assert_printed(key: str, text: str) -> None:
    assert not re.search(r"[\"'`]|--|\.\.\.|  |\n", text), f"{key}: {text}"
    assert text == text.strip(), key
    assert not re.search(r"(?<=\s)-\d", text), f"{key} has a hyphen for a minus: {text}"


SENTENCES = ("ability", "pitch", "quote", "story", "victory", "defeat", "passive", "threat")


def test_full_texts_end_like_sentences(words: Words) -> None:
    for key in box_keys(words):
        kind, last = key.split(".", 1)[0], key.rsplit(".", 1)[-1]
        if last == "text" or (last in SENTENCES and kind in ("hero", "class", "enemy", "nemesis", "quest")):
            assert words(key).endswith((".", "!", "?", "”")), f"{key}: {words(key)}"


@pytest.mark.parametrize(
    ("key", "text"),
    [
        (
            "hero.kari-wraithstalker.ability",
            "Before your action, you may discard 1 success token. If you do, choose 1 enemy in play; it "
            "suffers 1 wound.",
        ),
        (
            "hero.syndrael.ability",
            "While 2 or more enemies are engaged with you, apply +1 defense to your actions.",
        ),
        ("card.scout-caution.lines.1", "Rest: 1, with +1 defense."),
        (
            "card.berserker-headlong-rush.lines.1",
            "Explore: 2, with +1 success for each enemy engaged with you, at most +2.",
        ),
        (
            "card.healer-evening-hymn.lines.1",
            "Choose another hero. That hero recovers 1 wound, or 2 wounds if no "
            "ready enemy is engaged with that hero.",
        ),
        (
            "nemesis.splig.passive",
            "While the active location is fully explored, this enemy has −1 resilience.",
        ),
        (
            "exploration.rope-and-grapnel.text",
            "When the party reveals a new location, before enemies spawn, you may "
            "discard this card. If you do, reduce the engaged spawn value by 1.",
        ),
        (
            "glossary.volley.text",
            "If this enemy is in the shadows, the hero with the fewest engaged enemies suffers 1 wound.",
        ),
        ("quest.the-goblin-problem.red", "2 enemies, then Splig arrives"),
    ],
)
def test_a_text_reads_as_printed(words: Words, key: str, text: str) -> None:
    assert words(key) == text


def test_the_glossary_knows_every_keyword_condition_die_face_and_phase() -> None:
    glossary = TABLES["glossary"]
    terms = {
        *TABLES["keywords"],
        *TABLES["conditions"],
        *LOCALE["face"],
        *LOCALE["difficulty"],
        *LOCALE["rank"],
    }
    terms |= {"hero-phase", "enemy-phase", "peril-phase", "travel-phase", "round-end", *LOCALE["action"]}
    terms |= {"success-token", "wound", "progress", "peril", "leader", "item", "event"}
    assert terms - set(glossary) == set()


def test_the_glossary_names_rules_and_terms_that_exist() -> None:
    for term, entry in TABLES["glossary"].items():
        assert entry["rule"] in TABLES["rules"], term
        assert set(entry.get("see", [])) <= set(TABLES["glossary"]) - {term}, term


def test_every_rule_that_a_rule_refers_to_exists(words: Words) -> None:
    for rule in TABLES["rules"]:
        for other in re.findall(r"HT-\d+|R-\d\d", words(f"rule.{rule}")):
            assert other in TABLES["rules"], f"{rule} refers to {other}"


def test_the_pseudo_locale_fills_the_same_slots_and_is_longer() -> None:
    plain, pseudo = layered(), layered(pseudo=True)
    for key in box_keys(plain):
        text = pseudo(key)
        assert "{" not in text, key
        assert re.findall(r"\d+", text) == re.findall(r"\d+", plain(key)), key
        assert len(text) > len(plain(key)), key
    assert not pseudo.missing
