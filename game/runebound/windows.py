"""Windows: when the texts of a hero's cards resolve (part 11.5 of the content)."""

from __future__ import annotations

from msgspec import Struct

from game.kit.effects.effect import Effect
from game.kit.prompts import Prompt
from game.runebound import names
from game.runebound.context import Context
from game.runebound.table import Table

COMBAT_START = "combat-start"
"""The window in which it is kept who has spoken, since a combat is forecast while it lasts too."""


class Text(Struct, frozen=True):
    """A text that speaks in a window: of a piece, for a hero."""

    piece: str
    effect: Effect
    context: Context


def texts(t: Table, window: str, hero: str, own: bool = True, story: bool = True) -> list[Text]:
    """What the `own` cards of a hero and the open rules of the `story` say in a window, in the order hero, assets by
    type, skills as learned, story.
    """
    cards = t.box.listeners.get(window)
    if not cards:
        return []
    found = []
    for piece in (*(t.belongings(hero) if own else ()), *(t.zone(names.STORY) if story else ())):
        card = t.board.pieces[piece].card
        if card in cards:
            found.append(Text(piece, t.box.on[card][window], Context(hero, piece, window=window)))
    return found


def speak(t: Table, window: str, hero: str, own: bool = True, story: bool = True) -> bool:
    """The texts of a window resolve for a hero; whether any did something. What comes first says the active player,
    where one of several may be declined or asks something [RB-004].
    """
    waiting = [text for text in texts(t, window, hero, own, story) if text.effect.would(t, text.context)]
    done = False
    for text in _ordered(t, waiting):
        if text.effect.would(t, text.context):
            if window == COMBAT_START:
                t.set_track(names.started(text.piece), 1)
            before = len(t.events)
            text.effect.run(t, text.context)
            done = done or len(t.events) > before
    return done


def _ordered(t: Table, waiting: list[Text]) -> list[Text]:
    """Texts that come at the same time, in the order that is asked for."""
    if len(waiting) < 2 or not any(text.effect.optional or text.effect.asks for text in waiting):
        return waiting
    by_piece = {text.piece: text for text in waiting}
    size = len(by_piece)
    order = t.ask(Prompt("order", t.orderer(), "RB-004", tuple(by_piece), size, size, pause=True))
    return [by_piece[piece] for piece in order]
