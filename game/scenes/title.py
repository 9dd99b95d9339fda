"""The title: picture, logo, and the way into everything else. Continue comes first when there is a journey."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import __version__
from game.kit.errors import ContentError
from game.kit.saves import SaveError, SaveInfo
from game.scenes.journey import resume, saved_journeys, who_plays
from game.scenes.page import GAP, Page
from game.scenes.title_picture import LOGO_LEFT, draw_frame, draw_logo, draw_picture, moving_parts
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Push, Quit, Replace, Services
from game.ui.screen.theme import TYPE
from game.ui.sound.music import Score
from game.ui.table.preload import nowhere
from game.ui.widgets.base import Widget
from game.ui.widgets.keyhint import draw_hints
from game.ui.widgets.panel import draw_taper

BANNER_WIDTH, BANNER_HEIGHT, ENTRY_HEIGHT, ENTRY_STEP = 560.0, 102.0, 56.0, 62.0
FIRST, LOGO_END, FOOT, TYPE_GROWTH = 426.0, 392.0, 96.0, 1.4
DRIFT_EVERY, DRIFT_SPEED = 250, 6.0
"""The fog moves so often (milliseconds) and so fast (logical units a second): seldom, since it costs a frame."""
GROUPS_END = ("load", "settings")


class MenuScene(Page):
    """The title scene; every entry pushes its scene, so that leaving it comes back here."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.journeys: list[SaveInfo] = []
        self.drift = 0.0
        self.breath = 0.0
        self._owed = 0.0
        self.entries: dict[str, Entry] = {}
        self.enter()

    @property
    def music(self) -> Score:
        """The theme of the title."""
        return Score(self.services.audio.table.music.title)

    def enter(self) -> None:
        """Look which journeys there are."""
        self.journeys = saved_journeys(self.services)
        self.refresh()
        self.services.images.chores([self._rehearse_setup])

    @property
    def last(self) -> SaveInfo | None:
        """The journey that Continue takes up: the latest one that can be read and is not over."""
        return next((saved for saved in self.journeys if not saved.broken and not saved.head.over), None)

    def lay_out(self, bounds: pygame.FRect) -> None:
        last, left = self.last, bounds.x + LOGO_LEFT
        whole = ENTRY_STEP * len(self._choices()) + (BANNER_HEIGHT + GAP if last is not None else 0.0)
        growth = max(1.0, min(self.grow, TYPE_GROWTH, (bounds.bottom - FOOT - LOGO_END) / whole))
        step, high, banner = ENTRY_STEP * growth, ENTRY_HEIGHT * growth, BANNER_HEIGHT * growth
        y = min(FIRST, bounds.bottom - FOOT - whole * growth)
        before = next((name for name, entry in self.entries.items() if entry is self.focus.current), "")
        self.entries = {}
        if last is not None:
            self.entries["continue"] = Continue((left, y, BANNER_WIDTH * growth, banner), self, last, growth)
            y += banner + GAP
        for name, label, on_press in self._choices():
            self.entries[name] = Entry((left, y, 360 * growth, high), label, on_press, growth)
            y += step
        self._describe_load()
        self.focus.parts = {"menu": list(self.entries.values())}
        self.focus.to(self.entries.get(before) or next(iter(self.entries.values())))

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
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        self._fit()
        self._draw(canvas)

    def breathe(self, canvas: Canvas) -> bool:
        """Let fog, smoke and window light go on when it is time, and draw only where they are."""
        if self.services.calm or not canvas.theme.textured or self._owed < DRIFT_EVERY:
            return False
        self._owed = 0.0
        self.breath += DRIFT_EVERY
        self.drift = DRIFT_SPEED * self.breath / 1000
        for part in moving_parts(canvas):
            with canvas.clip(part):
                self._draw(canvas)
        return True

    def _draw(self, canvas: Canvas) -> None:
        draw_picture(canvas, self.drift, self.breath)
        draw_frame(canvas)
        first = next(iter(self.entries.values()))
        draw_logo(canvas, self.words, max(canvas.bounds.y + 22, min(48.0, first.rect.y - 366)))
        for name, entry in self.entries.items():
            entry.draw(canvas)
            if name in GROUPS_END:
                draw_taper(canvas, entry.rect.x + 18, entry.rect.bottom + 3, 360, canvas.theme["gold"])
        self._draw_foot(canvas)

    def _draw_foot(self, canvas: Canvas) -> None:
        bindings, words, bounds = self.services.bindings, self.words, canvas.bounds
        base, ink = bounds.bottom - 62, canvas.theme["cream"]
        version = words("ui.menu.version", version=__version__)
        style = self.fixed(TYPE["ui"].sized(20), TYPE_GROWTH)
        hints = [
            (bindings.hint("up") + bindings.hint("down"), words("ui.menu.move")),
            (bindings.hint("confirm"), words("ui.menu.choose")),
            (bindings.hint("rules"), words("ui.menu.rules")),
        ]
        right = bounds.right - 54 - 26
        draw_hints(canvas, (right, base), hints, plate=True)
        last = list(self.entries.values())[-1].rect.bottom
        if last < base - 20:
            canvas.text(version, (bounds.x + LOGO_LEFT, base), style, ink, at="mid")

    def _choices(self) -> list[tuple[str, str, Callable[[], object]]]:
        words = self.words
        return [
            ("new", words("ui.menu.new"), self._open_setup),
            ("load", words("ui.menu.load"), self._open_load),
            ("rules", words("ui.menu.rules"), self._open_rules),
            ("settings", words("ui.menu.settings"), self._open_settings),
            ("credits", words("ui.menu.credits"), self._open_credits),
            ("quit", words("ui.menu.quit"), lambda: self.go(Quit())),
        ]

    def _describe_load(self) -> None:
        load = self.entries["load"]
        load.enabled = bool(self.journeys)
        if self.journeys:
            load.detail = self.words("ui.menu.saves", count=len(self.journeys))
        else:
            load.detail = self.words("ui.menu.no_saves")

    def take_up(self, saved: SaveInfo) -> None:
        """Go on with a journey; one that cannot be read says so and is offered no longer."""
        try:
            self.go(Push(resume(self.services, saved.slot)))
        except SaveError as error:
            self.services.message(str(error))
            self.journeys = [other for other in self.journeys if other is not saved]
            self.refresh()

    def _rehearse_setup(self) -> None:
        """Let the pictures of the setup be loaded while the title is looked at."""
        from game.scenes.setup.scene import SetupScene

        try:
            mode = self.services.games.mode(self.services.games.ids[0])
        except (ContentError, IndexError):
            return  # it is told when a journey is to begin
        setup, canvas = SetupScene(self.services, mode), nowhere(self.services)
        self.services.images.chores(self.services.images.needed_by(lambda: setup.draw(canvas)))

    def _open_setup(self) -> None:
        from game.scenes.setup.scene import SetupScene

        games = self.services.games
        self.go(Push(SetupScene(self.services, games.mode(games.ids[0]))))

    def _open_load(self) -> None:
        from game.scenes.load import LoadScene

        self.go(Push(LoadScene(self.services)))

    def _open_rules(self) -> None:
        from game.scenes.rules.scene import RulesScene

        self.go(Push(RulesScene(self.services)))

    def _open_settings(self) -> None:
        from game.scenes.settings.scene import SettingsScene

        self.go(Push(SettingsScene(self.services)))

    def _open_credits(self) -> None:
        from game.scenes.credits import CreditsScene

        self.go(Push(CreditsScene(self.services)))


