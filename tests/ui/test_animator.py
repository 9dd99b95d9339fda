"""The animator: events are told in beats, numbers follow when they land, and the copy ends equal to the model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec
import pytest

from game.kit.board import Board, Piece
from game.kit.events import Counted, Event, Made, Moved, Noted, Shuffled, Tilted, Tracked, Turned, fold
from game.kit.notes import BeatName
from game.kit.shown import Story
from game.kit.stage_sheet import StageLine, StageSheet
from game.kit.staging import Staging
from game.terrinoth.notes import NOTES
from game.ui.table.animated_table import Records
from game.ui.table.animator import Animator, copy_of
from game.ui.table.beats import CHOREOGRAPHIES, beats
from game.ui.table.stage_cues import Staged, stage_cues

TIMES = {
    "strike": 220.0, "shake": 250.0, "bring": 280.0, "say": 270.0, "back": 240.0, "fill": 3000.0,
    "settle": 200.0, "fly": 220.0, "throw": 800.0, "fall": 300.0, "lunge": 280.0, "pulse": 260.0, "track": 650.0,
}  # fmt: skip


class Recorder:
    """A stage that writes down what it was asked for."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.stands = 0.0
        """How long a line stands to be read."""

    def settle(self) -> float:
        return self._call("settle")

    def fall(self, piece: str) -> float:
        return self._call("fall", piece)

    def fly(self, counts: Sequence[Counted], origin: str) -> float:
        return self._call("fly", *(f"{count.piece}:{count.amount}" for count in counts), origin)

    def strike(self, counts: Sequence[Counted], origin: str) -> float:
        return self._call("strike", *(f"{count.piece}:{count.amount}" for count in counts), origin)

    def shake(self, pieces: Sequence[str]) -> float:
        return self._call("shake", *pieces)

    def bring(self, sheet: StageSheet, done: int, about: Sequence[str]) -> float:
        return self._call("bring", sheet.piece, str(done))

    def say(self, line: int) -> float:
        return self._call("say", str(line))

    def hold(self, line: int, *, more: bool = False) -> float:
        if more:
            return self._call("hold", str(line), "with", "more")
        return self._call("hold", str(line)) or self.stands

    def put_back(self, sheet: StageSheet, again: bool, last: bool) -> float:
        return self._call("back", sheet.piece)

    def fill(self, story: Story) -> float:
        return self._call("fill", story.title)

    def empty(self) -> float:
        return self._call("empty")

    def throw(self, dice: Records, anew: bool) -> float:
        return self._call("throw", str(len(dice)), "anew" if anew else "again")

    def lunge(self, piece: str, at: str) -> float:
        return self._call("lunge", piece, at)

    def pulse(self, piece: str) -> float:
        return self._call("pulse", piece)

    def step_track(self, track: str, before: int, after: int) -> float:
        return self._call("track", track, str(before), str(after))

    def clear_dice(self) -> float:
        return self._call("clear")

    def play(self, card: str) -> float:
        return self._call("play", card)

    def rest(self) -> None:
        self._call("rest")

    def caught_up(self) -> None:
        self._call("caught-up")

    def _call(self, name: str, *about: str) -> float:
        self.calls.append(" ".join((name, *about)).strip())
        return TIMES.get(name, 0.0)


def board() -> Board:
    pieces = {name: Piece(name, name, "shadows") for name in ("rat", "ogre")} | {"kari": Piece("kari", "kari", "seats")}
    return Board(pieces, {"shadows": ["rat", "ogre"], "seats": ["kari"]}, {"peril": 2})


@pytest.fixture
def told() -> tuple[Recorder, Animator]:
    stage = Recorder()
    animator = Animator(stage, NOTES)
    animator.reset(board())
    return stage, animator


