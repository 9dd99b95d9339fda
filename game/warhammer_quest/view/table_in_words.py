"""The table of the Warhammer Quest card game described in sentences: a quest, the settlement, the campaign."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.adventure.table import SUCCESS, gear_zone
from game.adventure.view.scoreboard import counters, seat
from game.adventure.view.table_in_words import card_line, decks_line, enemy_lines, hero_lines, top_lines
from game.warhammer_quest.view.campaign_log import log_lines
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.zones import GEAR_DECK, GEAR_DISCARD, POOL, STRUCK, capacity_track, visits_track

BETWEEN = frozenset({"settlement", "map"})
"""Phases between two quests."""


def describe(names: Names) -> list[str]:
    """All that lies open, a sentence a line. Of a deck only how many cards it has [WQ-022]."""
    t, between = names.t, names.t.word("phase") in BETWEEN
    lines = log_lines(names) if between else top_lines(names)
    for hero in t.seats:
        lines += hero_lines(names, seat(names, hero), partial(_card, names)) + _gear(names, hero)
        if between and t.track(visits_track(hero)):
            visits = names.words("settlement.visits", count=t.track(visits_track(hero)))
            lines.append("  " + names.words("settlement.of", hero=names.short(hero), visits=visits) + ".")
    if not between:
        lines += enemy_lines(names) + counters(names, "table.counter")
    for key, zone in (("table.gear-pile", GEAR_DISCARD), ("table.pool", POOL), ("table.struck", STRUCK)):
        if t.zone(zone):
            lines.append(names.words(key, cards=_listed(names, t.zone(zone))))
    return lines if between else [*lines, decks_line(names, gear=len(t.zone(GEAR_DECK)))]


def _card(names: Names, card: str) -> str:
    """An action card with the tokens on it."""
    tokens = names.t.tokens(card, SUCCESS)
    told = card_line(names, card)
    return names.words("table.card-tokens", card=told, tokens=tokens) if tokens else told


def _gear(names: Names, hero: str) -> list[str]:
    """What a hero has equipped, and how it lies."""
    t, words = names.t, names.words
    worn = t.zone(gear_zone(hero))
    if not worn:
        return []
    told = []
    for piece in worn:
        lying, name = t.piece(piece), names.piece(piece)
        key = "" if lying.face_up and not lying.exhausted else "exhausted" if lying.face_up else "depleted"
        told.append(words(f"table.gear-{key}", name=name) if key else name)
    return [words("table.gear", capacity=t.track(capacity_track(hero)), cards=words("log.comma").join(told))]


def _listed(names: Names, pieces: Iterable[str]) -> str:
    """Open cards one after the other."""
    return names.words("log.comma").join(names.card(names.t.card_of(piece)) for piece in pieces)
