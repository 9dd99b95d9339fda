"""Chart table: the engraved chart on the desk, and round it the instruments of the heroes who travel over it."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace

import pygame

from game.kit.board import Board
from game.kit.cells import Cell, CellShape, cell_of
from game.kit.events import Counted
from game.kit.geometry import Point
from game.kit.shown import Face
from game.looks.runebound import displayed_values as displayed
from game.looks.runebound.chart_below import TILES
from game.looks.runebound.chart_ground import ChartGround, draw_desk
from game.looks.runebound.chart_light import ChartLight
from game.looks.runebound.chart_motion import ChartMotion
from game.looks.runebound.chart_panels import (
    counts_of,
    draw_bar,
    draw_beside,
    draw_panels,
    draw_small,
    draw_strips,
    panels_in,
    taken_by,
)
from game.looks.runebound.chart_tiles import FARTHEST
from game.looks.runebound.chart_way import draw_way
from game.looks.runebound.dice_panel import draw_paid_dice
from game.looks.runebound.displayed_values import own
from game.looks.runebound.hero_board import draw_actions, draw_lip
from game.looks.runebound.market_drawer import OPEN, cities
from game.looks.runebound.placement import BESIDE, ChartPlacement, is_whole
from game.looks.runebound.read_cards import draw_read
from game.looks.runebound.sheet import STEPS, WHOLE, SheetShape
from game.looks.runebound.small_chart import sheet_point
from game.looks.runebound.standees import draw_piece, draw_shade
from game.looks.runebound.stuffs import read_stuffs
from game.looks.runebound.theme import BARE
from game.looks.runebound.told_counts import flights
from game.runebound.view.values import MarchShown, TableValues
from game.ui.cards.card import Cards
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.screen.tween import Tween, in_out_cubic
from game.ui.table.displayed import Displayed
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.look import Counting, Light, Mood, Pace
from game.ui.table.map_chunks import SIDE, Chunk, MapChunks, map_scale
from game.ui.table.map_overlay import MapOverlay
from game.ui.table.map_path import PathSeen
from game.ui.table.map_table import ZONE, MapTable
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Place, Placement
from game.ui.table.sprite_list import SpriteList

DESK = Light(picture_seen=False)
BEYOND = 0.28
"""How much of the screen the chart may be moved beyond its edge."""
TOKEN_GOES = 420.0
"""How long the time token takes to its next space, in milliseconds."""
FIRST_STEP = 1.0
HALF = 0.5
"""Until this part of its turning a gem shows the side before."""
GROUND_BYTES, NAMES_BYTES = 32 * 1024 * 1024, 8 * 1024 * 1024
"""The memory for the ground and for the names as they were painted."""
ROUND = 2 * SIDE
"""How far round what is seen tiles are read, in pixels: as far as is painted there."""
ZOOM, SMALL, MARKETS = "own:zoom:", "own:overview", "own:markets"
"""How the spots of the steps of the zoom, of the small chart and of the tab of the markets are called."""


class ChartTable(MapTable):
    """See the module; every method answers as `TableLook` asks."""

    pane = ZONE
    patient = True
    ground_bytes = GROUND_BYTES
    overview_strips = TILES
    bare = BARE

    def __init__(self, services: Services, shown: Displayed) -> None:
        self.shape = SheetShape()
        self.chart = ChartGround(own(shown).chart, self.shape)
        self._values = own(shown)
        super().__init__(services, self.shape, self.chart.paint, STEPS, FIRST_STEP)
        self._motion = ChartMotion(self.shape, self.map.camera)
        self._day = Tween(0.0, in_out_cubic)
        self._faces: tuple[str, ...] = ()
        self._looked_for: list[Chunk] = []
        """The chunks for which tiles were asked for last."""
        self._drawn_out = False
        """Whether the drawer of the markets is open."""
        self._overview = pygame.FRect(0, 0, 1, 1)

    # -- where things are

    @property
    def arrangement(self) -> str:  # type: ignore[override]
        """Beside the whole sheet the panels lie otherwise, and where the drawer of the markets is drawn out."""
        if self.map.camera.step <= WHOLE:
            return BESIDE
        return OPEN if self._drawn_out else ""

    def press(self, place: str, pos: Point) -> bool:
        """A step of the zoom, a point of the small chart, the tab of the markets."""
        camera = self.map.camera
        if place == MARKETS:
            self._drawn_out = not self._drawn_out
            return True
        if place == SMALL:
            point = sheet_point(self._overview, pos)
            if point is not None:
                camera.follow(pygame.FRect(point[0], point[1], 1, 1), closely=True)
            return point is not None
        if not place.startswith(ZOOM):
            return False
        return camera.zoom_by(STEPS.index(float(place.removeprefix(ZOOM))) - STEPS.index(camera.step))

    def overlay_of(self, shape: CellShape) -> MapOverlay:
        """The light of the march."""
        self._light = ChartLight(shape, self.services.window.stage.scale, self.draw_path)
        return self._light

    def lettering(self, shape: CellShape) -> Sequence[MapChunks]:
        """The names on the chart, above the light, and above them the tags of what is lit."""
        return MapChunks(shape.size, self.chart.paint_names, NAMES_BYTES, solid=False), self._light.tags

    def waits(self, box: pygame.FRect, scale: float) -> bool:
        """Until the tiles are there."""
        return self.chart.waits(self.services.images, scale, box)

    def preload(self, brush: SpriteList, cards: Cards, state: FrameState) -> Iterator[Step]:
        """What nearly every panel is made of."""
        yield from self.services.images.needed_by(lambda: read_stuffs(brush.canvas))

    def ahead(self, state: FrameState) -> Iterator[Step]:
        """The tiles of the chart first, then the ground that will be seen."""
        yield from self._tiles()
        yield from super().ahead(state)

    def begin(self) -> None:
        """The sheet at its smallest is read before all else, while a story stands before the chart, and painted as the
        small picture of the whole: where nothing larger is there yet that is seen.
        """
        images, whole = self.services.images, self.overview.box
        images.chores([*self.chart.steps(images, FARTHEST, whole), *self.overview.preload(self._canvas)], first=True)

    def seek(self, cells: Collection[Cell]) -> bool:
        """The tiles for where the camera goes are read before all else."""
        moves = super().seek(cells)
        self.services.images.chores(self._tiles(), first=True)
        return moves

    def _tiles(self) -> Iterator[Step]:
        """What has to be read of the chart for what is seen, and for a strip round it, where it is not painted yet."""
        camera = self.map.camera
        scale = map_scale(camera.step, self._canvas)
        round_it = camera.visible.inflate(2 * ROUND / scale, 2 * ROUND / scale)
        chunks = self.layers.within(scale, round_it)
        if chunks is self._looked_for:
            return
        self._looked_for = chunks
        missing = [self.layers.box(chunk) for chunk in chunks if not self.layers.is_painted(chunk)]
        if missing:
            yield from self.chart.steps(self.services.images, scale, missing[0].unionall(missing[1:]))

    def solid(self, layout: Layout) -> Collection[str]:
        """The bar and the board."""
        return ["header", *([] if is_whole(layout) else ["board"])]

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Figures on the chart, cards and panels round it."""
        camera = self.map.camera
        if camera.zone != layout[ZONE]:
            camera.margin = BEYOND * layout[ZONE].height
            camera.lay_out(layout[ZONE])
        self._values, self._overview = own(shown), layout["overview"]
        camera.covers = list(panels_in(layout, self._values))
        camera.shaded = [layout["prompt"], *(() if is_whole(layout) else (layout["hand"],))]
        return ChartPlacement(board, layout, shown, turned, self.map)

    # -- motion

    def figure_of(self, piece: str) -> str:
        """A hero is looked for on the chart, not on the board below."""
        return displayed.figure(piece) if any(seat.hero == piece for seat in self._values.seats) else piece

    def passage(
        self, board: Board, shown: Displayed, placement: Placement, actor: PieceSprite, place: Place | None
    ) -> Passage | None:
        """Figures hop over the chart; cards slide."""
        return self._motion.passage(board, shown, actor, place)

    def act(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        stunt: str, pieces: Sequence[str],
    ) -> Mapping[str, Passage]:  # fmt: skip
        """Figures show what happens to their heroes."""
        return self._motion.act(shown, actors, stunt, pieces)

    def counting(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        counts: Sequence[Counted],
    ) -> Counting | None:  # fmt: skip
        """Coins, hearts and lore go between figure and board."""
        assert isinstance(placement, ChartPlacement)

        def at(hero: str) -> Point | None:
            actor = actors.get(displayed.figure(hero))
            on_map = actor is not None and actor.place.on_map
            return self.map.camera.on_table(actor.goal[:2]) if actor is not None and on_map else None

        return Counting(flights(counts, placement.token_spot, at))

    # -- time

    def jump(self, board: Board, shown: Displayed) -> None:
        """The time token on its space, the chart in the light of its act."""
        super().jump(board, shown)
        self._light.forget_last()
        self._motion.look(board, shown)
        self._day.jump(float(displayed.number(board, displayed.SPACE)))
        self._follow_light(own(shown))

    def step(self, track: str, before: int, after: int, pace: Pace) -> float:
        """The time token goes to its next space."""
        if track != displayed.SPACE:
            return 0.0
        self._day.jump(float(before))
        self._day.to(float(after), 0.0 if pace.reduced else TOKEN_GOES)
        return 0.0 if pace.reduced else TOKEN_GOES

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """What is asked next, and the evening of the second act."""
        super().catch_up(board, shown, pace)
        self._motion.look(board, shown)
        if not self._day.moving:
            self._day.jump(float(displayed.number(board, displayed.SPACE)))
        self._follow_light(own(shown))

    def _follow_light(self, values: TableValues) -> None:
        if values.dusk != self.chart.dusk:
            self.chart.dusk = values.dusk
            self.overview.picture = None
            self.paint_anew()

    def update(self, dt: float, pace: float) -> bool:
        """The camera, and the time token."""
        moved = super().update(dt, pace)
        if moved:
            self.services.images.chores(self._tiles(), first=True)
        return self._day.update(pace) or moved

    def rest(self) -> None:
        """Everything where it is bound for."""
        super().rest()
        self._day.jump(self._day.goal)

    # -- drawing

    def light(self, state: FrameState) -> Light:
        """The desk."""
        return DESK

    def ground_key(self, state: FrameState) -> Hashable:
        """The chart, and all that stands on the panels."""
        board, values = state.board, own(state.shown)
        counts = tuple(counts_of(board, seat) for seat in values.seats)
        sold = tuple(len(board.zone(f"market:{site.site}")) for site in cities(values.chart)) if self._drawn_out else ()
        taken = tuple(sorted(taken_by(state)))
        where = tuple(displayed.cell_on(board, displayed.figure(seat.hero)) for seat in values.seats)
        lying = bool(state.dice.dice), bool(state.dice.waiting)
        return super().ground_key(state), lying, values, counts, taken, where, self._day.value, sold

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """The chart on the desk, with its shadow, and what is lit on it."""
        self._values = own(state.shown)
        self.map.camera.covers = list(panels_in(state.layout, self._values))
        draw_desk(brush, self.map.camera)
        march = self._values.march or MarchShown("")
        dice = {cell: count for name, count in march.reach.items() if (cell := cell_of(name)) is not None}
        chances = {cell: part for name, part in march.chances.items() if (cell := cell_of(name)) is not None}
        aside = state.stage.sheet is not None
        if aside:
            dice, chances = {}, {}
        told, lit = self._light.tell(dice, chances), self._light.follow(state.lit, self._values.march, aside=aside)
        if self._light.mark(lit) or told:
            self._relit = True
        dice_shown = sorted(self._values.dice.dice, key=lambda die: (die.proposed, die.order))
        faces = tuple(die.face for die in dice_shown if die.order or die.proposed)
        if faces != self._faces:
            self._faces = faces
            self._light.path.forget()
        super().ground(brush, replace(state, lit=lit))
        if lit.ahead and self._values.march is not None and self._values.march.waits:
            self._light.show_cell(brush, self.map.camera, lit.ahead[-1], "hovered")

    def draw_path(self, canvas: Canvas, path: PathSeen) -> None:
        """The way of the march."""
        draw_way(canvas, path, self._faces)

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """The bar with the time track, strips, slips, trays, and the board of the hero below."""
        values, words = own(state.shown), self.services.words
        draw_bar(brush, state.layout, values, self._day.value if self._day.moving else round(self._day.value))
        draw_strips(brush, state)
        if is_whole(state.layout):
            draw_beside(brush, state, words, self.map.camera.step)
            return
        draw_small(brush, state, self.shape, self.overview.whole(self._canvas), self.map.camera)
        draw_panels(brush, state, words)

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """Above the pieces: the lip of the board over the hand, the buttons that cannot be pressed, paid dice."""
        values, layout = own(state.shown), state.layout
        hero = values.seat(values.shown)
        if is_whole(layout):
            draw_paid_dice(brush, state, values.dice)
            return
        draw_read(brush, state)
        if hero is not None:
            draw_lip(brush, layout, hero)
            left = displayed.number(state.board, displayed.ACTIONS)
            taken = taken_by(state)
            draw_actions(brush, layout, values.actions, left, values.actions_most, self.services.words, taken)
        draw_paid_dice(brush, state, values.dice)

    # -- pieces

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """What lies or stands on the chart."""
        return self._piece(canvas, state, piece, size, grounded=True)

    def in_passing(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], before: bool
    ) -> pygame.Surface:
        """The same without the shadow of its disc."""
        return self._piece(canvas, state, piece, size, grounded=False)

    def _piece(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], *, grounded: bool
    ) -> pygame.Surface:
        it = own(state.shown).piece(piece)
        if it is None:
            return super().piece_surface(canvas, state, piece, size)
        up, actor = state.board.pieces[piece].face_up, state.actors.get(piece)
        if actor is not None and actor.flip < HALF:
            up = not up
        down = piece.startswith("hero:") and displayed.tokens(state.board, piece[5:], displayed.DOWN) > 0
        key = ("chart-piece", it, up, down, grounded)
        return canvas.kept(key, size, lambda on: draw_piece(on, size, it, up=up, down=down, grounded=grounded))

    def seen_of(self, state: FrameState, piece: str) -> Hashable:
        """Which side of a gem is up, and whether a hero lies."""
        it = own(state.shown).piece(piece)
        down = piece.startswith("hero:") and displayed.tokens(state.board, piece[5:], displayed.DOWN)
        return it, down, state.board.pieces[piece].face_up

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """What is no option is pale only where another card is one: else nobody asks for cards. Assets never are."""
        piece = state.board.pieces.get(face.piece)
        if piece is not None and piece.zone.startswith("assets:"):
            return ""
        legal = (piece for piece, found in state.marks.items() if found.legal)
        if (mark.refused or mark.dimmed) and not any(self._is_card(state, piece) for piece in legal):
            return ""
        return super().tone(state, face, mark)

    def _is_card(self, state: FrameState, piece: str) -> bool:
        """Whether a piece is seen as a card."""
        place = state.placement.places.get(piece)
        return place is not None and place.kind == "card"

    def shade(self, brush: SpriteList, foot: tuple[float, float], width: float, height: float, alpha: float) -> None:
        """An ellipse below the disc."""
        draw_shade(brush, foot, width, height, alpha)

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """The journey, darker in the second act."""
        return Mood("chart-dusk" if own(shown).dusk else "chart")
