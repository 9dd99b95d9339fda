"""While a piece is asked for all others lie dim, and whoever chooses one of them learns why it does nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.app import App
from game.kit.computer_players import RandomPlayer
from game.kit.mode import Mode
from game.kit.setup import Setup
from game.scenes.table import TableScene
from game.ui.screen.scene import Services

QUESTIONS = 32


def questions(services: Services, mode: Mode, setup: Setup) -> Iterator[TableScene]:
    """A table at each of its first questions, answered by chance."""
    services.take_out(mode.id)
    scene = TableScene(services, mode, mode.session(setup).begin(), {"slot": "refused"})
    app, player = App(services, scene), RandomPlayer(setup.seed)
    for _ in range(QUESTIONS):
        scene.ui.table.finish()
        app.step([], 16.0)
        if scene.play.next_seat:
            scene.turns.sit_down()
            pygame.event.clear()
            continue
        prompt, session = scene.play.session.prompt, scene.play.session
        if prompt is None:
            return
        if session.computer is not None:
            scene.answering.answer_by_computer()
            continue
        see_question(app, scene)
        yield scene
        scene.answering.answer(player(session.table, prompt, None))


def see_question(app: App, scene: TableScene) -> None:
    """Let the question stand, settled."""
    for _ in range(40):
        if scene.ui.settled and scene.answering.clock.open:
            return
        app.step([], 100.0)


def seen(scene: TableScene) -> list[str]:
    """The pieces that lie where they can be pointed at."""
    board = scene.play.session.state.board
    return [piece for piece in board.pieces if scene.ui.rect_of(piece) is not None]


def test_each_piece_is_an_option_or_has_a_reason(services: Services, mode: Mode) -> None:
    asked, rules = set(), mode.book().rules
    for setup in mode.workbench().samples()[:2]:
        for scene in questions(services, mode, setup):
            prompt = scene.play.prompt
            assert prompt is not None
            asked.add(prompt.kind)
            for piece in seen(scene):
                told, rule = scene.play.refusals.why_not(piece)
                assert bool(told) != (piece in prompt.options), f"{prompt.kind}: {piece}: {told!r}"
                assert not rule or rule in rules
    assert len(asked) >= 3


def test_while_a_piece_is_asked_for_all_others_lie_dim(services: Services, mode: Mode) -> None:
    times = 0
    for scene in questions(services, mode, mode.workbench().samples()[0]):
        prompt, ui = scene.play.prompt, scene.ui
        assert prompt is not None
        on_table = [target.place for target in ui.targets if ui.rect_of(target.place) is not None]
        if scene.play.kind_of(prompt).gesture.place != "piece" or not on_table:
            continue
        times += 1
        board = scene.play.session.state.board
        for piece in seen(scene):
            asks = piece == prompt.chooser or prompt.source in (piece, board.piece(piece).card)
            mark = ui.table.marks.get(piece)
            dim = mark is not None and mark.dimmed
            assert dim != (asks or bool(ui.option_at(piece)) or piece in prompt.options), f"{prompt.kind}: {piece}"
    assert times >= 3


def test_a_click_on_what_is_no_option_is_answered_with_a_sentence(services: Services, mode: Mode) -> None:
    clicked = 0
    for scene in questions(services, mode, mode.workbench().samples()[0]):
        ui = scene.ui
        for piece in seen(scene)[:: max(1, len(seen(scene)) // 4)]:
            if ui.option_at(piece) or ui.dock.sheet is not None:
                continue
            scene.answering.press(piece)
            assert scene.tooltip.tip is not None, piece
            assert scene.tooltip.tip.text
            clicked += 1
    assert clicked >= 20
