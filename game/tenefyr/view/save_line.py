"""The line of a journey in a list: what is played, where it stands, who plays."""

from __future__ import annotations

from game.kit.board import Board, State
from game.kit.setup import setup_of
from game.kit.shown import Fact, SaveLine, SaveSeat
from game.kit.text import Words
from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.view.pictures import picture_of
from game.tenefyr.view.setup_form import BOSS, USUAL_BOSS


def save_line(box: Box, words: Words, state: State, broken: bool) -> SaveLine:
    """How a journey is told of; of one whose cards are `broken` only what the set-up says."""
    setup, board = setup_of(state.setup), state.board
    outcome = str(board.tracks.get(names.OUTCOME, ""))
    boss = str(board.tracks.get(names.BOSS_ID, "") or setup.choices.get(BOSS, USUAL_BOSS))
    known = boss in box.content.bosses
    place = "" if broken else _place(words, board)
    if outcome:
        line = words("ui.load.ended", outcome=words(f"ui.result.{outcome}"), round=_number(board, names.ROUND))
    elif broken or not board.pieces:
        line = words("save.setup")
    else:
        line = _line(box, words, board, place)
    seats = tuple(
        SaveSeat(words(f"hero.{seat.piece}.name"), _picture(box, seat.piece), seat.player,
                 () if broken else _facts(words, board, seat.piece), bool(seat.computer))
        for seat in setup.seats
    )  # fmt: skip
    title = words(f"boss.{boss}.name") if known else words("ui.setup.random-boss")
    picture = picture_of(box, boss if known else USUAL_BOSS)
    return SaveLine(title, picture, line, seats, outcome, "" if outcome else place)


def _line(box: Box, words: Words, board: Board, place: str) -> str:
    visit, dungeon = _number(board, names.ROUND), str(board.tracks.get(names.DUNGEON, ""))
    if dungeon == names.BOSS:
        boss = box.content.bosses[str(board.tracks[names.BOSS_ID])]
        done = len(board.zone(names.BEATEN))
        return words("save.boss", done=done, all=len(boss.stages))
    if place:
        return words("save.visit", place=place, visit=visit)
    return words("save.valley", visit=visit, left=_number(board, names.STEPS))


def _place(words: Words, board: Board) -> str:
    """The name of the dungeon that the party is in; empty between visits and in the boss fight."""
    dungeon = str(board.tracks.get(names.DUNGEON, ""))
    if not dungeon or dungeon == names.BOSS:
        return ""
    lying = board.zone(names.place(dungeon))
    if lying:
        return words(f"place.{board.pieces[lying[0]].card}.name")
    return words("save.dungeon", number=int(dungeon.partition(":")[2]))


def _number(board: Board, track: str) -> int:
    found = board.tracks.get(track, 0)
    return found if isinstance(found, int) else 0


def _picture(box: Box, hero: str) -> str:
    return picture_of(box, hero) if hero in box.content.heroes else ""


def _facts(words: Words, board: Board, player: str) -> tuple[Fact, ...]:
    """How many cards a player has in the deck, once the game has begun."""
    if not board.pieces:
        return ()
    return (Fact("card", words("save.deck"), str(len(board.zone(names.deck(player))))),)