def test_a_number_changes_when_its_token_lands_not_before(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    animator.tell([Noted("suffers", {"who": "rat", "source": "kari"}), Counted("rat", "wound", 2, 2)])
    animator.update(100)
    assert stage.calls == ["strike rat:2 kari"]
    assert animator.board.pieces["rat"].tokens == {}
    animator.update(150)
    assert animator.board.pieces["rat"].tokens == {"wound": 2}


def test_moves_of_different_pieces_are_one_beat(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    animator.tell([Moved("rat", "shadows", "engaged:kari", 0, True), Moved("ogre", "shadows", "engaged:kari", 1, True)])
    animator.update(1)
    assert animator.board.zone("engaged:kari") == ["rat", "ogre"]
    assert stage.calls == ["settle"]


def test_two_moves_of_one_piece_are_two_beats() -> None:
    moves = [Moved("rat", "shadows", "engaged:kari", 0, True), Moved("rat", "engaged:kari", "shadows", 0, True)]
    assert [beat.name for beat in beats(moves, NOTES)] == ["settle", "settle"]


def test_a_beaten_piece_falls_before_it_leaves(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    animator.tell([Noted("defeated", {"who": "rat"}), Moved("rat", "shadows", "discard:enemy", 0, True)])
    animator.update(1)
    assert stage.calls == ["fall rat"]
    assert animator.board.pieces["rat"].zone == "shadows"
    animator.update(400)
    assert animator.board.pieces["rat"].zone == "discard:enemy"


def test_dice_are_thrown_anew_for_a_roll_and_again_for_a_reroll(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    die = {"id": "h1", "die": "die-hero", "face": 0}
    animator.tell([Noted("roll", {"dice": [die, die]}), Noted("reroll", {"dice": [die]})])
    animator.update(2000)
    assert stage.calls[:2] == ["throw 2 anew", "throw 1 again"]


def test_a_counterattack_lunges_from_the_enemy_to_the_hero(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    animator.tell([Noted("counterattack", {"hero": "kari", "enemy": "ogre", "attack": 2})])
    animator.update(1)
    assert stage.calls == ["lunge ogre kari"]


def test_the_peril_token_steps_and_the_track_follows(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    animator.tell([Tracked("peril", 3)])
    animator.update(10)
    assert stage.calls == ["track peril 2 3"]
    assert animator.board.tracks["peril"] == 2
    animator.update(1000)
    assert animator.board.tracks["peril"] == 3


def test_skip_ends_one_beat_and_only_that(told: tuple[Recorder, Animator]) -> None:
    _, animator = told
    animator.tell([Counted("rat", "wound", 1, 1), Noted("uses", {"piece": "ogre"})])
    animator.update(1)
    animator.skip()
    assert animator.board.pieces["rat"].tokens == {"wound": 1}
    assert animator.busy


def test_finish_tells_everything_at_once(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    events: list[Event] = [
        Counted("rat", "wound", 1, 1), Tilted("ogre", True), Turned("ogre", False), Tracked("round", 4),
        Shuffled("shadows", ("ogre", "rat")), Noted("defeated", {"who": "rat"}),
        Moved("rat", "shadows", "discard:enemy", 0, True),
    ]  # fmt: skip
    animator.tell(events)
    animator.update(5)
    animator.finish()
    assert not animator.busy
    assert msgspec.to_builtins(animator.board) == msgspec.to_builtins(fold(board(), events))
    assert stage.calls[-1] == "caught-up"


def test_instant_speed_leaves_nothing_to_wait_for(told: tuple[Recorder, Animator]) -> None:
    _, animator = told
    animator.speed = float("inf")
    animator.tell([Counted("rat", "wound", 1, 1)])
    assert not animator.busy
    assert animator.board.pieces["rat"].tokens == {"wound": 1}


def test_double_speed_halves_the_time(told: tuple[Recorder, Animator]) -> None:
    _, animator = told
    animator.speed = 2.0
    animator.tell([Counted("rat", "wound", 1, 1)])
    animator.update(112)
    assert not animator.busy


def test_an_unknown_note_is_passed_over() -> None:
    assert beats([Noted("something-new", {"who": "rat"})], NOTES) == []


def test_every_primitive_event_is_told_by_some_beat() -> None:
    events: list[Event] = [
        Made("imp", "imp", "shadows", True), Moved("rat", "shadows", "lair", 0, True), Turned("ogre", False),
        Tilted("ogre", True), Counted("kari", "success", 1, 1), Shuffled("shadows", ("ogre", "imp")),
        Tracked("round", 2),
    ]  # fmt: skip
    made = beats(events, NOTES)
    assert [event for beat in made for event in (*beat.early, *beat.late)] == events


@pytest.mark.parametrize("name", [name for name, kind in NOTES.items() if kind.beat])
def test_every_beat_that_a_kind_of_note_declares_can_be_carried_out(name: str) -> None:
    stage, kind = Recorder(), NOTES[name]
    data: dict[str, object] = {"dice": [], "hero": "kari", **dict.fromkeys(kind.pieces, "ogre")}
    animator = Animator(stage, NOTES)
    animator.reset(board())
    animator.tell([Noted(name, data), *([Moved("ogre", "shadows", "lair", 0, True)] if kind.beat == "fall" else [])])
    animator.update(1)
    assert len(stage.calls) >= 1
    assert set(CHOREOGRAPHIES) | {"fall", ""} == set(get_args(BeatName))


def test_what_lasts_is_carried_out_even_where_all_is_told_at_once(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    animator.tell([Noted("enemy-activates", {"enemy": "ogre"}), Noted("plays", {"card": "strike"})])
    animator.finish()
    assert stage.calls[0] == "play strike"
    assert "pulse ogre" not in stage.calls


def test_a_copy_of_a_board_is_its_own() -> None:
    first = board()
    second = copy_of(first)
    second.pieces["rat"].tokens["wound"] = 3
    second.zones["shadows"].clear()
    assert first.pieces["rat"].tokens == {}
    assert first.zone("shadows") == ["rat", "ogre"]


# -- the stage -----------------------------------------------------------------------------------------

SHEET = StageSheet("Its activation", (StageLine("It strikes.", at=1), StageLine("It rests.", at=4)), "rat", "rat")
RAT_ACTS: list[Event] = [
    Noted("enemy-activates", {"enemy": "rat", "hero": "kari"}), Noted("keyword", {"keyword": "inflict"}),
    Noted("suffers", {"who": "kari", "source": "rat"}), Counted("kari", "wound", 1, 1), Tilted("rat", True),
]  # fmt: skip


def staged(events: list[Event]) -> Staged:
    (span,) = Staging(NOTES).take(events)
    return Staged(((span, SHEET),))


def test_a_card_comes_forward_says_line_by_line_and_goes_back(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    animator.tell(RAT_ACTS, stage_cues(staged(RAT_ACTS)))
    for _ in range(80):
        animator.update(50)
    assert stage.calls == [
        "bring rat 0", "say 0", "strike kari:1 rat", "settle", "shake kari", "hold 0", "say 1", "settle", "hold 1",
        "back rat", "caught-up",
    ]  # fmt: skip


def test_lines_that_begin_together_are_told_one_after_the_other(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    (span,) = Staging(NOTES).take(RAT_ACTS)
    sheet = StageSheet("Its choice", (StageLine("This.", at=1), StageLine("Or that.", at=1)), "rat", "rat")
    animator.tell(RAT_ACTS, stage_cues(Staged(((span, sheet),))))
    for _ in range(80):
        animator.update(50)
    shown = [call for call in stage.calls if call.split()[0] in ("bring", "say", "hold", "back")]
    assert shown == ["bring rat 0", "say 0", "hold 0", "say 1", "hold 1", "back rat"]


def test_a_line_stands_until_the_player_goes_on(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    stage.stands = float("inf")
    animator.tell(RAT_ACTS, stage_cues(staged(RAT_ACTS)))
    animator.update(60_000)
    assert stage.calls[-1] == "hold 0"
    assert animator.stands
    animator.go_on()
    animator.update(60_000)
    assert stage.calls[-1] == "hold 1"
    animator.go_on()
    animator.update(60_000)
    assert not animator.busy


def test_going_on_before_a_line_stands_runs_to_where_it_does(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    stage.stands = 900.0
    animator.tell(RAT_ACTS, stage_cues(staged(RAT_ACTS)))
    animator.update(300)
    animator.go_on()
    assert stage.calls[-1] == "hold 0"
    assert animator.board.pieces["kari"].tokens == {"wound": 1}


def test_another_speed_in_the_middle_of_a_line_holds_at_once(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    stage.stands = float("inf")
    animator.tell(RAT_ACTS, stage_cues(staged(RAT_ACTS)))
    animator.update(60_000)
    stage.stands = 100.0
    animator.retime()
    animator.update(150)
    assert "say 1" in stage.calls


def test_what_is_skipped_is_put_back_so_that_it_stands_in_the_recap(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    animator.tell(RAT_ACTS, stage_cues(staged(RAT_ACTS)))
    animator.update(1)
    animator.finish()
    assert stage.calls[-4:] == ["back rat", "settle", "rest", "caught-up"]
    assert animator.board.pieces["rat"].exhausted


def test_a_card_does_not_come_forward_again_for_lines_that_were_told(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    staging = Staging(NOTES)
    staging.take(RAT_ACTS)
    rest: list[Event] = [Tracked("active", "mok"), Noted("phase", {"phase": "peril"})]
    (span,) = staging.take(rest)
    animator.tell(rest, stage_cues(Staged(((span, SHEET),))))
    animator.update(60_000)
    assert not [call for call in stage.calls if call.startswith("bring")]


def test_a_moment_comes_before_what_follows_from_it(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    events: list[Event] = [Noted("arrives", {"location": "inn"}), Moved("rat", "shadows", "engaged:kari", 0, True)]
    animator.tell(events, stage_cues(Staged((), {0: Story("arrival", "The inn", "Rain.")})))
    animator.update(60_000)
    assert stage.calls[:3] == ["fill The inn", "empty", "settle"]


def test_a_moment_stands_even_where_everything_is_told_at_once(told: tuple[Recorder, Animator]) -> None:
    stage, animator = told
    heard: list[str] = []
    animator.heard = lambda events, landed: heard.extend(e.name for e in events if isinstance(e, Noted) and not landed)
    animator.speed = float("inf")
    events: list[Event] = [*RAT_ACTS, Noted("arrives", {"location": "inn"}), Tilted("ogre", True)]
    animator.tell(events, stage_cues(Staged((), {len(RAT_ACTS): Story("arrival", "The inn", "Rain.")}), events))
    assert animator.busy
    assert animator.board.pieces["rat"].exhausted
    assert not animator.board.pieces["ogre"].exhausted
    assert stage.calls[-1] == "fill The inn"
    animator.update(2000)
    assert animator.busy
    animator.update(1500)
    assert not animator.busy
    assert animator.board.pieces["ogre"].exhausted
    assert heard.count("arrives") == 1


def test_a_moment_is_heard_when_its_frame_fills_the_table(told: tuple[Recorder, Animator]) -> None:
    _, animator = told
    heard: list[str] = []
    animator.heard = lambda events, landed: heard.extend(e.name for e in events if isinstance(e, Noted) and not landed)
    events: list[Event] = [Noted("arrives", {"location": "inn"}), Tilted("ogre", True)]
    animator.tell(events, stage_cues(Staged((), {0: Story("arrival", "The inn", "Rain.")}), events))
    animator.update(1)
    assert heard == ["arrives"]
    animator.update(60_000)
    assert heard == ["arrives"]


def test_a_card_is_brought_clear_of_what_happens_to_others() -> None:
    brought = next(beat for beats in stage_cues(staged(RAT_ACTS)).values() for beat in beats if beat.name == "bring")
    stage = Recorder()
    stage.bring = lambda sheet, done, about: stage.calls.append(" ".join(about)) or 0.0  # type: ignore[method-assign]
    brought.begin(stage)
    assert stage.calls == ["kari"]
