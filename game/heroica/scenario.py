"""Scenarios: a session at any state, laid out from a plain description; each fault is named by its place in the file.

`scenario_map` lays out the map, `scenario_layout` all else; `scenario_summary` tells a state in the same words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from game.heroica.box import Box
from game.heroica.computer_player import PLAYERS
from game.heroica.flow import FLOW
from game.heroica.level_play import GRADES
from game.heroica.scenario_format import ScenarioSpec
from game.heroica.scenario_layout import lay
from game.heroica.scenario_map import cell_at
from game.heroica.sessions import FORMS, new_state, session_at
from game.heroica.table import RIVALS, SOLO, Table
from game.heroica.view.names import square
from game.kit.board import State
from game.kit.cells import cell_of
from game.kit.companions import ADVISER
from game.kit.errors import RuleError
from game.kit.prompts import PAIR
from game.kit.scenario import AnswerSpec, ScenarioError, no_repeat, one_of, only_set_up, unasked
from game.kit.session import Session

BEFORE = (
    "heroes", "level", "road", "game", "name", "seed", "form", "grade", "first", "node", "dice", "answers", "stop_at",
    "expect",
)  # fmt: skip
"""What a scenario says of a game before set-up."""


def build(box: Box, spec: ScenarioSpec) -> Session:
    """The session that stands at the node of a scenario (not begun). Raises ScenarioError."""
    state = _state(box, spec)
    one_of("node", spec.node, FLOW.nodes)
    if spec.stop_at:
        one_of("stop_at", spec.stop_at, FLOW.nodes)
    if spec.node == "setup":
        only_set_up(spec, BEFORE, "heroes", ("id", "player", "computer"), spec.node)
    else:
        lay(Table(state, unasked, box), spec)
        state.node = spec.node
    script = None if spec.dice is None else [_face(box, face, number) for number, face in enumerate(spec.dice)]
    try:
        session = session_at(box, state, {box.die.id: script} if script is not None else None)
    except RuleError as fault:
        raise ScenarioError(str(fault)) from fault
    session.stop_at = spec.stop_at
    return session


def _face(box: Box, face: str, number: int) -> str:
    one_of(f"dice[{number}]", face, box.content.die)
    return face


def _state(box: Box, spec: ScenarioSpec) -> State:
    """The state before set-up. Raises ScenarioError for one that cannot be played."""
    heroes = [hero.id for hero in spec.heroes]
    for number, hero in enumerate(spec.heroes):
        one_of(f"heroes[{number}].id", hero.id, box.content.heroes)
        if hero.computer:
            one_of(f"heroes[{number}].computer", hero.computer, ("", ADVISER, *PLAYERS))
    no_repeat(heroes, "heroes")
    one_of("level", spec.level, box.levels)
    road = [spec.level] if spec.road is None else spec.road
    for number, level in enumerate(road):
        one_of(f"road[{number}]", level, box.levels)
    no_repeat(road, "road")
    if spec.level not in road:
        raise ScenarioError(f"road: {spec.level!r} is not on it")
    if spec.form:
        one_of("form", spec.form, FORMS)
    one_of("grade", spec.grade, GRADES)
    if spec.first >= max(1, len(heroes)):
        raise ScenarioError(f"first: there is no seat {spec.first}, the first is 0 and the last {len(heroes) - 1}")
    record: dict[str, Any] = {
        "pieces": heroes,
        "players": [hero.player for hero in spec.heroes],
        "computers": [hero.computer for hero in spec.heroes],
        "form": spec.form or (SOLO if len(heroes) == 1 else RIVALS),
        "road": list(road),
        "grade": spec.grade,
        "first": spec.first,
        "seed": spec.seed,
        "choices": {"road": road[0]},
    }
    try:
        return new_state(box, record)
    except RuleError as fault:
        raise ScenarioError(f"heroes, form: {fault}") from fault


def answers_of(spec: ScenarioSpec) -> list[AnswerSpec]:
    """The answers with squares as the rules name them."""
    return [_answer(answer) for answer in spec.answers]


def _answer(answer: AnswerSpec) -> AnswerSpec:
    if isinstance(answer, dict):
        return {key: _ids(value) if key == "choose" else value for key, value in answer.items()}
    found: AnswerSpec = _ids(answer)
    return found


def _ids(said: Any) -> Any:
    if isinstance(said, list):
        return [_ids(one) for one in said]
    if not isinstance(said, str):
        return said
    return ">".join(cell.name if (cell := cell_at(part)) is not None else part for part in said.split(">"))


class Squares:
    """How the files write options: squares as players call them, and what stands there by its square."""

    def said(self, option: str) -> str:
        """An option with its squares as players call them."""
        cells = [(part, cell_of(part)) for part in option.split(PAIR)]
        return PAIR.join(square(cell) if cell is not None else part for part, cell in cells)

    def meant(self, session: Session, word: str) -> Sequence[str]:
        """What stands or lies in a square."""
        t, cell = cast(Table, session.table), cell_of(word)
        if cell is None or cell not in t.level.grounds:
            return ()
        monster = t.monster_at(cell)
        return [*t.zone(word), *([monster] if monster else [])]
