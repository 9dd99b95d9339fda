"""The best total of a hand: found by the rules themselves, over all orders and choices, on copies of the game.

Cards that nobody knows count as the rounded-down mean of their pile, chance as its first effect; the total is then
"about". What is not tried within the bound is not counted, so the total is one that can be reached.
"""

from __future__ import annotations

from itertools import permutations

from msgspec import Struct

from game.kit.board import State
from game.kit.codec import freeze, thaw
from game.kit.errors import RuleError
from game.kit.prompts import Answer, Prompt
from game.kit.session import Session
from game.kit.slices import Work
from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.power import face_value, party_total
from game.tenefyr.sessions import session_at
from game.tenefyr.table import Table

MOST_ANSWERS = 1500
"""So many answers are tried at the most."""
MOST_ORDERS = 6
"""So many answers to a question for several cards are tried."""
STAND_IN = "basic0"
"""The card that stands for one that nobody knows."""
ASKED = ("keep-hand", "play-card")
"""Questions that open their node: only there a copy can begin."""


class HandTotal(Struct, frozen=True):
    """The best party total at the end of this turn; `about` where cards or chance that nobody knows came into it."""

    total: int
    about: bool


def best_total(box: Box, session: Session) -> Work[HandTotal | None]:
    """The best total of the hand on the table; None where none is about to be played."""
    prompt = session.prompt
    if prompt is None or prompt.kind not in ASKED:
        return None
    state = thaw(freeze(session.state))
    state.node = "play"
    hidden = _hide(Table(state, _unasked, box))
    best, tried = HandTotal(0, False), 0
    waiting: list[list[Answer]] = [[]]
    while waiting and tried < MOST_ANSWERS:
        answers = waiting.pop()
        tried += 1
        table, asked = _played(box, state, answers)
        yield
        if asked is not None:
            waiting += [[*answers, answer] for answer in reversed(_answers(table, asked))]
            continue
        total = party_total(table)
        if total > best.total:
            best = HandTotal(total, _unsure(table, hidden))
    return best


def _played(box: Box, state: State, answers: list[Answer]) -> tuple[Table, Prompt | None]:
    """The table after some answers, and the question that is open then."""
    twin = session_at(box, thaw(freeze(state)), {"chance": ["1"] * MOST_ANSWERS})
    twin.stop_at = "end_step"
    twin.begin()
    for answer in answers:
        twin.answer(answer)
    assert isinstance(twin.table, Table)
    return twin.table, twin.prompt


def _answers(t: Table, prompt: Prompt) -> list[Answer]:
    """The answers to try: of equal cards one; of several at once some of each number."""
    seen: dict[str, str] = {}
    for option in prompt.options:
        piece = t.board.pieces.get(option)
        looks = option if piece is None else f"{piece.card} {sorted(piece.tokens.items())} {piece.zone}"
        seen.setdefault(looks, option)
    options = list(seen.values()) if prompt.most == 1 else list(prompt.options)
    found: list[Answer] = [()] if prompt.least == 0 else []
    for number in range(max(1, prompt.least), min(prompt.most, len(options)) + 1):
        orders = permutations(options, number)
        found += [order for order, _ in zip(orders, range(len(options) if number == 1 else MOST_ORDERS), strict=False)]
    return found


def _hide(t: Table) -> set[str]:
    """Put a card of mean power in the place of each that nobody knows; gives them."""
    hidden: set[str] = set()
    for zone in [zone for zone in t.board.zones if zone.startswith(("deck:", "reserve:"))]:
        lying = [piece for piece in t.zone(zone) if not t.piece(piece).known]
        values = [face_value(t, t.card(piece)) for piece in lying]
        for piece in lying:
            it = t.piece(piece)
            it.card = STAND_IN
            it.tokens = {f"{names.PLUS}TN-012": mean} if (mean := sum(values) // len(values)) else {}
        hidden |= set(lying)
    return hidden


def _unsure(t: Table, hidden: set[str]) -> bool:
    """Whether cards that nobody knows, or chance, came into play."""
    chanced = len((t.script or {}).get("chance", ())) < MOST_ANSWERS
    return chanced or any(piece in hidden for piece in t.played_cards())


def _unasked(table: object, prompt: object, why: object) -> Answer:
    raise RuleError("nothing is asked of a copy")
