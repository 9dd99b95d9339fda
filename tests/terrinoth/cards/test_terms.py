"""Templating and terms: every text names its moment as the others do, and the glossary explains what is named."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.adventure.cards import Card
from game.paths import data_folder
from game.terrinoth.box import Box
from game.terrinoth.compiling import load_box
from tests.terrinoth.cards.test_words import MARKS, layered

BOX = load_box(data_folder() / "terrinoth")
WORDS = layered()

MOMENTS = {
    "setup": ("at setup", "setup"),
    "act-start": ("at the start of your activation", "activation-start"),
    "before-action": ("before (your|a hero’s|the bearer’s) ((attack|explore|rest|aid) )?action", "before-action"),
    "roll": ("after you roll dice for your action", "after-roll"),
    "results": ("when a hero’s explore action yields successes", "success"),
    "would-suffer": ("when (you|another hero) would suffer wounds", "would"),
    "would-be-defeated": (r"when \w+ would be defeated", "would"),
    "threat": ("threat: ", "threat"),
    "on-defeat": (r"when (a hero defeats an? |[\w ]+ is defeated)", "defeated"),
    "on-hero-defeat": ("when the bearer is defeated", "defeated"),
    "after-action": (
        r"after (you resolve your|(a|the) hero [\w ]*resolves an?|a hero’s|an) ((attack|explore|rest|aid) )?action",
        "after-action",
    ),
    "act-end": ("at the end of your activation", "activation-end"),
    "after-any-activation": ("after (a|any) hero’s activation", "after-activation"),
    "on-recover": ("whenever another hero recovers", "recover"),
    "on-engage": ("when an? (enemy|Minion) becomes engaged with", "engaged"),
    "on-flip": ("when a facedown enemy is flipped faceup", "flip"),
    "on-draw": ("before you resolve an exploration card", "exploration-card"),
    "on-tally": ("the first time there is", "quest-counter"),
    "enemy-phase-start": ("at the start of the enemy phase", "phase-start"),
    "peril-start": ("at the start of the peril phase", "phase-start"),
    "peril-phase": ("(in|at the start of) the peril phase", "peril-phase"),
    "peril-moved": ("after the peril token has moved", "peril-phase"),
    "travel-start": ("at the start of the travel phase", "phase-start"),
    "traveling": ("when the party (reveals a new location|travels|leaves a location)", "travel"),
    "arrive": ("when the party (arrives at a location|travels)", "arrive"),
    "travel-end": ("at the end of the travel phase", "phase-end"),
    "round-end": ("(at the end of the round|then)", "round-end"),
    "at-once": ("(if|as soon as)", "defeated"),
}
"""Window -> how a text of that window names its moment, and the word of the glossary that explains it."""

WITHOUT = frozenset({"passive", "rule", "peril"})
"""Windows that no text has to name: what always holds, definitions, and the effects of the coloured spaces."""


def cards_with_texts(box: Box) -> Iterator[tuple[str, Card]]:
    """Every card with abilities, by the key of its text."""
    for name, hero in box.heroes.items():
        yield f"hero.{name}.ability", hero
    for kind in ("locations", "exploration", "conditions"):
        for name, card in getattr(box, kind).items():
            yield f"{kind.removesuffix('s')}.{name}.text", card
    for name, enemy in box.enemies.items():
        nemesis = enemy.rank == "nemesis"
        yield f"nemesis.{name}.passive" if nemesis else f"enemy.{enemy.set}.{enemy.rank}", enemy


def moments() -> Iterator[tuple[str, str]]:
    """Key of the text and window, for every ability of the box and every rule of a quest."""
    for key, card in cards_with_texts(BOX):
        for window in card.on:
            yield key, window
    for name, quest in BOX.quests.items():
        for rule in quest.rules:
            if rule.window not in WITHOUT:
                yield f"quest.{name}.rule.{rule.id}", rule.window


@pytest.mark.parametrize(("key", "window"), sorted(moments()))
def test_a_text_names_its_moment_where_a_sentence_or_a_clause_begins(key: str, window: str) -> None:
    phrase, word = MOMENTS[window]
    assert re.search(rf"(^|[.:,] ){phrase}", WORDS(key), re.IGNORECASE), WORDS(key)
    assert word in BOX.glossary


def test_no_moment_is_left_without_a_text() -> None:
    assert {window for _, window in moments()} == set(MOMENTS)


def box_texts() -> list[str]:
    """Every text whose marks the rules resolve, filled with its numbers."""
    return [key for key, marks in MARKS.items() if marks and WORDS.has(key)]


def test_every_capital_within_a_sentence_is_a_name_or_a_word_of_the_glossary() -> None:
    """Ranks, traits and keywords are written large; each is explained."""
    parts = ("hero", "location", "exploration", "nemesis", "glossary")
    named = {WORDS(key) for part in parts for key in WORDS.keys(f"{part}.") if key.endswith((".name", ".short"))}
    known = {word for name in named for word in re.findall(r"\w+", name)}
    known |= {word for key in WORDS.keys("quest.") if ".marker." in key for word in re.findall(r"\w+", WORDS(key))}
    for key in box_texts():
        for word in re.findall(r"(?:(?<=[a-z,] )|(?<=non-))[A-Z]\w+", WORDS(key)):
            assert word.removesuffix("s") in known or word in known, f"{key}: {WORDS(key)}"


def test_ranks_and_traits_are_never_written_small() -> None:
    small = re.compile(r"\b(minion|master|nemesis|goblin|human|undead|demon)s?\b")
    told = [key for part in ("glossary", "rule", "prompt", "refusal") for key in WORDS.keys(f"{part}.")]
    for key in [*box_texts(), *told]:
        assert not small.search(WORDS.raw(key)), f"{key}: {WORDS.raw(key)}"


TERMS = {
    "activation card": "activation-card", "active location": "location", "advanced card": "advanced",
    "another hero": "another-hero", "attack action": "attack", "bearer": "bearer", "cannot": "cannot",
    "claim": "claim", "cleanup": "cleanup", "condition": "condition", "counterattack": "counterattack",
    "covered": "covered", "cracked scale": "scale", "critical": "critical", "defeated": "defeated",
    "defense": "defense", "discard": "discard", "discard pile": "discard-pile", "either": "either",
    "enemy die": "enemy-die", "engaged": "engaged", "engaged spawn value": "engaged-spawn", "evidence": "evidence",
    "exhaust": "exhausted", "exploration card": "exploration-card", "exploration value": "exploration-value",
    "facedown": "facedown", "faceup": "faceup", "fewest": "most-fewest", "final location": "final-location",
    "flip": "flip", "focused": "focused", "fully explored": "fully-explored", "hero di[ce]": "hero-die",
    "in play": "in-play", "in the shadows": "shadows", "lair": "lair", "Lantern Star": "lantern-star",
    "may": "may", "most": "most-fewest", "nearest the top": "nearest-the-top", "noise": "noise",
    "non-Nemesis": "non-nemesis", "once per round": "once-per-round", "party": "party", "party leader": "leader",
    "peril effect": "peril-effect", "peril token": "peril", "peril track": "peril-track", "poisoned": "poisoned",
    "prevent": "prevent", "progress": "progress", "raise the alarm": "alarm", "ranged attack": "ranged",
    "ready": "ready", "recover": "recover", "reroll": "reroll", "resilience": "resilience", "retreat": "retreat",
    "scale": "scale", "spawn": "spawn", "spend": "spend", "success token": "success-token", "suffer": "suffer",
    "target": "target", "townsfolk": "townsfolk", "travel": "travel", "upgrade": "upgrade", "weakened": "weakened",
    "would": "would", "wound": "wound", "choir": "choir", "counter-song": "counter-song", "flight": "flight",
    "strafing": "strafing", "the ledger": "ledger", "the line": "line",
}  # fmt: skip
"""Words of art that stand on cards and quest sheets -> where the glossary explains them."""


def test_every_word_of_art_on_a_card_is_explained() -> None:
    texts = " ".join([WORDS(key) for key in box_texts()] + list(map(WORDS, WORDS.keys("glossary."))))
    for term, word in TERMS.items():
        assert re.search(rf"\b{term}", texts, re.IGNORECASE), f"nothing says {term!r} any more"
        assert word in BOX.glossary, term


def test_what_a_quest_counts_or_hands_out_is_explained() -> None:
    told = " ".join(WORDS(key) for key in WORDS.keys("glossary.")).lower()
    for name, quest in BOX.quests.items():
        for counter in quest.counters:
            assert WORDS(f"quest.{name}.counter.{counter}").lower().removesuffix("s") in told, counter


def test_the_entry_of_a_trait_names_every_enemy_that_has_it() -> None:
    traits = {enemy.trait for enemy in BOX.enemies.values()} | {place.trait for place in BOX.locations.values()}
    assert {trait.lower() for trait in traits} <= set(BOX.glossary)
    for trait in sorted({enemy.trait for enemy in BOX.enemies.values()}):
        having = {
            WORDS(f"nemesis.{name}.name" if enemy.rank == "nemesis" else f"enemy.{enemy.set}.name")
            for name, enemy in BOX.enemies.items()
            if enemy.trait == trait
        }
        text = WORDS(f"glossary.{trait.lower()}.text")
        assert all(name in text for name in having), text
        others = {WORDS(f"enemy.{name}.name") for name in BOX.sets} - having
        assert not any(re.search(rf"\b{name}s?\b", text) for name in others - {trait}), text


def test_one_thing_is_said_in_one_way() -> None:
    """Ways of saying that the texts of the box have given up, each with the one that holds."""
    given_up = {
        r"may discard this card\. (?!If you do)": "discard this card. If you do, ...",
        r", up to [+−]": "at most",
        r"that enemy suffers": "choose 1 enemy ...; it suffers",
        r"\b[Ee]very (enemy|hero)\b": "each",
        r"at least 1": "1 or more",
        r"set-up": "setup",
        r"for the first time": "the first time ..., ...",
        r"\bthe leader\b": "the party leader",
        r"turned? faceup": "flip faceup",
        r"\w+ engaged suffers": "each hero with 1 or more engaged ... suffers",
    }
    for key in box_texts():
        for way, instead in given_up.items():
            assert not re.search(way, WORDS(key)), f"{key}: {WORDS(key)} -- say {instead!r}"
