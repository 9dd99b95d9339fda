"""A state told in the words of the scenario format: what every game of the family tells alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.adventure.cards import PRINTED
from game.adventure.table import DEFEATED, LAIR, PROGRESS, WOUND, Table, cards_zone, conditions_zone, play_zone
from game.kit.session import Session


def told(session: Session, t: Table, decks: Mapping[str, str], discards: Mapping[str, str]) -> dict[str, Any]:
    """The state now, and the open question. Enemies are named by piece; heroes by id."""
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
        "outcome": t.word("outcome"),
        "heroes": {hero: hero_told(t, hero) for hero in t.seats},
        "shadows": [enemy_told(t, enemy) for enemy in t.shadows()],
        "location": {"id": here, "progress": t.tokens(here, PROGRESS) if here else 0},
        "decks": {name: list(t.zone(zone)) for name, zone in decks.items()},
        "discards": {name: list(t.zone(zone)) for name, zone in discards.items()},
        "counters": {n[8:]: v for n, v in t.board.tracks.items() if n.startswith("counter:")},
        "turns": [hero for hero in t.word("turns").split(",") if hero],
        "prompt": prompt_told(session),
    }


def hero_told(t: Table, hero: str) -> dict[str, Any]:
    """What every hero has."""
    return {
        "wounds": t.tokens(hero, WOUND),
        "conditions": sorted(t.card_of(p) for p in t.zone(conditions_zone(hero))),
        "items": list(t.zone(play_zone(hero))),
        "cards": list(t.zone(cards_zone(hero))),
        "exhausted": t.exhausted_cards(hero),
        "engaged": [enemy_told(t, enemy) for enemy in t.engaged(hero)],
        "defeated": not t.standing(hero),
    }


def enemy_told(t: Table, enemy: str) -> dict[str, Any]:
    """An enemy in play."""
    piece = t.piece(enemy)
    return {
        "card": enemy,
        "wounds": t.tokens(enemy, WOUND),
        "exhausted": piece.exhausted,
        "facedown": not piece.face_up,
    }


def nemesis_told(t: Table) -> dict[str, Any]:
    """The quest's nemesis, and where it is."""
    nemesis = t.nemesis
    zone = t.piece(nemesis).zone
    place = {LAIR: "lair", DEFEATED: "defeated"}.get(zone) or t.host(nemesis) or zone
    return {"id": nemesis, "place": place, "wounds": t.tokens(nemesis, WOUND)}


def prompt_told(session: Session) -> dict[str, Any] | None:
    """The open question; None if nothing is asked."""
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
