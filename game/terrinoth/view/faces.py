"""Faces of the cards as only Heroes of Terrinoth prints them: heroes, activation cards, exploration cards."""

from __future__ import annotations

from game.adventure import values
from game.adventure.table import SUCCESS, WOUND
from game.adventure.view import pictures
from game.adventure.view.faces import FACES as FAMILY
from game.adventure.view.faces import Make, lines
from game.kit.board import Piece
from game.kit.shown import Badge, Face
from game.terrinoth.setup import MODE
from game.terrinoth.view.names import Names


def picture_of(card: str) -> str:
    """The picture of a card, a hero or a quest: its asset id."""
    return pictures.picture_of(MODE, card)


def window_of(quest: str) -> str:
    """The stained glass of a quest's victory: its asset id."""
    return pictures.window_of(MODE, quest)


def _hero(names: Names, piece: Piece) -> Face:
    t, hero = names.t, piece.id
    card = t.hero_card(hero)
    badges = [
        Badge("health", values.health(t, hero)),
        Badge("wound", t.tokens(hero, WOUND)),
        Badge("success-token", t.tokens(hero, SUCCESS)),
    ]
    marks = ("leader",) * (t.leader == hero) + ("fallen",) * (not piece.face_up)
    return Face(
        hero, names.words(f"hero.{hero}.name"), names.short(hero), "hero", card.archetype, picture_of(hero),
        card.archetype, badges=tuple(badges), marks=marks,
    )  # fmt: skip


def _activation(names: Names, piece: Piece) -> Face:
    card = names.t.box.actions[piece.card]
    name = names.words(f"card.{piece.card}.name")
    return Face(
        piece.id, name, name, "activation", card.archetype, picture_of(piece.card), card.archetype,
        action=card.action, dice=card.dice, marks=("advanced",) if card.class_ else (), text=lines(names, piece.card),
    )  # fmt: skip


def _exploration(names: Names, piece: Piece) -> Face:
    card = names.t.box.exploration[piece.card]
    name = names.words(f"exploration.{piece.card}.name")
    return Face(piece.id, name, name, card.type, card.tone, picture_of(piece.card), card.set)


FACES: dict[str, Make] = FAMILY | {"heroes": _hero, "actions": _activation, "exploration": _exploration}
"""What the box holds, with what makes the faces of its cards."""
