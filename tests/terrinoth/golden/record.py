"""Golden replays: whole games as their answers, with a hash of the state at every node.

`python -m tests.terrinoth.golden.record` plays them anew; do so only after a change of rules or content that is meant.
"""

from __future__ import annotations

import itertools
import json
from hashlib import blake2b
from pathlib import Path
from typing import Any

from game.kit.board import State
from game.kit.codec import freeze
from game.kit.errors import RuleError
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.rng import Streams
from game.kit.table import GameTable
from game.paths import data_folder
from game.terrinoth.box import Box
from game.terrinoth.compiling import load_box
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.flow import new_session
from game.terrinoth.setup import random_party

FOLDER = Path(__file__).parent
COUNTS = (2, 3, 4)
WANTED = {2: "defeat", 3: "victory"}
"""How the recorded game of a number of heroes ends, so that every quest is recorded won and lost."""


def fingerprint(state: State) -> str:
    """A short hash of the whole state."""
    return blake2b(freeze(state), digest_size=6).hexdigest()


def file_of(quest: str, count: int) -> Path:
    """Where the replay of a quest with so many heroes lies."""
    return FOLDER / f"{quest}-{count}.json"


class Journal:
    """A computer player that writes down, node by node, what another one answers."""

    def __init__(self, player: Any) -> None:
        self.player = player
        self.nodes: list[dict[str, Any]] = []

    def enter(self, state: State) -> None:
        """A node begins."""
        self.nodes.append({"node": state.node, "hash": fingerprint(state), "answers": []})

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        answer: Answer = self.player(table, prompt, why)
        self.nodes[-1]["answers"].append(list(answer))
        return answer


def record(box: Box, quest: str, count: int) -> dict[str, Any]:
    """The first game of a quest with so many heroes that ends as it is wanted."""
    games = (play(box, quest, count, f"golden-{count}-{number}") for number in itertools.count())
    return next(game for game in games if game["outcome"] == WANTED.get(count, game["outcome"]))


def play(box: Box, quest: str, count: int, seed: str) -> dict[str, Any]:
    """Play a quest with a party drawn for it."""
    party = random_party(box, Streams(f"{quest}-{seed}", {}), count)
    setup = {"quest": quest, "heroes": party, "seed": seed, "grim": count == COUNTS[-1]}
    journal = Journal(TerrinothPlayer(seed))
    session = new_session(box, setup)
    session.on_node = journal.enter
    session.play(journal)
    return {"setup": setup, "outcome": session.state.board.tracks["outcome"], "nodes": journal.nodes}


class Diverged(Exception):  # noqa: N818 - what has happened
    """The game went another way than it was recorded."""


def replay(box: Box, recorded: dict[str, Any]) -> str:
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

    session = new_session(box, recorded["setup"])
    session.on_node = enter
    try:
        session.play(answer)
    except Diverged as fault:
        return str(fault)
    if at + 1 < len(nodes):
        return f"after node {at}: this game is over, the recorded one went on with {nodes[at + 1]['node']}"
    outcome = session.state.board.tracks["outcome"]
    return "" if outcome == recorded["outcome"] else f"outcome: was {recorded['outcome']}, is {outcome}"


def main() -> None:
    """Record every quest with two, three and four heroes."""
    box = load_box(data_folder() / "terrinoth")
    for quest in box.quests:
        for count in COUNTS:
            game = record(box, quest, count)
            lines = ",\n".join(json.dumps(node, separators=(",", ":")) for node in game["nodes"])
            head = json.dumps({key: game[key] for key in ("setup", "outcome")})[:-1]
            file_of(quest, count).write_text(f'{head}, "nodes": [\n{lines}\n]}}\n', encoding="utf-8")
            print(f"{quest}, {count} heroes: {game['outcome']} after {len(game['nodes'])} nodes")


if __name__ == "__main__":
    main()
