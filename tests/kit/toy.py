"""A toy game for the tests of the kit: two piles, a die, and nodes that ask, roll, loop or fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from game.kit.board import State
from game.kit.dice import Die
from game.kit.errors import RuleError
from game.kit.flow import Flow
from game.kit.notes import NoteKind
from game.kit.prompts import Prompt, PromptKind
from game.kit.session import Session
from game.kit.table import GameTable, Script

ASKED = ("colour", "extra", "more", "trouble")


class ToyTable(GameTable):
    """The table of the toy game: what it asks and tells."""

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = dict.fromkeys(ASKED, PromptKind())
    note_kinds: ClassVar[Mapping[str, NoteKind]] = {"chose": NoteKind()}


COIN = Die("coin", (("heads",), ("tails",), ()))
ENDLESS: Mapping[str, Callable[[GameTable], object]] = {
    "changes": lambda t: t.turn("purse", not t.piece("purse").face_up),
    "throws": lambda t: t.throw(COIN, "coins", "c1", "toy"),
    "notes": lambda t: t.note("chose", colour="red"),
    "asks": lambda t: t.ask(Prompt("more", "purse", "toy", ("yes",))),
}
"""What a rule may do again and again without an end."""


def start(t: GameTable) -> str:
    """Lay out six cards and a purse."""
    for number in range(6):
        t.make(f"card-{number}", "card", "deck", face_up=False)
    t.make("purse", "purse", "seats")
    t.shuffle("deck")
    return "choose"


def choose(t: GameTable) -> str:
    """Ask twice in one node; what is chosen is written on the purse."""
    first = t.ask(Prompt("colour", "purse", "toy", ("red", "green", "blue")), lambda: {"black": ("not-sold", "T-1")})
    t.add_token("purse", first[0])
    t.note("chose", colour=first[0])
    extra = t.ask(Prompt("extra", "purse", "toy", ("salt", "pepper"), 0, 2, offer="spice"))
    for kind in extra:
        t.add_token("purse", kind, 2)
    return {"red": "roll", "green": "choose", "blue": "trouble"}[first[0]]


def roll(t: GameTable) -> str:
    """Throw a coin: something new is known."""
    thrown = t.throw(COIN, "coins", "c1", "toy")
    t.set_track("face", thrown.face)
    t.set_track("round", t.track("round") + 1)
    t.move("card-0", "table", face_up=True)
    return "choose" if t.ask(Prompt("more", "purse", "toy", ("yes",), 0, 1)) else "end"


def trouble(t: GameTable) -> str:
    """Fails, loops or leads astray, as the answer says."""
    t.add_token("purse", "trouble")
    how = t.ask(Prompt("trouble", "purse", "toy", ("raise", "rule", "astray", "spin", "late", *ENDLESS)))[0]
    t.add_token("purse", how)
    if how == "raise":
        raise ZeroDivisionError("a fault of ours")
    if how == "rule":
        raise RuleError("a broken contract")
    while how in ENDLESS:
        ENDLESS[how](t)
    return {"astray": "start", "spin": "spin", "late": "late"}[how]


def spin(t: GameTable) -> str:
    """Runs in circles without a question."""
    return "spin"


def late(t: GameTable) -> str:
    """Fails in the node after the one that was answered."""
    t.add_token("purse", "late")
    raise LookupError("too late")


def end(t: GameTable) -> str:
    """Over."""
    return "end"


FLOW = Flow(
    nodes={"start": start, "choose": choose, "roll": roll, "trouble": trouble, "spin": spin, "late": late, "end": end},
    follows={
        "start": frozenset({"choose"}), "choose": frozenset({"roll", "choose", "trouble"}),
        "roll": frozenset({"choose", "end"}), "trouble": frozenset({"spin", "late"}), "spin": frozenset({"spin"}),
        "late": frozenset(), "end": frozenset({"end"}),
    },
    ends=frozenset({"end"}),
)  # fmt: skip


def state(seed: str = "toy") -> State:
    """A toy game before its first node."""
    return State(mode="toy", seed=seed, setup={"quest": "toy", "heroes": ["purse"]}, node="start")


def session(seed: str = "toy", script: Script | None = None, player: Any = None) -> Session:
    """A session of the toy game, not begun."""
    made = Session(FLOW, ToyTable, state(seed), player, script)
    made.origin = lambda: state(seed)
    return made
