"""Scenarios: a session at any state, laid out from a plain description; each fault is named by its place."""

from __future__ import annotations

from typing import Any

from game.kit.board import State
from game.kit.companions import ADVISER
from game.kit.errors import RuleError
from game.kit.scenario import ScenarioError, no_repeat, one_of, only_set_up, unasked
from game.kit.session import Session
from game.tenefyr.box import CHANCE, Box
from game.tenefyr.computer_player import PLAYERS
from game.tenefyr.flow import FLOW
from game.tenefyr.scenario_format import ScenarioSpec
from game.tenefyr.scenario_layout import lay
from game.tenefyr.sessions import new_state, session_at
from game.tenefyr.table import Table

BEFORE = (
    "players", "game", "name", "seed", "boss", "step", "annex", "node", "chance", "stop_at", "answers", "expect",
)  # fmt: skip
"""What a scenario says of a game before set-up."""


def build(box: Box, spec: ScenarioSpec) -> Session:
    """The session that stands at the node of a scenario (not begun). Raises ScenarioError."""
    state = _state(box, spec)
    one_of("node", spec.node, FLOW.nodes)
    if spec.stop_at:
        one_of("stop_at", spec.stop_at, FLOW.nodes)
    if spec.node == "setup":
        only_set_up(spec, BEFORE, "players", ("heroes", "player", "computer"), spec.node)
    else:
        lay(Table(state, unasked, box), spec)
        state.node = spec.node
    script = None
    if spec.chance is not None:
        for number, face in enumerate(spec.chance):
            one_of(f"chance[{number}]", str(face), [symbols[0] for symbols in CHANCE.faces])
        script = {CHANCE.id: [str(face) for face in spec.chance]}
    session = session_at(box, state, script)
    session.stop_at = spec.stop_at
    return session


def _state(box: Box, spec: ScenarioSpec) -> State:
    """The state before set-up. Raises ScenarioError for one that cannot be played."""
    parties = [player.heroes for player in spec.players]
    for number, player in enumerate(spec.players):
        for hero in player.heroes:
            one_of(f"players[{number}].heroes", hero, box.content.heroes)
        if player.computer:
            one_of(f"players[{number}].computer", player.computer, ("", ADVISER, *PLAYERS))
    no_repeat([hero for party in parties for hero in party], "players")
    one_of("boss", spec.boss, box.content.bosses)
    one_of("step", spec.step, box.content.ladder)
    record: dict[str, Any] = {
        "heroes": parties,
        "pieces": [party[0] if party else "" for party in parties],
        "players": [player.player for player in spec.players],
        "computers": [player.computer for player in spec.players],
        "boss": spec.boss, "step": spec.step, "annex": spec.annex, "first": 0, "seed": spec.seed,
        "choices": {"boss": spec.boss, "step": spec.step, "first-box": "" if spec.annex else "yes"},
    }  # fmt: skip
    for seat, party in enumerate(parties):
        if len(party) > 1:
            record["choices"][f"second-{seat + 1}"] = party[1]
    try:
        return new_state(box, record)
    except RuleError as fault:
        raise ScenarioError(f"players: {fault}") from fault
