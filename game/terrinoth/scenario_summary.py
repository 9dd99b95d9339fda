"""A state told in the words of the scenario format: for its output, its expectations, and bug reports."""

from __future__ import annotations

from typing import Any

from game.adventure.cards import PRINTED
from game.adventure.table import DEFEATED, LAIR, PROGRESS, SUCCESS, WOUND, cards_zone, conditions_zone, play_zone
from game.kit.session import Session
from game.terrinoth.scenario_layout import DECKS, DISCARDS
from game.terrinoth.table import Table
from game.terrinoth.upgrade import advanced_cards


def summary(session: Session) -> dict[str, Any]:
    """The state now, and the open question. Enemies are named by piece; heroes by id."""
    t = session.table
    assert isinstance(t, Table), "a session of this game has a table of this game"
    here = t.location
    return {
        "quest": t.quest_id,
        "step": str(t.state.setup.get("step", PRINTED)),
        "node": session.state.node,
        "round": t.track("round"),
        "phase": t.word("phase"),
        "leader": t.leader,
        "active": t.word("active"),
        "peril": t.track("peril"),
        "covered": [space for space in range(len(t.quest.track)) if t.track(f"covered:{space}")],
        "outcome": t.word("outcome"),
        "heroes": {hero: _hero(t, hero) for hero in t.seats},
        "shadows": [_enemy(t, enemy) for enemy in t.shadows()],
        "location": {"id": here, "progress": t.tokens(here, PROGRESS) if here else 0},
        "nemesis": {"id": t.nemesis, "place": _nemesis_place(t), "wounds": t.tokens(t.nemesis, WOUND)},
        "decks": {name: list(t.zone(zone)) for name, zone in DECKS.items()},
        "discards": {name: list(t.zone(zone)) for name, zone in DISCARDS.items()},
        "counters": {n[8:]: v for n, v in t.board.tracks.items() if n.startswith("counter:")},
        "bearer": t.word("bearer"),
        "turns": [hero for hero in t.word("turns").split(",") if hero],
        "prompt": _prompt(session),
    }


def _hero(t: Table, hero: str) -> dict[str, Any]:
    return {
        "wounds": t.tokens(hero, WOUND),
        "tokens": t.tokens(hero, SUCCESS),
        "conditions": sorted(t.card_of(p) for p in t.zone(conditions_zone(hero))),
        "items": list(t.zone(play_zone(hero))),
        "cards": list(t.zone(cards_zone(hero))),
        "exhausted": t.exhausted_cards(hero),
        "advanced": advanced_cards(t, hero),
        "engaged": [_enemy(t, enemy) for enemy in t.engaged(hero)],
        "defeated": not t.standing(hero),
    }


def _enemy(t: Table, enemy: str) -> dict[str, Any]:
    piece = t.piece(enemy)
    return {
        "card": enemy,
        "wounds": t.tokens(enemy, WOUND),
        "exhausted": piece.exhausted,
        "facedown": not piece.face_up,
    }


def _nemesis_place(t: Table) -> str:
    nemesis = t.nemesis
    for place in (LAIR, DEFEATED):
        if nemesis in t.zone(place):
            return place
    return t.host(nemesis) or "shadows"


def _prompt(session: Session) -> dict[str, Any] | None:
    prompt = session.prompt
    if prompt is None:
        return None
    return {
        "kind": prompt.kind,
        "chooser": prompt.chooser,
        "source": prompt.source,
        "options": list(prompt.options),
        "least": prompt.least,
        "most": prompt.most,
        "data": prompt.data,
        "refusals": {piece: list(reason) for piece, reason in session.refusals.items()},
    }
