"""The rules: nodes of the flow over a table, the kinds of questions and of notes, and who answers for a computer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.kit.board import State
from game.kit.cells import Cell, cell_of, open_cells, reachable
from game.kit.companions import seated
from game.kit.computer_players import RandomPlayer
from game.kit.dealing import new_chance
from game.kit.errors import RuleError
from game.kit.flow import Flow
from game.kit.grid import SquareGrid
from game.kit.notes import DETAIL, DOING, PHASE, NoteKind
from game.kit.prompts import Answer, Gesture, Prompt, PromptKind, WhyNot
from game.kit.session import Session
from game.kit.table import GameTable, Script
from tests.tiny.content import (
    BOARDS,
    CARDS,
    CELLS,
    COIN_DIE,
    COINS,
    COPIES,
    DAYS,
    GAME,
    HAND,
    MARKET,
    ROUNDS,
    STEPS,
    SWIFT_STEPS,
)  # fmt: skip

SHAPE = SquareGrid(3, 3, 96, 96)
BLOCKED = [Cell(column, row) for column in range(3) for row in range(3) if Cell(column, row) not in CELLS]

KINDS: Mapping[str, PromptKind] = {
    "walk": PromptKind(Gesture("cell", "path"), rule="TY-3", hint=True),
    "forage": PromptKind(Gesture("button"), rule="TY-4", offer=True),
    "buy": PromptKind(Gesture(drag="to-chooser"), rule="TY-5"),
    "light": PromptKind(Gesture(keys="slot"), rule="TY-6", hint=True),
}
NOTES: Mapping[str, NoteKind] = {
    "day": NoteKind(PHASE),
    "turn": NoteKind(DOING, beat="clear", ends=True),
    "roll": NoteKind(DETAIL, icon="die", beat="throw", lasting=True),
    "buys": NoteKind(pieces=("card",), staged="aside"),
    "lights": NoteKind(icon="star", beat="pulse", pieces=("figure",)),
    "over": NoteKind(PHASE),
}


class TinyTable(GameTable):
    """The rules' table."""

    prompt_kinds: ClassVar[Mapping[str, PromptKind]] = KINDS
    note_kinds: ClassVar[Mapping[str, NoteKind]] = NOTES

    @property
    def figures(self) -> list[str]:
        """The figures by seat, from the first."""
        return list(self.state.setup["pieces"])  # type: ignore[call-overload,no-any-return]

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.word("active")


# -- the flow ------------------------------------------------------------------------------------------


def setup(t: TinyTable) -> str:
    """Figures on the start cell, a shuffled deck, hands and market [TY-1, TY-2]."""
    start = BOARDS[str(t.state.setup["board"])]
    for figure in t.figures:
        t.make(figure, figure, start.name)
        t.add_token(figure, "coin", COINS)
    for card in CARDS:
        for number in range(COPIES):
            t.make(f"{card}-{number + 1}", card, "deck", face_up=False)
    t.shuffle("deck")
    for figure in t.figures:
        for _ in range(HAND):
            t.move(t.zone("deck")[0], f"hand:{figure}", face_up=True)
    fill_market(t)
    t.set_track("day", 1)
    return "morning"


def fill_market(t: TinyTable) -> None:
    """The market is filled from the deck; it shows cards that nobody knew [TY-5]."""
    for card in t.zone("deck")[: max(0, MARKET - len(t.zone("market")))]:
        t.learn()
        t.move(card, "market", face_up=True)


def morning(t: TinyTable) -> str:
    """A new day: a chapter begins."""
    t.set_track("round", 0)
    t.note("day", day=t.track("day"))
    return "round"


def round_begins(t: TinyTable) -> str:
    """Everybody has a turn, from the first player on."""
    t.set_track("round", t.track("round") + 1)
    first, figures = t.state.setup["first"], t.figures
    assert isinstance(first, int)
    t.set_track("turns", ",".join(figures[first:] + figures[:first]))
    return "turn"


def turn(t: TinyTable) -> str:
    """The next figure walks, forages, buys and lights [TY-3 to TY-6]."""
    waiting = t.word("turns").split(",")
    t.set_track("active", waiting[0])
    t.set_track("turns", ",".join(waiting[1:]))
    t.note("turn", figure=t.active)
    walk(t)
    forage(t)
    buy(t)
    light(t)
    return "turn" if t.word("turns") else "evening"


def evening(t: TinyTable) -> str:
    """After the last round of a day night falls; after the last day the game is over [TY-7].

    The points of every round stay on the board: a closed chapter cannot be told anew.
    """
    t.set_track("active", "")
    for figure in t.figures:
        t.set_track(f"grown:{figure}", f"{t.word(f'grown:{figure}')} {points(t, figure)}".strip())
    if t.track("round") < ROUNDS:
        return "round"
    if t.track("day") < DAYS:
        t.set_track("day", t.track("day") + 1)
        return "morning"
    return finish(t)


def finish(t: TinyTable) -> str:
    """Most points win; where several have as many, they share [TY-8]."""
    most = max(points(t, figure) for figure in t.figures)
    winners = [figure for figure in t.figures if points(t, figure) == most]
    t.set_track("winners", ",".join(winners))
    t.set_track("outcome", "victory" if len(winners) == 1 else "draw")
    t.note("over", winners=winners)
    return "result"


def result(t: TinyTable) -> str:
    """Over."""
    return "result"


# -- a turn --------------------------------------------------------------------------------------------


