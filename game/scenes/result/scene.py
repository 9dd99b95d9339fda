"""The result: the window, the verdict, how the story ends, what each seat did, the chronicle, the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame
from msgspec import structs

from game.kit.counting import News
from game.kit.mode import Mode
from game.kit.people import seated_now
from game.kit.session import Session
from game.kit.setup import Setup
from game.scenes.journey import new_seed
from game.scenes.other_table import OtherTableScene
from game.scenes.page import GAP, Page, draw_backdrop, draw_bottom_bar
from game.scenes.result.chart import ChroniclePanel, DicePanel
from game.scenes.result.news import NewsStrip, told
from game.scenes.result.standings import EndingPane, place_standings
from game.scenes.result.window import draw_window
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Change, Push, Replace, Services
from game.ui.screen.theme import TYPE
from game.ui.screen.tween import Tween, linear, out_cubic
from game.ui.sound.music import Score
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Tabs
from game.ui.widgets.modal import Modal, ModalAnswer
from game.ui.widgets.panel import draw_rule

WINDOW = pygame.FRect(60, 46, 520, 900)
LEFT, RIGHT, HEAD = 640.0, 1860.0, 166.0
UPPER, DICE_WIDTH, STANDINGS_WIDTH = 330.0, 436.0, 600.0
ROWS, UPPER_OF_ROWS = 3, 370.0
"""So many seats are rows one below the other; they need more room than two rows or tiles."""
BAR = 108.0
LIGHT_TIME, GROW_TIME = 900.0, 500.0
READ = 300.0
"""Milliseconds in which nothing is taken: the key may be that of the last answer."""
PAGES_FROM = 1.35


class ResultScene(Page):
    """A journey that is over. `meta` is what was kept with its save: slot, setup, undo."""

    def __init__(
        self, services: Services, mode: Mode, session: Session, meta: dict[str, Any], news: Sequence[News] = ()
    ) -> None:
        services.take_out(mode.id)
        services.furnish(services.games.look(mode.id).theme.material)
        super().__init__(services)
        self.mode = mode
        self.session = session
        self.meta = meta
        view = mode.view(session)
        self.chronicle, self.tables = view.chronicle(), view.tables()
        self.news = told(news, mode, mode.setup_of(session.state), self.words) if news else self._nameless()
        self.of_the_day = any(each.day for each in news)
        """Whether this was the try that counts of the journey of a day."""
        self.pages = ["ending", "standings"]
        """What there is to show, each on a page of its own where type is large."""
        self.pages += ["chronicle"] * bool(self.chronicle.curves) + ["dice"] * bool(self.chronicle.dice)
        self.page = self.pages[0]
        self.behind_more: list[tuple[str, Callable[[], None]]] = []
        """Ways on for which large type leaves no room in the foot, with the keys of their words."""
        self._shown_for = 0.0
        self.light = Tween(0.0, linear)
        self.growth = Tween(0.0, out_cubic)
        self.refresh()
        self.light.to(1.0, 100.0 if services.calm else LIGHT_TIME)
        self.growth.to(1.0, 0.0 if services.calm else GROW_TIME)

    def _nameless(self) -> str:
        """That it counts for nobody, where people set it up who have no names."""
        setup = self.mode.setup_of(self.session.state)
        people = [seat for seat in setup.seats if not seat.computer]
        told = self.services.profiles is not None and "setup" in self.meta and people
        return self.words("ui.result.news_nameless") if told and not any(seat.player.strip() for seat in people) else ""

    @property
    def music(self) -> Score:
        """What the end of the journey sounds like."""
        table = self.services.audio.table.music
        return Score(table.defeat if self.lost else table.victory)

    @property
    def lost(self) -> bool:
        """Whether it ended badly for all; a draw is no defeat."""
        return self.chronicle.outcome in ("", "defeat")

    @property
    def verdict(self) -> str:
        """How it ended, in a word or two."""
        return self.words(f"ui.result.{self.chronicle.outcome or 'defeat'}")

    @property
    def setup(self) -> Setup:
        """The set-up this journey was begun with, with who sits at its seats by now."""
        return seated_now(self.session, self.mode.setup_of(self.session.state))

    @property
    def with_undo(self) -> bool:
        """Whether this journey was played with undo."""
        return self.meta.get("undo") is not False

    @property
    def honesty(self) -> str:
        """Whether anything was taken back that the dice had already told, in one sentence."""
        rewinds = self.session.rewinds
        return self.words("ui.result.rewound", count=rewinds) if rewinds else self.words("ui.result.honest")

    def lay_out(self, bounds: pygame.FRect) -> None:
        words, bar = self.words, bounds.bottom - BAR
        self.toast_bottom = bar - 12
        self.window = pygame.FRect(WINDOW.x, bounds.y + WINDOW.y, WINDOW.width, bar - bounds.y - WINDOW.y - 26)
        ratio = min(self.window.height / WINDOW.height, 1.15)
        self.window = pygame.FRect(0, 0, WINDOW.width * ratio, WINDOW.height * ratio)
        self.window.center = (WINDOW.centerx, (bounds.y + 20 + bar) / 2)
        area = pygame.FRect(LEFT, bounds.y + HEAD, RIGHT - LEFT, bar - bounds.y - HEAD - 26)
        area = self._place_news(area)
        self.buttons = self._buttons(pygame.FRect(bounds.x, bar, bounds.width, BAR))
        parts: dict[str, list[Widget]] = {"actions": list(self.buttons)}
        if self.grow > PAGES_FROM:
            tabs = [(name, words(f"ui.result.{name}")) for name in self.pages]
            high = 34 * self.grow
            parts["pages"] = [Tabs((area.x, area.y, area.width, high), tabs, self.page, self._turn)]
            body = pygame.FRect(area.x, area.y + high + 18, area.width, area.height - high - 18)
            parts[self.page] = self._page(self.page, body)
        else:
            parts |= {name: self._page(name, rect) for name, rect in self._rects(area).items()}
        self.focus.parts = parts

    def _place_news(self, area: pygame.FRect) -> pygame.FRect:
        """Lay what is new at the foot of the window, or, where type is large, above the pages; gives the room left."""
        self.strip = None
        if not self.news:
            return area
        above = self.grow > PAGES_FROM
        self.strip = NewsStrip(self.services.text, self.news, area.width if above else self.window.width - 12)
        high = self.strip.height
        if above:
            self.strip_rect = pygame.FRect(area.x, area.y - 10, area.width, high)
            return pygame.FRect(area.x, area.y + high + 6, area.width, area.height - high - 6)
        self.strip_rect = pygame.FRect(self.window.x + 6, self.window.bottom - high - 6, self.window.width - 12, high)
        return area

    def _rects(self, area: pygame.FRect) -> dict[str, pygame.FRect]:
        """Where everything stands at once: chart and dice below the others, each with all the room if it is alone."""
        chart, dice = "chronicle" in self.pages, "dice" in self.pages
        share = (UPPER_OF_ROWS if len(self.chronicle.standings) == ROWS else UPPER) / 780
        upper = pygame.FRect(area.x, area.y, area.width, share * area.height if chart or dice else area.height)
        lower = pygame.FRect(area.x, upper.bottom + 18, area.width, area.bottom - upper.bottom - 18)
        taken = DICE_WIDTH if chart else lower.width
        made: dict[str, pygame.FRect] = {}
        if chart:
            made["chronicle"] = pygame.FRect(lower)
            made["chronicle"].width -= DICE_WIDTH + GAP if dice else 0
        if dice:
            made["dice"] = pygame.FRect(lower.right - taken, lower.y, taken, lower.height)
        made["standings"] = pygame.FRect(upper.right - STANDINGS_WIDTH, upper.y, STANDINGS_WIDTH, upper.height)
        made["ending"] = pygame.FRect(upper.x, upper.y, upper.width - STANDINGS_WIDTH - GAP, upper.height)
        return made

    def handle(self, event: pygame.event.Event) -> Change | None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN):
            self.light.jump(1.0)
            self.growth.jump(1.0)
            self._grow()
            action = self.services.bindings.action(event)
            early = self._shown_for < READ and action in (None, "confirm", "main")
            if early or getattr(event, "key", 0) == pygame.K_SPACE:
                return None  # meant for the table before, or for what moves
        return super().handle(event)

    def act(self, action: str | None, event: pygame.event.Event) -> bool:
        if action == "back":
            self.to_menu()
        elif action == "main":
            self.rematch()
        elif action == "rules":
            self.go(Push(self.services.routes.rules(self.mode)))
        else:
            return False
        return True

    def update(self, dt: float) -> bool:
        self._shown_for += dt
        moved = self.light.update(dt)
        moved = self.growth.update(dt) or moved
        self._grow()
        return super().update(dt) or moved

    def paint(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, self.chronicle.picture)
        outcome = "defeat" if self.lost else "victory"
        draw_window(canvas, self.window, outcome, self.light.value, self.chronicle.window)
        self._draw_head(canvas)
        if self.strip is not None:
            self.strip.draw(canvas, self.strip_rect)
        bar = draw_bottom_bar(canvas, BAR)
        self._draw_seed(canvas, bar)

    def rematch(self, seed: str = "") -> None:
        """Play the same set-up again; with another seed if none is given."""
        setup = structs.replace(self.setup, seed=seed or new_seed(self.words))
        self.go(Replace(self.services.routes.begin(self.mode, setup, undo=self.with_undo)))

    def open_table(self, name: str) -> None:
        """Look at another table of the game: its book, its map."""
        self.go(Push(OtherTableScene(self.services, self.mode, self.session, name)))

    def watch(self) -> None:
        """Play this journey through again from its answers."""
        self.go(Push(self.services.routes.replay(self.mode, self.session, self.meta)))

    def to_menu(self) -> None:
        """Leave for the title."""
        self.go(Replace(self.services.routes.title(), all_of_them=True))

    def copy_seed(self) -> None:
        """Put the seed on the clipboard."""
        try:
            pygame.scrap.put_text(self.chronicle.seed)
        except pygame.error:
            self.services.message(self.words("ui.result.not_copied", seed=self.chronicle.seed))
        else:
            self.services.message(self.words("ui.result.copied"))

    def ask_more(self) -> None:
        """Offer the same seed, the setup, and the ways on for which the foot has no room."""
        words = self.words
        answers = [
            ModalAnswer(words("ui.result.back"), lambda: None),
            ModalAnswer(words("ui.result.change"), self._change_party),
            ModalAnswer(words("ui.result.same_seed"), lambda: self.rematch(self.chronicle.seed)),
        ]
        answers += [ModalAnswer(words(key), action) for key, action in self.behind_more]
        title = words("ui.result.ways_title" if self.behind_more else "ui.result.more_title")
        self.ask(Modal(title, words("ui.result.more_text"), answers, self.services.bindings))

    def _change_party(self) -> None:
        self.go(Replace(self.services.routes.setup(self.mode, self.setup, undo=self.with_undo)))

    def _turn(self, page: str) -> None:
        self.page = page
        self.refresh()

    def _page(self, name: str, rect: pygame.FRect) -> list[Widget]:
        told, words = self.chronicle, self.words
        if name == "ending":
            return [EndingPane(rect, told.text, self.services.text)]
        if name == "standings":
            return place_standings(rect, told.standings)
        if name == "dice":
            return [DicePanel(rect, told, words)]
        marks = self.services.games.look(self.mode.id).theme.marks
        return [ChroniclePanel(rect, told, words, marks)]

    def _grow(self) -> None:
        for widget in self.focus.widgets():
            if isinstance(widget, ChroniclePanel | DicePanel):
                widget.grown = self.growth.value

    def _buttons(self, bar: pygame.FRect) -> list[Button]:
        words, middle, text = self.words, bar.centery, self.services.text
        main = TYPE["main-button"].sized(27)
        wide = max(340.0, text.width(words("ui.result.rematch"), main) + 56)
        right, side = RIGHT, 64.0 if self.grow <= PAGES_FROM else 44.0
        rematch = Button(
            (right - wide, middle - 36, wide, 72), words("ui.result.rematch"), self.rematch, kind="main", style=main
        )
        more = Button(
            (right - wide - 68, middle - 30, 56, 60), "", self.ask_more, icon="menu", hint=words("ui.result.more")
        )
        label = text.width(words("ui.result.seed"), TYPE["ui-bold"])
        seed = text.width(self.chronicle.seed, TYPE["ui"].sized(23)) + 44
        self.seed_box = pygame.FRect(60 + label + 16, middle - 24, max(180.0, seed), 48)
        width = text.width(words("ui.result.copy"), TYPE["button"]) + side - 16
        copy = Button((self.seed_box.right + 12, middle - 24, width, 48), words("ui.result.copy"), self.copy_seed)
        x, made = right - wide - 68, [rematch, more]
        ways = [("ui.result.replay", self.watch), ("ui.result.menu", self.to_menu)]
        ways += [(f"ui.table.table.{name}", partial(self.open_table, name)) for name in self.tables]
        self.behind_more = []
        for key, action in ways:
            width = max(150.0, text.width(words(key), TYPE["button"]) + side)
            if x - width - 14 < copy.rect.right + 12:
                self.behind_more.append((key, action))
                continue
            x -= width + 14
            made.append(Button((x, middle - 30, width, 60), words(key), action))
        if self.behind_more:
            more.hint = words("ui.result.ways")
        self.honesty_right = x - 24
        return [*made, copy]

    def _draw_head(self, canvas: Canvas) -> None:
        theme, told = canvas.theme, self.chronicle
        top = canvas.bounds.y
        verdict = self.fixed(TYPE["verdict"], 1.2)
        gold = theme.gradients["gold-text"] if theme.textured else theme["gold-title"]
        slate = theme.gradients["lost-text"] if theme.textured else theme["cream"]
        label = self.verdict
        edge = theme["night"]
        canvas.text(label, (LEFT, top + 112), verdict, edge, outline=(edge, 2.4))
        used = canvas.text(label, (LEFT, top + 112), verdict, slate if self.lost else gold)
        x, room = LEFT + used + 40, RIGHT - LEFT - used - 40
        name, ui = TYPE["name"].sized(30), TYPE["ui"]
        base = top + 116 - canvas.type.line_height(ui)
        canvas.text(told.title, (x, base), name, theme["cream"], width=room)
        canvas.text(self.facts, (x, top + 116), ui, theme["cream-2"], width=room)
        draw_rule(canvas, LEFT, top + 142, RIGHT - LEFT, theme["leather-frame"])

    @property
    def facts(self) -> str:
        """Rounds, seats, the group of what was played, whether it was that of a day, and time in one line."""
        told, words = self.chronicle, self.words
        facts = [words("ui.result.facts", round=told.rounds, count=len(told.standings))]
        facts += [part for part in (told.group_title, told.reached) if part]
        if self.of_the_day:
            facts.append(words("ui.profile.day"))
        seconds = self.meta.get("seconds")
        if isinstance(seconds, int | float) and seconds > 0:
            facts.append(words("ui.result.minutes", count=max(1, round(seconds / 60))))
        return " · ".join(facts)

    def _draw_seed(self, canvas: Canvas, bar: pygame.FRect) -> None:
        theme, words, box = canvas.theme, self.words, self.seed_box
        canvas.text(words("ui.result.seed"), (60, bar.centery), TYPE["ui-bold"], theme["cream"], at="mid")
        canvas.rect(box, theme["inset-leather"], radius=4, edge=theme["leather-line"], width=1.4)
        style = TYPE["ui"].sized(23)
        canvas.text(self.chronicle.seed, (box.x + 20, bar.centery), style, theme["bright"], at="mid")
        left = self.buttons[-1].rect.right + 24
        room = self.honesty_right - left
        if room > 160:
            quote = TYPE["second-italic"].sized(20)
            lines = canvas.type.wrap(self.honesty, quote, room)[:2]
            step = canvas.type.line_height(quote)
            for at, line in enumerate(lines):
                y = bar.centery + (at - (len(lines) - 1) / 2) * step
                canvas.text(line, (left, y), quote, theme["cream-2"], at="mid", width=room)
