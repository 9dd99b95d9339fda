"""Turns at the table: computer players answer at the pace of the eye, and a curtain falls between hidden hands.

Heroes of Terrinoth hides nothing and has no seat of the computer; here it is played as if it did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pygame
import pytest

from game.kit.companions import ADVISER, AdviserPlayer
from game.kit.computer_players import RandomPlayer
from game.kit.flow import Position
from game.kit.mode import Nature
from game.kit.prompts import Prompt
from game.kit.table import Answerer
from game.kit.text import Words
from game.scenes.curtain import FALLING, CurtainScene
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.terrinoth.flow import FLOW
from game.ui.screen.tempo import TEMPOS
from tests.scenes.driver import PARTY, Hands, begun, furnish, the_mode
from tests.scenes.table_driver import MakeServices

Sit = Callable[..., Hands]
ANA, BEN = PARTY
READING_IS_OVER = 10_000.0


@pytest.fixture
def sit(make_services: MakeServices, own_home: Any, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Lays a quest out for Ana and Ben, with hidden hands or with a computer for Ben's hero."""

    def lay_out(*, hidden: bool = False, computer: bool = False, **settings: Any) -> Hands:
        services = furnish(make_services(hints=False, **{"speed": "now", **settings}), own_home)
        mode = the_mode()
        monkeypatch.setattr(mode, "nature", Nature((2, 4), hidden_hands=hidden, computer_seats=computer))
        session = begun(seed="turns")

        def player(position: Position, seed: str, companions: Mapping[str, str]) -> Answerer | None:
            return RandomPlayer(seed) if computer and position.prompt.chooser == BEN else None

        session.flow = msgspec.structs.replace(session.flow, hidden_hands=hidden, computer=player)
        return Hands(services, TableScene(services, mode, session, {"slot": "turns"}))

    return lay_out


def until(hands: Hands, chooser: str) -> None:
    """Answer until somebody is asked."""
    scene = hands.scene
    for _ in range(60):
        session = scene.play.session
        if session.prompt is not None and session.prompt.chooser == chooser:
            return
        assert scene.play.prompt is not None
        scene.answering.answer(scene.play.prompt.options[: scene.play.prompt.least])
    raise AssertionError(f"{chooser} was not asked")


def step(hands: Hands, milliseconds: float = 0.0) -> None:
    """Let time pass, with what was posted meanwhile."""
    hands.app.step([event for event in pygame.event.get() if event.type >= pygame.USEREVENT], milliseconds)
    while milliseconds > 0:
        hands.app.step([], 100.0)
        milliseconds -= 100.0


def drawn(hands: Hands) -> CurtainScene:
    """The curtain that fell, when it may be opened."""
    for _ in range(40):
        step(hands, 100.0)
        if isinstance(hands.scene, CurtainScene):
            step(hands, FALLING)
            return hands.scene
    raise AssertionError("no curtain fell")


# -- seats of the computer ---------------------------------------------------------------------------


def test_the_computer_answers_one_question_at_a_time_when_the_one_before_was_read(sit: Sit) -> None:
    hands = sit(computer=True)
    until(hands, BEN)
    scene, session = hands.scene, hands.scene.play.session
    assert scene.play.prompt is None, "nobody here can answer for the computer"
    assert scene.ui.targets == []
    given = len(session.journal())
    while scene.ui.table.busy:
        hands.app.step([], 100.0)
    assert scene.ui.table.deciding == BEN, "its seat is lit, and a map shows its figure"
    hands.app.step([], TEMPOS["now"].reading * 0.4)
    assert len(session.journal()) == given
    hands.app.step([], TEMPOS["now"].reading)
    assert len(session.journal()) == given + 1
    for _ in range(200):
        hands.app.step([], 100.0)
    assert session.computer is None
    assert scene.play.prompt is session.prompt
    assert [given.ids for node in hands.app.services.saves.read("turns").history for given in node.given] == [
        tuple(ids) for ids in session.journal()
    ]


def test_undo_takes_the_answers_of_the_computer_back_too(sit: Sit) -> None:
    hands = sit(computer=True)
    until(hands, BEN)
    scene, session = hands.scene, hands.scene.play.session
    lines = len(scene.play.log)
    for _ in range(200):
        hands.app.step([], 100.0)
    assert len(scene.play.log) > lines
    scene.answering.take_back(rewind=True)
    assert session.prompt is not None
    assert session.prompt.chooser == ANA
    assert scene.play.prompt is session.prompt
    assert len(scene.play.log) <= lines + 1  # what was told before, and that it was taken back


def test_while_a_menu_is_open_the_computer_waits(sit: Sit) -> None:
    hands = sit(computer=True)
    until(hands, BEN)
    hands.scene.open_pause()
    given = len(hands.scene.play.session.journal())
    for _ in range(60):
        hands.app.step([], 100.0)
    assert len(hands.scene.play.session.journal()) == given


def test_a_computer_that_fails_is_told_and_can_be_tried_again(sit: Sit) -> None:
    hands = sit(computer=True)
    until(hands, BEN)
    scene, session = hands.scene, hands.scene.play.session
    right = session.flow

    def wrong(table: Any, prompt: Prompt, why: Any) -> tuple[str, ...]:
        return ("nothing",)

    session.flow = msgspec.structs.replace(right, computer=lambda position, seed, companions: wrong)
    session.computer = wrong
    for _ in range(60):
        hands.app.step([], 100.0)
    assert scene.modal is not None
    assert "is not one of" in scene.modal.text
    session.flow = right
    session.computer = RandomPlayer("again")
    given = len(session.journal())
    scene.modal.buttons[-1].press()
    assert len(session.journal()) == given + 1


