"""Card sheets: a question that is asked by whole cards, side by side with the card that gives way. Plain values."""

from __future__ import annotations

from msgspec import Struct

from game.kit.shown import Fact, ForecastNote


class SheetCard(Struct, frozen=True):
    """One card of a sheet to choose from: its option, what stands above it, and what is different about it."""

    option: str
    heading: str = ""
    notes: tuple[ForecastNote, ...] = ()


class SheetTab(Struct, frozen=True):
    """One tab of a sheet: its name, what stands there now, the piece that gives way, and the cards for it.

    `note` is said below the piece that gives way, `between` beside the arrow.
    """

    label: str
    detail: str
    icon: str
    leaves: str
    cards: tuple[SheetCard, ...]
    note: str = ""
    between: tuple[str, ...] = ()


class SheetPlate(Struct, frozen=True):
    """What a choice fixes for good, and what comes later because of it."""

    text: str
    later: str = ""
    cards: tuple[Fact, ...] = ()


class CardSheet(Struct, frozen=True):
    """A question that is asked by whole cards: tabs, what stands above and on the card that gives way, and what each
    option fixes for good (`fixed` says before one is chosen that something is).
    """

    tabs: tuple[SheetTab, ...]
    heading: str = ""
    gone: str = ""
    fixed: str = ""
    plates: dict[str, SheetPlate] = {}
