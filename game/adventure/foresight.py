"""Foresight: what the enemy phase and the peril phase would bring if they came now, by the rules themselves.

They are played on a copy of the table on which nothing hidden is known: every facedown card of it is a blank one that
does nothing, a pile that would be shuffled anew holds blanks, and a die shows each of its faces. So what is told is a
floor wherever a card lies facedown, and no card that nobody has seen can show in it [R-13].
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from copy import copy

from msgspec import Struct

from game.adventure.box import Box
from game.adventure.cards import EnemyCard, ExplorationCard
from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, SHADOWS, Table
from game.kit.board import Board, Piece, State
from game.kit.codec import freeze, thaw
from game.kit.dice import Die, Thrown
from game.kit.effects.effect import Effect
from game.kit.flow import Flow
from game.kit.futures import CHANCE, Futures, LookAhead
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.table import Answerer, GameTable

BLANK_ENEMY, BLANK_FIND = "blank-enemy", "blank-find"
"""What a facedown card is taken for: an enemy that does nothing, a card to be drawn that says nothing."""

NO_WOUNDS_DEFEAT_IT = 99

HIDDEN: Mapping[str, str] = {ENEMY_DECK: BLANK_ENEMY, SHADOWS: BLANK_ENEMY, EXPLORATION_DECK: BLANK_FIND}
"""Where facedown cards lie, and what each is taken for."""


class ForeseenTable(Table):
    """A table on which chance is a question and a shuffled pile is unknown; a game has it over its own table."""

    def throw(self, die: Die, stream: str, thrown_id: str, cause: str) -> Thrown:
        """A die shows each of its faces."""
        faces = tuple(str(face) for face in range(len(die.faces)))
        answer = self.answerer(self, Prompt(CHANCE, "", die.id, faces), None)
        return Thrown(thrown_id, die.id, int(answer[0]), cause)

    def shuffle(self, zone: str) -> None:
        """What lies in a shuffled pile is not known."""
        super().shuffle(zone)
        _hide(self.state)


class Foresight(Struct, frozen=True):
    """What a game does its own way where it looks ahead: its flow and its table, the blank cards, the nodes at which
    either look ends, and the kinds of questions whose answers take the same from everybody.
    """

    flow: Flow
    table: type[ForeseenTable]
    enemy: EnemyCard
    find: ExplorationCard
    enemy_end: frozenset[str]
    peril_end: frozenset[str]
    of_no_matter: frozenset[str]
    place: str = ""
    """The node in which a place has its say after the enemies; empty where the round has none."""
    place_end: frozenset[str] = frozenset()
    declined: frozenset[str] = frozenset()
    """Kinds of questions that are looked at as if they were declined, since nothing is to change."""


def enemy_phase(t: Table, f: Foresight) -> Generator[None, None, Futures]:
    """The enemy phase from here to its end: the whole of it, or what is left where it is going on."""
    state = unknown(t)
    if t.word("phase") != "enemies":
        state.node = "enemy_phase"
    else:
        state.node = "enemy_turn"
        if t.enemy_acting:
            state.board.pieces[t.enemy_acting].exhausted = True
    return _look_ahead(t, f).every_way(state, f.enemy_end)


def peril_phase(t: Table, f: Foresight) -> Generator[None, None, Futures]:
    """The next peril phase, as it would come now."""
    state = unknown(t)
    state.node = "peril"
    return _look_ahead(t, f).every_way(state, f.peril_end)


def place_phase(t: Table, f: Foresight) -> Generator[None, None, Futures]:
    """What the place would do after the enemies, as it would come now."""
    state = unknown(t)
    state.node = f.place
    return _look_ahead(t, f).every_way(state, f.place_end)


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
    for zone, blank in HIDDEN.items():
        for name in board.zone(zone):
            if not board.pieces[name].face_up:
                board.pieces[name].card = blank


def _look_ahead(t: Table, f: Foresight) -> LookAhead:
    """What plays the phases of this table's game in every way."""
    box, begin = _box_with_blanks(t.box, f), unknown(t)
    start, cast = begin.board, f.table(begin, t.answerer, box).cast

    def make_table(state: State, answerer: Answerer) -> Table:
        table = f.table(state, _declining(answerer, f.declined), box)
        table.cast = cast
        return table

    def alike(table: GameTable, prompt: Prompt, option: str) -> object:
        """Enemies are alike if they are so now and were so at the start: then what one does the other may do."""
        if prompt.kind in f.of_no_matter:
            return ""
        return looks(start, option), looks(table.board, option)

    return LookAhead(f.flow, make_table, alike, _settle)


def _declining(answerer: Answerer, kinds: frozenset[str]) -> Answerer:
    """Answers as another one does, but for some kinds of questions, which it declines."""

    def answer(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        return () if prompt.kind in kinds and not prompt.least else answerer(table, prompt, why)

    return answer


def _box_with_blanks(box: Box, f: Foresight) -> Box:
    """The box with the two blank cards in it."""
    more = copy(box)
    more.enemies = {**box.enemies, BLANK_ENEMY: f.enemy}
    more.exploration = {**box.exploration, BLANK_FIND: f.find}
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