def test_a_replay_gives_the_answers_of_the_computer_itself(sit: Sit) -> None:
    hands = sit(computer=True, hidden=False)
    until(hands, BEN)
    for _ in range(200):
        hands.app.step([], 100.0)
    session = hands.scene.play.session
    replay = ReplayScene(hands.app.services, hands.scene.play.mode, session, {"slot": "turns"})
    replay.enter()
    for _ in range(len(replay.answers)):
        replay.step()
    assert not replay.failed
    assert replay.scene.play.session.journal() == session.journal()


# -- hidden hands ------------------------------------------------------------------------------------


def test_a_curtain_falls_before_the_first_player_and_shows_nothing_of_the_table(sit: Sit) -> None:
    hands = sit(hidden=True)
    assert hands.scene.play.prompt is None, "the question is for the player of the seat only"
    assert hands.scene.play.choices == ()
    curtain = drawn(hands)
    assert (curtain.name, curtain.seat) == ("Ana", 1)
    hands.app.stack.update(1000)
    hands.app.draw()
    shown = pygame.image.tobytes(hands.app.services.window.surface, "RGB")
    table = hands.app.stack._scenes[-2]
    table.play.session.state.board.piece(ANA).tokens["wound"] = 3  # whatever changes there is not seen
    hands.app.draw()
    assert pygame.image.tobytes(hands.app.services.window.surface, "RGB") == shown


@pytest.mark.parametrize("how", ["return", "click"])
def test_the_player_sits_down_and_the_table_is_seen_from_the_seat(sit: Sit, how: str) -> None:
    hands = sit(hidden=True)
    curtain = drawn(hands)
    if how == "return":
        hands.press("return")
    else:
        hands.click(hands.button("I am Ana"))
    scene = hands.scene
    assert scene is not curtain
    assert (scene.play.seat, scene.play.next_seat) == (1, 0)
    assert scene.play.prompt is scene.play.session.prompt is not None
    assert scene.ui.targets


def test_when_the_turn_goes_on_the_curtain_falls_again_and_undo_ends_there(sit: Sit) -> None:
    hands = sit(hidden=True)
    drawn(hands)
    hands.press("return")
    until(hands, BEN)
    assert hands.scene.play.prompt is None
    assert hands.scene.play.undo_words == ""
    assert drawn(hands).name == "Ben"
    hands.press("return")
    play = hands.scene.play
    assert play.seat == 2
    assert play.undo_words == ""
    assert not play.undo(rewind=True)


def test_what_is_open_to_all_is_answered_without_a_curtain(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = sit(hidden=True)
    drawn(hands)
    hands.press("return")
    play = hands.scene.play
    kinds = {name: msgspec.structs.replace(kind, open=True) for name, kind in play.mode.kinds().items()}
    monkeypatch.setattr(play.mode, "kinds", lambda: kinds)
    until(hands, BEN)
    assert play.prompt is play.session.prompt is not None
    assert (play.seat, play.next_seat) == (1, 0)
    assert play.undo_words == "", "what the first has answered was answered"


def test_no_curtain_falls_for_the_only_person_but_after_one_who_left(sit: Sit) -> None:
    hands = sit(hidden=True, computer=True)
    session = hands.scene.play.session
    session.companions.update(dict.fromkeys(session.companions, "random") | {ANA: ""})
    step(hands, 2000.0)
    assert isinstance(hands.scene, TableScene)
    assert (hands.scene.play.seat, hands.scene.play.next_seat) == (1, 0)
    assert hands.scene.play.prompt is session.prompt is not None
    session.companions.update({ANA: "random", BEN: ""})
    hands.scene.play.seat, hands.scene.play.next_seat = 1, 2
    assert drawn(hands).name == "Ben", "another person has looked so far"


def test_only_confirming_raises_the_curtain(sit: Sit) -> None:
    hands = sit(hidden=True)
    curtain = drawn(hands)
    hands.press("escape", "l", "tab", "z")
    assert hands.scene is curtain


def test_one_can_leave_from_the_curtain(sit: Sit) -> None:
    hands = sit(hidden=True)
    drawn(hands)
    hands.click(hands.button("Leave to the title"))
    assert isinstance(hands.scene, MenuScene)
    assert [info.slot for info in hands.app.services.saves.list()] == ["turns"]


def test_without_hidden_hands_no_curtain_falls(sit: Sit) -> None:
    hands = sit()
    until(hands, BEN)
    for _ in range(20):
        step(hands, 100.0)
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.play.prompt is not None


def test_the_curtain_has_words_for_every_name(words: Words) -> None:
    assert words("ui.curtain.title", name="Ana") == "Ana’s turn"
    assert "Ana" in words("ui.curtain.text", name="Ana")


def test_the_adviser_thinks_between_the_frames(sit: Sit) -> None:
    hands = sit()
    hands.scene.ui.table.finish()
    hands.scene.update(0.0)
    play = hands.scene.play
    play.session.flow = FLOW
    for piece in play.session.companions:
        play.session.hand_over(piece, ADVISER)
    player = play.session.computer
    assert isinstance(player, AdviserPlayer)
    player.fates = 1
    answers = len(play.session.journal())
    hands.scene.turns.update(READING_IS_OVER)
    assert len(play.session.journal()) == answers, "a few nodes a frame"
    for _ in range(2000):
        hands.scene.turns.update(READING_IS_OVER)
        if len(play.session.journal()) > answers:
            break
    assert len(play.session.journal()) > answers
