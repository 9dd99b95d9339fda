"""Foresight: what the enemy phase and the peril phase would bring if they came now, by the rules themselves.

They are played on a copy of the table on which nothing hidden is known: every facedown card of it is a blank one that
does nothing, a pile that would be shuffled anew holds blanks, and a die shows each of its faces. So what is told is a
floor wherever a card lies facedown, and no card that nobody has seen can show in it [R-13].
"""

from __future__ import annotations

from collections.abc import Generator
from copy import copy

from game.adventure.speakers import Cast
from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, SHADOWS
from game.kit.board import Board, Piece, State
from game.kit.codec import freeze, thaw
from game.kit.dice import Die, Thrown
from game.kit.effects.effect import Effect
from game.kit.futures import CHANCE, Futures, LookAhead
from game.kit.prompts import Prompt
from game.kit.table import Answerer, GameTable
from game.terrinoth.box import Box
from game.terrinoth.cards import EnemyCard, ExplorationCard
from game.terrinoth.flow import FLOW
from game.terrinoth.table import Table

BLANK_ENEMY, BLANK_FIND = "blank-enemy", "blank-find"
"""What a facedown card is taken for: an enemy that does nothing, an exploration card that says nothing."""

NO_WOUNDS_DEFEAT_IT = 99


def enemy_phase(t: Table) -> Generator[None, None, Futures]:
    """The enemy phase from here to its end: the whole of it, or what is left where it is going on."""
    state = unknown(t)
    if t.word("phase") != "enemies":
        state.node = "enemy_phase"
    else:
        state.node = "enemy_turn"
        if t.enemy_acting:
            state.board.pieces[t.enemy_acting].exhausted = True
    return _look_ahead(t).every_way(state, frozenset({"ready_enemies"}))


def peril_phase(t: Table) -> Generator[None, None, Futures]:
    """The next peril phase, as it would come now."""
    state = unknown(t)
    state.node = "peril"
    return _look_ahead(t).every_way(state, frozenset({"travel"}))


def hidden_enemies(t: Table) -> list[str]:
    """The enemies in play that nobody has seen."""
    return [enemy for enemy in t.shadows() if not t.faceup(enemy)]


def unknown(t: Table) -> State:
    """A copy of the state without anything hidden: facedown cards are blanks, all of them alike, and the chances of
    the real game are not those of the copy."""
    state = thaw(freeze(t.state))
    state.seed = ""
    _hide(state)
    return state


def _hide(state: State) -> None:
    """Take every facedown card of the piles and of the shadows for a blank one."""
    board = state.board
    for zone, blank in ((ENEMY_DECK, BLANK_ENEMY), (SHADOWS, BLANK_ENEMY), (EXPLORATION_DECK, BLANK_FIND)):
        for name in board.zone(zone):
            if not board.pieces[name].face_up:
                board.pieces[name].card = blank


class ForeseenTable(Table):
    """A table on which chance is a question and a shuffled pile is unknown."""

    def throw(self, die: Die, stream: str, thrown_id: str, cause: str) -> Thrown:
        """A die shows each of its faces."""
        faces = tuple(str(face) for face in range(len(die.faces)))
        answer = self.answerer(self, Prompt(CHANCE, "", die.id, faces), None)
        return Thrown(thrown_id, die.id, int(answer[0]), cause)

    def shuffle(self, zone: str) -> None:
        """What lies in a shuffled pile is not known."""
        super().shuffle(zone)
        _hide(self.state)


def _look_ahead(t: Table) -> LookAhead:
    """What plays the phases of this table's game in every way."""
    box, start = _box_with_blanks(t.box), unknown(t).board
    cast = Cast(box, t.quest_id, {piece.card for piece in start.pieces.values()})

    def make_table(state: State, answerer: Answerer) -> Table:
        table = ForeseenTable(state, answerer, box)
        table.cast = cast
        return table

    def alike(table: GameTable, prompt: Prompt, option: str) -> object:
        """Enemies are alike if they are so now and were so at the start: then what one does the other may do. What a
        hero learns takes nothing from anybody."""
        if prompt.kind == "upgrade":
            return ""
        return looks(start, option), looks(table.board, option)

    return LookAhead(FLOW, make_table, alike, _settle)


def _box_with_blanks(box: Box) -> Box:
    """The box with the two blank cards in it."""
    more = copy(box)
    enemy = EnemyCard(
        attack=0, resilience=0, health=NO_WOUNDS_DEFEAT_IT, bar=(), difficulty="trivial", rank="minion"
    )
    find = ExplorationCard(set="", type="event", tone="")
    more.enemies = box.enemies | {BLANK_ENEMY: enemy}
    more.exploration = box.exploration | {BLANK_FIND: find}
    more.events = box.events | {BLANK_FIND: Effect(lambda t, c: None, lambda t, c: False)}
    return more


def looks(board: Board, name: str) -> object:
    """What an enemy is like: two of the same look do the same."""
    piece = board.pieces.get(name)
    if piece is None or name == piece.card:
        return name
    return (piece.card, piece.zone, piece.face_up, piece.exhausted, *sorted(piece.tokens.items()))


def _settle(state: State) -> None:
    """Enemies of one place lie in no order, and of like ones it does not matter which has acted."""
    board = state.board
    for zone, names in board.zones.items():
        if zone == SHADOWS or zone.startswith("engaged:"):
            names.sort(key=lambda name: (_looks(board.pieces[name]), name))


def _looks(piece: Piece) -> tuple[object, ...]:
    return (piece.card, piece.exhausted, piece.face_up, sorted(piece.tokens.items()))
