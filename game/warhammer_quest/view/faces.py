"""Faces of the cards as only the Warhammer Quest card game prints them: heroes, actions, dungeon cards, gear."""

from __future__ import annotations

from msgspec import structs

from game.adventure import values
from game.adventure.table import SUCCESS, WOUND
from game.adventure.view import pictures
from game.adventure.view.faces import FACES as FAMILY
from game.adventure.view.faces import Make, lines, location
from game.adventure.view.sources import text_key
from game.kit.board import Piece
from game.kit.shown import Badge, Face
from game.warhammer_quest.setup import MODE
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.zones import capacity_track

RANGED = "ranged"
"""The icon of an attack at a distance."""


def picture_of(card: str) -> str:
    """The picture of a card, a hero or a quest: its asset id."""
    return pictures.picture_of(MODE, card)


def window_of(quest: str) -> str:
    """The stained glass of a quest's victory: its asset id."""
    return pictures.window_of(MODE, quest)


def _hero(names: Names, piece: Piece) -> Face:
    t, hero = names.t, piece.id
    badges = (
        Badge("health", values.health(t, hero)),
        Badge("wound", t.tokens(hero, WOUND)),
        Badge("success-token", t.rules.tokens(t, hero)),
        Badge("capacity", t.track(capacity_track(hero))),
    )
    marks = ("leader",) * (t.leader == hero) + ("fallen",) * (not piece.face_up)
    return Face(
        hero, names.words(f"hero.{hero}.name"), names.short(hero), "hero", hero, picture_of(hero), hero,
        badges=badges, marks=marks,
    )  # fmt: skip


def _short(names: Names, key: str) -> str:
    """What a small card is called: by its short name if it has one."""
    return names.words(f"{key}.short" if names.words.has(f"{key}.short") else f"{key}.name")


def _action(names: Names, piece: Piece) -> Face:
    t, card = names.t, names.t.box.actions[piece.card]
    name, short = names.words(f"card.{piece.card}.name"), _short(names, f"card.{piece.card}")
    marks = ("advanced",) * card.advanced + ("prepare",) * card.prepare
    badges = (Badge("success-token", t.tokens(piece.id, SUCCESS)),) if t.tokens(piece.id, SUCCESS) else ()
    icons = (RANGED,) * any(line.startswith("ranged(") for line in card.lines)
    return Face(
        piece.id, name, short, "action", card.hero, picture_of(piece.card), card.hero, action=card.action,
        dice=card.dice, badges=badges, icons=icons, marks=marks, text=lines(names, piece.card),
    )  # fmt: skip


def _dungeon(names: Names, piece: Piece) -> Face:
    card = names.t.box.exploration[piece.card]
    name = names.words(f"dungeon.{piece.card}.name")
    badges = (Badge("treasure", card.treasure),) if card.treasure else ()
    marks = ("quest",) * card.quest_icon
    short = _short(names, f"dungeon.{piece.card}")
    return Face(piece.id, name, short, card.type, card.tone, picture_of(piece.card), badges=badges, marks=marks)


def _gear(names: Names, piece: Piece) -> Face:
    """Gear, also depleted where it is equipped: everybody has seen what it is."""
    card, name = names.t.box.gear[piece.card], names.card(piece.card)
    kind = "legendary" if piece.card in names.t.box.legendary else "gear"
    key = text_key(names, piece.card)
    marks = ("depleted",) * (not piece.face_up)
    text = names.words(key) if key else ""
    return Face(
        piece.id, name, name, kind, card.trait, picture_of(piece.card), card.cost or "none", marks=marks, text=text
    )


def _location(names: Names, piece: Piece) -> Face:
    """A location, with what it does."""
    return structs.replace(location(names, piece), text=names.words(f"location.{piece.card}.text"))


FACES: dict[str, Make] = FAMILY | {
    "locations": _location,
    "heroes": _hero, "actions": _action, "exploration": _dungeon, "gear": _gear, "legendary": _gear,
}  # fmt: skip
"""What the box holds, with what makes the faces of its cards."""
