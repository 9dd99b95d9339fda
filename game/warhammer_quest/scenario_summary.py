"""A state told in the words of the scenario format: for its output, its expectations, and bug reports."""

from __future__ import annotations

from typing import Any

from game.adventure.scenario_summary import nemesis_told, told
from game.adventure.table import SUCCESS, cards_zone, gear_zone
from game.kit.session import Session
from game.warhammer_quest.scenario_layout import DECKS, DISCARDS
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import LEADER, POOL, STRUCK, capacity_track, result_track, visits_track

FROM_POOL = "from-pool:"


def summary(session: Session) -> dict[str, Any]:
    """The state now, and the open question. Enemies and gear are named by piece; heroes by id."""
    t = session.table
    assert isinstance(t, Table), "a session of this game has a table of this game"
    tracks = t.board.tracks
    results = [t.word(result_track(number)) for number in range(1, len(t.box.campaign()) + 1)]
    found = told(session, t, DECKS, DISCARDS) | {
        "form": t.state.setup["form"],
        "leader": t.word(LEADER),
        "nemesis": nemesis_told(t) if t.nemesis in t.board.pieces else {},
        "results": [result for result in results if result],
        "pool": list(t.zone(POOL)),
        "struck": list(t.zone(STRUCK)),
        "from_pool": [name.removeprefix(FROM_POOL) for name in tracks if name.startswith(FROM_POOL) and tracks[name]],
    }
    for hero, words in found["heroes"].items():
        words |= _gained(t, hero)
    return found


def _gained(t: Table, hero: str) -> dict[str, Any]:
    cards = t.zone(cards_zone(hero))
    return {
        "tokens": {card: t.tokens(card, SUCCESS) for card in cards if t.tokens(card, SUCCESS)},
        "trained": [card for card in cards if t.box.actions[t.card_of(card)].advanced],
        "gear": [
            {"card": piece, "exhausted": t.piece(piece).exhausted, "depleted": not t.faceup(piece)}
            for piece in t.zone(gear_zone(hero))
        ],
        "capacity": t.track(capacity_track(hero)),
        "visits": t.track(visits_track(hero)),
    }
