"""The scoreboard: round, turns and seats, for what stands around the map."""

from __future__ import annotations

from game.heroica import names as tokens
from game.heroica.view.names import Names
from game.heroica.view.own import rounds_left
from game.kit.board import Board
from game.kit.shown import Scoreboard, Seat, Turn

LEVEL, STORE, CAMP = "level", "store", "camp"
TURNS = "turns"
"""The track of whose turns are still to come in this round."""


def scoreboard(names: Names) -> Scoreboard:
    """What stands around the map now."""
    t, words = names.t, names.words
    camp = t.word(tokens.PHASE) == CAMP
    return Scoreboard(
        round=t.track(tokens.ROUND),
        phase=t.word(tokens.PHASE) or LEVEL,
        phases=(
            (LEVEL, names.level(t.level_id or t.road[0])), (STORE, words("phase.store")), (CAMP, words("phase.camp")),
        ),
        turns=tuple(turns(names)),
        seats=tuple(seat(names, hero) for hero in t.heroes if hero in t.board.pieces),
        outcome=t.word(tokens.OUTCOME),
        title=words("phase.camp") if camp else names.level(t.level_id or t.road[0]),
        note=words("phase.camp-note", done=t.road.index(t.level_id) + 1, all=len(t.road)) if camp else _note(names),
    )  # fmt: skip


def _note(names: Names) -> str:
    """Which level of the road it is, and the round, of all that it may last."""
    t = names.t
    station = t.road.index(t.level_id) + 1 if t.level_id in t.road else 1
    key = "phase.level-note" if len(t.road) > 1 else "phase.round-note"
    number = t.track(tokens.ROUND)
    last = rounds_left(names) + max(0, number - 1) if t.level_id else 0
    return names.words(key, station=station, stations=len(t.road), round=number, all=last)


def seat(names: Names, hero: str) -> Seat:
    """Who sits where."""
    return Seat(names.seat(hero), hero, names.player(hero), names.card(hero), names.card(hero))


def turns(names: Names) -> list[Turn]:
    """The turns of this round in their order: done, now, still to come."""
    t = names.t
    order = [hero for hero in t.word(tokens.ORDER).split(",") if hero]
    waiting = [hero for hero in t.word(TURNS).split(",") if hero]
    if not t.track(tokens.ROUND) or t.word(tokens.PHASE) == CAMP:
        return []
    made = []
    for hero in order:
        state = "now" if hero == t.active else "next" if hero in waiting else "done"
        made.append(Turn(names.seat(hero), hero, state))
    return made


def phase(board: Board) -> tuple[int, str]:
    """The round and the phase on a board that may stay behind the state."""
    return int(board.tracks.get(tokens.ROUND, 0)), str(board.tracks.get(tokens.PHASE) or LEVEL)