class Entry(Widget):
    """A line of the menu; with the focus it becomes a banner."""

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, on_press: Callable[[], object], growth: float
    ) -> None:
        super().__init__(rect)
        self.label = label
        self.detail = ""
        self.on_press = on_press
        self.growth = growth

    def press(self) -> bool:
        if not self.enabled:
            return False
        self.on_press()
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, x, middle = canvas.theme, self.rect.x + 18, self.rect.centery
        if self.focused:
            draw_banner(canvas, self.rect, lit=True, warm=self.hovered, pressed=self.held and self.hovered)
            draw_pointer(canvas, (self.rect.x - 20, middle))
        style = TYPE["menu"].sized(32 * self.growth / canvas.type.factor)
        ink = theme["main-text"] if self.focused or self.hovered else theme["cream"]
        if not self.enabled:
            ink = theme["off-text"]
        if not self.focused:
            canvas.text(self.label, (x, middle + 2), style, (13, 10, 9), at="mid", alpha=190)
        if self.hovered and not self.focused and self.enabled:
            ink = theme["gold-title"]
        used = canvas.text(self.label, (x, middle), style, ink, at="mid")
        small = TYPE["ui"].sized(21 * self.growth / canvas.type.factor)
        weak = theme["main-text"] if self.focused and self.enabled else theme["cream-2"]
        canvas.text(self.detail, (x + used + 18, middle + 2), small, weak, at="mid")


