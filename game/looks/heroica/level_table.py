"""Level table: the tray on the lawn with the land in it, figures on squares, the seats' birch panels round it."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence

import pygame

from game.heroica.view.values import Ground, MonsterShown
from game.kit.board import Board
from game.kit.cells import Cell, cell_of
from game.kit.events import Counted
from game.kit.geometry import Point
from game.looks.heroica import displayed_values as displayed
from game.looks.heroica.atlas import Easel
from game.looks.heroica.bag_panel import show_bag
from game.looks.heroica.die_throw import DIE, DieThrow
from game.looks.heroica.die_well import paint_well, show_value
from game.looks.heroica.displayed_values import own, own_now, seat_of
from game.looks.heroica.flowing import Flowing
from game.looks.heroica.level_motion import LevelMotion
from game.looks.heroica.map_marks import MapMarks
from game.looks.heroica.notes_board import show_notes
from game.looks.heroica.openings import BURSTS, Openings
from game.looks.heroica.piece_pictures import PiecePictures, Pose
from game.looks.heroica.placement import RISEN, Kinds, LevelPlacement, kinds_of, stand_in
from game.looks.heroica.seat_panels import draw_seat_panel
from game.looks.heroica.standees import draw_shade, feature_picture
from game.looks.heroica.told_counts import ToldCounts
from game.looks.heroica.tray import RIM, SHIFT, SQUARE, TrayPainter, square_edge
from game.looks.heroica.walk_marks import draw_ghost, draw_walk
from game.looks.heroica.wood import draw_board
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.screen.tween import Tween, out_back
from game.ui.table.die_course import DieCourse
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.layout import Layout
from game.ui.table.look import Air, Counting, Light, Mood, Pace
from game.ui.table.map_path import PathSeen
from game.ui.table.map_table import ZONE, MapTable
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Place, Placement, box_on_table
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite

RISES = 220.0
"""How long the panel of whose turn it is takes to rise, in milliseconds."""
LAWN = Light(beside=Air("lawn", "scenes/heroica/campaign-map"), picture_seen=False)
TORCH = "torch"
NEARER = (1.0, 1.25, 1.5, 2.0)


class LevelTable(MapTable):
    """See the module; every method answers as `TableLook` asks."""

    pane = ZONE
    rising = 30.0

    def __init__(self, services: Services, ground: Ground, easel: Easel) -> None:
        self.ground_of = ground
        self.tray = TrayPainter(ground, easel)
        self.edge = square_edge(ground.columns, ground.rows)
        zooms = [self.edge / SQUARE * step for step in NEARER]
        super().__init__(services, self.tray.shape, self.tray.paint, zooms, zooms[0])
        self._throw = DieThrow(self.ground_of, self.tray.shape)
        self._kinds = Kinds({})
        self._motion, self._counts = LevelMotion(self.tray.shape), ToldCounts()
        self.openings = Openings()
        self._risen: dict[int, Tween] = {}
        """Of the panels of the seats that of whose turn it is has risen."""
        self._pieces = PiecePictures(ground.theme, services.words)
        flames = [(SHIFT + x * SQUARE, SHIFT + y * SQUARE) for x, y in self.tray.ground.flames]
        self._flowing = Flowing(ground, self.tray.shape, flames)

    # -- where things are

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Figures, features and things in their squares, packs in the rows of the seats."""
        tray = self.tray_in(layout)
        if self.map.camera.zone != tray:
            self.map.camera.lay_out(tray)
        self._pieces.learn(own(shown))
        self._pieces.meet(board, own(shown).kinds, lambda: displayed.own_now(shown))
        self._kinds = kinds_of(own(shown), self._pieces.monsters.values(), self._pieces.features)
        return LevelPlacement(board, layout, shown, turned, self.map, self.stand)

    def tray_in(self, layout: Layout) -> pygame.FRect:
        """Where the tray lies."""
        width, height = self.tray.shape.size
        rect = pygame.FRect(0, 0, width * self.edge / SQUARE, height * self.edge / SQUARE)
        rect.center = layout[ZONE].center
        return rect

    def stand(self, cell: Cell, pieces: list[str]) -> Mapping[str, Place]:
        """Where the pieces in a square stand."""
        return stand_in(self.map.shape.box(cell), pieces, self._kinds)

    def courses(self, board: Board, shown: Displayed, placement: Placement, dice: int) -> Sequence[DieCourse]:
        """Onto the board beside the hero who rolls, where it can be read and hides nothing."""
        hero, camera = displayed.roller(board), self.map.camera
        cell = displayed.cell_on(board, hero)
        if cell is None or not camera.zone.contains(camera.rect_on_table(self.map.shape.box(cell))):
            return ()
        walk, seat = own_now(shown).walk, seat_of(shown, hero)
        reach = [found for name in walk.reach if (found := cell_of(name))] if walk is not None else []
        boxes = [place.box for place in placement.places.values() if place.on_map]
        side = placement.drop_zone(hero).center if seat is not None else camera.zone.midbottom
        course = self._throw.course(cell, boxes, reach, camera.on_map(side))
        if course is None:
            return ()
        start, rest, size = camera.on_table(course.start), camera.on_table(course.rest), course.size * camera.zoom
        return (DieCourse(start, rest, size),)

    def die_sizes(self, layout: Layout) -> Collection[float]:
        """On the board, and in the well."""
        return {*super().die_sizes(layout), DIE * self.edge}

    def passage(
        self, board: Board, shown: Displayed, placement: Placement, actor: PieceSprite, place: Place | None
    ) -> Passage | None:
        """Figures hop to the next square, jump over what stands between, slide, or fly; things fly onto packs."""
        assert isinstance(placement, LevelPlacement)
        feature = self._pieces.features.get(actor.piece)
        if place is None and feature is not None and actor.place.on_map and feature.card in BURSTS:
            box = self.map.camera.rect_on_table(actor.place.rect)
            return self.openings.burst(feature, box.center, box)
        return self._motion.passage(board, shown, placement, self._kinds, actor, place)

    def act(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        stunt: str, pieces: Sequence[str],
    ) -> Mapping[str, Passage]:
        """Figures strike, reel, tip over and turn."""
        return self._motion.act(board, shown, actors, stunt, pieces)

    def counting(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        counts: Sequence[Counted],
    ) -> Counting:
        """Hearts drop one by one, coins fly to the purse, beads fall; who goes down falls onto the back."""
        assert isinstance(placement, LevelPlacement)

        def seen(piece: str) -> Point | None:
            place = placement.places.get(piece)
            return box_on_table(place, placement.map).center if place is not None else None

        shows: dict[str, Passage] = {}
        for count in counts:
            if count.token == displayed.DOWN and count.amount > 0:
                shows |= self._motion.goes_down(actors, count.piece)
            elif count.token == displayed.HEALTH and count.amount > 0:
                shows |= self._motion.rises(actors, count.piece)
            elif count.token in (displayed.OPEN, displayed.EMPTY) and count.amount > 0:
                shows |= self._opens(placement, count.piece)
        return Counting(self._counts.flights(counts, placement, seen), shows)

    def _opens(self, placement: LevelPlacement, piece: str) -> dict[str, Passage]:
        """A feature opens, or is searched."""
        it, place = self._pieces.features.get(piece), placement.places.get(piece)
        if it is None or place is None or not place.on_map:
            return {}
        box = self.map.camera.rect_on_table(place.rect)
        way = self.openings.open(it, feature_picture(it, self.ground_of.theme), place, box)
        return {piece: way} if way is not None else {}

    # -- time

    def jump(self, board: Board, shown: Displayed) -> None:
        """Everybody looks where the trail leads."""
        super().jump(board, shown)
        self._motion.jump(board, shown)
        self._raise(shown, 0.0)
        self._counts.clear()
        self.openings.clear()

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """Figures look where they step."""
        self._motion.look(board, shown)
        self._counts.clear()
        return super().settle(board, shown, pace)

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """The panel of whose turn it is rises."""
        super().catch_up(board, shown, pace)
        self._raise(shown, 0.0 if pace.still else RISES)

    def _raise(self, shown: Displayed, time: float) -> None:
        for seat in own(shown).seats:
            self._risen.setdefault(seat.number, Tween(0.0, out_back)).to(float(seat.active), time)

    def update(self, dt: float, pace: float) -> bool:
        """The map's camera, panels that rise, and what is counted."""
        moved = super().update(dt, pace)
        moved = self.openings.update(pace) or moved
        for tween in self._risen.values():
            moved = tween.update(pace) or moved
        return self._counts.update(pace) or moved

    def rest(self) -> None:
        """Everything as the copy says."""
        super().rest()
        self._motion.settle()
        for tween in self._risen.values():
            tween.jump(tween.goal)
        self._counts.clear()
        self.openings.clear()

    # -- drawing

    def ahead(self, state: FrameState) -> Iterator[Step]:
        """The pieces of the ground, then the ground."""
        yield from self.tray.chores(self.services.images, self.map.camera.step * self.services.window.stage.scale)
        yield from super().ahead(state)

    def light(self, state: FrameState) -> Light:
        """The lawn, over which the shade of leaves drifts."""
        return LAWN

    def ground_key(self, state: FrameState) -> Hashable:
        """The map, and what stands on the panels."""
        values = own(state.shown)
        numbers = tuple(
            self.number(state, seat.hero, token) for seat in values.seats for token in ("health", "gold")
        )
        flat = values.boss, values.beasts, values.walk
        told = values.seats, values.header, values.store, values.discarded
        return super().ground_key(state), told, numbers, tuple(self.risen.values()), flat

    @property
    def risen(self) -> dict[int, float]:
        """How far the panel of each seat has risen, from 0 to 1."""
        return {seat: tween.value for seat, tween in self._risen.items()}

    def number(self, state: FrameState, hero: str, token: str) -> int:
        """How many hearts or coins the panel of a hero shows."""
        return displayed.tokens(state.board, hero, token) - self._counts.gone(hero, token)

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The shadow of the tray on the lawn, then the tray."""
        rect = self.tray_in(state.layout)

        def paint(canvas: Canvas) -> None:
            canvas.shadow(rect, radius=RIM, drop=(5, 9), blur=14, alpha=0.5)

        brush.panel(("tray", tuple(rect)), rect, paint, pad=30)
        super().ground(brush, state)
        values, marks = own(state.shown), self._marks(brush)
        if values.boss is not None:
            marks.sides(values.boss)
        for beast in values.beasts:
            marks.beast(beast)
        if values.walk is not None:
            marks.fights(values.walk.stops, state.lit.reach)

    def _marks(self, brush: SpriteList) -> MapMarks:
        return MapMarks(brush, self.map.shape, self.map.camera)

    def flowing(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """Light on water, and flames."""
        if state.moment is None:
            return []
        torches = [it.piece for it in own(state.shown).things if it.card == TORCH]
        cells = [cell for piece in torches if (cell := displayed.cell_on(state.board, piece)) is not None]
        return self._flowing.sprites(canvas, self.map.camera, state.moment, cells)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """Seats, the die's well, the board of the actions, and the label of the goal."""
        values, layout, words = own(state.shown), state.layout, self.services.words
        for seat in values.seats:
            health, gold = (self.number(state, seat.hero, token) for token in ("health", "gold"))
            brush.panel(
                ("seat", seat, health, gold), layout.seat(seat.number),
                lambda canvas, seat=seat, health=health, gold=gold: draw_seat_panel(  # type: ignore[misc]
                    canvas, layout, seat, health, gold, words
                ),
                pad=18,
            )  # fmt: skip
            panel = brush.sprites[-1]  # painted once, and shown as high as it has risen
            lifted = round(RISEN * self.risen.get(seat.number, 0.0) * brush.canvas.scale)
            brush.sprites[-1] = panel._replace(at=(panel.at[0], panel.at[1] - lifted))
        show_bag(brush, layout, values, words)
        tray = layout["prompt/tray"]
        brush.panel(("actions",), tray, lambda canvas: draw_board(canvas, tray), pad=16)
        if values.notes is not None:
            show_notes(brush, tray, values.notes, state)
        brush.panel(("die",), layout["dice"], lambda canvas: paint_well(canvas, layout["dice"]), pad=16)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """Why a move would stop on a lit square: a disc with its sign."""
        walk = own(state.shown).walk
        if walk is not None:
            last = state.lit.ahead[-1:]
            shown = frozenset(cell for cell in state.lit.reach if cell not in last and self.is_risen(cell))
            self._marks(brush).reasons(walk.stops, shown)
        self._show_ghost(brush, state)
        for each in self.openings.shown:
            piece, size = each.feature.piece, (each.box.width, each.box.height)
            each.draw(brush, self._pieces.feature(brush.canvas, state.board, piece, size))
        show_value(brush, state.layout["dice"], own(state.shown).die, state.dice, self.services.words)
        super().over(brush, state)

    def draw_path(self, canvas: Canvas, path: PathSeen) -> None:
        """A painted line with beads."""
        draw_walk(canvas, path)

    def _show_ghost(self, brush: SpriteList, state: FrameState) -> None:
        """The figure that walks at the end of the path that is pointed at."""
        walk, path = own(state.shown).walk, (*state.lit.path, *state.lit.ahead)
        if walk is None or not state.lit.ahead or state.actors[walk.hero].moving or len(path) < 2:
            return
        dx = path[-1].column - path[-2].column
        left = dx < 0 if dx else self._motion.looks_left(walk.hero)
        place = self.stand(path[-1], [walk.hero])[walk.hero]
        box = self.map.camera.rect_on_table(place.rect)
        surface = self._pieces.picture(brush.canvas, state, walk.hero, box.size, Pose(left))
        draw_ghost(brush, surface, box, (dx > 0) - (dx < 0))

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """A figure on its base, a feature, or a thing."""
        return self._pieces.picture(canvas, state, piece, size, Pose(self._motion.looks_left(piece), grounded=True))

    def seen_of(self, state: FrameState, piece: str) -> Hashable:
        """Its tokens on the copy, and where it looks."""
        tokens = tuple(state.board.pieces[piece].tokens.items())
        return tokens, self._motion.looks_left(piece), state.board.tracks.get(displayed.FACES, "")

    def in_passing(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], before: bool
    ) -> pygame.Surface:
        """The same without its shadow, and turned to the side to which it looked before."""
        turning, left = self._motion.turning, self._motion.looks_left(piece) != before
        ajar = piece in self.openings.ajar and not before
        return self._pieces.picture(canvas, state, piece, size, Pose(left, turning, ajar))

    def shade(self, brush: SpriteList, foot: Point, width: float, height: float, alpha: float) -> None:
        """An ellipse below the base, which closes as the figure comes down."""
        draw_shade(brush, foot, width, height, alpha)

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The music of the land, and that of a boss from the first hit until it falls; the last battle has its own."""
        return Mood(place_of_music(self.ground_of.theme, own(shown).monsters))


def place_of_music(theme: str, monsters: Iterable[MonsterShown]) -> str:
    """The place of the sound table whose music is played: "boss" while one that is not the last has been hit."""
    return "boss" if any(it.boss and not it.final and it.strength < it.most for it in monsters) else theme

