"""The title: the game whose box is out, and the way into everything else. Continue comes first when there is a journey.

With one game there is no shelf, and its title has the whole window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game import __version__
from game.kit.errors import ContentError
from game.kit.guided import has_course
from game.kit.saves import SaveInfo
from game.scenes import title_rows
from game.scenes.faults import cannot_open
from game.scenes.journey import game_of, is_of_a_day, journey_line, saved_journeys, under_way, who_plays
from game.scenes.lesson_choice import open_lessons
from game.scenes.page import GAP, Page
from game.scenes.shelf.furniture import LIP_TOP
from game.scenes.shelf.shelf import JourneyCount, Shelf
from game.scenes.taking_up import take_up
from game.scenes.title_change import ChangePictures, Part, TitleChange
from game.scenes.title_menu import Continue, FirstSteps, Journey, MenuEntry, describe_load, draw_entries
from game.scenes.title_rows import BANNER_WIDTH, ENTRY_WORDS, TYPE_GROWTH, MenuPlan, above_or_below, rows_of
from game.ui.screen.canvas import Canvas
from game.ui.screen.nowhere import nowhere
from game.ui.screen.scene import Change, Push, Quit, Scene, Services
from game.ui.screen.theme import TYPE, Material
from game.ui.sound.music import CrossFade, Score
from game.ui.title_look import GROUND, TitleLook
from game.ui.widgets.base import Widget
from game.ui.widgets.keyhint import draw_hints, key_height

MENU_LEFT, FOOT, SHELF_FOOT = 120.0, 96.0, 24.0
LOGO_TOP, LOGO_ROOM, FOOT_EDGE = 48.0, 366.0, 5.0
LARGE_FROM = 1.5
"""From so much larger type on the shelf has a higher lip."""
DRIFT_EVERY, DRIFT_SPEED = 250, 6.0
"""The fog moves so often (milliseconds) and so fast (logical units a second): seldom, since it costs a frame."""
MUSIC_FADE = CrossFade(900.0, equal_power=True, held=0.6, held_for=1500.0, rise=600.0, kept=10_000.0)
"""How the music of one title gives way to that of another; from anywhere else it comes as music always does."""
WON = "victory"
TAKE_UP_EVENT = pygame.USEREVENT + 23
"""Posted when the box of a journey stands there: a scene is left in answer to an event only."""


class MenuScene(Page):
    """The title scene; every entry pushes its scene, so that leaving it comes back here."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.journeys: list[SaveInfo] = []
        self.drift = 0.0
        self.breath = 0.0
        self._owed = 0.0
        self.entries: dict[str, MenuEntry] = {}
        several = len(services.games.ids) > 1
        self.shelf = Shelf(services, self._get_ready, self._follow, self._first) if several else None
        self.game = self.shelf.row.out.game if self.shelf is not None else services.games.ids[0]
        self.change = TitleChange()
        self._coming: ChangePictures | None = None
        """What was made ready for a change to another title."""
        self._music_fade = CrossFade()
        services.take_out(self.game)
        self.words = services.words
        self._canvas: Canvas | None = None
        """The canvas of the last frame: what is shown can be kept when another title takes its place."""
        self.enter()

    @property
    def look(self) -> TitleLook:
        """What the game that is shown brings for its title."""
        return self.services.games.title(self.game)

    @property
    def music(self) -> Score:
        """The theme of the title."""
        return Score(self.look.music, fade=self._music_fade)

    def enter(self) -> None:
        """Look which journeys there are."""
        self.services.furnish(Material())
        self.journeys = saved_journeys(self.services)
        self._music_fade = CrossFade()
        if self.shelf is not None:
            self.shelf.count({game: self._tally(game) for game in self.services.games.ids})
        self.refresh()
        self.services.images.chores([self._prepare_setup])

    @property
    def last(self) -> SaveInfo | None:
        """The journey that Continue takes up: the latest one of the game that can be read and is not over."""
        return next((saved for saved in self._of(self.game) if under_way(saved)), None)

    def lay_out(self, bounds: pygame.FRect) -> None:
        last, left, menu = self.last, bounds.x + MENU_LEFT, self.look.menu
        foot = self.foot - SHELF_FOOT if self.shelf is not None else bounds.bottom - FOOT
        banner = "continue" if last is not None else "learn" if self._is_new and self.teaches else ""
        paired = self.shelf is not None and title_rows.pairs_rows(self.grow, menu)
        plan = MenuPlan(rows_of(self.teaches, newcomer=self._is_new, paired=paired), bool(banner))
        growth = plan.growth(self.grow, foot)
        before = next((name for name, entry in self.entries.items() if entry is self.focus.current), "")
        self.entries = {}
        place = plan.banner(left, foot, growth)
        if last is not None:
            of_a_day = is_of_a_day(self.services, last)
            who = self.words("ui.profile.day") if of_a_day else who_plays(self.services, last)
            told = Journey(journey_line(last), last.head.picture, who)
            label = self.words("ui.menu.continue")
            self.entries[banner] = Continue(place, label, lambda: self.take_up(last), growth, told, menu)
        elif banner:
            label, told = self.words("ui.guided.learn"), Journey(self.words("guided.brief"), "", "")
            self.entries[banner] = FirstSteps(place, label, self._open_course, growth, told, menu)
        actions = self._actions()
        for name, place in plan.places(left, foot, growth).items():
            self.entries[name] = MenuEntry(place, self.words(ENTRY_WORDS[name]), actions[name], growth, menu)
        describe_load(self.entries["load"], self.words, len(self._of(self.game)), len(self.journeys))
        on_shelf = self.focus.part == "shelf"
        parts: dict[str, list[Widget]] = {"menu": list(self.entries.values())}
        if self.shelf is not None:
            self.shelf.row.calm = self.services.calm
            self.shelf.lay_out(bounds, self.grow >= LARGE_FROM)
            parts["shelf"] = [self.shelf.row]
        self.focus.parts = parts
        if not on_shelf:
            self.focus.to(self.entries.get(before) or self._first_entry())

    def handle(self, event: pygame.event.Event) -> Change | None:
        self._fit()
        if self.shelf is not None and self.modal is None:
            waiting = self.shelf.ready_for if event.type == TAKE_UP_EVENT else None
            if waiting is not None:
                self.shelf.settle()
                self.shelf.taken()
                self.take_up(waiting)
            if self.shelf.handle(event) or self._walk(event):
                return None
            if event.type == pygame.MOUSEBUTTONDOWN or self.services.bindings.action(event) in ("confirm", "rules"):
                self.shelf.settle()
        step = {"up": -1, "down": 1}.get(self.services.bindings.action(event) or "", 0)
        if not step or self.modal is not None:
            return super().handle(event)
        self._focus_on(above_or_below(list(self.entries.values()), self.focus.current, step) or self._first_entry())
        return None

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action == "back":
            self.focus.to(self.entries["quit"])
        elif action == "rules":
            self._open_rules()
        else:
            return False
        return True

    def update(self, dt: float) -> bool:
        self._owed += dt
        moved = super().update(dt)
        if self.shelf is not None:
            moved = self.shelf.update(dt) or moved
            if self.shelf.ready_for is not None:
                pygame.event.post(pygame.event.Event(TAKE_UP_EVENT))
        return self.change.update(dt) or moved

    def draw(self, canvas: Canvas) -> None:
        self._fit()
        self._canvas = canvas
        self._draw(canvas)
        if self.modal is not None:
            self.modal.draw(canvas)

    def breathe(self, canvas: Canvas) -> bool:
        """Let fog, smoke and window light go on when it is time, and draw only where they are."""
        still = self.services.calm or not canvas.theme.textured or self.modal is not None
        if still or self._owed < DRIFT_EVERY or self.change.moving:
            return False
        self._owed = 0.0
        self.breath += DRIFT_EVERY
        self.drift = DRIFT_SPEED * self.breath / 1000
        for part in self.look.moving_parts(canvas, self.foot):
            with canvas.clip(part):
                self._draw(canvas)
        return True

    @property
    def foot(self) -> float:
        """Where the title ends: at the shelf, or with the window."""
        return self.shelf.strip.top if self.shelf is not None else self.bounds.bottom

    def _draw(self, canvas: Canvas) -> None:
        self.change.draw(canvas, self._draw_ground, self._draw_wordmark, self._menu)
        if self.shelf is not None:
            self.shelf.draw(canvas, self._first_entry().rect.x + BANNER_WIDTH * TYPE_GROWTH + GAP)
        self._draw_foot(canvas)

    def _draw_ground(self, canvas: Canvas, look: TitleLook | None = None) -> None:
        """The picture of a title, without one of that which is shown, and the shelf in its light."""
        look = look or self.look
        look.draw_picture(canvas, self.drift, self.breath, self.foot)
        if self.shelf is not None:
            self.shelf.draw_furniture(canvas, look.light)

    def _draw_wordmark(self, canvas: Canvas, alpha: int = 255, lower: float = 0.0) -> None:
        size = title_rows.logo_size(self.grow) if self.shelf is not None else 1.0
        top = max(self.bounds.y + 22, min(LOGO_TOP, self._first_entry().rect.y - LOGO_ROOM * size))
        self.look.draw_wordmark(canvas, self.words, top + lower, size, alpha)

    @property
    def _wordmark(self) -> Part:
        """The wordmark, which lies above the menu."""
        x, y, wide, _ = self.bounds
        return Part(self._draw_wordmark, pygame.FRect(x, y, wide, self._first_entry().rect.y - y))

    @property
    def _menu(self) -> Part:
        """The menu, with the shadows and details of its entries."""
        menu = self.look.menu
        room = GAP if menu is None or menu.ground is None else GROUND
        top, bounds = self._first_entry().rect.y - room, self.bounds
        wide = MENU_LEFT + BANNER_WIDTH * TYPE_GROWTH + FOOT
        return Part(self._draw_menu, pygame.FRect(bounds.x, top, wide, self.foot - top))

    def _draw_menu(self, canvas: Canvas) -> None:
        draw_entries(canvas, self.entries)

    def _draw_foot(self, canvas: Canvas) -> None:
        """Version and key hints: over the picture, or on the lip of the shelf."""
        bindings, words, bounds, shelf = self.services.bindings, self.words, canvas.bounds, self.shelf
        base, ink = bounds.bottom - 62, "cream" if shelf is None else "on-shelf"
        right, left = bounds.right - 54 - 26, bounds.x + MENU_LEFT
        version = words("ui.menu.version", version=__version__)
        style = self.fixed(TYPE["ui"].sized(20), TYPE_GROWTH)
        hints = [
            (bindings.hint("up") + bindings.hint("down"), words("ui.menu.move")),
            (bindings.hint("confirm"), words("ui.menu.choose")),
            (bindings.hint("rules"), words("ui.menu.rules")),
        ]
        if shelf is not None:
            base, right, left = shelf.strip.top + LIP_TOP + shelf.strip.lip * 0.58, bounds.right - 54, bounds.x + 60
            hints.insert(2, (shelf.hint, words("ui.shelf.games")))
            if self.small or self.grow >= LARGE_FROM:
                hints = hints[2:]
            base = min(base, bounds.bottom - key_height(canvas) / 2 - FOOT_EDGE)
        draw_hints(canvas, (right, base), hints, plate=shelf is None, ink=ink)
        if shelf is not None or list(self.entries.values())[-1].rect.bottom < base - 20:
            canvas.text(version, (left, base), style, canvas.theme[ink], at="mid")

    def _of(self, game: str) -> list[SaveInfo]:
        """The journeys of a game, the latest first."""
        return [saved for saved in self.journeys if game_of(self.services, saved) == game]

    def _tally(self, game: str) -> JourneyCount:
        """What the shelf shows of the journeys of a game."""
        own = self._of(game)
        going = [saved for saved in own if under_way(saved)]
        won = own[0].head.when if own and own[0].head.over == WON else 0.0
        return JourneyCount(len(own), len(going), journey_line(going[0]) if going else "", won)

    def _first_entry(self) -> MenuEntry:
        return next(iter(self.entries.values()))

    def _actions(self) -> dict[str, Callable[[], object]]:
        """What the entries below the banner do."""
        return {
            "now": self._play_now,
            "new": self._open_setup,
            "learn": self._open_course,
            "load": self._open_load,
            "profile": self._open_profile,
            "rules": self._open_rules,
            "settings": self._open_settings,
            "credits": self._open_credits,
            "quit": lambda: self.go(Quit()),
        }

    @property
    def _is_new(self) -> bool:
        """Whether there is no journey of the game that is out."""
        return not self._of(self.game)

    @property
    def teaches(self) -> bool:
        """Whether the game that is out has a course."""
        return has_course(self.services.games.folder(self.game))

    def _first(self) -> None:
        """Back from the shelf into the menu: on Continue, or on New where there is no journey."""
        self.focus.to(self._first_entry())

    def _get_ready(self, game: str) -> Sequence[Callable[[], object]]:
        """The steps that make the change to the title of a game ready."""
        self._coming = self._pictures_to(game)
        return self._coming.steps if self._coming is not None else ()

    def _pictures_to(self, game: str) -> ChangePictures | None:
        """What the change to a title shows; None where it is a cut: before the first frame, and with high contrast."""
        canvas = self._canvas
        if canvas is None or not canvas.theme.textured or canvas.surface is not self.services.window.surface:
            return None

        def coming(onto: Canvas) -> None:
            with self.services.images.of(game):
                self._draw_ground(onto, self.services.games.title(game))

        return ChangePictures(canvas, game, self._draw_ground, (self._wordmark, self._menu), coming)

    def _follow(self, game: str) -> None:
        """Show the title of the box that is out."""
        made, self._coming = self._coming, None
        if made is None or made.game != game or self._canvas is None or not made.fits(self._canvas):
            made = self._pictures_to(game)
        if made is not None:
            self.change.begin(made, self.services.calm)
        self.game = game
        self._music_fade = MUSIC_FADE
        self.services.take_out(game)
        self.words = self.services.words
        self.refresh()
        self.services.images.chores([self._prepare_setup])

    def _walk(self, event: pygame.event.Event) -> bool:
        """Arrows between the menu and the shelf, and along the shelf; true when the event was one of them."""
        assert self.shelf is not None
        action, here = self.services.bindings.action(event), self.focus.current
        if here is None:
            return False
        entries = list(self.entries.values())
        beside = [entry for entry in entries if here in entries and entry.rect.y == here.rect.y and entry is not here]
        if action in ("left", "right"):
            if beside:
                if (beside[0].rect.x > here.rect.x) == (action == "right"):
                    self._focus_on(beside[0])
            else:
                self.shelf.row.step(1 if action == "right" else -1)
        elif action == "down" and (here is self.shelf.row or here.rect.y == entries[-1].rect.y):
            self._focus_on(self.shelf.row)
        elif action == "up" and here is self.shelf.row:
            self._focus_on(entries[-1])
        elif action != "up" or here is not entries[0]:
            return False
        return True

    def _focus_on(self, widget: Widget) -> None:
        if widget is not self.focus.current:
            self.focus.to(widget)
            self.services.audio.cue("focus")

    def take_up(self, saved: SaveInfo) -> None:
        """Go on with a journey; one that cannot be read says so and is offered no longer."""
        if not take_up(self, saved.slot, saved.head.title):
            self.journeys.remove(saved)
            self.refresh()

    def _open(self, make: Callable[[], Scene]) -> None:
        """Go to a scene; where the game cannot be opened, say why."""
        try:
            self.go(Push(make()))
        except ContentError as fault:
            self.ask(cannot_open(self.services, fault))

    def _prepare_setup(self) -> None:
        """Let the pictures of the setup be loaded while the title is looked at."""
        try:
            setup = self._setup()
        except ContentError:
            return  # it is told when a journey is to begin
        canvas = nowhere(self.services)
        self.services.images.chores(self.services.images.needed_by(lambda: setup.draw(canvas)))

    def _setup(self) -> Scene:
        return self.services.routes.setup(self.services.games.mode(self.game))

    def _open_setup(self) -> None:
        self._open(self._setup)

    def _open_course(self) -> None:
        open_lessons(self, self.game)

    def _play_now(self) -> None:
        """To the table, with the party that is suggested."""
        self._open(lambda: self.services.routes.play_now(self.services.games.mode(self.game)))

    def _open_load(self) -> None:
        bring_out = self.shelf.bring_out if self.shelf is not None else None
        self.go(Push(self.services.routes.load(self.game, bring_out)))

    def _open_profile(self) -> None:
        self._open(lambda: self.services.routes.profile(self.services.games.mode(self.game)))

    def _open_rules(self) -> None:
        self._open(lambda: self.services.routes.rules(self.services.games.mode(self.game)))

    def _open_settings(self) -> None:
        self.go(Push(self.services.routes.settings()))

    def _open_credits(self) -> None:
        self.go(Push(self.services.routes.credits()))
