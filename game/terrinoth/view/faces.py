"""Faces: how each piece looks on the table right now."""

from __future__ import annotations

from game.adventure import values
from game.adventure.table import PROGRESS, SEATS, SUCCESS, WOUND
from game.kit.board import Piece
from game.kit.shown import Badge, Face
from game.terrinoth.cards import EnemyCard
from game.terrinoth.setup import MODE
from game.terrinoth.view.names import Names

BAR_ICONS = frozenset({"advance", "inflict", "retreat"})
"""Keywords with an icon of their own; those of a set share the icon "keyword"."""

BRIEFLY = {"ready_card(you, all)": "brief.ready-all", "may(ready_card(target, 1))": "brief.target-readies"}
"""Lines of activation cards that every card of an action has -> how they are said where there is little room."""


def picture_of(card: str) -> str:
    """The picture of a card, a hero or a quest: its asset id."""
    return f"pictures/{MODE}/{card}"


def window_of(quest: str) -> str:
    """The stained glass of a quest's victory: its asset id."""
    return f"scenes/{MODE}/window-{quest}"


def keyword_icon(keyword: str) -> str:
    """The icon of a keyword of an effect bar."""
    return keyword if keyword in BAR_ICONS else "keyword"


def face(names: Names, piece_id: str) -> Face:
    """A piece's face; its back if it lies facedown. A defeated hero still shows the hero."""
    t = names.t
    piece = t.piece(piece_id)
    box = t.box
    if piece.zone == SEATS:
        return _hero(names, piece)
    if not piece.face_up:
        return back(names, piece)
    if piece.card in box.actions:
        return _activation(names, piece)
    if piece.card in box.enemies:
        return _enemy(names, piece, box.enemies[piece.card])
    if piece.card in box.locations:
        return _location(names, piece)
    if piece.card in box.exploration:
        return _exploration(names, piece)
    name = names.words(f"condition.{piece.card}.name")
    return Face(piece.id, name, name, "condition", picture=picture_of(piece.card), accent=piece.card)


def back(names: Names, piece: Piece) -> Face:
    """The back of a card; it tells only the deck."""
    box = names.t.box
    if piece.card in box.enemies:
        deck = "enemy"
    elif piece.card in box.locations:
        deck = "location"
    else:
        deck = "exploration"
    return Face(piece.id, names.label(piece.id), names.hidden(piece.card), "back", deck)


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
        action=card.action, dice=card.dice, marks=("advanced",) if card.class_ else (), text=_lines(names, piece.card),
    )  # fmt: skip


def _lines(names: Names, card_id: str) -> str:
    """The lines of an activation card, those that many cards share in brief. Where the foot of the card says all of
    its action, an icon tells when it comes.
    """
    card, told, lead = names.t.box.actions[card_id], list[str](), ""
    plain = f"{card.action}({card.dice})"
    for line, text in zip(names.t.box.lines[card_id], names.words.lines(f"card.{card_id}.lines"), strict=True):
        if line.marks == plain:
            lead = f"[icon:action-{card.action}] "
        else:
            told.append(lead + (names.words(BRIEFLY[line.marks]) if line.marks in BRIEFLY else text))
            lead = ""
    if lead and told:
        told[-1] += f" {lead.strip()}"
    return "\n".join(told)


def _enemy(names: Names, piece: Piece, card: EnemyCard) -> Face:
    """Attack and resilience stand as they are now, with what other cards change."""
    t = names.t
    live = t.in_play(piece.id)
    badges = [Badge("attack", values.attack(t, piece.id) if live else card.attack)]
    resilience = values.resilience(t, piece.id) if live else card.resilience
    if resilience or card.resilience:
        badges.append(Badge("resilience", resilience))
    badges.append(Badge("health", values.health(t, piece.id)))
    if t.tokens(piece.id, WOUND):
        badges.append(Badge("wound", t.tokens(piece.id, WOUND)))
    title = names.title(piece.card)
    return Face(
        piece.id, title, title, "enemy", card.rank, picture_of(piece.card), card.difficulty,
        badges=tuple(badges), icons=tuple(keyword_icon(k) for k in card.bar), grade=card.difficulty,
    )  # fmt: skip


def _location(names: Names, piece: Piece) -> Face:
    t = names.t
    card = t.box.locations[piece.card]
    here = t.location == piece.id
    badges = (
        Badge("engaged-spawn", card.engaged),
        Badge("shadow-spawn", card.shadows),
        Badge("value", values.location_value(t) if here else card.value),
        Badge("progress", t.tokens(piece.id, PROGRESS)),
    )
    name = names.words(f"location.{piece.card}.name")
    return Face(
        piece.id, name, name, "location", picture=picture_of(piece.card), accent=card.difficulty,
        badges=badges, grade=card.difficulty,
    )  # fmt: skip


def _exploration(names: Names, piece: Piece) -> Face:
    card = names.t.box.exploration[piece.card]
    name = names.words(f"exploration.{piece.card}.name")
    return Face(piece.id, name, name, card.type, card.tone, picture_of(piece.card), card.set)