class Continue(Entry):
    """The banner of the journey that was left last: its picture, quest, round, phase and heroes."""

    def __init__(
        self, rect: tuple[float, float, float, float], scene: MenuScene, saved: SaveInfo, growth: float
    ) -> None:
        super().__init__(rect, scene.words("ui.menu.continue"), lambda: scene.take_up(saved), growth)
        self.saved = saved
        self.where = f"{saved.head.title} · {saved.head.line}"
        self.heroes = who_plays(scene.services, saved)

    def draw(self, canvas: Canvas) -> None:
        rect, theme, growth = self.rect, canvas.theme, self.growth / canvas.type.factor
        draw_banner(canvas, rect, lit=self.focused, warm=self.hovered, pressed=self.held and self.hovered)
        if self.focused:
            draw_pointer(canvas, (rect.x - 20, rect.centery))
        side = rect.height - 26
        picture = pygame.FRect(rect.x + 14, rect.y + 13, side, side)
        canvas.image(self.saved.head.picture, picture, fit="cover", focus=(0.75, 0.5), radius=3)
        canvas.rect(picture, radius=3, edge=theme["gold-title"], width=1.6)
        left, room = picture.right + 20, rect.right - picture.right - 34
        first, second = rect.y + rect.height * 0.40, rect.y + rect.height * 0.735
        heroes = TYPE["ui"].sized(20 * growth)
        used = canvas.text(self.label, (left, first), TYPE["sheet-title"].sized(34 * growth), theme["main-text"])
        canvas.text(
            self.heroes, (rect.right - 14, first), heroes, (246, 217, 174), align="right", width=room - used - 20
        )
        canvas.text(self.where, (left, second), TYPE["ui"].sized(22 * growth), (251, 230, 196), width=room)


def draw_banner(canvas: Canvas, rect: pygame.FRect, *, lit: bool, warm: bool = False, pressed: bool = False) -> None:
    """A pennant that ends in a point: oxblood when it is lit, else leather."""
    theme, tip = canvas.theme, min(22.0, rect.height * 0.3)
    if lit:
        fill = theme.gradients["main-hover" if warm else "main"]
        fill = (theme["oxblood-dark"], theme["oxblood-dark"]) if pressed else fill
        edge = theme["focus"]
    else:
        fill = (theme["leather-hover" if warm else "leather-button"], theme["leather"])
        edge = theme["leather-frame"]
    canvas.shadow(rect, radius=4, drop=(0, 4), blur=8, alpha=0.6)
    size = (rect.width + tip + 4, rect.height + 4)
    made = canvas.kept(
        ("pennant", size, fill, edge), size, lambda c: _pennant(c, rect.width, rect.height, tip, fill, edge)
    )
    canvas.blit(made, (rect.x - 2, rect.y - 2))


def draw_pointer(canvas: Canvas, at: tuple[float, float]) -> None:
    """The diamond that stands before the focused entry."""
    x, y = at
    points = [(x - 10, y), (x, y - 13), (x + 10, y), (x, y + 13)]
    canvas.polygon(points, canvas.theme["focus"], edge=canvas.theme["focus-back"], width=2)


def _pennant(
    canvas: Canvas,
    width: float,
    height: float,
    tip: float,
    fill: tuple[tuple[int, int, int], tuple[int, int, int]],
    edge: tuple[int, int, int],
) -> None:
    w, h = width, height
    outline = [(2.0, 2.0), (2 + w, 2.0), (2 + w + tip, 2 + h / 2), (2 + w, 2 + h), (2.0, 2 + h)]
    canvas.polygon(outline, (255, 255, 255))
    shade = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    canvas.onto(shade).rect((0, 0, w + tip + 4, h + 4), fill)
    canvas.surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.polygon(outline, None, edge=edge, width=2.4)
    inner = [(8.0, 8.0), (w - 2, 8.0), (w + tip - 6, 2 + h / 2), (w - 2, h - 4), (8.0, h - 4)]
    canvas.polygon(inner, None, edge=canvas.theme["gold-title"], width=1, alpha=150)


def start(services: Services) -> Replace:
    """Back to the title from wherever the player is."""
    return Replace(MenuScene(services), all_of_them=True)
