"""Dungeon cards: drawn with their treasure, looked at, resolved, claimed, put back [WQ-506, WQ-1001 to WQ-1004]."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.adventure import values
from game.adventure.context import Context
from game.adventure.decide import decider
from game.adventure.table import DRAWN, EXPLORATION_DECK, EXPLORATION_DISCARD, Table, play_zone
from game.adventure.windows import open_window
from game.kit.effects.effect import Effect
from game.kit.prompts import Prompt
from game.warhammer_quest.box import Box
from game.warhammer_quest.cards import DungeonCard
from game.warhammer_quest.gear import claim_gear

Run = Callable[[Table, Context], None]


class Ways(Struct, frozen=True):
    """What else may be done with a card that was drawn: paid for to be put on the bottom of the deck, or discarded for
    an effect.
    """

    avoid: Effect | None = None
    skip: Effect | None = None


def dungeon_card(t: Table, piece: str) -> DungeonCard:
    """What a dungeon card says."""
    box: Box = t.box  # type: ignore[assignment]
    return box.exploration[t.card_of(piece)]


def draw(t: Table, hero: str, piece: str = "") -> str:
    """A hero draws the top card of the dungeon deck, or one of those looked at, and takes its treasure before anything
    else happens to it [WQ-903]. Empty where the deck is: it is never made anew [WQ-316].
    """
    if not piece:
        if not t.zone(EXPLORATION_DECK):
            return ""
        piece = t.zone(EXPLORATION_DECK)[0]
        t.learn()
        t.move(piece, DRAWN, face_up=True)
    t.note("draws", hero=hero, cards=[piece])
    claim_gear(t, hero, dungeon_card(t, piece).treasure, piece)
    return piece


def look_and_draw(t: Table, c: Context, number: int) -> str:
    """The active hero sees the top cards and draws one of them; the others go to the bottom in an order of that hero's
    choice [WQ-1004]. One that cannot be put there is the one that is drawn (C2-2).
    """
    seen = list(t.zone(EXPLORATION_DECK)[:number])
    if not seen:
        return ""
    t.learn()
    for piece in seen:
        t.move(piece, DRAWN, face_up=True)
    t.note("looks", hero=c.you, cards=list(seen))
    able = [piece for piece in seen if values.forbidden(t, "bury", piece)] or seen
    chosen = t.ask(Prompt("dungeon-look", decider(t, c), c.source, tuple(able)))[0]
    left = [piece for piece in seen if piece != chosen]
    while left:
        piece = t.ask(Prompt("dungeon-bottom", decider(t, c), c.source, tuple(left)))[0]
        left.remove(piece)
        put_under(t, piece)
    return draw(t, c.you, chosen)


def put_under(t: Table, piece: str) -> bool:
    """Put a card facedown on the bottom of the dungeon deck, unless that is forbidden (C2-2); whether it went there."""
    if values.forbidden(t, "bury", piece):
        return False
    t.move(piece, EXPLORATION_DECK, face_up=False)
    return True


def draw_and_resolve(t: Table, c: Context, number: int, look: int, ways: Ways) -> None:
    """Draw so many dungeon cards, one after the other, and resolve each as it comes. Who has fallen draws none
    [WQ-1107].
    """
    for _ in range(number):
        if not t.standing(c.you):
            return
        piece = look_and_draw(t, c, look) if look else draw(t, c.you)
        if not piece:
            return
        if not _put_aside(t, c, piece, ways):
            resolve(t, c, piece)


def _put_aside(t: Table, c: Context, piece: str, ways: Ways) -> bool:
    """Whether the hero does something else with a card than to resolve it."""
    barred = values.forbidden(t, "bury", piece)
    if ways.avoid is not None and not barred and ways.avoid.payable(t, c):
        answer = t.ask(Prompt("dungeon-avoid", decider(t, c), c.source, ("avoid",), 0, 1, {"card": piece}))
        if answer:
            inner = Context(you=c.you, source=c.source, chooser=c.chooser, cost=True)
            ways.avoid.run(t, inner)
            put_under(t, piece)
            return True
    if ways.skip is not None and not barred:
        options = ("resolve", "discard")
        if t.ask(Prompt("resolve-or-discard", decider(t, c), c.source, options, 1, 1, {"card": piece})) == ("discard",):
            t.move(piece, EXPLORATION_DISCARD, 0, face_up=True)
            ways.skip.run(t, c)
            return True
    return False


def resolve(t: Table, c: Context, piece: str) -> None:
    """A drawn card is resolved: an item is claimed [WQ-1001], an event resolves and is discarded [WQ-1002].

    Before that it may be replaced (the window "on-draw") [WQ-020, W-13].
    """
    others = set(t.zone(DRAWN)) - {piece}
    open_window(t, "on-draw", Context(you=t.active, source=piece, this=piece, it=c.you))
    if t.piece(piece).zone != DRAWN:
        piece = next((new for new in t.zone(DRAWN) if new not in others), "")
    if not piece or not t.standing(c.you):
        if piece:
            t.move(piece, EXPLORATION_DISCARD, 0, face_up=True)
        return
    if dungeon_card(t, piece).type == "item":
        t.move(piece, play_zone(c.you), face_up=True)
        t.note("claims", hero=c.you, card=piece)
        return
    t.note("event", hero=c.you, card=piece)
    t.box.events[t.card_of(piece)].run(t, Context(you=c.you, source=piece, chooser=c.chooser))
    if t.piece(piece).zone == DRAWN:
        t.move(piece, EXPLORATION_DISCARD, 0, face_up=True)


def redraw(t: Table, hero: str, piece: str) -> None:
    """Put the card about to be resolved on the bottom of the deck and draw another, whose treasure is taken too."""
    if put_under(t, piece):
        draw(t, hero)


def hand(t: Table, piece: str, hero: str) -> None:
    """An item goes from its holder to another hero."""
    t.move(piece, play_zone(hero), face_up=True)
    t.note("hands", card=piece, hero=hero)
