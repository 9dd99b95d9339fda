"""Setup: quest, heroes, seats and options on one page; with very large type on three pages behind tabs.

`SetupScene(services, mode, last_setup)` starts from the last set-up, or from what the settings remember.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Any

import pygame

from game.kit.mode import Mode
from game.kit.shown import Portrait, QuestSheet
from game.scenes.journey import begin, new_seed, prepare
from game.scenes.page import GAP, MARGIN, TOP_BAR, Page, draw_backdrop, draw_bottom_bar, draw_top_bar
from game.scenes.setup.heroes import HEAD, HeroTile, draw_archetype, draw_hero
from game.scenes.setup.options import Options
from game.scenes.setup.quests import QuestList
from game.scenes.setup.seats import LeaderLink, SeatDoings, place_seats
from game.scenes.setup.sheet import QuestSheetPane
from game.scenes.setup.state import SetupState
from game.scenes.story import StoryScene
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Pop, Push, Replace, Services
from game.ui.screen.theme import TYPE, ThemePart
from game.ui.widgets.base import Widget
from game.ui.widgets.choice import Tabs
from game.ui.widgets.panel import draw_leather
from game.ui.widgets.tooltip import Tip

LIST_WIDTH, SHEET_WIDTH = 468.0, 640.0
PAGES_FROM = 1.35
TILE, TILE_STEP, TILE_HEIGHT = 100.0, 105.0, 140.0
SEAT_HEIGHT = 120.0
COLUMNS_HEIGHT = 830.0
LEADER_RULE, GRIM_RULE = "HT-113", "HT-013"
ARCHETYPES = ("healer", "mage", "scout", "warrior")


class SetupScene(Page):
    """Everything that is chosen before a quest begins."""

    def __init__(self, services: Services, mode: Mode, last_setup: Mapping[str, Any] | None = None) -> None:
        super().__init__(services)
        self.mode = mode
        self.part: ThemePart = services.games.look(mode.id).theme
        self.state = SetupState.fresh(mode, self.words, last_setup or services.settings.of(mode.id).last_setup)
        self.looked_at = self.state.seats[0].hero or self.state.heroes[0].id
        self.chance = random.Random()
        self.page = "quest"
        self.options = Options(self)
        self.tiles: dict[str, HeroTile] = {}
        self.panels: dict[str, pygame.FRect] = {}
        self._rehearsed: tuple[object, ...] = ()
        self.refresh()

    @property
    def paged(self) -> bool:
        """True when type is so large that quest, heroes and table need a page each."""
        return self.grow > PAGES_FROM

    @property
    def quest(self) -> QuestSheet:
        """The quest that is chosen."""
        return next(quest for quest in self.mode.quests() if quest.id == self.state.quest)

    def lay_out(self, bounds: pygame.FRect) -> None:
        seat, name = self._place_of_focus()
        bar = self.options.bar_height
        self.toast_bottom = bounds.bottom - bar - 12
        top = bounds.y + TOP_BAR + 28
        self.area = pygame.FRect(MARGIN, top, 1920 - 2 * MARGIN, bounds.bottom - bar - GAP - top)
        parts = self._pages() if self.paged else self._columns()
        self.focus.parts = parts
        self._restore_focus(seat, name)

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        number = self.services.bindings.number(event)
        if action == "back":
            self.go(Pop())
        elif action == "main":
            self.begin()
        elif action == "rules":
            self.open_rules(self._rule_in_focus())
        elif number is not None and number <= self.state.count:
            self.choose_seat(number - 1)
        elif action == "second" or (event.type == pygame.KEYDOWN and event.key == pygame.K_r):
            self.take_random()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self.make_leader(self.state.current)
        else:
            return False
        return True

    def paint(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, self.quest.picture)
        words = self.words
        draw_top_bar(canvas, words("ui.setup.title"), self._hints())
        draw_bottom_bar(canvas, self.options.bar_height)
        if "quests" in self.panels:
            self._draw_panel(canvas, self.panels["quests"], words("ui.setup.quest"))
        if "heroes" in self.panels:
            self._draw_heroes(canvas, self.panels["heroes"])
        if "table" in self.panels:
            draw_leather(canvas, self.panels["table"])
        self.options.paint(canvas)

    def _hints(self) -> list[tuple[str, str]]:
        """The keys that help; among heroes and seats also those that only help there."""
        bindings, words = self.services.bindings, self.words
        picking = self.focus.part in ("heroes", "seats") and bindings.device == "keyboard"
        hints = [(bindings.hint("next"), words("ui.setup.next_part"))]
        if picking:
            hints += [
                (bindings.hint("confirm"), words("ui.setup.take")),
                ("R", words("ui.setup.random")),
                ("L", words("ui.setup.lead")),
                (f"1–{self.state.count}", words("ui.setup.seat")),
            ]
        else:
            hints.append((bindings.hint("confirm"), words("ui.setup.choose")))
        return [*hints, (bindings.hint("rules"), words("ui.setup.rules"))]

    def choose_quest(self, quest: str) -> None:
        """Take another quest; its sheet is shown at once."""
        self.state.quest = quest
        self.refresh()

    def take(self, hero: str) -> None:
        """Give a hero to the current seat, or return it."""
        self.looked_at = hero
        if self.state.take(hero):
            self.refresh()

    def take_random(self) -> None:
        """Give the current seat any hero that fits."""
        hero = self.state.take_random(self.chance)
        if hero:
            self.looked_at = hero
            self.refresh()

    def choose_seat(self, seat: int) -> None:
        """Make a seat the one that the next hero is taken for."""
        self.state.current = seat
        self.looked_at = self.state.seats[seat].hero or self.looked_at
        self.refresh()

    def make_leader(self, seat: int) -> None:
        """Make the hero of a seat the party leader [HT-113]."""
        self.state.leader = seat
        self.refresh()

    def add_seat(self) -> None:
        """Add a seat for one more hero."""
        self.state.add_seat(self.words)
        self.refresh()

    def remove_seat(self, seat: int) -> None:
        """Take a seat away."""
        self.state.remove_seat(seat)
        self.refresh()

    def another_seed(self) -> None:
        """Roll another seed."""
        self.state.seed = new_seed(self.words)
        self.refresh()

    def begin(self) -> None:
        """Begin the quest, if nothing is missing; the next set-up starts from this one."""
        if self.state.problem(self.words)[0]:
            return
        self.services.settings.of(self.mode.id).last_setup = self.state.remembered()
        self.services.apply_settings()
        self.go(Replace(begin(self.services, self.mode, self.state.setup(), undo=self.state.undo)))

    def open_rules(self, rule: str = "") -> None:
        """Show the rules, opened at one of them."""
        from game.scenes.rules.scene import RulesScene

        self.go(Push(RulesScene(self.services, self.mode, rule)))

    def _rule_in_focus(self) -> str:
        """The rule that the focused widget is about; empty where it is about none in particular."""
        widget = self.focus.current
        if isinstance(widget, LeaderLink):
            return LEADER_RULE
        if isinstance(widget, HeroTile):
            return widget.rule
        if self.focus.part == "begin":
            return self.options.problem[1]
        return GRIM_RULE if self.options.is_grim(widget) else ""

    def read_story(self) -> None:
        """Show the whole story of the quest."""
        quest = self.quest
        self.go(Push(StoryScene(self.services, quest.title, quest.story, quest.picture)))

    def rehearse(self) -> None:
        """Let the pictures of the table be loaded while this is open, as soon as the quest could begin."""
        chosen = (self.state.quest, *(seat.hero for seat in self.state.seats), self.services.window.stage)
        if chosen == self._rehearsed or self.state.problem(self.words)[0]:
            return
        self._rehearsed = chosen
        self.services.images.chores([partial(prepare, self.services, self.mode, self.state.setup())])

    enter = rehearse

    def handle(self, event: pygame.event.Event) -> Any:
        change = super().handle(event)
        if change is None:
            self.rehearse()
        hovered = next((tile for tile in self.tiles.values() if tile.hovered), None)
        if event.type == pygame.MOUSEMOTION and hovered is not None:
            self.looked_at = hovered.hero.id
        elif event.type != pygame.MOUSEMOTION and isinstance(self.focus.current, HeroTile):
            self.looked_at = self.focus.current.hero.id
        return change

    def _columns(self) -> dict[str, list[Widget]]:
        area, words = self.area, self.words
        quests = pygame.FRect(area.x, area.y, LIST_WIDTH, area.height)
        sheet = pygame.FRect(quests.right + GAP, area.y, SHEET_WIDTH, area.height)
        heroes = pygame.FRect(sheet.right + GAP, area.y, area.right - sheet.right - GAP, area.height)
        self.panels = {"quests": quests, "heroes": heroes}
        seat_height = SEAT_HEIGHT * min(self.grow, 1.12)
        tall = TILE_HEIGHT - (30 if self.grow > 1.1 else 0) + max(0.0, area.height - COLUMNS_HEIGHT) * 0.24
        groups, bottom = self._place_tiles(heroes, tile_height=tall)
        seats_top = heroes.bottom - 22 - seat_height
        self.card = pygame.FRect(heroes.x + 20, bottom + 12, heroes.width - 40, seats_top - bottom - 26)
        return {
            "quests": [self._quest_list(quests)],
            "sheet": [self._sheet(sheet)],
            "heroes": groups,
            "seats": self._seats(pygame.FRect(heroes.x + 20, seats_top, heroes.width - 40, seat_height)),
            **self.options.place(self.bounds, words),
        }

    def _pages(self) -> dict[str, list[Widget]]:
        words, area = self.words, self.area
        pages = [(name, words(f"ui.setup.{name}")) for name in ("quest", "heroes", "table")]
        tabs: Widget = Tabs((area.x, area.y, area.width, 34 * self.grow), pages, self.page, self._turn)
        body = pygame.FRect(area.x, area.y + 34 * self.grow + 20, area.width, area.height - 34 * self.grow - 20)
        parts: dict[str, list[Widget]] = {"pages": [tabs]}
        self.panels, self.tiles = {}, {}
        if self.page == "quest":
            quests = pygame.FRect(body.x, body.y, 700, body.height)
            self.panels["quests"] = quests
            parts["quests"] = [self._quest_list(quests)]
            sheet = pygame.FRect(quests.right + GAP, body.y, body.right - quests.right - GAP, body.height)
            parts["sheet"] = [self._sheet(sheet)]
        elif self.page == "heroes":
            self.panels["heroes"] = body
            groups, _ = self._place_tiles(body, tile_height=(body.height - 150) / 2, wider=1.22)
            parts["heroes"] = groups
            self.card = pygame.FRect(body.x + 830, body.y + 30, body.width - 860, body.height - 60)
        else:
            self.panels["table"] = body
            row = pygame.FRect(body.x + 28, body.y + 32, body.width - 56, SEAT_HEIGHT * self.grow)
            parts["seats"] = self._seats(row)
        parts.update(self.options.place(self.bounds, words))
        return parts

    def _turn(self, page: str) -> None:
        self.page = page
        self.refresh()

    def _quest_list(self, panel: pygame.FRect) -> QuestList:
        head = 22.0 if self.paged else max(60.0, 34 + self.services.text.size(TYPE["panel-title"]))
        inner = (panel.x + 20, panel.y + head, panel.width - 40, panel.height - head - 22)
        made = QuestList(inner, self.mode.quests(), self.state.quest, self.choose_quest)
        made.measure(self.services.text)
        return made

    def _sheet(self, rect: pygame.FRect) -> QuestSheetPane:
        return QuestSheetPane(rect, self.quest, self.words, self.services.text, self.read_story, self.part)

    def _place_tiles(self, panel: pygame.FRect, tile_height: float, wider: float = 1.0) -> tuple[list[Widget], float]:
        """The twelve tiles in their four groups, two groups side by side; and the lower edge of the last row."""
        growth = min(self.grow, PAGES_FROM)
        head, self.groups = HEAD * growth, {}
        self.tiles = {}
        title = 24.0 if self.paged else max(62.0, 40 + self.services.text.size(TYPE["panel-title"]) * 0.9)
        top = panel.y + title
        for at, archetype in enumerate(ARCHETYPES):
            x = panel.x + 22 + (at % 2) * 326 * wider
            y = top + (at // 2) * (head + tile_height + 10)
            self.groups[archetype] = (x, y + head / 2)
            for place, hero in enumerate(h for h in self.state.heroes if h.archetype == archetype):
                rect = (x + place * TILE_STEP * wider, y + head, TILE * wider, tile_height)
                self.tiles[hero.id] = self._tile(rect, hero)
        return list(self.tiles.values()), top + 2 * (head + tile_height) + 10

    def _tile(self, rect: tuple[float, float, float, float], hero: Portrait) -> HeroTile:
        tile = HeroTile(rect, hero, self.take, self.part.marks["archetype"][hero.archetype])
        seat, refusal = self.state.seat_of(hero.id), self.state.refusal(hero.id)
        tile.seat = 0 if seat is None else seat + 1
        if seat is None and refusal is not None:
            other = next(h.short for h in self.state.heroes if self.state.seat_of(h.id) == refusal.seat)
            tile.enabled, tile.rule = False, refusal.rule
            tile.reason = self.words("ui.setup.refused", hero=other, seat=refusal.seat + 1, why=refusal.sentence)
        return tile

    def _seats(self, row: pygame.FRect) -> list[Widget]:
        doings = SeatDoings(self.choose_seat, self.make_leader, self.add_seat, self.remove_seat)
        return place_seats(row, self.state, self.words, doings)

    def _draw_panel(self, canvas: Canvas, rect: pygame.FRect, title: str) -> None:
        draw_leather(canvas, rect)
        if self.paged:
            return
        style = TYPE["panel-title"].sized(28)
        base = rect.y + 14 + canvas.type.ascent(style)
        canvas.text(title, (rect.x + 28, base), style, canvas.theme["gold-title"])

    def _draw_heroes(self, canvas: Canvas, rect: pygame.FRect) -> None:
        self._draw_panel(canvas, rect, self.words("ui.setup.heroes"))
        chosen = self.words("ui.setup.chosen", done=self.state.chosen, all=self.state.count)
        base = rect.y + 14 + canvas.type.ascent(TYPE["panel-title"].sized(28))
        right = rect.right - 44
        if self.paged:
            base, right = rect.y - 34, rect.right - 12
        canvas.text(chosen, (right, base), TYPE["ui"].sized(20), canvas.theme["cream-2"], align="right")
        for archetype, pos in self.groups.items():
            sign = self.part.marks["archetype"][archetype].colour
            draw_archetype(canvas, pos, 314, archetype, self.words(f"archetype.{archetype}"), sign)
        heroes = self.mode.heroes(self.state.count)
        hero = next(h for h in heroes if h.id == self.looked_at)
        tile = self.tiles[hero.id]
        refused = f"{tile.reason} [{tile.rule}](rule:{tile.rule})" if not tile.enabled else ""
        draw_hero(canvas, self.card, hero, self.part, refused)

    def tip_of(self, widget: Widget) -> Tip | None:
        """Why a hero cannot join stands on the hero's parchment, not in a tooltip."""
        return None if isinstance(widget, HeroTile) else super().tip_of(widget)

    def _place_of_focus(self) -> tuple[str, int]:
        """The part that has the focus and the place in it, so that a new layout can give it back."""
        part = self.focus.part
        if part is None or self.focus.current is None:
            return "", 0
        return part, self.focus.parts[part].index(self.focus.current)

    def _restore_focus(self, part: str, place: int) -> None:
        widgets = self.focus.parts.get(part)
        if widgets:
            self.focus.to(widgets[min(place, len(widgets) - 1)])
        elif "quests" in self.focus.parts:
            self.focus.to(self.focus.parts["quests"][0])
