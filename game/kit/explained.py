"""Explained: what something on the table is, for whoever points at it or comes to it with the focus."""

from __future__ import annotations

from msgspec import Struct


class Explained(Struct, frozen=True):
    """A place of the table in words: a pile, a panel, a token, a space, a phase (`phase:<id>`), the turns of the
    round (`turns`), a bar of health (`health:<piece>`), what a die shows (`face:<symbols joined by +>`), a sign on a
    card (`sign:<name>:<piece>`). Where a table keeps no room for a sheet, a piece too: it is told beside it.

    `text` is rich text, `rule` where it is ruled. `stop` says that the focus comes to it by itself.
    """

    title: str
    text: str
    rule: str = ""
    stop: bool = False
