"""The scoreboard: visit, turns of the combat and seats, for what stands around the cards."""

from __future__ import annotations

from game.kit.board import Board
from game.kit.shown import Scoreboard, Seat, Turn
from game.tenefyr import names as zones
from game.tenefyr.view.names import Names
from game.tenefyr.view.own import header
from game.tenefyr.view.values import DONE, FIGHT, NEXT, NOW, REWARD, VALLEY

PHASES = (VALLEY, "visit", zones.BOSS)


def scoreboard(names: Names) -> Scoreboard:
    """What stands around the cards now."""
    t, words = names.t, names.words
    told = header(names, FIGHT if t.dungeon else REWARD if t.word(zones.REWARD) else VALLEY)
    place = told.title
    return Scoreboard(
        round=t.track(zones.ROUND),
        phase=phase(t.board)[1],
        phases=((VALLEY, words("phase.valley")), ("visit", words("phase.visit", place=place)),
                (zones.BOSS, words("phase.boss"))),
        turns=tuple(turns(names)),
        seats=tuple(
            Seat(names.seat(player), player, names.person(player), names.player(player),
                 names.words(f"hero.{player}.name"))
            for player in t.players if player in t.board.pieces
        ),
        outcome=t.word(zones.OUTCOME),
        title=told.title,
        note=told.line,
    )  # fmt: skip


def turns(names: Names) -> list[Turn]:
    """The turns of this combat in their order: done, now, still to come."""
    t = names.t
    if not t.dungeon or not t.enemy:
        return []
    made = []
    for number in range(1, t.turns + 1):
        player = t.player_of_turn(number)
        state = NEXT if number > t.turn_number else DONE if number < t.turn_number or not t.active else NOW
        made.append(Turn(names.seat(player), player, state))
    return made


def phase(board: Board) -> tuple[int, str]:
    """The visit and the phase on a board that may stay behind the state."""
    zone = str(board.tracks.get(zones.DUNGEON, ""))
    where = zones.BOSS if zone == zones.BOSS else "visit" if zone else VALLEY
    return int(board.tracks.get(zones.ROUND, 0)), where
