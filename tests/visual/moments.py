"""Stages of what is followed: cards that come forward, great moments, and the table as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.kit.computer_players import RandomPlayer
from game.kit.events import Event
from game.kit.mode import Mode, View
from game.kit.past import Glance, as_of, retrace, told_anew
from game.kit.prompts import Answer
from game.kit.session import Session
from game.kit.stage_sheet import StageSheet
from game.kit.staging import Staging
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.settings import STEPPED_ROUNDS
from game.ui.screen.scene import Scene, Services
from game.ui.table.table_stage import TableStage

MOST_ANSWERS, MOST_BEATS = 600, 200
Begin = Callable[[int], Session]
"""Begins a game; the number varies its fate."""


def past(services: Services, mode: Mode, session: Session) -> Scene:
    """The table as it was, from the log of a game that is played."""
    log = told_anew(session, mode.view)
    return ReplayScene(services, mode, session, {"slot": "seen"}, Glance(log, len(session.journal()) // 2))


def past_log(services: Services, mode: Mode, session: Session) -> Scene:
    """The same with its log."""
    scene = past(services, mode, session)
    assert isinstance(scene, ReplayScene)
    scene.scene.toggle_log()
    return scene


def replay(services: Services, mode: Mode, session: Session) -> Scene:
    """A journey that is looked at again."""
    scene = ReplayScene(services, mode, session, {"slot": "seen"})
    scene.aim(len(session.journal()) // 3)
    return scene


def about_to(mode: Mode, begin: Begin, sheet: str, story: str, line: str) -> tuple[Session, Answer]:
    """A session and an answer that brings a card forward whose sheet has this title (and such a line), or a moment of
    this kind.
    """
    for seed in range(40):
        session, player = begin(seed), RandomPlayer(f"moments {seed}")
        view, staging = mode.view(session), Staging(mode.notes())
        staging.take(session.take_events())
        for _ in range(MOST_ANSWERS):
            if session.prompt is None:
                break
            answer = player(session.table, session.prompt, None)
            session.answer(answer)
            if _tells(view, staging, session.take_events(), sheet, story, line):
                return as_of(session, len(session.journal()) - 1), answer
    raise AssertionError(f"nothing brought {sheet or story}")


@lru_cache
def found(mode: Mode, begin: Begin, sheet: str = "", story: str = "", line: str = "") -> tuple[Session, Answer]:
    """The same, found once."""
    return about_to(mode, begin, sheet, story, line)


def _tells(view: View, staging: Staging, events: list[Event], sheet: str, story: str, line: str) -> bool:
    spans = [span for span in staging.take(events) if not span.known]
    made = [(span, view.staged(span.events)) for span in spans]
    whole = [told for span, told in made if told is not None and all(at.at < len(span.events) for at in told.lines)]
    stories = [told.kind for event in events if (told := view.story(event)) is not None]
    sheets = [told.title for told in whole if not line or line in [each.title for each in told.lines]]
    return (bool(sheet) and sheet in sheets) or story in stories


def staged(services: Services, mode: Mode, begin: Begin, *, sheet: str = "", story: str = "", line: str = "") -> Scene:
    """A table on whose stage something stands, and waits for the player."""

    def wanted(stage: TableStage) -> bool:
        shown: StageSheet | None = stage.sheet
        if story:
            return _is(stage, story)
        return shown is not None and shown.title == sheet and line in ("", shown.lines[stage.line].title)

    return _answered(services, mode, found(mode, begin, sheet, story, line), wanted)


def seen(services: Services, mode: Mode, session: Session, story: str) -> Scene:
    """A moment of this kind in a game that has been played."""
    found: list[int] = []

    def look(twin: Session, events: Sequence[Event], at: int) -> None:
        view = mode.view(twin)
        found.extend(at for event in events if (told := view.story(event)) is not None and told.kind == story)

    retrace(session, look)
    before = as_of(session, found[-1] - 1)
    return _answered(services, mode, (before, session.journal()[found[-1] - 1]), lambda stage: _is(stage, story))


def after(services: Services, mode: Mode, given: tuple[Session, Answer], story: str) -> Scene:
    """A moment of this kind that an answer brings."""
    return _answered(services, mode, given, lambda stage: _is(stage, story))


def _is(stage: TableStage, story: str) -> bool:
    return stage.story is not None and stage.story.kind == story


def _answered(
    services: Services, mode: Mode, given: tuple[Session, Answer], wanted: Callable[[TableStage], bool]
) -> Scene:
    """A table at which an answer was given, and which has gone on until what is wanted stands."""
    session, answer = given
    services.settings.speed, services.settings.stepped_rounds = "step", STEPPED_ROUNDS
    scene = TableScene(services, mode, session.fork(), {"slot": "look"})
    scene.update(0.0)
    scene.ui.table.finish()
    scene.answering.answer(answer)
    for _ in range(MOST_BEATS):
        if wanted(scene.ui.table.stage) and scene.ui.table.animator.stands:
            return scene
        assert scene.ui.table.busy, "what was looked for was told"
        scene.ui.table.go_on()
        scene.update(16.0)
    raise AssertionError("what was looked for never stands")


def recap(services: Services, mode: Mode, begin: Begin, sheet: str) -> Scene:
    """What came forward in a phase, kept beside the next question."""
    scene = staged(services, mode, begin, sheet=sheet)
    assert isinstance(scene, TableScene)
    scene.ui.table.finish()
    scene.update(2000.0)
    return scene
