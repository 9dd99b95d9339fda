"""Objective: how a game is won and lost and how far it has come, in one line and on a sheet, as plain values."""

from __future__ import annotations

from msgspec import Struct


class Objective(Struct, frozen=True):
    """What the players play for.

    `won` and `lost` are a few words each, `reached` is shorter still ("1/3"). `way` says what is lacking to go on, and
    `way_short` the same in a word or two. The sheet has a `title`, a `story`, the `rules` that are only those of this
    game (rich text, a paragraph each), and a `brief` of them; `spot` is the place of the table where it lies.
    """

    won: str
    lost: str
    reached: str
    way: str = ""
    way_short: str = ""
    title: str = ""
    story: str = ""
    brief: str = ""
    rules: tuple[str, ...] = ()
    spot: str = ""
