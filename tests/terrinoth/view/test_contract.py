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
from tests.adventure import wording
from tests.terrinoth.cards.fights import threaten
from tests.terrinoth.golden.record import COUNTS, file_of
from tests.terrinoth.quests.phases import WANDER, Phases
from tests.terrinoth.table import KARI, MOK, Scene

ICONS = Path(__file__).parents[3] / "assets" / "icons"

VERBS = ["suffer", "recover", "claim", "exhaust", "retreat", "engage", "flip", "remove", "each"]


def test_every_kind_of_question_has_its_words_and_none_is_left_over(words: Words) -> None:
    assert wording.questions_without_words(words, PROMPTS) == []
    assert list(wording.words_without_question(words, PROMPTS)) == []


def test_every_question_is_about_a_rule_that_there_is(box: Box) -> None:
    assert {declared.rule for declared in PROMPTS.values()} - {""} <= set(box.rules)


def test_the_sensible_player_judges_no_kind_that_nobody_asks() -> None:
    assert set(JUDGES) <= set(PROMPTS)


def test_every_kind_of_note_has_a_sentence(words: Words) -> None:
    assert wording.notes_without_sentence(words, NOTES, SPECIAL) == []


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


def test_every_window_is_named(words: Words) -> None:
    assert wording.windows_without_name(words, set(WINDOWS) - {"rule", "passive"}) == []


def test_every_reason_of_the_rules_has_words(words: Words) -> None:
    assert wording.reasons_without_words(words, "terrinoth") == set()


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
