"""Everything the rules can ask or tell has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.kit.text import Words
from game.terrinoth.view.log import SILENT, STYLE
from game.terrinoth.view.sentences import SPECIAL
from game.terrinoth.window_names import WINDOWS

RULES = Path(__file__).parents[2] / "game" / "terrinoth"
SOURCES = [path for path in RULES.rglob("*.py") if "view" not in path.parts]
SOURCES.append(RULES.parent / "kit" / "effects" / "control.py")
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
ICONS = Path(__file__).parents[2] / "assets" / "icons"


CHOSEN_KINDS = {
    "target", "aid-target", "use", "order", "exhaust-card", "ready-card", "choose-hero", "choose-enemy", "engage",
}  # fmt: skip
"""Kinds that the code picks by a condition or hands on."""

VERBS = ["suffer", "recover", "claim", "exhaust", "retreat", "engage", "flip", "remove", "each"]


def prompt_kinds() -> set[str]:
    """The kinds of question the rules ask, as the code names them."""
    kinds = set(re.findall(r'Prompt\(\s*"([a-z-]+)"', TEXT))
    kinds |= set(re.findall(r'(?:choose|choose_one|agree)\(t, \w+, "([a-z-]+)"', TEXT))
    kinds |= set(re.findall(r'choose\(t, Context\([^)]*\), "([a-z-]+)"', TEXT))
    return kinds | CHOSEN_KINDS


def notes() -> set[str]:
    """The kinds of note the rules tell, as the code names them."""
    names = re.findall(r't\.note\(\s*"([a-z-]+)"', TEXT)
    pairs = re.findall(r'(?:t\.note\(\s*|name = )"([a-z-]+)" if [^"]*? else "([a-z-]+)"', TEXT)
    return set(names) | {name for pair in pairs for name in pair}


def test_the_search_finds_the_kinds_that_the_design_names() -> None:
    assert {"activation-card", "spend", "reroll", "either", "pay", "upgrade", "resolve-card"} <= prompt_kinds()
    assert {"suffers", "uses", "resolves", "roll", "outcome", "exhausts-card", "readies-card"} <= notes()


@pytest.mark.parametrize("kind", sorted(prompt_kinds()))
def test_every_kind_of_question_has_a_verb_and_an_undo_label(words: Words, kind: str) -> None:
    assert words.has(f"prompt.kind.{kind}")
    assert words.has(f"undo.{kind}")


@pytest.mark.parametrize("name", sorted(notes()))
def test_every_kind_of_note_has_a_sentence_or_is_silent_on_purpose(words: Words, name: str) -> None:
    assert name in STYLE or name in SILENT
    if name in STYLE and name not in SPECIAL:
        assert words.has(f"log.{name}")


def test_no_sentence_is_left_over_for_a_note_that_nobody_tells() -> None:
    assert set(STYLE) | SILENT <= notes()


@pytest.mark.parametrize("window", sorted(set(WINDOWS) - {"rule", "passive"}))
def test_every_window_is_named(words: Words, window: str) -> None:
    assert words.has(f"prompt.window.{window}")


def test_every_reason_of_the_rules_has_words(words: Words) -> None:
    whole = TEXT + (RULES / "view" / "reasons.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'"((?:refusal|setup)\.[a-z-]+)"', whole))
    assert len(keys) > 15
    assert {key for key in keys if not words.has(key)} == set()


def test_every_icon_of_the_log_is_drawn() -> None:
    for level, icon in STYLE.values():
        assert level in (0, 1, 2, 3)
        assert not icon or (ICONS / f"{icon}.png").exists(), icon


def test_the_words_of_the_running_game_are_typeset_like_print(words: Words) -> None:
    parts = ("name", "prompt", "choice", "log", "undo", "setup", "sheet", "stakes", "forecast", "why", "chronicle")
    keys = [key for part in (*parts, "refusal", "table", "text") for key in words.keys(f"{part}.")]
    assert len(keys) > 300
    for key in keys:
        text = words.raw(key)
        assert not re.search(r"[\"'`]|--|\.\.\.|\S  |\n", text), f"{key}: {text}"
        assert not re.search(r"(?<=\s)-\d", text), f"{key} has a hyphen for a minus: {text}"


def test_reasons_and_problems_are_sentences(words: Words) -> None:
    for key in [*words.keys("refusal."), *words.keys("setup.")]:
        assert words.raw(key)[0].isupper() or words.raw(key).startswith("{"), key
        assert words.raw(key).endswith((".", "{fault}")), key


@pytest.mark.parametrize("verb", VERBS)
def test_a_choice_of_somebody_names_what_will_happen(words: Words, verb: str) -> None:
    assert words.has(f"prompt.choose-hero.{verb}") or words.has(f"prompt.choose-enemy.{verb}")
