"""Sentences of the log and stories that depend on more than their slots."""

from __future__ import annotations

import pytest

from game.kit.events import Noted
from game.tenefyr.mode import TenefyrMode
from game.tenefyr.notes import NOTES
from game.tenefyr.prompts import PROMPTS
from game.tenefyr.view import TenefyrView
from game.tenefyr.view.choices import MAKERS
from game.tenefyr.view.log import KEYS
from game.tenefyr.view.stories import MOMENTS
from game.tenefyr.view.why import ROWS
from tests.tenefyr.table import Play, me
from tests.tenefyr.view.conftest import Seen

SPECIAL = {
    "over": "over-victory", "more-cards": "fewer-cards", "recalls": "recalls-deck", "foe": "foe-falls",
}  # fmt: skip


def told(view: TenefyrView, events: list[object]) -> list[str]:
    """The sentences of what happened."""
    return [line.text for line in view.log([event for event in events if isinstance(event, Noted)])]


def test_every_kind_of_question_and_of_note_has_its_words(mode: TenefyrMode) -> None:
    words = mode.words
    assert [kind for kind in PROMPTS if not words.has(f"prompt.kind.{kind}") or not words.has(f"undo.{kind}")] == []
    assert [kind for kind in NOTES if not words.has(f"log.{SPECIAL.get(kind, kind)}")] == []
    assert KEYS.keys() | MOMENTS.keys() | ROWS.keys() <= NOTES.keys()
    assert MAKERS.keys() <= PROMPTS.keys()
    assert {kind for kind, note in NOTES.items() if note.moment} == set(MOMENTS)


@pytest.mark.rule("TN-416", "TN-602")
def test_an_enemy_is_told_by_the_end_that_was_up(play: Play, seen: Seen) -> None:
    scene = play("hedge-witch", me("thief", hand="hill-giant"), below="orc", place="ossuary", stop="press_on")
    lines = told(seen(scene), list(scene.events))
    beaten = next(line for line in lines if " beats " in line)
    assert beaten.startswith("[Thief](piece:thief) beats [the Hedge Witch](piece:hedge-witch-1), ")
    assert "[Thief](piece:thief) takes [Bitter Tea](piece:hedge-witch-1) as loot." in lines
    assert "[The Hedge Witch](piece:hedge-witch-1), won: the winner gains a Basic 0." in lines


@pytest.mark.rule("TN-704")
def test_a_place_that_is_cleared_keeps_its_name_in_the_log_and_in_the_story(play: Play, seen: Seen) -> None:
    scene = play("kobold", me(hand="hill-giant"), place="bramble-lane", others={2: "orc", 3: "ogre"}, stop="valley")
    view = seen(scene)
    assert "Bramble Lane is cleared." in told(view, list(scene.events))
    cleared = next(event for event in scene.events if isinstance(event, Noted) and event.name == "cleared")
    story = view.story(cleared)
    assert story is not None
    assert story.title == "Bramble Lane is cleared"
    assert "bricks" in story.text
