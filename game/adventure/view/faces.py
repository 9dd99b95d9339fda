"""Faces: how each piece looks on the table right now. What only one game prints stands in its own module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.adventure import values
from game.adventure.table import PROGRESS, SEATS, WOUND
from game.adventure.view.icons import keyword_icon
from game.adventure.view.names import Names
from game.kit.board import Piece
from game.kit.shown import Badge, Face

Make = Callable[[Any, Piece], Face]
"""Makes the face of a piece."""

BRIEFLY = {"ready_card(you, all)": "brief.ready-all", "may(ready_card(target, 1))": "brief.target-readies"}
"""Lines of action cards that many cards have -> how they are said where there is little room."""


def face(names: Names, piece_id: str, makers: Mapping[str, Make]) -> Face:
    """A piece's face; its back if it lies facedown. A defeated hero still shows the hero.

    `makers` are those of a game for what its box holds (`Names.kinds`, and "enemies").
    """
    piece = names.t.piece(piece_id)
    if piece.zone != SEATS and not names.known(piece):
        return back(names, piece)
    return makers[names.kind(piece.card)](names, piece)


def back(names: Names, piece: Piece) -> Face:
    """The back of a card; it tells only the deck."""
    deck = names.backs.get(names.kind(piece.card), "exploration")
    return Face(piece.id, names.label(piece.id), names.hidden(piece.card), "back", deck)


def lines(names: Names, card_id: str) -> str:
    """The lines of an action card, those that many cards share in brief. Where the foot of the card says all of its
    action, an icon tells when it comes.
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


def enemy(names: Names, piece: Piece) -> Face:
    """Attack and resilience stand as they are now, with what other cards change."""
    t, card = names.t, names.t.box.enemies[piece.card]
    live = t.in_play(piece.id)
    badges = [Badge("attack", values.attack(t, piece.id) if live else card.attack)]
    resilience = values.resilience(t, piece.id) if live else card.resilience
    if resilience or card.resilience:
        badges.append(Badge("resilience", resilience))
    badges.append(Badge("health", values.health(t, piece.id)))
    if t.tokens(piece.id, WOUND):
        badges.append(Badge("wound", t.tokens(piece.id, WOUND)))
    title, grade = names.title(piece.card), names.grade_id(card)
    return Face(
        piece.id, title, title, "enemy", card.rank, names.picture(piece.card), grade,
        badges=tuple(badges), icons=tuple(keyword_icon(k) for k in card.bar), grade=grade,
    )  # fmt: skip


def location(names: Names, piece: Piece) -> Face:
    """A location with its values as they are now."""
    t, card = names.t, names.t.box.locations[piece.card]
    here = t.location == piece.id
    badges = (
        Badge("engaged-spawn", card.engaged),
        Badge("shadow-spawn", card.shadows),
        Badge("value", values.location_value(t) if here else card.value),
        Badge("progress", t.tokens(piece.id, PROGRESS)),
    )
    name, grade = names.words(f"location.{piece.card}.name"), names.grade_id(card)
    return Face(
        piece.id, name, name, "location", picture=names.picture(piece.card), accent=grade, badges=badges, grade=grade
    )


def condition(names: Names, piece: Piece) -> Face:
    """A condition."""
    name = names.words(f"condition.{piece.card}.name")
    return Face(piece.id, name, name, "condition", picture=names.picture(piece.card), accent=piece.card)


FACES: dict[str, Make] = {"enemies": enemy, "locations": location, "conditions": condition}
"""Faces that every game of the family makes alike."""
