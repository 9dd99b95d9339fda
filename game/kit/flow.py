"""The flow of a game: a dict of named nodes, and which node may follow which."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from game.kit.board import State
from game.kit.dealing import deal_facedown
from game.kit.errors import RuleError
from game.kit.events import Event
from game.kit.prompts import Answer, Prompt
from game.kit.table import Answerer, GameTable, Script

Node = Callable[[Any], str]
"""A node plays one step of the game on a table and returns the name of the next node."""


class Position(NamedTuple):
    """An open question, and all that is needed to come to it again from the entry into its node."""

    flow: Flow
    make_table: Callable[[State, Answerer], GameTable]
    state: State
    """As it is now, in the middle of the node. Not to be changed."""
    checkpoint: bytes
    answers: tuple[Answer, ...]
    """Given in this node before the question."""
    prompt: Prompt
    script: Script | None = None


PlayerOfSeat = Callable[[Position, str, Mapping[str, str]], Answerer | None]
"""Who answers a question instead of a person, made for it with a seed; None where a person answers. The mapping names
the computer player of each piece that somebody plays (empty: a person).
"""


Deal = Callable[[Any, str, str], None]
"""Draws anew, on a copy of the table in the middle of a node, what a decider cannot know: (table, chooser, seed). No
piece that a rule may hold in its hands changes its id or its place."""

Worth = Callable[[State, str], float]
"""What the end of a game is worth to a decider, from 0 (lost) to 1 (won)."""


Prospect = Callable[[Any, str], float | None]
"""What a game that goes on is worth to a decider at the entry into a node, from 0 (lost) to 1 (won): (table, chooser).
None where that is not to be told, and the game is played on.
"""


def untold(table: Any, chooser: str) -> float | None:
    """Nothing is known of a game before its end."""
    return None


def won_together(state: State, chooser: str) -> float:
    """All win or lose together, and the board says which."""
    return float(state.board.tracks.get("outcome") == "victory")


Remember = Callable[[Any, Mapping[str, Any], Sequence[Event]], dict[str, Any]]
"""What a game keeps of a chapter that closes, as plain values: (table as it stands then, what was kept of the chapters
before, the events of this one). It holds of all of them together.
"""


def counted_round(state: State) -> int:
    """The round as a track of the board counts it; a game without one is one round."""
    number = state.board.tracks.get("round", 0)
    return number if isinstance(number, int) else 0


def people_only(position: Position, seed: str, companions: Mapping[str, str]) -> Answerer | None:
    """Every question is answered by a person."""
    return None


class Flow(Struct, frozen=True):
    """Nodes by name, the allowed transitions (data, checked at run time), and where the game ends.

    `chapters` names the ways from one node to another on which the history before is closed: undo and replay go back to
    there and no further; `remember` says what is kept of it. `hidden_hands`: nobody may take back what somebody else
    answered, since that would show a neighbour's cards. `computer` says who answers a question instead of a person.
    `deal`, `worth` and `prospect` are for trials: what somebody at the table cannot know is dealt anew on a copy, and
    that is played on until it can be judged. `round_of` counts the rounds. `given_up` is the node at which a game goes
    on that its players give up at a question (`Session.give_up`); empty where that is no end of the game.
    """

    nodes: Mapping[str, Node]
    follows: Mapping[str, frozenset[str]]
    ends: frozenset[str]
    chapters: frozenset[tuple[str, str]] = frozenset()
    remember: Remember | None = None
    hidden_hands: bool = False
    computer: PlayerOfSeat = people_only
    deal: Deal = deal_facedown
    worth: Worth = won_together
    prospect: Prospect = untold
    round_of: Callable[[State], int] = counted_round
    given_up: str = ""

    def step(self, table: Any) -> str:
        """Run the node that the state stands at; the state then stands at the next one."""
        name = table.state.node
        following = self.nodes[name](table)
        if following not in self.follows[name]:
            raise RuleError(f"node {name!r} may not lead to {following!r}")
        table.state.node = following
        return following

    def diagram(self) -> str:
        """The transitions as lines of text, for the documentation."""
        return "\n".join(f"{name} -> {', '.join(sorted(after))}" for name, after in self.follows.items())
