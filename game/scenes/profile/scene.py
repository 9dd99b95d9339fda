"""The profile: what the players of a game have won: windows, ladder, the journey of the day, achievements.

`ProfileScene(services, mode, today)`; with very large type each panel has a page of its own. Records and the chronicle
of all journeys are pages behind it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from game.kit.course_progress import is_held
from game.kit.daily import is_abandoned
from game.kit.errors import ContentError, SaveError
from game.kit.mode import Mode
from game.kit.profile import Profile
from game.kit.profiles import NAME_LIMIT, Players
from game.scenes.page import GAP, Page, draw_backdrop, draw_bottom_bar
from game.scenes.profile.day import DayPanel
from game.scenes.profile.header import HEAD, draw_head
from game.scenes.profile.ladder import LadderPanel
from game.scenes.profile.lighting import Lighting
from game.scenes.profile.medals import MedalsPanel
from game.scenes.profile.pages import RecordsPane, chronicle_rows, draw_journey
from game.scenes.profile.state import ProfileState
from game.scenes.profile.windows import WindowsPanel
from game.scenes.setup.remembered import last_setup
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Pop, Push, Replace, Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Tabs
from game.ui.widgets.listbox import ListBox, ListRow
from game.ui.widgets.modal import Modal, ModalAnswer
from game.ui.widgets.panel import draw_leather, draw_parchment
from game.ui.widgets.textfield import TextField

BAR, LEFT, RIGHT = 110.0, 44.0, 1876.0
WIDE, UPPER = 1232.0, 0.42
PAGES_FROM = 1.35
WINDOWS, LADDER, DAY, MEDALS = "windows", "ladder", "day", "achievements"
RECORDS, CHRONICLE = "records", "chronicle"


class ProfileScene(Page):
    """The players of a game, one of them looked at."""

    def __init__(self, services: Services, mode: Mode, today: date, page: str = "") -> None:
        super().__init__(services)
        self.mode, self.words = mode, mode.words
        self.state = ProfileState(mode, self._players(), today)
        self.page = page
        """The page that is open: empty for the panels, "records" or "chronicle"."""
        self.panel = WINDOWS
        """The panel that is open where type is so large that each has a page."""
        self.naming: str | None = None
        """The name that is being typed for the player; None while nobody is renamed."""
        self.sheet = pygame.FRect(0, 0, 0, 0)
        self.lighting = Lighting()
        self.refresh()

    def _players(self) -> list[Profile]:
        return list(self.services.profiles.players()) if self.services.profiles is not None else []

    def enter(self) -> None:
        """Look who has played meanwhile."""
        self.state.take(self._players(), self.state.profile.name)
        if self.services.profiles is not None:
            for note in self.services.profiles.notes:
                self.services.message(note, "bad")
            self.services.profiles.notes.clear()
        self._light_up()
        self.refresh()

    def update(self, dt: float) -> bool:
        return self.lighting.update(dt) | super().update(dt)

    def _light_up(self) -> None:
        """Light up the windows that are new for the player, and remember that they were seen."""
        name, game, won = self.state.profile.name, self.mode.id, dict(self.state.records.best)
        if not self.lighting.begin(self.state.profile, game, won, calm=self.services.calm):
            return

        def see(players: Players) -> None:
            found = players.find(name)
            if found is not None:
                found.seen_windows[game] = won

        self.state.profile.seen_windows[game] = won
        try:
            self.services.profiles.change(see)
        except SaveError as fault:
            self.services.message(str(fault), "bad")

    @property
    def paged(self) -> bool:
        """True when type is so large that each panel needs a page."""
        return self.grow > PAGES_FROM

    @property
    def panels(self) -> list[str]:
        """What this game has something to show of."""
        return [WINDOWS, *([LADDER] if self.state.ladder.steps else []), DAY,
                *([MEDALS] if self.state.career.achievements else [])]  # fmt: skip

    # -- laying out --------------------------------------------------------------------------------

    def lay_out(self, bounds: pygame.FRect) -> None:
        part = self.focus.part
        high = BAR * min(self.grow, 1.3)
        self.toast_bottom = bounds.bottom - high - 12
        self.area = pygame.FRect(LEFT, bounds.y + HEAD + 16, RIGHT - LEFT, bounds.bottom - high - bounds.y - HEAD - 30)
        parts: dict[str, list[Widget]] = {}
        parts |= self._records(self.area) if self.page == RECORDS else {}
        parts |= self._chronicle(self.area) if self.page == CHRONICLE else {}
        parts |= self._panels(self.area) if not self.page else {}
        parts["actions"] = self._buttons(pygame.FRect(bounds.x, bounds.bottom - high, bounds.width, high))
        self.tabs_left = RIGHT
        if len(self.state.players) > 1:
            parts["players"] = [self._tabs(bounds)]
        self.focus.parts = parts
        wanted = part if part in parts else next(iter(parts))
        if self.focus.part != wanted:
            self.focus.to(parts[wanted][0])

    def _tabs(self, bounds: pygame.FRect) -> Widget:
        tabs = self.state.tabs()
        widths = [self.services.text.width(name, TYPE["label"]) + 52 for _, name in tabs]
        wide = min(760.0, sum(widths))
        self.tabs_left = RIGHT - wide
        return Tabs((self.tabs_left, bounds.y + 56, wide, 44), tabs, self.state.at, self.show_player)

    def _panels(self, area: pygame.FRect) -> dict[str, list[Widget]]:
        if not self.paged:
            places = self._places_of(area)
            return {name: self._panel(name, places[name]) for name in self.panels}
        high = 34 * self.grow
        tabs = [(name, self.words(f"ui.profile.{name}")) for name in self.panels]
        self.panel = self.panel if self.panel in self.panels else self.panels[0]
        body = pygame.FRect(area.x, area.y + high + 14, area.width, area.height - high - 14)
        pages: Widget = Tabs((area.x, area.y, area.width, high), tabs, self.panel, self.turn)
        return {"pages": [pages], self.panel: self._panel(self.panel, body)}

    def _places_of(self, area: pygame.FRect) -> dict[str, pygame.FRect]:
        """Where everything stands at once; what a game does not have leaves its room to its neighbour."""
        gap = GAP - 2
        right = pygame.FRect(area.x + WIDE + gap + 4, area.y, area.width - WIDE - gap - 4, area.height)
        upper = (area.height - gap) * UPPER
        left = pygame.FRect(area.x, area.y, WIDE, area.height)
        places = {WINDOWS: pygame.FRect(left), DAY: pygame.FRect(right)}
        if LADDER in self.panels:
            places[WINDOWS].height = upper
            places[LADDER] = pygame.FRect(left.x, left.y + upper + gap, WIDE, left.height - upper - gap)
        if MEDALS in self.panels:
            places[DAY].height = upper * 0.78
            top = right.y + places[DAY].height + gap
            places[MEDALS] = pygame.FRect(right.x, top, right.width, right.bottom - top)
        return places

    def _panel(self, name: str, rect: pygame.FRect) -> list[Widget]:
        state, words, text = self.state, self.words, self.services.text
        if name == WINDOWS:
            return [WindowsPanel(rect, state, words, text, self.lighting, self.look_at_goal)]
        if name == LADDER:
            return [LadderPanel(rect, state, words, text, self.look_at_step)]
        if name == MEDALS:
            return [MedalsPanel(rect, state, words, text, self.look_at_achievement)]
        panel = DayPanel(rect, state, words)
        tried = state.today_try
        saves = self.services.saves
        is_kept = partial(is_held, saves) if saves is not None else bool
        over = tried is not None and (bool(tried.outcome) or is_abandoned(tried, is_kept))
        key = "day_play" if tried is None else "day_again" if over else "day_on"
        style = TYPE["main-button"].sized(24)
        play = Button(panel.button, words(f"ui.profile.{key}"), self.play_day, style=style,
                      kind="plain" if over else "main")  # fmt: skip
        return [panel, play]

    def _records(self, area: pygame.FRect) -> dict[str, list[Widget]]:
        words, text = self.words, self.services.text
        wide = min(area.width, 1100 * min(self.grow, 1.6))
        self.sheet = pygame.FRect(960 - wide / 2, area.y, wide, area.height)
        foot = 60 * min(self.grow, 1.5)
        inner = pygame.FRect(self.sheet.x + 36, self.sheet.y + 30, wide - 72, area.height - foot - 66)
        parts: dict[str, list[Widget]] = {RECORDS: [RecordsPane(inner, self.state, words, text)]}
        if not self.state.players:
            return parts
        y, half = self.sheet.bottom - foot - 18, (wide - 72 - 14) / 2
        if self.naming is not None:
            field = TextField((inner.x, y, half, foot), self.naming, self._type, limit=NAME_LIMIT,
                              on_submit=lambda name: self.rename())  # fmt: skip
            keep = Button((inner.x + half + 14, y, half, foot), words("ui.profile.keep_name"), self.rename,
                          kind="parchment")  # fmt: skip
            parts["name"] = [field, keep]
        else:
            rename = Button((inner.x, y, half, foot), words("ui.profile.rename"), self.begin_naming, kind="parchment")
            delete = Button((inner.x + half + 14, y, half, foot), words("ui.profile.delete"), self.ask_delete,
                            kind="parchment")  # fmt: skip
            parts["name"] = [rename, delete]
        return parts

    def _chronicle(self, area: pygame.FRect) -> dict[str, list[Widget]]:
        journeys = self.state.journeys
        wide = min(area.width, 1300 * min(self.grow, 1.5))
        self.sheet = pygame.FRect(960 - wide / 2, area.y, wide, area.height)
        if not journeys:
            return {}

        def paint(canvas: Canvas, rect: pygame.FRect, row: ListRow, ground: str) -> None:
            draw_journey(canvas, rect, journeys[int(row.id)], self.state, self.words, ground)

        rows = ListBox(self.sheet.inflate(-40, -44), chronicle_rows(self.state), lambda row: None,
                       row_height=78 * min(self.grow, 2.0), gap=6, paint=paint)  # fmt: skip
        return {CHRONICLE: [rows]}

    def _buttons(self, bar: pygame.FRect) -> list[Widget]:
        words, text, middle = self.words, self.services.text, bar.centery
        high = bar.height * 0.54
        x, made = 48.0, list[Widget]()
        plain: list[tuple[str, Callable[[], object]]] = [("back" if self.page else "menu", self.leave)]
        for page in (RECORDS, CHRONICLE):
            plain += [(f"to_{page}", lambda page=page: self.open_page(page))] if page != self.page else []  # type: ignore[misc]
        for key, action in plain:
            label = words(f"ui.profile.{key}")
            wide = max(150.0, text.width(label, TYPE["button"]) + 48)
            key = self.services.bindings.hint("back") if not made else ""
            wide += 54 * self.grow if key else 0
            made.append(Button((x, middle - high / 2, wide, high), label, action, key=key))
            x += wide + 16
        step, goal = self.state.step, self.state.goal.title
        label = words("ui.profile.climb", step=step.name, goal=goal) if step else words("ui.profile.play", goal=goal)
        wide = min(RIGHT - x - 8, text.width(label, TYPE["main-button"]) + 90)
        climb = Button((RIGHT - wide, middle - high * 0.58, wide, high * 1.16), label, self.climb, kind="main")
        return [climb, *made]

    # -- events ------------------------------------------------------------------------------------

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action == "back":
            self.leave()
        elif action == "main":
            self.climb()
        elif action == "rules":
            self.go(Push(self.services.routes.rules(self.mode)))
        else:
            return False
        return True

    def leave(self) -> None:
        """Back from a name that is typed, from a page to the panels, from them to where the player came from."""
        if self.naming is not None:
            self.naming = None
            self.refresh()
        elif self.page:
            self.open_page("")
        else:
            self.go(Pop())

    def open_page(self, page: str) -> None:
        """Show the records, the chronicle, or the panels again."""
        self.page, self.naming = page, None
        self.refresh()

    def turn(self, panel: str) -> None:
        """Show another panel."""
        self.panel = panel
        self.refresh()

    def show_player(self, at: int) -> None:
        """Look at another player."""
        self.state.show(at)
        self._light_up()
        self.naming = None
        self.refresh()

    def look_at_goal(self, at: int) -> None:
        """Look at another goal."""
        if self.state.look_at_goal(at):
            self.refresh()

    def look_at_step(self, goal: int, step: int) -> None:
        """Look at another goal or step."""
        moved = self.state.look_at_goal(goal)
        if (self.state.look_at_step(step) if goal == self.state.goal_at else False) or moved:
            self.refresh()

    def look_at_achievement(self, at: int) -> None:
        """Look at another achievement."""
        if 0 <= at < len(self.state.career.achievements):
            self.state.achievement_at = at

    # -- ways on -----------------------------------------------------------------------------------

    def climb(self) -> None:
        """Set up the goal that is looked at on its step."""
        kept = last_setup(self.services.settings, self.mode.id)
        setup = self.state.climb(kept.setup if kept is not None else None)
        undo = kept.undo if kept is not None else True
        self._open(lambda: Push(self.services.routes.setup(self.mode, setup, undo=undo)))

    def play_day(self) -> None:
        """Begin the journey of the day, or go on with it; once it is over play it again, which is not counted."""
        player = self.state.profile.name or self.words("ui.setup.player", number=1)
        self._open(lambda: Replace(self.services.routes.day(self.mode, self.state.day, player)))

    def _open(self, make: Callable[[], Push | Replace]) -> None:
        try:
            self.go(make())
        except (SaveError, ContentError) as fault:
            self.services.message(str(fault), "bad")

    # -- the players -------------------------------------------------------------------------------

    def begin_naming(self) -> None:
        """Type another name for the player."""
        self.naming = self.state.profile.name
        self.refresh()
        self.focus.to(self.focus.parts["name"][0])

    def _type(self, name: str) -> None:
        self.naming = name

    def rename(self) -> None:
        """Give the player the name that was typed."""
        wanted = self.naming or ""
        try:
            self.services.profiles.rename(self.state.profile.name, wanted)
        except SaveError as fault:
            self.services.message(str(fault), "bad")
            return
        self.naming = None
        self.state.take(self._players(), wanted)
        self.refresh()

    def ask_delete(self) -> None:
        """Ask before a player is forgotten."""
        words, name = self.words, self.state.profile.name
        answers = [
            ModalAnswer(words("ui.profile.delete_no"), lambda: None),
            ModalAnswer(words("ui.profile.delete_yes"), self.delete, "main"),
        ]
        title, text = words("ui.profile.delete_title", name=name), words("ui.profile.delete_text")
        self.ask(Modal(title, text, answers, self.services.bindings))

    def delete(self) -> None:
        """Forget the player."""
        try:
            self.services.profiles.delete(self.state.profile.name)
        except SaveError as fault:
            self.services.message(str(fault), "bad")
            return
        self.state.take(self._players())
        self.refresh()

    # -- drawing -----------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        draw_head(canvas, self.state, self.words, self.tabs_left, self.fixed(TYPE["verdict"].sized(58), 1.2))
        draw_bottom_bar(canvas, BAR * min(self.grow, 1.3))
        if self.page == RECORDS:
            draw_parchment(canvas, self.sheet, seed=RECORDS)
        elif self.page == CHRONICLE:
            draw_leather(canvas, self.sheet)
            if not self.state.journeys:
                told = self.words("ui.profile.empty")
                canvas.text(told, self.sheet.center, TYPE["quote"], canvas.theme["cream-2"], align="middle", at="mid")
