"""A second toy game for the tests of the kit: three rivals with hidden cards, one of them a computer, on a tour of
stages that are chapters.

In each stage everybody in turn draws a card, may play one, and throws a coin for it; a stage ends after two rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.kit.board import State
from game.kit.computer_players import RandomPlayer
from game.kit.dice import Die
from game.kit.flow import Flow, Position
from game.kit.notes import NoteKind
from game.kit.prompts import Prompt, PromptKind
from game.kit.session import Session
from game.kit.table import Answerer, GameTable

COIN = Die("coin", (("heads",), ("tails",)))
SEATS = ("ann", "owl", "ben")
STAGES = 3


class TourTable(GameTable):
    """The table of the tour: what it asks and tells."""

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = {"play": PromptKind(), "mood": PromptKind()}
    note_kinds: ClassVar[Mapping[str, NoteKind]] = {"turn": NoteKind()}


def start(t: GameTable) -> str:
    """Shuffle 30 cards, seat everybody."""
    for seat in SEATS:
        t.make(seat, "seat", "seats")
    for number in range(30):
        t.make(f"card-{number}", "card", "deck", face_up=False)
    t.shuffle("deck")
    return "stage"


def stage(t: GameTable) -> str:
    """A new stage begins: nobody has had a turn in it."""
    if t.track("stage") == STAGES:
        return "end"
    t.set_track("stage", t.track("stage") + 1)
    t.set_track("turn", 0)
    return "turn"


def turn(t: GameTable) -> str:
    """Draw, then play a card or none, then say whether it was a good turn; a card played throws a coin."""
    seat = SEATS[t.track("turn") % len(SEATS)]
    t.move(t.zone("deck")[0], f"hand:{seat}")
    played = t.ask(Prompt("play", seat, "tour", tuple(t.zone(f"hand:{seat}")), 0, 1))
    for card in played:
        t.move(card, "table", face_up=True)
        thrown = t.throw(COIN, "coins", f"coin-{card}", "tour")
        t.add_token(seat, "win", 1 - thrown.face)
    t.note("turn", seat=seat, cards=list(played))
    mood = t.ask(Prompt("mood", seat, "tour", ("glad", "sad", "bored")))
    t.add_token(seat, mood[0])
    t.set_track("turn", t.track("turn") + 1)
    return "stage" if t.track("turn") == 2 * len(SEATS) else "turn"


def end(t: GameTable) -> str:
    """Over."""
    return "end"


def computer(people: bool) -> Any:
    """Who answers: for `owl` the computer, for the others a person; with `people` persons only."""

    def player(position: Position, seed: str, companions: Mapping[str, str]) -> Answerer | None:
        return RandomPlayer(seed) if position.prompt.chooser == "owl" and not people else None

    return player


def flow(*, hidden: bool = True, people: bool = False, chapters: bool = True) -> Flow:
    """The flow with some of its natures left out."""
    return Flow(
        nodes={"start": start, "stage": stage, "turn": turn, "end": end},
        follows={
            "start": frozenset({"stage"}), "stage": frozenset({"turn", "end"}),
            "turn": frozenset({"turn", "stage"}), "end": frozenset({"end"}),
        },
        ends=frozenset({"end"}),
        chapters=frozenset({("start", "stage"), ("turn", "stage")} if chapters else ()),
        hidden_hands=hidden,
        computer=computer(people),
    )  # fmt: skip


def state(seed: str = "tour") -> State:
    """The tour before its first node."""
    return State(mode="tour", seed=seed, setup={}, node="start")


def session(seed: str = "tour", **nature: bool) -> Session:
    """A session of the tour, not begun."""
    made = Session(flow(**nature), TourTable, state(seed))
    made.origin = lambda: state(seed)
    return made
