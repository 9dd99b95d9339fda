"""The live sample of a settings page: how fast a card moves, how the table's marks look, how a card's text reads."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.kit.setup import Entry
from game.scenes.settings.rows import OF_THE_GAME
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Services
from game.ui.screen.tempo import INSTANT, TEMPOS
from game.ui.screen.theme import TYPE, Mark, Style
from game.ui.screen.tween import Tween, in_out_cubic
from game.ui.sound.captions import draw_caption
from game.ui.widgets.button import draw_button
from game.ui.widgets.emblems import draw_mark, draw_seat
from game.ui.widgets.toggle import draw_toggle

LEAST_HEIGHT = 120.0
CARD_TIME = 420.0
_CARD = 0.72


class Sample:
    """A strip at the foot of the settings. `stir` starts its motion anew."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._move = Tween(0.0, in_out_cubic)
        self._piece: Entry | None = None
        self._picture = self._card = ""
        self._groups: list[Mapping[str, Mark]] = []
        ids = services.games.ids
        out = services.images.game if services.images.game in ids else next(iter(ids), "")
        if out:
            mode = services.games.mode(out)
            form = mode.setup_form(mode.nature.seats[0])
            look = services.games.look(mode.id)
            self._card = look.sample_card
            self._groups = [look.theme.marks[name] for name in look.theme.sample]
            self._piece = form.pieces[0] if form.pieces else None
            entries = [entry for found in form.lists for entry in found.entries]
            self._picture = next((entry.picture for entry in entries if entry.picture), "")

    def stir(self) -> None:
        """Move the card once, as fast as the settings say."""
        pace = TEMPOS[self.services.settings.speed].pace
        goal = 0.0 if self._move.goal else 1.0
        if pace == INSTANT or self.services.settings.reduced_motion:
            self._move.jump(goal)
        else:
            self._move.to(goal, CARD_TIME / pace)

    def update(self, dt: float) -> bool:
        """Let time pass; true when it must be drawn again."""
        return self._move.update(dt)

    def draw(self, canvas: Canvas, rect: pygame.FRect, page: str, type_scale: float) -> None:
        """Draw the sample of a page; `type_scale` is how much larger type will be than it is now."""
        if rect.height < LEAST_HEIGHT:
            return
        theme = canvas.theme
        if page == "text":
            canvas.rect(rect, theme["parchment-card"], radius=4, edge=theme["parchment-rule"], width=1.4)
        elif theme.textured and self._picture:
            canvas.image(self._picture, rect, fit="cover", focus=(0.5, 0.62), radius=4)
            canvas.rect(rect, theme["shadow"], radius=4, alpha=150)
            canvas.rect(rect, radius=4, edge=theme["parchment-rule"], width=1.6)
        else:
            canvas.rect(rect, theme["leather"], radius=4, edge=theme["parchment-rule"], width=2)
        with canvas.clip(rect):
            if page == "text":
                self._draw_text(canvas, rect, type_scale)
            elif page == "sound":
                self._draw_caption(canvas, rect)
            elif page == "look":
                self._draw_marks(canvas, rect)
            elif page != OF_THE_GAME:
                self._draw_card(canvas, rect)

    def _draw_card(self, canvas: Canvas, rect: pygame.FRect) -> None:
        high = rect.height - 48
        wide = high * _CARD
        left, right = rect.x + 60, rect.right - 60 - wide
        theme = canvas.theme
        for x in (left, right):
            canvas.dashed((x, rect.y + 24, wide, high), theme["gold"], width=1.4)
        x = left + (right - left) * self._move.value
        place = (x, rect.y + 24, wide, high)
        canvas.shadow(place, radius=8)
        if self._card:
            canvas.image(self._card, place, fit="cover", radius=8)
        else:
            canvas.rect(place, theme["parchment-card"], radius=8)
        canvas.rect(place, radius=8, edge=theme["black-ink"], width=2)

    def _draw_caption(self, canvas: Canvas, rect: pygame.FRect) -> None:
        words = self.services.words
        key = "caption.dice-roll" if self.services.settings.captions else "ui.settings.captions_off"
        draw_caption(canvas, words(key), (rect.centerx, rect.bottom - 40))

    def _draw_marks(self, canvas: Canvas, rect: pygame.FRect) -> None:
        theme = canvas.theme
        marks = [mark for group in self._groups for mark in group.values()]
        count = len(theme.seats) + len(marks) + 1
        step = (rect.width - 80) / count
        middle = rect.y + rect.height * 0.34
        for at in range(len(theme.seats)):
            draw_seat(canvas, at + 1, (rect.x + 40 + step * (at + 0.5), middle), 22)
        for at, mark in enumerate(marks, len(theme.seats) + 1):
            draw_mark(canvas, mark, (rect.x + 40 + step * (at + 0.5), middle), 18, edge=theme["cream"])
        low = rect.y + rect.height * 0.74
        words = self.services.words
        labels = [words("ui.settings.keep"), words("ui.settings.reset")]
        x = rect.x + 60
        for kind, label in (("plain", labels[0]), ("main", labels[1])):
            wide = canvas.type.width(label, TYPE["button"]) + 70
            draw_button(canvas, (x, low - 25, wide, 50), label, kind=kind)  # type: ignore[arg-type]
            x += wide + 24
        draw_toggle(canvas, (x + 10, low - 15), 1.0, "leather")
        draw_toggle(canvas, (x + 96, low - 15), 0.0, "leather")

    def _draw_text(self, canvas: Canvas, rect: pygame.FRect, type_scale: float) -> None:
        theme, piece = canvas.theme, self._piece
        if piece is None:
            return
        picture = pygame.FRect(rect.x + 18, rect.y + 18, (rect.height - 36) * _CARD, rect.height - 36)
        if piece.picture:
            canvas.image(piece.picture, picture, fit="cover", focus=(0.5, 0.2))
        canvas.rect(picture, radius=2, edge=theme["ink"], width=2)
        x = picture.right + 26
        room = rect.right - x - 26
        title, second = _scaled(TYPE["sheet-title"], type_scale), _scaled(TYPE["second"], type_scale)
        y = rect.y + 14 + canvas.type.ascent(title)
        canvas.text(piece.title, (x, y), title, theme["ink"], width=room)
        y += 10
        for words, role in ((piece.text, "card-text"), (piece.quote, "quote"), (piece.line, "story")):
            text = RichText(canvas.type, words, _scaled(TYPE[role], type_scale), room)
            if y + text.height > rect.bottom - 10:
                return
            text.draw(canvas, (x, y))
            y += text.height + 12
        if y + canvas.type.line_height(second) < rect.bottom - 10:
            told = self.services.words("ui.settings.sample")
            canvas.text(told, (x, y + canvas.type.ascent(second)), second, theme["ink-2"], width=room)


def _scaled(style: Style, factor: float) -> Style:
    return style.sized(style.size * factor)
