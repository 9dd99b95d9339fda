"""The line of a journey in a list: what is played, where it stands, who plays."""

from __future__ import annotations

from typing import Any

from game.heroica import names as tokens
from game.heroica.box import Box
from game.heroica.view.names import card_name, numbered, picture_of
from game.heroica.view.setup_form import CAMPAIGN, ROAD
from game.kit.board import Board, State
from game.kit.setup import setup_of
from game.kit.shown import Fact, SaveLine, SaveSeat
from game.kit.text import Words

CAMP = "camp"


def save_line(box: Box, words: Words, state: State, broken: bool) -> SaveLine:
    """How a journey is told of; of one whose cards are `broken` only what the set-up says."""
    setup, tracks = setup_of(state.setup), state.board.tracks
    road = setup.choices.get(ROAD) or CAMPAIGN
    level = str(tracks.get(tokens.LEVEL, ""))
    outcome = str(tracks.get(tokens.OUTCOME, ""))
    known = level in box.levels
    title = _title(box, words, state, road)
    place = words(f"level.{level}.place") if known else ""
    if outcome:
        line = words("ui.load.ended", outcome=words(f"ui.result.{outcome}"), round=tracks.get(tokens.ROUND, 0))
    elif not known:
        line = words("save.setup")
    elif tracks.get(tokens.PHASE) == CAMP:
        line = words("save.camp", place=place)
    else:
        line = numbered(box, words, "save.round", level, round=int(str(tracks.get(tokens.ROUND, 0))))
    seats = tuple(
        SaveSeat(card_name(box, words, seat.piece), picture_of(box, seat.piece), seat.player,
                 () if broken else _facts(words, state.board, seat.piece))
        for seat in setup.seats
    )  # fmt: skip
    picture = picture_of(box, level if known else next(iter(box.levels)))
    return SaveLine(title, picture, line, seats, outcome, "" if outcome else place)


def _title(box: Box, words: Words, state: State, road: str) -> str:
    """What is played; of a level of the player that is no more, the place that the journey has kept."""
    if road in box.levels:
        return words(f"level.{road}.place")
    own: Any = state.setup.get("own", {})
    return str(own[road]["place"]) if road in own else words(f"road.{road}.title")


def _facts(words: Words, board: Board, hero: str) -> tuple[Fact, ...]:
    """Health and gold of a hero who sits at the table already."""
    found = board.pieces.get(hero)
    if found is None:
        return ()
    health, gold = found.tokens.get(tokens.HEALTH, 0), found.tokens.get(tokens.GOLD, 0)
    return (Fact("heart", words("save.health"), str(health)), Fact("diamond", words("save.gold"), str(gold)))
