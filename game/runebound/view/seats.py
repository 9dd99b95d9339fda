"""Seats: a hero with all that stands on the hero board and on the strips."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache

from game.runebound import names as zones
from game.runebound import values
from game.runebound.combat_fight import hero_tokens
from game.runebound.content import TYPES
from game.runebound.view.action_words import distance
from game.runebound.view.names import Names
from game.runebound.view.pictures import picture_of
from game.runebound.view.pools_told import ground, of_card, sign
from game.runebound.view.token_values import TokenShown
from game.runebound.view.values import Note, SeatShown, Slot


def seats(names: Names) -> tuple[SeatShown, ...]:
    """The heroes by seat; nobody before set-up."""
    t = names.t
    return tuple(seat(names, hero) for hero in t.heroes if hero in t.board.pieces)


def seat(names: Names, hero: str) -> SeatShown:
    """A hero's board."""
    t, words = names.t, names.words
    cell = t.cell(hero)
    states = [*(state for state in zones.STATES if t.has(hero, state)), *(() if t.standing(hero) else ("defeated",))]
    combat, exploration, social = (len(t.trophies(hero, kind)) for kind in zones.ADVENTURES)
    return SeatShown(
        hero=hero,
        number=names.seat(hero),
        name=names.card(hero),
        short=names.short(hero),
        portrait=picture_of(t.box, hero),
        health=values.health(t, hero),
        speed=values.speed(t, hero),
        hand=values.hand_size(t, hero),
        body=values.attribute(t, hero, "body"),
        mind=values.attribute(t, hero, "mind"),
        spirit=values.attribute(t, hero, "spirit"),
        cell=cell.name if cell is not None else "",
        order=order_of(names, hero),
        active=hero == t.active,
        tokens=tokens(names, hero),
        slots=tuple(slot(names, hero, kind) for kind in TYPES),
        notes=notes(names, hero),
        states=tuple((state, words(f"state.{state}.name")) for state in states),
        trophies=(combat, exploration, social),
        counter=counter(names),
    )


def counter(names: Names) -> str:
    """What is gathered against the villain of this game."""
    scenario = names.t.box.content.scenarios.get(names.t.scenario)
    return scenario.counter if scenario is not None else zones.LORE


def turn_order(names: Names) -> list[str]:
    """The heroes in the order of their turns to come: who acts now first."""
    t = names.t
    order = [hero for hero in t.word(zones.ORDER).split(",") if hero] or list(t.heroes)
    now = t.active or next((hero for hero in t.word(zones.TURNS).split(",") if hero), order[0])
    at = order.index(now)
    return [*order[at:], *order[:at]]


def order_of(names: Names, hero: str) -> int:
    """How soon it is a hero's turn; 0 for whose turn it is."""
    return turn_order(names).index(hero)


def tokens(names: Names, hero: str) -> tuple[TokenShown, ...]:
    """The tokens of a hero: the own ones, then those of assets."""
    return tuple(
        TokenShown(token, ground(names, token), sign(one), sign(other), names.token(token))
        for token, _, (one, other) in hero_tokens(names.t, hero)
    )


def slot(names: Names, hero: str, kind: str) -> Slot:
    """The slot of a type of assets."""
    t, words = names.t, names.words
    piece = t.asset_of_type(hero, kind)
    if not piece:
        return Slot(kind, words(f"type.{kind}"))
    card = t.card(piece)
    return Slot(kind, names.card(piece), piece, of_card(names, card, f"token:{piece}", "asset"), lasting(names, card))


def lasting(names: Names, card: str) -> str:
    """What an asset changes all the time, in a few words: "speed +1"."""
    marks = names.t.box.marks_of(card, "passive")
    found = [
        names.words("seat.changes", what=names.words(f"number.{key}"), amount=amount)
        for key, amount in changes(marks).items() if names.words.has(f"number.{key}")
    ]  # fmt: skip
    return names.words("log.comma").join(found)


@cache
def changes(marks: str) -> Mapping[str, int]:
    """The numbers that lasting marks change by themselves."""
    found: dict[str, int] = {}
    for node in ast.walk(ast.parse(marks)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "mod":
            for keyword in node.keywords:
                try:
                    found[str(keyword.arg)] = int(ast.literal_eval(keyword.value))
                except ValueError:
                    continue
    return found


def notes(names: Names, hero: str) -> tuple[Note, ...]:
    """Skills learned, then open quests and errands with how far they are."""
    t, words = names.t, names.words
    learned = [
        Note(piece, names.card(piece), words("seat.learned"), t.box.content.skills[t.card(piece)].family)
        for piece in t.zone(zones.learned(hero))
    ]
    opened = []
    for piece in t.zone(zones.open_cards(hero)):
        away = distance(names, hero, piece)
        line = words("seat.here") if away == 0 else words("seat.hexes", hexes=away) if away > 0 else ""
        opened.append(Note(piece, names.card(piece), line, t.box.deck_of(t.card(piece))))
    return (*learned, *opened)
