"""Sheets: the full text of a card for the inspector, and what it would mean now.

What only one game prints stands in its own module: heroes, action cards, what exploring draws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from game.adventure import values
from game.adventure.cards import NEMESIS
from game.adventure.table import MOST_ENGAGED, SEATS, WOUND
from game.adventure.view.icons import keyword_icon
from game.adventure.view.names import Names, enemy_texts
from game.kit.board import Piece
from game.kit.shown import Row, Sheet

Make = Callable[[Any, str], Sheet]
"""Makes the sheet of a card."""


def sheet(names: Names, piece_id: str, makers: Mapping[str, Make]) -> Sheet:
    """The full text of a piece's card; of a facedown one only what everybody knows.

    `makers` are those of a game for what its box holds (`Names.kinds`).
    """
    piece, box = names.t.piece(piece_id), names.t.box
    if piece.zone != SEATS and not names.known(piece):
        return _facedown(names, piece)
    if piece.card in box.enemies:
        return structs.replace(enemy(names, piece.card), stakes=stakes(names, piece_id))
    kind = names.kind(piece.card)
    return makers[kind](names, piece_id if kind == "heroes" else piece.card)


def _facedown(names: Names, piece: Piece) -> Sheet:
    """The back of a card."""
    words = names.words
    if piece.card in names.t.box.enemies:
        return Sheet(
            words("sheet.facedown"), words("type.enemy"), rows=(Row(words("glossary.facedown.text")),),
            stakes=stakes(names, piece.id),
        )  # fmt: skip
    return Sheet(words("sheet.hidden"), "")


def join_kind(*parts: str) -> str:
    """The line under the picture, of what there is: "Goblin · Master · Trivial"."""
    return " · ".join(part for part in parts if part)


# -- cards -------------------------------------------------------------------------------------------


def hero_now(names: Names, printed: Sheet, hero_id: str) -> Sheet:
    """The sheet of a hero with how the hero stands."""
    fallen = [names.words("sheet.defeated")]
    return structs.replace(printed, stakes=tuple(at_stake(names, hero_id) if names.t.standing(hero_id) else fallen))


def at_stake(names: Names, hero_id: str) -> list[str]:
    """What stands against a hero: wounds left, enemy dice of the next roll."""
    t, words = names.t, names.words
    dice = len(t.ready_among(t.engaged(hero_id)))
    lines = [words("sheet.left", left=values.health_left(t, hero_id))]
    if dice:
        lines.append(words("sheet.enemy-dice", dice=dice))
    return lines


def action_rows(names: Names, card_id: str) -> tuple[Row, ...]:
    """Every line of an action card, the action line strong with its dice."""
    words, box = names.words, names.t.box
    card = box.actions[card_id]
    rows = []
    for line, text in zip(box.lines[card_id], words.lines(f"card.{card_id}.lines"), strict=True):
        strong = line.marks.startswith(("attack(", "ranged(", "explore(", "aid(", "rest("))
        rows.append(Row(text, f"action-{card.action}", True, card.dice, "die-hero") if strong else Row(text))
    return tuple(rows)


def enemy(names: Names, card_id: str) -> Sheet:
    """An enemy card: effect bar, texts of its keywords, passive text, threat; its title tells the higher rank apart."""
    words = names.words
    card = names.t.box.enemies[card_id]
    bar = tuple((keyword_icon(k), words(f"keyword.{k}.name")) for k in card.bar)
    texts = (words("sheet.keyword", name=words(f"keyword.{k}.name"), text=words(f"keyword.{k}.text")) for k in card.bar)
    rows = [Row(text, keyword_icon(k)) for k, text in zip(card.bar, texts, strict=True)]
    passive, threat = enemy_texts(card, card_id)
    if words.has(passive):
        rows.insert(0, Row(words(passive), "star"))
    if words.has(threat):
        rows.append(Row(words("sheet.threat", text=words(threat)), "threat"))
    kind = join_kind(words(f"trait.{card.trait}"), words(f"rank.{card.rank}"), names.grade(card))
    quote = words(f"nemesis.{card_id}.title" if card.rank == NEMESIS else f"enemy.{card.set}.quote")
    return Sheet(names.card(card_id), kind, bar, tuple(rows), quote)


def location(names: Names, card_id: str) -> Sheet:
    """A location: its values and its ability."""
    words, card = names.words, names.t.box.locations[card_id]
    rows = (
        Row(words("sheet.spawn", engaged=card.engaged, shadows=card.shadows), "skull"),
        Row(words("sheet.value", value=card.value), "progress"),
        Row(words(f"location.{card_id}.text"), "star"),
    )
    kind = join_kind(words("type.location"), words(f"trait.{card.trait}"), names.grade(card))
    return Sheet(words(f"location.{card_id}.name"), kind, rows=rows)


def condition(names: Names, card_id: str) -> Sheet:
    """A condition."""
    words = names.words
    text = words(f"condition.{card_id}.text")
    return Sheet(words(f"condition.{card_id}.name"), words("type.condition"), rows=(Row(text, card_id),))


SHEETS: dict[str, Make] = {"locations": location, "conditions": condition}
"""Sheets that every game of the family makes alike."""


# -- what it would mean now --------------------------------------------------------------------------


def stakes(names: Names, enemy_id: str) -> tuple[str, ...]:
    """What an enemy means to the hero who decides: if it becomes engaged, if it is engaged already."""
    t, words = names.t, names.words
    prompt = names.session.prompt
    decider = prompt.chooser if prompt is not None else t.active
    if not t.in_play(enemy_id) or not t.standing(decider):
        return ()
    hero = names.short(decider)
    host = t.host(enemy_id)
    ready = not t.piece(enemy_id).exhausted
    lines: list[str] = []
    if host and ready:
        lines.append(words("stakes.die", hero=names.short(host)))
    elif not ready:
        lines.append(words("stakes.exhausted"))
    if host != decider:
        lines.append(_if_engaged(names, decider, enemy_id, hero))
    if t.faceup(enemy_id) and t.tokens(enemy_id, WOUND):
        lines.append(words("stakes.left", left=values.health_left(t, enemy_id)))
    return tuple(lines)


def _if_engaged(names: Names, decider: str, enemy_id: str, hero: str) -> str:
    """What would happen if an enemy became engaged with the decider [HT-705, WQ-713]."""
    t, words = names.t, names.words
    if t.faceup(enemy_id) and values.forbidden(t, "engage", enemy_id):
        return words("stakes.cannot")
    ready = not t.piece(enemy_id).exhausted
    if len(t.engaged(decider)) >= MOST_ENGAGED:
        if not t.faceup(enemy_id):
            return words("stakes.fourth-unknown", hero=hero)
        return words("stakes.fourth", hero=hero, wounds=values.attack(t, enemy_id))
    return words("stakes.engage" if ready else "stakes.engage-exhausted", hero=hero)
