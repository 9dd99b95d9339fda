"""The state of a game in the words of a scenario file, so that what a scenario prints can be played on."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from game.kit.scenario import asked
from game.kit.session import Session
from game.tenefyr import names
from game.tenefyr.box import KINDS
from game.tenefyr.content import LEVELS
from game.tenefyr.playing import waiting_for
from game.tenefyr.power import enemy_power, party_total, power
from game.tenefyr.table import Table


def summary(session: Session) -> dict[str, object]:
    """The final state: players, dungeons, the fight, and the open question."""
    t = cast(Table, session.table)
    laid = bool(t.board.pieces)
    return {
        "node": session.state.node, "round": t.track(names.ROUND), "steps": t.track(names.STEPS),
        "hold": t.track(names.HOLD), "boon": t.track(names.BOON), "boon_now": t.track(names.BOON_NOW),
        "outcome": t.word(names.OUTCOME), "boss": t.word(names.BOSS_ID), "starter": t.starter,
        "players": {player: _player(t, player) for player in t.players} if laid else {},
        "dungeons": {zone.partition(":")[2]: _dungeon(t, zone) for zone in t.dungeons()},
        "reserve": {str(level): _cards(t, names.reserve(level)) for level in LEVELS},
        "supply": {basic: len(t.zone(names.supply(basic))) for basic in t.box.content.basics},
        "boss_deck": _cards(t, names.BOSS), "beaten": _cards(t, names.BEATEN), "gone": sorted(_cards(t, names.GONE)),
        "reward": t.word(names.REWARD), "waiting": [one for one in t.word(names.WAITING).split(",") if one],
        "leaving": t.word(names.LEAVING), "dungeon": t.dungeon.removeprefix("dungeon:"),
        "prompt": asked(session, partial(said, t)), **_fight(t),
    }  # fmt: skip


def said(t: Table, option: str) -> str:
    """An option as the files write it: a piece by its card."""
    found = t.board.pieces.get(option)
    return found.card if found is not None else option


def _cards(t: Table, zone: str) -> list[str]:
    return [t.card(piece) for piece in t.zone(zone)]


def _player(t: Table, player: str) -> dict[str, Any]:
    return {
        "heroes": list(t.heroes_of[player]), "deck": _cards(t, names.deck(player)),
        "hand": _cards(t, names.hand(player)), "discard": _cards(t, names.discard(player)),
        "played": _cards(t, names.played(player)), "ghosts": t.track(names.ghosts(player)),
        "powers": [power(t, piece) for piece in t.zone(names.played(player))],
        "more": t.track(names.more(turn)) if (turn := t.next_turn_of(player)) and t.enemy else 0,
    }  # fmt: skip


def _dungeon(t: Table, zone: str) -> dict[str, Any]:
    cards = t.zone(zone)
    beside = {key: (_cards(t, of(zone)) or [""])[0] for key, of in (("reward", names.reward), ("place", names.place))}
    return {
        "cards": _cards(t, zone), "open": [t.card(piece) for piece in cards if t.piece(piece).face_up],
        "known": [t.card(piece) for piece in cards if t.piece(piece).known], "level": t.level_of(zone), **beside,
    }  # fmt: skip


def _fight(t: Table) -> dict[str, Any]:
    """The combat that runs; nothing where there is none."""
    if not t.enemy:
        return {"enemy": "", "total": 0, "power": 0, "turn": 0, "active": ""}
    return {
        "enemy": t.card(t.enemy), "total": party_total(t), "power": enemy_power(t), "turn": t.turn_number,
        "active": t.active, "hand_size": t.track(names.HAND_SIZE), "new_hands": t.track(names.NEW_HANDS),
        "foe": t.track(names.FOE_OWN), "foe_place": t.track(names.FOE_PLACE),
        "silenced": said(t, t.word(names.SILENCED)), "no_draw": said(t, t.word(names.NO_DRAW)),
        "curses": {kind: n for kind in KINDS if (n := t.track(names.curse(kind)))},
        "next_double": dict(waiting_for(t, names.NEXT_DOUBLE)), "next_plus": dict(waiting_for(t, names.NEXT_PLUS)),
        "later_plus": dict(waiting_for(t, names.LATER_PLUS)),
    }  # fmt: skip
