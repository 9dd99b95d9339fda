"""Everything the rules can ask or tell has words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.kit.events import Noted
from game.kit.notes import DETAIL, SILENT
from game.kit.prompts import Prompt
from game.kit.session import Session
from game.kit.text import Words
from game.terrinoth.box import Box
from game.terrinoth.computer_player import JUDGES
from game.terrinoth.flow import new_session
from game.terrinoth.notes import NOTES
from game.terrinoth.prompts import PROMPTS
from game.terrinoth.view.sentences import SPECIAL
from game.terrinoth.window_names import WINDOWS
from tests.terrinoth.cards.fights import threaten
from tests.terrinoth.golden.record import COUNTS, file_of
from tests.terrinoth.quests.phases import WANDER, Phases
from tests.terrinoth.table import KARI, MOK, Scene

RULES = [Path(__file__).parents[3] / "game" / room for room in ("adventure", "terrinoth")]
ICONS = Path(__file__).parents[3] / "assets" / "icons"

VERBS = ["suffer", "recover", "claim", "exhaust", "retreat", "engage", "flip", "remove", "each"]


@pytest.mark.parametrize("kind", PROMPTS)
def test_every_kind_of_question_has_a_verb_and_an_undo_label(words: Words, kind: str) -> None:
    assert words.has(f"prompt.kind.{kind}")
    assert words.has(f"undo.{kind}")


@pytest.mark.parametrize("kind", [kind for kind, declared in PROMPTS.items() if declared.hint])
def test_every_hint_has_words(words: Words, kind: str) -> None:
    assert words.has(f"ui.table.hint.{kind}.title")
    assert words.has(f"ui.table.hint.{kind}.text")


def test_no_words_are_left_over_for_a_kind_of_question_that_nobody_asks(words: Words) -> None:
    """Some kinds have more than one wording: `target`, `target-more`."""
    for key in words.keys("prompt.kind."):
        wording = key.removeprefix("prompt.kind.")
        assert any(wording == kind or wording.startswith(f"{kind}-") for kind in PROMPTS), key
    assert {key.split(".")[3] for key in words.keys("ui.table.hint.")} <= {k for k, p in PROMPTS.items() if p.hint}


def test_every_question_is_about_a_rule_that_there_is(box: Box) -> None:
    assert {declared.rule for declared in PROMPTS.values()} - {""} <= set(box.rules)


def test_the_sensible_player_judges_no_kind_that_nobody_asks() -> None:
    assert set(JUDGES) <= set(PROMPTS)


@pytest.mark.parametrize("name", [name for name, kind in NOTES.items() if kind.level != SILENT])
def test_every_kind_of_note_has_a_sentence(words: Words, name: str) -> None:
    assert words.has(f"log.{name}") or name in SPECIAL


def test_no_sentence_is_left_over_for_a_note_that_nobody_tells() -> None:
    assert set(SPECIAL) <= set(NOTES)


def test_what_is_not_declared_is_neither_asked_nor_told(scene: type[Scene]) -> None:
    table = scene().t
    with pytest.raises(AssertionError, match="dance is not declared as a kind of question"):
        table.ask(Prompt("dance", KARI, "", ("yes",)))
    with pytest.raises(AssertionError, match="dances is not declared as a kind of note"):
        table.note("dances", hero=KARI)


def test_every_kind_that_is_declared_is_asked_or_told(box: Box, scene: type[Scene]) -> None:
    """In the recorded games, and in a few scenes for what is rare."""
    asked, told = set[str](), set[str]()

    def hear(session: Session) -> None:
        asked.update(given.kind for entry in session.entries for given in entry.given)
        asked.update({session.prompt.kind} if session.prompt is not None else ())
        told.update(event.name for event in session.take_events() if isinstance(event, Noted))

    for quest in box.quests:
        for count in COUNTS:
            game = json.loads(file_of(quest, count).read_text(encoding="utf-8"))
            session = new_session(box, game["setup"]).begin()
            for answer in (answer for node in game["nodes"] for answer in node["answers"]):
                session.answer(answer)
            hear(session)
    for rare in rare_scenes(scene):
        hear(rare.session)
        told.update(event.name for event in rare.events if isinstance(event, Noted))
    assert set(PROMPTS) - asked == set()
    assert set(NOTES) - told == set()


def rare_scenes(scene: type[Scene]) -> Iterator[Scene]:
    """An item found for another hero, progress turned twice, an enemy made ready, a quest without an end."""
    finder = {"id": KARI, "advanced": ["thief-palm-and-pass"]}
    yield scene(heroes=[finder, MOK], hero_dice=["defense"] * 2, decks=WANDER).answer("thief-palm-and-pass")
    yield Phases(scene, "the-crimson-ledger").activation(
        MOK, KARI, location={"id": "market-square", "progress": 12}, bearer=KARI, hero_dice=["success", "defense"],
        decks=WANDER,
    ).answer("healer-walk-unafraid", "Q4-6")  # fmt: skip
    tired = {"card": "bandits-minion", "exhausted": True}
    yield threaten(scene, {"id": KARI, "engaged": [tired]}, MOK, shadows=["flesh-moulders-master"])
    yield scene(node="round_end", round=60)


@pytest.mark.parametrize("window", sorted(set(WINDOWS) - {"rule", "passive"}))
def test_every_window_is_named(words: Words, window: str) -> None:
    assert words.has(f"prompt.window.{window}")


def test_every_reason_of_the_rules_has_words(words: Words) -> None:
    whole = "\n".join(path.read_text(encoding="utf-8") for room in RULES for path in room.rglob("*.py"))
    keys = set(re.findall(r'"((?:refusal|setup)\.[a-z-]+)"', whole))
    assert len(keys) > 15
    assert {key for key in keys if not words.has(key)} == set()


@pytest.mark.parametrize("name", NOTES)
def test_every_icon_of_the_log_is_drawn(name: str) -> None:
    icon, data = NOTES[name].icon, {"action": "attack", "condition": "poisoned"}
    assert NOTES[name].level in range(SILENT, DETAIL + 1)
    file = f"{icon.format_map(data)}.png"
    assert not icon or (ICONS / file).exists() or (ICONS / "terrinoth" / file).exists(), icon


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
