"""Long games at the table, shortened: the beginning and the end are played by hand; between them the same is asked
again and again, and is answered without the table.
"""

from __future__ import annotations

from game.commands.robot import Robot
from game.kit.prompts import Answer
from game.kit.table import Answerer
from game.scenes.result.scene import ResultScene
from game.scenes.table import TableScene

BEGINNING, ENDING = 25, 12
"""So many answers are given by hand, from the beginning and up to the end."""


def play_shortened(robot: Robot, player: Answerer) -> ResultScene:
    """Play the game at the table to its result; what `player` answers decides how it ends."""
    while robot.answers < BEGINNING and not robot.over:
        robot.play_one()
    _skip(robot, player)
    return robot.play_game()


def _asks_somebody(robot: Robot, scene: TableScene) -> bool:
    """Whether a person is asked at the table."""
    return robot.app.stack.top is scene and scene.play.prompt is not None and not scene.play.computer_asked


def _skip(robot: Robot, player: Answerer) -> None:
    """Let the middle of a game pass; its last answers are left to the hand."""
    scene = robot.app.stack.top
    if not isinstance(scene, TableScene):
        return
    robot.until(lambda: _asks_somebody(robot, scene), "a question")
    session, rest = scene.play.session, list[Answer]()
    twin = session.fork()
    while twin.prompt is not None:
        if twin.computer is not None:
            twin.answer_by_computer()
            continue
        rest.append(player(twin.table, twin.prompt, None))
        twin.answer(rest[-1])
    last = iter(rest[-ENDING:])
    for answer in rest[:-ENDING]:
        session.answer(answer)
        while session.computer is not None:
            session.answer_by_computer()
    session.take_events()
    scene.play.turn_to(session, scene.play.log)
    scene.show_anew()
    robot.player = lambda table, prompt, why: next(last)
