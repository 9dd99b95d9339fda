"""Rival banner: while the computer plays for a rival the place of the question tells what that rival does."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.notes import DOING
from game.kit.shown import Banner
from game.scenes.table.play import Play
from game.scenes.table.question_shown import portrait_of
from game.scenes.table.table_ui import TableUI
from game.ui.panels.banner import draw_banner
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import plain
from game.ui.screen.scene import Services
from game.ui.table.panel_cache import PanelCache


class RivalBanner:
    """See the module; `chosen` gives in words what the computer is about to answer, empty while it thinks."""

    def __init__(self, services: Services, play: Play, ui: Callable[[], TableUI], chosen: Callable[[], str]) -> None:
        self.services, self.play = services, play
        self._ui, self._chosen = ui, chosen
        self._acting = ""
        """Whose deeds are told."""
        self.banner: Banner | None = None
        self._shelf = PanelCache()

    def update(self) -> bool:
        """Follow who plays, and what of it is told; true where that has changed."""
        before = self.banner
        self.banner = self._told()
        return self.banner != before

    def _told(self) -> Banner | None:
        session, ui = self.play.session, self._ui()
        asked = session.prompt if session.computer is not None else None
        if not self.play.mode.nature.rivals or self.play.watched or self.play.guided:
            return None
        if asked is not None:
            self._acting = asked.chooser
        elif ui.settled:
            self._acting = ""
        seat = self.play.seats().get(self._acting, 0)
        if not seat:
            return None
        words = self.services.words
        said = self._last_deed(self._acting) or self.play.view.face(self._acting).short
        chosen = self._chosen() if asked is not None else ""
        more = words("ui.companion.next", label=chosen) if chosen else words("ui.companion.thinks") if asked else ""
        return Banner(self._acting, seat, "", said, (more,) if more else ())

    def _last_deed(self, piece: str) -> str:
        """What the table has told of a piece last."""
        ui = self._ui()
        lines = ui.told_log.lines(ui.table.animator.untold)
        deeds = (line for line in reversed(lines) if line.actor == piece and (line.level <= DOING or line.since))
        return next((plain(line.text).rstrip(".") for line in deeds if not line.tone), "")

    def draw(self, canvas: Canvas) -> None:
        """Draw it in the place of the question."""
        banner, layout, words = self.banner, self._ui().layout, self.services.words
        if banner is None or "prompt" not in layout:
            return
        place, text, portrait = layout["prompt"], layout["prompt/text"], portrait_of(self.play, banner.decider)
        self._shelf.show(
            canvas, ("rival", banner, tuple(place)), place,
            lambda made: draw_banner(made, place, text, banner, portrait, words), pad=12,
        )  # fmt: skip