def walk(t: TinyTable) -> None:
    """Step by step, as far as the board allows; one may stay [TY-3]."""
    figure, path = t.active, [t.piece(t.active).zone]
    for left in range(SWIFT_STEPS if t.state.setup["swift"] else STEPS, 0, -1):
        here = cell_of(path[-1])
        assert here is not None
        ways = [cell.name for cell in reachable(SHAPE, here, left, open_cells(BLOCKED)) if cell.name not in path]
        near = tuple(cell.name for cell in SHAPE.neighbours(here) if cell.name in ways)
        answer = t.ask(Prompt("walk", figure, figure, near, 0, 1, {"path": path, "reach": ways}))
        if not answer:
            return
        t.move(figure, answer[0])
        path.append(answer[0])


def forage(t: TinyTable) -> None:
    """One may throw the die for coins [TY-4]."""
    figure = t.active
    if t.ask(Prompt("forage", figure, "TY-4", ("throw",), 0, offer="forage")):
        thrown = t.throw(COIN_DIE, "coins", "c1", "forage")
        found = len(COIN_DIE.faces[thrown.face])
        die = {"id": thrown.id, "die": thrown.die, "face": thrown.face}
        t.note("roll", figure=figure, dice=[die], coins=found)
        t.add_token(figure, "coin", found)


def buy(t: TinyTable) -> None:
    """One card of the market may be bought, if the coins suffice [TY-5]."""
    figure = t.active
    coins = t.tokens(figure, "coin")
    can = tuple(card for card in t.zone("market") if cost(t, card) <= coins)

    def why() -> dict[str, tuple[str, str]]:
        return {card: ("refusal.too-dear", "TY-5") for card in t.zone("market") if card not in can}

    answer = t.ask(Prompt("buy", figure, "TY-5", can, 0), why)
    if answer:
        t.take_token(figure, "coin", cost(t, answer[0]))
        t.move(answer[0], f"hand:{figure}", face_up=True)
        t.set_track(f"bought:{figure}", f"{t.word(f'bought:{figure}')} {answer[0]}".strip())
        t.note("buys", figure=figure, card=answer[0])
        fill_market(t)


def light(t: TinyTable) -> None:
    """One card of the hand may be lit: it stays on the table before its owner [TY-6]."""
    figure = t.active
    answer = t.ask(Prompt("light", figure, "TY-6", tuple(t.zone(f"hand:{figure}")), 0))
    if answer:
        t.move(answer[0], f"lit:{figure}", face_up=True)
        t.note("lights", figure=figure, card=answer[0])


def cost(t: GameTable, card: str) -> int:
    """What a card of the market costs."""
    return CARDS[t.piece(card).card].cost


def points(t: GameTable, figure: str) -> int:
    """The points of the lanterns that a figure has lit."""
    return sum(CARDS[t.piece(card).card].points for card in t.zone(f"lit:{figure}"))


# -- players -------------------------------------------------------------------------------------------


class ThriftyPlayer:
    """Stays where it is, always forages, buys the dearest card and lights the brightest one."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        if prompt.kind == "walk":
            return ()
        if prompt.kind == "forage":
            return prompt.options
        best = max(prompt.options, key=lambda card: CARDS[table.piece(card).card])
        return (best,)


PLAYERS: Mapping[str, Any] = {"thrifty": ThriftyPlayer, "random": RandomPlayer}


def deal(t: TinyTable, chooser: str, seed: str) -> None:
    """The deck, and what the other one was dealt: the cards that he bought everybody saw."""
    streams = new_chance(t, seed)
    rivals = [figure for figure in t.figures if figure != chooser]
    hidden = [p for f in rivals for p in t.zone(f"hand:{f}") if p not in t.word(f"bought:{f}").split()]
    pieces = [t.piece(name) for name in (*hidden, *t.zone("deck"))]
    cards = streams.shuffled("deal", sorted(piece.card for piece in pieces))
    for piece, card in zip(pieces, cards, strict=True):
        piece.card = card


def worth(state: State, chooser: str) -> float:
    """Whoever wins alone has all of it; who shares, a part."""
    winners = str(state.board.tracks.get("winners", "")).split(",")
    return (chooser in winners) / len(winners)


FLOW = Flow(
    nodes={
        "setup": setup, "morning": morning, "round": round_begins, "turn": turn, "evening": evening, "result": result,
    },
    follows={
        "setup": frozenset({"morning"}),
        "morning": frozenset({"round"}),
        "round": frozenset({"turn"}),
        "turn": frozenset({"turn", "evening"}),
        "evening": frozenset({"round", "morning", "result"}),
        "result": frozenset({"result"}),
    },
    ends=frozenset({"result"}),
    chapters=frozenset({("setup", "morning"), ("evening", "morning")}),
    hidden_hands=True,
    computer=seated(PLAYERS),
    deal=deal,
    worth=worth,
)  # fmt: skip


def session_at(state: State, script: Script | None = None) -> Session:
    """A session that stands at a state (not begun)."""
    made = Session(FLOW, TinyTable, state, script=script)
    record: dict[str, Any] = dict(state.setup)
    made.companions = dict(zip(record["pieces"], record["computers"], strict=True))
    made.origin = lambda: new_state(record)
    return made


def new_state(record: dict[str, object]) -> State:
    """The state before set-up. Raises RuleError for a record that cannot be played."""
    if record.get("board") not in BOARDS:
        raise RuleError(f"there is no board {record.get('board')!r} (TY-2)")
    return State(mode=GAME, seed=str(record["seed"]), setup=record, node="setup")
