"""Faces: how a hero, a monster, a thing, a feature looks on the table."""

from __future__ import annotations

from collections.abc import Iterator

from game.heroica import names as tokens
from game.heroica.box import FEATURE, HERO, MONSTER, POTION, RELIC, WEAPON
from game.heroica.doors import facts, total_of
from game.heroica.level import SUM_DOOR
from game.heroica.packs import guarded
from game.heroica.store import price
from game.heroica.view.names import Names, picture_of
from game.kit.shown import Badge, Face

BOSS = "boss"
MARKS = {
    tokens.DOWN: "down", tokens.SKIP: "skip", tokens.GUARDED: "guarded", tokens.GHOST: "ghost",
    tokens.MOUNTED: "mounted", tokens.HARMS[0]: "harm", tokens.HARMS[1]: "harm-later", tokens.ENRAGED: "guard-up",
    tokens.OPEN: "open", tokens.EMPTY: "empty", tokens.FLYING: "flying",
}  # fmt: skip
"""What lies on a piece, as its face says it."""


def face(names: Names, piece: str) -> Face:
    """How a piece looks now."""
    t = names.t
    card, kind = t.piece(piece).card, t.kind(piece)
    title = names.card(piece)
    frame = BOSS if kind == MONSTER and t.is_boss(piece) else kind
    return Face(
        piece, title, title, frame, card, picture_of(names.t.box, card), accent=_accent(names, piece),
        badges=tuple(_badges(names, piece, kind)), marks=tuple(_marks(names, piece)), text=text_of(names, card),
    )  # fmt: skip


def text_of(names: Names, card: str) -> str:
    """What a card says it does; empty for one that says nothing."""
    key = f"{names.t.box.kind(card)}.{card}.text"
    return names.words(key) if names.words.has(key) else ""


def _accent(names: Names, piece: str) -> str:
    """Whose it is: the seat of the hero, or of whoever has it on the pack."""
    hero = piece if piece in names.t.heroes else names.t.owner(piece)
    return f"seat-{names.seat(hero)}" if hero else ""


def _badges(names: Names, piece: str, kind: str) -> Iterator[Badge]:
    """The numbers on a face."""
    t = names.t
    if kind == HERO:
        yield Badge("health", t.health(piece))
        yield Badge("gold", t.gold(piece))
    elif kind == MONSTER:
        strength = t.strength(piece) if t.cell(piece) is not None else t.box.strength(t.piece(piece).card)
        yield Badge("bar" if t.is_boss(piece) else "strength", strength)
    elif kind in (WEAPON, POTION, RELIC) and t.piece(piece).zone == tokens.STORE:
        yield Badge("price", price(t, piece))
    elif kind == FEATURE and t.piece(piece).card == SUM_DOOR and t.cell(piece) is not None:
        door = facts(t, piece)
        yield Badge("total", door.total)
        yield Badge("left", max(0, door.total - total_of(t, door.door)))


def _marks(names: Names, piece: str) -> Iterator[str]:
    """What is so of a piece just now."""
    t = names.t
    yield from (mark for token, mark in MARKS.items() if t.piece(piece).tokens.get(token))
    if piece == t.active:
        yield "active"
    if t.kind(piece) == RELIC and t.cell(piece) is not None and guarded(t, piece):
        yield "guarded"
