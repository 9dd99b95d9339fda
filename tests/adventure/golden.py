"""Golden replays: whole games as their answers, with a hash of the state at every node. Each game of the family says
which it records.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.kit.board import State
from game.kit.codec import freeze
from game.kit.errors import RuleError
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.session import Session
from game.kit.table import Answerer, GameTable

NewSession = Callable[[dict[str, Any]], Session]
"""Makes the session of a set-up (not begun)."""


def fingerprint(state: State) -> str:
    """A short hash of the whole state."""
    return blake2b(freeze(state), digest_size=6).hexdigest()


class Journal:
    """A computer player that writes down, node by node, what another one answers."""

    def __init__(self, player: Answerer) -> None:
        self.player = player
        self.nodes: list[dict[str, Any]] = []

    def enter(self, state: State) -> None:
        """A node begins."""
        self.nodes.append({"node": state.node, "hash": fingerprint(state), "answers": []})

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        answer: Answer = self.player(table, prompt, why)
        self.nodes[-1]["answers"].append(list(answer))
        return answer


def play(new_session: NewSession, setup: dict[str, Any], player: Answerer) -> dict[str, Any]:
    """Play a game and record it."""
    journal = Journal(player)
    session = new_session(setup)
    session.on_node = journal.enter
    session.play(journal)
    return {"setup": setup, "outcome": session.state.board.tracks["outcome"], "nodes": journal.nodes}


class Diverged(Exception):  # noqa: N818 - what has happened
    """The game went another way than it was recorded."""


def replay(new_session: NewSession, recorded: dict[str, Any]) -> str:
    """Play the recorded answers; the first place where the game goes another way, or an empty text."""
    nodes, at = recorded["nodes"], -1
    left: list[list[str]] = []

    def enter(state: State) -> None:
        nonlocal at, left
        at += 1
        if left:
            raise Diverged(f"node {at - 1} ({nodes[at - 1]['node']}): {len(left)} answers were not asked for")
        if at >= len(nodes):
            raise Diverged(f"after node {at - 1}: the recorded game was over, this one goes on with {state.node}")
        if state.node != nodes[at]["node"]:
            raise Diverged(f"node {at}: was {nodes[at]['node']}, is {state.node}")
        if fingerprint(state) != nodes[at]["hash"]:
            raise Diverged(f"node {at} ({state.node}, round {state.board.tracks.get('round', 0)}): another state")
        left = [list(answer) for answer in nodes[at]["answers"]]

    def answer(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        where = f"node {at} ({nodes[at]['node']}): {prompt.kind} by {prompt.source}"
        if not left:
            raise Diverged(f"{where} was not asked")
        try:
            prompt.check(left[0])
        except RuleError as fault:
            raise Diverged(f"{where}: {fault}") from fault
        return tuple(left.pop(0))

    session = new_session(recorded["setup"])
    session.on_node = enter
    try:
        session.play(answer)
    except Diverged as fault:
        return str(fault)
    if at + 1 < len(nodes):
        return f"after node {at}: this game is over, the recorded one went on with {nodes[at + 1]['node']}"
    outcome = session.state.board.tracks["outcome"]
    return "" if outcome == recorded["outcome"] else f"outcome: was {recorded['outcome']}, is {outcome}"


def read(file: Path) -> dict[str, Any]:
    """A recorded game."""
    game: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return game


def write(file: Path, game: dict[str, Any]) -> None:
    """A recorded game as a file with a line for each node."""
    lines = ",\n".join(json.dumps(node, separators=(",", ":")) for node in game["nodes"])
    head = json.dumps({key: game[key] for key in ("setup", "outcome")})[:-1]
    file.write_text(f'{head}, "nodes": [\n{lines}\n]}}\n', encoding="utf-8")
