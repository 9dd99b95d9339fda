"""A hand on the keyboard: it plays any game through the real scenes by keys alone, as a stranger would find his way.

What to press it reads from what the game declares about a question and from where the focus really is: Tab and the
arrows lead it on until what it wants is in focus; which of them leads where it finds out by trying.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import pygame

from game.app import App
from game.commands.robot import Robot, RobotLost
from game.kit.cells import cell_of
from game.kit.prompts import Answer, halves_of
from game.kit.table import Answerer
from game.scenes.setup.entry_list import EntryList
from game.scenes.setup.pieces import PieceTile
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.table.focus_places import CellCursor, FocusPlace
from game.scenes.title import MenuScene
from game.ui.cards.option_card import OptionCard
from game.ui.table.gestures import Selection
from game.ui.widgets.base import Widget
from game.ui.widgets.focus import Focus
from game.ui.widgets.textfield import TextField

ENTER = pygame.K_RETURN
ARROWS = {pygame.K_RIGHT: (1, 0), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_UP: (0, -1)}
ROUNDS, MOST_STEPS = 2, 200
"""How often a part is searched, and with how many arrows, before a thing counts as out of reach."""


class Keyboard(Robot):
    """Drives an `App` by keys; `player` answers the questions. With `by_number` options are taken by their digit, where
    the kind of question gives them one.
    """

    def __init__(self, app: App, player: Answerer, *, by_number: bool = False) -> None:
        super().__init__(app, player)
        self.by_number = by_number
        self.pressed = 0
        """How many keys were pressed."""
        self._ways: dict[tuple[Hashable, int], Hashable] = {}
        """Where a key led from a place of the focus, since the widgets were made."""

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press and release a key."""
        self.pressed += 1
        super().key(key, mod, text)

    def _post(self, kind: int, pos: tuple[float, float], **values: Any) -> None:
        raise AssertionError(f"there is no mouse for {kind}")

    # -- walking the focus ---------------------------------------------------------------------------

    @property
    def focus(self) -> Focus:
        """The focus of the scene on top, or of its table."""
        top: Any = self.app.stack.top
        return top.ui.focus if isinstance(top, TableScene) else top.focus

    def walk_to(self, wanted: Callable[[Widget], bool], what: str, place: str = "") -> None:
        """Press Tab until the part is reached in which something wanted lies, then arrows until it has the focus; where
        they lead no further (out of a field, say), Tab once around and again.

        `place` is the cell to which a cursor is to be led, if it is one. Raises RobotLost where no key leads there.
        """
        for _ in range(ROUNDS):
            self._tab_to(wanted, what, place)
            if self._arrow_to(wanted, place):
                return
            self.key(pygame.K_TAB)
        raise RobotLost(f"no key leads to {what}; the focus is on {_named(self.focus.current)} of {self.focus.part}")

    def _tab_to(self, wanted: Callable[[Widget], bool], what: str, place: str) -> None:
        """Press Tab until the focus is in the part in which something wanted lies."""
        parts = list(self.focus.parts)
        while not self._holds(self.focus.part or "", wanted, place):
            if not parts:
                raise RobotLost(f"{what} lies in no part of the focus: {list(self.focus.parts)}")
            parts.pop()
            self.key(pygame.K_TAB)

    def _arrow_to(self, wanted: Callable[[Widget], bool], place: str) -> bool:
        """Press arrows until something wanted has the focus; false where they do not lead there."""
        self._ways = {}
        for _ in range(MOST_STEPS):
            current = self.focus.current
            if current is not None and wanted(current):
                return True
            here = self._place()
            key = self._next_key(here, self._arrows(wanted, place))
            if key is None:
                return False
            self.key(key)
            self._ways[here, key] = self._place()
        return False

    def _holds(self, part: str, wanted: Callable[[Widget], bool], place: str) -> bool:
        """Whether something wanted lies in a part, or the cursor that is led there."""
        widgets = self.focus.parts.get(part, ())
        return any(wanted(widget) or (bool(place) and isinstance(widget, CellCursor)) for widget in widgets)

    def _arrows(self, wanted: Callable[[Widget], bool], place: str) -> list[int]:
        """The arrows, those that point to where something wanted is seen first."""
        focus, top = self.focus, self.app.stack.top
        seen = next((widget.focus_rect() for widget in focus.widgets() if wanted(widget)), None)
        if seen is None and place and isinstance(top, TableScene):
            seen = top.ui.rect_of(place)
        if seen is None or focus.current is None:
            return list(ARROWS)
        here = focus.current.focus_rect()
        dx, dy = seen.centerx - here.centerx, seen.centery - here.centery
        return sorted(ARROWS, key=lambda arrow: -(ARROWS[arrow][0] * dx + ARROWS[arrow][1] * dy))

    def _next_key(self, here: Hashable, keys: Sequence[int]) -> int | None:
        """The next key on the shortest way to a place from which some of these was not tried; None if all were."""
        firsts: dict[Hashable, int | None] = {here: None}
        waiting = [here]
        for place in waiting:
            for key in keys:
                first = firsts[place] or key
                found = self._ways.get((place, key))
                if found is None:
                    return first
                if found not in firsts:
                    firsts[found] = first
                    waiting.append(found)
        return None

    def _place(self) -> Hashable:
        """Where the focus is: its part, the place in it, and of a cursor where it points."""
        focus = self.focus
        part, current = focus.part or "", focus.current
        at = focus.parts[part].index(current) if current is not None and part else -1
        return part, at, current.place if isinstance(current, FocusPlace) else ""

    def press_button(self, wanted: Callable[[], None], what: str) -> None:
        """Walk to the button that does this, and press Enter."""
        self.walk_to(lambda widget: getattr(widget, "on_press", None) == wanted, what)
        self.key(ENTER)

    # -- the way to the table ------------------------------------------------------------------------

    def set_up(self, game: str, seed: str) -> SetupScene:
        """From the title to a set-up that can begin: the box is taken out, what plays shortest is chosen, every seat
        gets a piece, a seed is typed.
        """
        menu = self._top(MenuScene)
        for _ in self.app.services.games.ids:
            before = menu.game
            if before != game:
                self.key(pygame.K_RIGHT)
                self.until(lambda before=before: menu.game != before, "the next box")  # type: ignore[misc]
                self.frames(10)
        assert menu.game == game
        if self.focus.current is not menu.entries["new"]:
            self.key(pygame.K_DOWN)  # from the banner: left and right would take out another box
        self.walk_to(lambda widget: widget is menu.entries["new"], "a new game")
        self.key(ENTER)
        self.until(lambda: isinstance(self.app.stack.top, SetupScene), "the set-up")
        setup = self._top(SetupScene)
        self.frames(10)
        self._choose(setup, self.app.services.games.mode(game).workbench().samples()[0].choices)
        while any(not seat.piece for seat in setup.state.seats):
            before = setup.state.chosen
            self.walk_to(lambda widget: isinstance(widget, PieceTile) and _free(setup, widget), "a piece that is free")
            self.key(ENTER)
            if setup.state.chosen == before:
                raise RobotLost("Enter on a piece does not take it")
        (field,) = (widget for widget in setup.focus.parts["options"] if isinstance(widget, TextField))
        self.walk_to(lambda widget: widget is field, "the seed")
        self.key(pygame.K_END)
        for _ in setup.state.seed:
            self.key(pygame.K_BACKSPACE)
        self.write(seed)
        assert setup.state.seed == seed
        return setup

    def _choose(self, setup: SetupScene, choices: Mapping[str, str]) -> None:
        """Walk to the list that is shown and through it, to what is chosen there."""
        shown = setup.choice_list
        if shown is None:
            return
        self.walk_to(lambda widget: isinstance(widget, EntryList), shown.title)
        rows = [entry.id for entry in shown.entries]
        steps = rows.index(choices[shown.id]) - rows.index(setup.state.choices[shown.id])
        for _ in range(abs(steps)):
            self.key(pygame.K_DOWN if steps > 0 else pygame.K_UP)
        assert setup.state.choices[shown.id] == choices[shown.id]

    def begin(self, setup: SetupScene) -> None:
        """From the set-up to the table."""
        self.press_button(setup.begin, "the button that begins")
        self.until(lambda: isinstance(self.app.stack.top, TableScene), "the game")

    # -- answering -----------------------------------------------------------------------------------

    def _give(self, scene: TableScene, answer: Answer) -> None:
        prompt, selection = scene.play.prompt, scene.ui.selection
        if prompt is None or selection is None:
            raise RobotLost("no question is open")
        if not answer:
            self.key(pygame.K_BACKSPACE)
            self._roll(scene)
            return
        marked = () if selection.gesture.place == "button" else answer
        for option in marked:
            if option in selection.chosen:  # what is usual is marked from the start
                continue
            if selection.gesture.pick == "pair" and halves_of(option)[0] != selection.first:
                self._enter(scene, halves_of(option)[0])
            digit = self._digit(scene, selection, option)
            if digit:
                if scene.ui.dock.tray.hides(option):  # the first press shows it
                    self.key(getattr(pygame, f"K_{digit}"), text=digit)
                self.key(getattr(pygame, f"K_{digit}"), text=digit)
            else:
                self._enter(scene, option)
        if scene.play.prompt is prompt and selection.confirms:
            self.press_button(scene.answering.confirm, f"the button that confirms {prompt.kind}")
        self._roll(scene)

    def _roll(self, scene: TableScene) -> None:
        """Roll, where the answer waits for it."""
        if scene.ui.waiting is not None:
            self.press_button(scene.answering.confirm, "the button that rolls")

    def _digit(self, scene: TableScene, selection: Selection, option: str) -> str:
        """The digit that means an option; empty where there is none, or where no digits are wanted."""
        if selection.gesture.keys == "count":
            return option
        digit = selection.digit(option, scene.ui.slot_of(option)) if self.by_number else 0
        return str(digit) if digit else ""

    def _enter(self, scene: TableScene, option: str) -> None:
        """Walk to where an option lies, on the table or docked, and press Enter."""
        sheet = scene.ui.dock.sheet
        if sheet is not None and sheet.tab != sheet.tab_of(option):
            tab = sheet.tabs[sheet.tab_of(option)]
            self.walk_to(lambda widget: widget is tab, f"the tab of {option}")
            self.key(ENTER)
        places = {target.place for target in scene.ui.targets if target.option == option and target.place}

        def stands_for(widget: Widget) -> bool:
            if isinstance(widget, OptionCard):
                return widget.option.choice.id == option
            return isinstance(widget, FocusPlace) and widget.place in places

        assert scene.play.prompt is not None
        cell = option if cell_of(option) is not None else ""
        self.walk_to(stands_for, f"{option} of {scene.play.prompt.kind}", cell)
        current = self.focus.current
        shows = isinstance(current, FocusPlace) and scene.ui.options_at(current.place)
        self.key(ENTER)
        if shows:  # the options that lie there
            self.walk_to(lambda it: isinstance(it, OptionCard) and stands_for(it), f"{option} in the tray")
            self.key(ENTER)


def _free(setup: SetupScene, tile: PieceTile) -> bool:
    return tile.enabled and setup.state.seat_of(tile.piece.id) is None


def _named(widget: Widget | None) -> str:
    return type(widget).__name__ + str(getattr(widget, "place", ""))
