"""Which game: the shelf knows the box that is out and the game whose title is shown, and lets the title follow the box.

The box moves at once; the title follows when it has rested, so running along the shelf costs nothing.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.kit.saves import SaveInfo
from game.scenes.shelf.box import GameBox
from game.scenes.shelf.furniture import draw_furniture, strip_in
from game.scenes.shelf.row import BoxRow, box_way
from game.scenes.shelf.slip import draw_slip
from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step, make_first
from game.ui.screen.scene import Services
from game.ui.title_look import ShelfLight

REST, COME_OUT = 220.0, 500.0
"""Milliseconds: a box rests before its title follows, and comes out before the table of its journey opens."""
SOUND_AFTER = 0.1


class JourneyCount(NamedTuple):
    """The journeys of a game: how many there are and how many are under way, the latest of these in one line, and when
    the latest of all was won (seconds since 1970; 0 where it was not).
    """

    all: int = 0
    going: int = 0
    line: str = ""
    won: float = 0.0


class Shelf:
    """The shelf of a house with several games. `get_ready` gives the steps before a title can be shown, each of a
    frame; `on_show` is told when it is to be shown, `on_open` when the player goes on with the game whose box is out.
    """

    def __init__(
        self,
        services: Services,
        get_ready: Callable[[str], Sequence[Step]],
        on_show: Callable[[str], object],
        on_open: Callable[[], object],
    ) -> None:
        self.services = services
        self._get_ready = get_ready
        self._on_show = on_show
        games = services.games
        boxes = [GameBox(game, games.title(game).box, games.words(game)("ui.menu.name")) for game in games.ids]
        for box in boxes:
            box.fault = games.fault(box.game)
        last = services.settings.game
        whole = [box.game for box in boxes if not box.fault] or list(games.ids)
        self.row = BoxRow(boxes, last if last in whole else whole[0], self._chosen, on_open)
        self.shown = self.row.out.game
        self.strip = strip_in(services.window.stage.bounds, False)
        self._tallies: Mapping[str, JourneyCount] = {game: JourneyCount() for game in games.ids}
        self._large = False
        self._rested = REST
        self._missing: deque[Step] | None = None
        self._left: list[Step] | None = None
        self._waiting: SaveInfo | None = None
        for game in games.ids:
            remembered = services.settings.of(game)
            remembered.put_back = remembered.put_back or time.time()

    def count(self, tallies: Mapping[str, JourneyCount]) -> None:
        """Take over which journeys there are, for the ribbons and slips."""
        self._tallies = tallies
        for box in self.row.boxes:
            box.journeys = tallies[box.game].going
            box.gold = tallies[box.game].won > self.services.settings.of(box.game).put_back

    def lay_out(self, bounds: pygame.FRect, large: bool) -> None:
        """Lie at the foot of a window; `large` where type is large."""
        self._large = large
        self.strip = strip_in(bounds, large)
        self.row.place(self.strip, bounds)
        self._look_ahead()

    @property
    def hint(self) -> str:
        """What stands on the key plate for going along the shelf."""
        bindings = self.services.bindings
        if bindings.device == "pad":
            return bindings.hint("previous") + " " + bindings.hint("next")
        return bindings.hint("left") + bindings.hint("right")

    def handle(self, event: pygame.event.Event) -> bool:
        """Page keys, digits and the shoulders of a pad choose a box from anywhere; true when it was one of them."""
        way = box_way(self.services.bindings, event)
        number = self.services.bindings.number(event)
        if way:
            self.row.step(way)
        elif number is not None and number <= len(self.row.boxes):
            self.row.pick(number)
        return bool(way) or (number is not None and number <= len(self.row.boxes))

    def bring_out(self, game: str, saved: SaveInfo) -> None:
        """Let a box come out for a journey: `ready_for` tells it when the box stands there."""
        self._waiting = saved
        self.row.choose(game)

    @property
    def ready_for(self) -> SaveInfo | None:
        """The journey whose box has come out; None while it is on its way, or where none waits."""
        there = self._rested >= (0.0 if self.services.calm else COME_OUT) and not self.row.moving
        return self._waiting if there else None

    def taken(self) -> None:
        """The journey that waited for its box is gone on with."""
        self._waiting = None

    def settle(self) -> None:
        """Let the title follow at once: the player acts on the game whose box is out."""
        if self.shown != self.row.out.game:
            self._show()

    def update(self, dt: float) -> bool:
        """Let time pass; true while something is on its way. The boxes move with the widgets of the scene."""
        for box in self.row.boxes:
            box.fault = self.services.games.fault(box.game)
        self._rested += dt
        if self.shown == self.row.out.game:
            return self._waiting is not None
        if self._rested >= REST:
            self._prepare()
        return True

    def draw_furniture(self, canvas: Canvas, light: ShelfLight) -> None:
        """The empty shelf in the light of a title."""
        draw_furniture(canvas, self.strip, light)

    def draw(self, canvas: Canvas, menu: float) -> None:
        """The boxes, and the slip of the one that is pointed at. Where type is large the box with the focus has one
        too, right of where the `menu` ends.
        """
        self.row.draw(canvas, self.services.words("ui.shelf.tied"))
        if self.row.pointed is not None and self.row.pointed is not self.row.out:
            self._draw_slip(canvas, self.row.pointed, menu, pointed=True)
        elif self._large and self.row.focused:
            self._draw_slip(canvas, self.row.out, menu, pointed=False)

    def _draw_slip(self, canvas: Canvas, box: GameBox, menu: float, pointed: bool) -> None:
        words = self.services.words
        tally = self._tallies[box.game]
        least, most = self.services.games.title(box.game).seats
        facts = words("ui.shelf.players" if least < most else "ui.shelf.players_exactly", least=least, most=most)
        if tally.all:
            facts = " · ".join((facts, words("ui.menu.saves", count=tally.all)))
        told = box.fault or tally.line
        shown = () if box.fault else (facts,)
        draw_slip(canvas, box.whole(self.strip.top), box.name, told, shown, menu, pointed)

    def _chosen(self, game: str) -> None:
        """A box comes out: its title follows when it has rested."""
        self._rested, self._missing, self._left = 0.0, None, None
        self.services.audio.cue("box-slide")

    def _prepare(self) -> None:
        """Load what the title needs, a picture at a time and while no box moves, since a large one takes long; then
        make the change ready, a step at a time; when all is there, it follows.
        """
        if self._missing is None:
            self._missing = deque(self._needed_by(self.row.out.game))
        if self._missing:
            if not self.row.moving:
                make_first(self._missing)
            return
        if self._left is None:
            self._left = list(self._get_ready(self.row.out.game))
        if self._left:
            self._left.pop(0)()
        else:
            self._show()

    def _show(self) -> None:
        settings, game = self.services.settings, self.row.out.game
        settings.of(self.shown).put_back = time.time()
        settings.game = self.shown = game
        self._missing = self._left = None
        for box in self.row.boxes:
            box.gold = box.gold and box.game == game
        sound = self.services.games.title(game).box.sound
        if sound:
            self.services.audio.cue(sound, SOUND_AFTER)
        self.services.apply_settings()
        self._on_show(game)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Queue the pictures of the titles to the left and to the right."""
        at = self.row.at
        for box in self.row.boxes[max(0, at - 1) : at + 2]:
            if box.game != self.shown:
                self.services.images.chores([partial(self._load, box.game)])

    def _load(self, game: str) -> None:
        self.services.images.chores(self._needed_by(game))

    def _needed_by(self, game: str) -> list[Step]:
        """The steps that load the pictures of a title, and of its box on the way."""
        services = self.services
        stage, look = services.window.stage, services.games.title(game)
        surface = pygame.Surface(services.window.surface.get_size())
        canvas = Canvas(surface, stage, services.theme, services.text, services.images, SurfaceCache(1))

        def draw() -> None:
            look.draw_picture(canvas, 0.0, 0.0, self.strip.top)
            next(box for box in self.row.boxes if box.game == game).load(canvas)

        with services.images.of(game):
            return services.images.needed_by(draw)
