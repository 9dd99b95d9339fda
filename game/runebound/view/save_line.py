"""The line of a journey in a list: what is played, where it stands, who plays."""

from __future__ import annotations

from game.kit.board import Board, State
from game.kit.setup import setup_of
from game.kit.shown import Fact, SaveLine, SaveSeat
from game.kit.text import Words
from game.runebound import names
from game.runebound.box import Box
from game.runebound.setting_up import RANDOM
from game.runebound.view.pictures import picture_of, scenario_picture
from game.runebound.view.setup_form import SCENARIO, USUAL_SCENARIO


def save_line(box: Box, words: Words, state: State, broken: bool) -> SaveLine:
    """How a journey is told of; of one whose cards are `broken` only what the set-up says. Nothing hidden is in it."""
    setup, board = setup_of(state.setup), state.board
    outcome = str(board.tracks.get(names.OUTCOME, ""))
    scenario = str(board.tracks.get(names.SCENARIO, "") or setup.choices.get(SCENARIO, "") or USUAL_SCENARIO)
    known = scenario in box.content.scenarios and scenario != RANDOM
    place = "" if broken or outcome else _place(words, board)
    if outcome:
        line = words("ui.load.ended", outcome=words(f"ui.result.{outcome}"), round=_number(board, names.ROUND))
    elif broken or not _number(board, names.ROUND):
        line = words("save.setup")
    else:
        line = _line(words, board)
    seats = tuple(
        SaveSeat(words(f"card.{seat.piece}.name"), _picture(box, seat.piece), seat.player,
                 () if broken else _facts(words, board, seat.piece), bool(seat.computer))
        for seat in setup.seats
    )  # fmt: skip
    title = words(f"scenario.{scenario}.name") if known else words("ui.setup.random-scenario")
    return SaveLine(title, scenario_picture(scenario if known else USUAL_SCENARIO), line, seats, outcome, place)


def _line(words: Words, board: Board) -> str:
    tracks = board.tracks
    hero, foe = str(tracks.get(names.ACTIVE, "")), str(tracks.get(names.FOE, ""))
    act = words(f"track.act-{max(1, _number(board, names.ACT))}")
    told: dict[str, str | int] = {"act": act, "round": _number(board, names.ROUND),
            "hero": words(f"short.{hero}") if hero else ""}  # fmt: skip
    if tracks.get(names.MARCHING):
        return words("save.march", number=_number(board, names.MARCH))
    if foe and foe in board.pieces:
        return words("save.combat", enemy=words(f"card.{board.pieces[foe].card}.name"), **told)
    return words("save.chart" if hero else "save.between", **told)


def _place(words: Words, board: Board) -> str:
    """What the table shows: the chart, a combat, a market."""
    return words("phase.combat") if board.tracks.get(names.FOE) else words("phase.chart")


def _number(board: Board, track: str) -> int:
    found = board.tracks.get(track, 0)
    return found if isinstance(found, int) else 0


def _picture(box: Box, hero: str) -> str:
    return picture_of(box, hero) if hero in box.content.heroes else ""


def _facts(words: Words, board: Board, hero: str) -> tuple[Fact, ...]:
    """Trophies and gold of a hero, once the game has begun."""
    piece = board.pieces.get(hero)
    if piece is None:
        return ()
    trophies = len(board.zone(names.trophies(hero)))
    return (Fact("trophy", words("save.trophies"), str(trophies)),
            Fact("gold", words("ui.setup.gold"), str(piece.tokens.get(names.GOLD, 0))))  # fmt: skip
