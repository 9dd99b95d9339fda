"""Windows: when the texts of a hero's cards resolve (part 11.5 of the content)."""

from __future__ import annotations

from msgspec import Struct

from game.kit.effects.effect import Effect
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
    """The texts of a window resolve for a hero; whether any did something. What may be declined is offered first, text
    by text, and what was declined once more after another one was used: so whoever has the texts orders them by using
    them, and is asked for no order besides [RB-004]. Of what is forced no two texts of a window ask anything.
    """
    waiting = [text for text in texts(t, window, hero, own, story) if text.effect.would(t, text.context)]
    offered = [text for text in waiting if text.effect.optional]
    done, declined = False, list[Text]()
    while offered:
        text = offered.pop(0)
        if _resolve(t, window, text):
            done, offered, declined = True, [*declined, *offered], []
        else:
            declined.append(text)
    for text in waiting:
        if not text.effect.optional and _resolve(t, window, text):
            done = True
    return done


def _resolve(t: Table, window: str, text: Text) -> bool:
    """One text resolves, if it would still change something; whether it did."""
    if not text.effect.would(t, text.context):
        return False
    if window == COMBAT_START:
        t.set_track(names.started(text.piece), 1)
    before = len(t.events)
    text.effect.run(t, text.context)
    return len(t.events) > before
