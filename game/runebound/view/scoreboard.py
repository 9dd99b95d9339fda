"""The scoreboard: round, act, turns and seats, for what stands around the cards."""

from __future__ import annotations

from game.kit.board import Board
from game.kit.shown import Scoreboard, Seat, Turn
from game.runebound import names as zones
from game.runebound.view.names import Names

ACT_1, ACT_2, MARCH = "act-1", "act-2", "march"
PHASES = (ACT_1, ACT_2, MARCH)


def scoreboard(names: Names) -> Scoreboard:
    """What stands around the cards now."""
    t, words = names.t, names.words
    march = bool(t.scenario) and bool(t.land.lairs[t.scenario].target)
    phases = PHASES if march else PHASES[:2]
    return Scoreboard(
        round=t.track(zones.ROUND),
        phase=phase(t.board)[1],
        phases=tuple((name, words(f"phase.{name}")) for name in phases),
        turns=tuple(turns(names)),
        seats=tuple(
            Seat(names.seat(hero), hero, names.person(hero), names.card(hero), names.short(hero))
            for hero in t.heroes if hero in t.board.pieces
        ),
        outcome=t.word(zones.OUTCOME),
    )  # fmt: skip


def turns(names: Names) -> list[Turn]:
    """The turns of this round in their order: done, now, still to come; each with the number of its seat, as on the
    strips and figures: two heroes begin with the same letter.
    """
    t = names.t
    order = [hero for hero in t.word(zones.ORDER).split(",") if hero]
    if not t.track(zones.ROUND):
        return []
    coming = t.word(zones.TURNS).split(",")
    made = []
    for hero in order:
        seat, state = names.seat(hero), "now" if hero == t.active else "next" if hero in coming else "done"
        made.append(Turn(seat, hero, state, str(seat)))
    return made


def phase(board: Board) -> tuple[int, str]:
    """The round and the phase on a board that may stay behind the state."""
    tracks = board.tracks
    act = MARCH if tracks.get(zones.MARCHING) else ACT_2 if tracks.get(zones.ACT) == 2 else ACT_1
    return int(tracks.get(zones.ROUND, 0)), act
