"""The content: cards, boards, figures, the die, and the numbers of the rules."""

from __future__ import annotations

from typing import NamedTuple

from game.kit.cells import Cell
from game.kit.dice import Die

GAME = "tiny"
FIGURES = ("fox", "hare", "owl")
BOARDS = {"brook": Cell(1, 1), "hill": Cell(0, 1)}
"""Where both figures start."""
CELLS = (Cell(1, 0), Cell(0, 1), Cell(1, 1), Cell(2, 1), Cell(1, 2))
"""A cross of five cells in a square of nine; all others are closed."""
STEPS, SWIFT_STEPS = 1, 2
COINS, HAND, MARKET, DAYS, ROUNDS = 2, 2, 2, 2, 2
"""Coins and cards to begin with, cards in the market, days, rounds of a day."""
COIN_DIE = Die("coin", (("coin",), ("coin", "coin"), ("coin",), ()))


class Lantern(NamedTuple):
    """A card: what it costs, and the points of the lantern that it lights."""

    cost: int
    points: int


CARDS = {
    "candle": Lantern(1, 1),
    "lamp": Lantern(2, 2),
    "beacon": Lantern(3, 4),
}
COPIES = 4


class Rule(NamedTuple):
    """A numbered rule: the part it stands in."""

    part: str


RULES = {
    "TY-1": Rule("setup"), "TY-2": Rule("setup"), "TY-3": Rule("turn"), "TY-4": Rule("turn"),
    "TY-5": Rule("turn"), "TY-6": Rule("turn"), "TY-7": Rule("end"), "TY-8": Rule("end"),
}  # fmt: skip
TERMS = {"lantern": "TY-6", "market": "TY-5"}
"""The words of the glossary, each with its rule."""
