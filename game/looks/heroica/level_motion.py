"""Level motion: which way the figures of a level look, how they go to their squares, and what they show there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kit.board import Board
from game.kit.cells import Cell, cell_of
from game.kit.geometry import Point
from game.looks.heroica import acts, passages
from game.looks.heroica import displayed_values as displayed
from game.looks.heroica.displayed_values import own
from game.looks.heroica.placement import Kinds, LevelPlacement
from game.looks.heroica.tray import SQUARE, TrayShape
from game.ui.table.displayed import Displayed
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Place

FIGURES = ("hero", "monster", "boss", "final")
PACK = "pack:"
QUARTERS = ("north", "east", "south", "west")
"""Where a final boss may look, clockwise."""
Actors = Mapping[str, PieceSprite]


class LevelMotion:
    """The figures of one level as they are told; see the module."""

    def __init__(self, shape: TrayShape) -> None:
        self._shape = shape
        self._left: dict[str, bool] = {}
        """The figures that look to the left, as they last stepped."""
        self._stood: dict[str, Cell] = {}
        self._turning: tuple[str, ...] = ()
        """Where a final boss that is just turning looks after each quarter, from where it looked before;"""
        self._turned = 0
        """and how many quarters it has turned."""

    # -- which way they look

    def jump(self, board: Board, shown: Displayed) -> None:
        """Everybody looks where the trail leads, and to the right who has none."""
        self._left, self._stood, self._turning = {}, {}, ()
        for seat in own(shown).seats:
            for name in displayed.trail_of(board, seat.hero):
                cell = cell_of(name)
                if cell is not None:
                    self._face(seat.hero, cell)
        self.look(board, shown)

    def look(self, board: Board, shown: Displayed) -> None:
        """Figures look where they stepped."""
        self.settle()
        for piece in [it.hero for it in own(shown).seats] + [it.piece for it in own(shown).monsters]:
            cell = displayed.cell_on(board, piece)
            if cell is None:
                self._stood.pop(piece, None)
            else:
                self._come(board, shown, piece, cell)

    def settle(self) -> None:
        """Nobody turns any more."""
        self._turning = ()

    @property
    def turning(self) -> str:
        """Where a final boss looks that is just turning."""
        return self._turning[min(self._turned, len(self._turning) - 1)] if self._turning else ""

    def looks_left(self, piece: str) -> bool:
        """Whether a figure looks to the left."""
        return self._left.get(piece, False)

    def _come(self, board: Board, shown: Displayed, piece: str, cell: Cell) -> bool:
        """A figure has come to a square, and looks where it went, but for a hero who is driven back; true when it has
        turned round.
        """
        before, left = self._stood.get(piece), self.looks_left(piece)
        if before is not None and _is_driven_back(board, shown, piece, before, cell):
            self._stood[piece] = cell
        self._face(piece, cell)
        return self.looks_left(piece) != left

    def _face(self, piece: str, cell: Cell) -> None:
        before = self._stood.get(piece)
        if before is not None and cell.column != before.column:
            self._left[piece] = cell.column < before.column
        self._stood[piece] = cell

    def _forward(self, piece: str) -> int:
        return -1 if self.looks_left(piece) else 1

    # -- how they go

    def passage(
        self, board: Board, shown: Displayed, placement: LevelPlacement, kinds: Kinds, actor: PieceSprite,
        place: Place | None,
    ) -> Passage | None:
        """How a piece goes to its place, or away: see `TableLook`."""
        if place is None:
            return self._away(board, shown, placement, actor)
        if place.hidden or not place.rect.width:
            return None
        start, goal = actor.pose[:2], place.rect.center
        if not place.on_map:
            fetched = actor.place.on_map
            size = actor.pose[2] / place.rect.width
            return passages.to_pack(start, goal, size) if fetched else passages.shift(start, goal)
        if actor.place is place:
            return acts.put_down(goal)
        cell, before = displayed.cell_on(board, actor.piece), self._stood.get(actor.piece)
        if kinds(actor.piece) not in FIGURES or cell is None:
            return passages.to_pack(start, goal, actor.pose[2] / place.rect.width)
        if before is None or cell == before:
            return passages.shift(start, goal)
        return self._over_the_board(board, shown, actor, before, cell, place)

    def _over_the_board(
        self, board: Board, shown: Displayed, actor: PieceSprite, before: Cell, cell: Cell, place: Place
    ) -> Passage:
        """From a square to another one."""
        piece, start, goal = actor.piece, actor.pose[:2], place.rect.center
        flips = self._come(board, shown, piece, cell)
        forward, far = self._forward(piece), self._shape.distance(before, cell)
        if far == 1:
            stopped = _is_stopped(shown, piece, cell)
            return passages.hop(start, goal, forward=forward, flips=flips, stopped=stopped)
        if far == 2 and (before.column == cell.column or before.row == cell.row):
            middle = Cell((before.column + cell.column) // 2, (before.row + cell.row) // 2)
            if board.zone(middle.name):
                return passages.jump(start, goal, forward=forward, flips=flips)
            return passages.slide(start, goal, forward=forward)
        return passages.flight(start, goal, min(start[1], goal[1]) - actor.place.rect.height / 2)

    def _away(
        self, board: Board, shown: Displayed, placement: LevelPlacement, actor: PieceSprite
    ) -> Passage | None:
        """A figure that was defeated flies to the trophies of its hero; anything else is taken off the board."""
        if not actor.place.on_map:
            return None
        camera = placement.map.camera
        start, zone = camera.on_table(actor.pose[:2]), displayed.zone_of(board, actor.piece)
        hero = zone.removeprefix(PACK)
        if zone.startswith(PACK) and (string := placement.strings.get(hero)) is not None:
            monster = next((it for it in own(shown).monsters if it.piece == actor.piece), None)
            if monster is not None:
                return acts.to_string(start, string, self._away_from(board, actor.piece, self._stood.get(hero)))
        return acts.taken_off(start, 0.4 * SQUARE * camera.zoom)

    # -- what they show

    def act(
        self, board: Board, shown: Displayed, actors: Actors, stunt: str, pieces: Sequence[str]
    ) -> dict[str, Passage]:
        """What pieces show where they stand: see `TableLook`."""
        piece = pieces[0] if pieces else ""
        actor = actors.get(piece)
        if actor is None or not actor.place.on_map:
            return {}
        at = actor.goal[:2]
        if stunt == "fall":
            return self._falls(board, actors, piece)
        if stunt == "lunge":
            other = actors[pieces[1]].goal[:2]
            return {piece: acts.square_up(at, other), pieces[1]: acts.square_up(other, at)}
        if stunt == "turn":
            return {piece: self._turns(board, shown, at)}
        if stunt == "pulse" and piece in {it.piece for it in own(shown).monsters}:
            struck = self._strikes(board, actors, piece)
            return {**struck, piece: acts.reel(at, self._away_from(board, piece, self._roller_at(board)))}
        return {piece: acts.reel(at, -self._forward(piece))}

    def _turns(self, board: Board, shown: Displayed, at: Point) -> Passage:
        """A final boss turns clockwise, quarter by quarter, to where it looks next; all round where that is the same.
        """
        boss, before = displayed.own_now(shown).boss, str(board.tracks.get(displayed.FACES, ""))
        if boss is None or before not in QUARTERS:
            return acts.turn_round(at, 1, lambda turned: None)
        first = QUARTERS.index(before)
        count = (QUARTERS.index(boss.faces) - first) % len(QUARTERS) or len(QUARTERS)
        self._turning = tuple(QUARTERS[(first + turn) % len(QUARTERS)] for turn in range(count + 1))

        def show(turned: int) -> None:
            self._turned = turned

        return acts.turn_round(at, count, show)

    def goes_down(self, actors: Actors, hero: str) -> dict[str, Passage]:
        """A hero falls onto the back."""
        return {hero: acts.fall_down(actors[hero].goal[:2], self._forward(hero))} if hero in actors else {}

    def rises(self, actors: Actors, hero: str) -> dict[str, Passage]:
        """A hero is better off."""
        return {hero: acts.rise(actors[hero].goal[:2])} if hero in actors else {}

    def _falls(self, board: Board, actors: Actors, monster: str) -> dict[str, Passage]:
        """A monster tips over, struck by the hero who stands next to it."""
        struck = self._strikes(board, actors, monster)
        away = self._away_from(board, monster, self._roller_at(board))
        wait = max((way.beat for way in struck.values()), default=0.0)
        return {**struck, monster: acts.tip_over(actors[monster].goal[:2], away, wait)}

    def _strikes(self, board: Board, actors: Actors, monster: str) -> dict[str, Passage]:
        """The hero who rolled strikes at a monster, if it stands next to the hero."""
        hero, here, there = displayed.roller(board), self._roller_at(board), displayed.cell_on(board, monster)
        if hero not in actors or here is None or there is None or self._shape.distance(here, there) > 2:
            return {}
        return {hero: acts.lunge(actors[hero].goal[:2], actors[monster].goal[:2])}

    def _roller_at(self, board: Board) -> Cell | None:
        return displayed.cell_on(board, displayed.roller(board))

    def _away_from(self, board: Board, piece: str, other: Cell | None) -> float:
        """Away from a square: 1 is to the right, -1 to the left."""
        cell = displayed.cell_on(board, piece) or self._stood.get(piece)
        return -1.0 if cell is not None and other is not None and cell.column < other.column else 1.0


def _is_driven_back(board: Board, shown: Displayed, piece: str, before: Cell, cell: Cell) -> bool:
    """Whether a hero goes back along the trail, and not by a step of a walk."""
    trail, walk = displayed.trail_of(board, piece), own(shown).walk
    steps = walk is not None and walk.hero == piece and walk.path[-1:] == (before.name,)
    return not steps and trail[-1:] == [cell.name] and before.name not in trail


def _is_stopped(shown: Displayed, piece: str, cell: Cell) -> bool:
    """Whether the walk that was shown last is stopped on a square."""
    walk = own(shown).walk
    return walk is not None and walk.hero == piece and any(name == cell.name for name, _ in walk.stops)
