"""Staging: runs of events that belong to one card on the stage."""

from __future__ import annotations

from game.kit.events import Counted, Event, Moved, Noted, Tracked, Turned
from game.kit.notes import NoteKind
from game.kit.staging import Staging, goes_on

KINDS = {
    "acts": NoteKind(pieces=("who",), staged="card"),
    "comes": NoteKind(pieces=("who",), staged="aside"),
    "seen": NoteKind(),
    "phase": NoteKind(ends=True),
}


def acts(who: str) -> Noted:
    return Noted("acts", {"who": who, "at": "ann"})


def hurt(total: int = 1) -> Counted:
    return Counted("ann", "harm", 1, total)


def test_a_card_stands_until_the_next_one_comes() -> None:
    events: list[Event] = [hurt(), acts("rat"), hurt(2), acts("ogre"), hurt(3)]
    first, second = Staging(KINDS).take(events)
    assert (first.start, first.stop, first.events, first.open) == (1, 3, tuple(events[1:3]), False)
    assert (second.start, second.stop, second.open) == (3, 5, True)


def test_a_note_that_ends_it_belongs_to_it_no_more() -> None:
    events: list[Event] = [acts("rat"), hurt(), Noted("phase", {}), hurt(2)]
    (span,) = Staging(KINDS).take(events)
    assert (span.stop, span.open) == (2, False)


def test_a_question_in_its_middle_lets_it_go_on_with_the_next_answer() -> None:
    staging = Staging(KINDS)
    staging.take([acts("rat")])
    rest: list[Event] = [hurt(), Noted("phase", {})]
    (span,) = staging.take(rest)
    assert (span.start, span.stop, span.known, span.events) == (0, 1, 1, (acts("rat"), hurt()))
    assert staging.take([hurt(2)]) == []


def test_one_recap_tells_what_goes_on_but_not_what_was_told_whole_before_it_ends() -> None:
    staging = Staging(KINDS)
    staging.take([acts("rat"), hurt()])
    more: list[Event] = [hurt(2)]
    assert goes_on(staging.take(more), more, KINDS)
    rest: list[Event] = [Tracked("left", 1), Noted("phase", {}), hurt(3)]
    assert not goes_on(staging.take(rest), rest, KINDS)


def test_what_was_undone_does_not_go_on() -> None:
    staging = Staging(KINDS)
    staging.take([acts("rat")])
    staging.forget()
    assert staging.take([hurt()]) == []


def test_a_card_that_is_turned_over_to_act_is_turned_on_the_stage() -> None:
    events: list[Event] = [hurt(), Turned("rat", True), Noted("seen", {"who": "rat"}), acts("rat")]
    (span,) = Staging(KINDS).take(events)
    assert (span.start, span.lead) == (3, 2)
    (other,) = Staging(KINDS).take([Turned("ogre", True), Noted("seen", {"who": "ogre"}), acts("rat")])
    assert other.lead == 0


def test_an_aside_comes_forward_only_where_nothing_else_is() -> None:
    comes = Noted("comes", {"who": "rat"})
    move = Moved("rat", "deck", "row", 0, True)
    assert len(Staging(KINDS).take([acts("ogre"), comes, move])) == 1
    other = Noted("comes", {"who": "ogre"})
    first, second = Staging(KINDS).take([comes, move, other, Moved("ogre", "deck", "row", 0, True)])
    assert (first.stop, second.start) == (2, 2)
    assert not second.open


def test_a_card_that_was_just_moved_is_moved_from_the_stage() -> None:
    move, comes = Moved("rat", "drawn", "play:ann", 0, True), Noted("comes", {"who": "rat"})
    (span,) = Staging(KINDS).take([hurt(), move, comes])
    assert (span.start, span.lead) == (2, 1)


def test_a_phase_begins_with_its_track() -> None:
    events: list[Event] = [acts("rat"), hurt(), Tracked("phase", "peril"), Noted("phase", {})]
    (span,) = Staging(KINDS).take(events)
    assert span.stop == 2
