"""Notice: the plainest window there is, for when nothing else can be shown: a sentence or two, and what can be done.

It needs no words, no pictures, no theme and no font of the game, so that it also opens when those are damaged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui.screen.theme import Colour

SIZE = (960, 540)
GROUND: Colour = (24, 19, 15)
INK: Colour = (240, 230, 208)
GOLD: Colour = (214, 178, 104)
PAUSE = 250
"""Milliseconds for which it sleeps when nothing happens: so long a signal waits to be heard."""
LONGEST_TEXT, MOST_LINES = 1_200, 14
"""Characters of the text, and lines of it that are drawn."""


class NoticeAnswer(NamedTuple):
    """Something that can be done: its label, and what it does, which gives a sentence to show; None ends the notice."""

    label: str
    act: Callable[[], str] | None = None


class Notice:
    """The window of a notice. The last answer has the focus at first; Escape and closing the window end it."""

    def __init__(self, title: str, text: str, answers: Sequence[NoticeAnswer]) -> None:
        self.title = title
        self.text = text[:LONGEST_TEXT]
        self.answers = list(answers)
        self.focus = len(self.answers) - 1
        self.ended = False
        self._boxes: list[pygame.Rect] = []

    def run(self) -> None:
        """Show it until it is answered. Raises pygame.error where no window can be opened."""
        pygame.display.init()
        pygame.font.init()
        window = pygame.Window(self.title, SIZE, resizable=True)
        try:
            self._show(window)
            while not self.ended:
                first = pygame.event.wait(PAUSE)
                for event in (first, *pygame.event.get()):
                    self.handle(event)
                if first.type != pygame.NOEVENT:
                    self._show(window)
        finally:
            window.destroy()

    def _show(self, window: pygame.Window) -> None:
        self.draw(window.get_surface())
        window.flip()

    def handle(self, event: pygame.event.Event) -> None:
        """Give it an event."""
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.ended = True
        elif event.type == pygame.MOUSEBUTTONDOWN:
            hit = next((at for at, box in enumerate(self._boxes) if box.collidepoint(event.pos)), None)
            if hit is not None:
                self.focus = hit
                self._act()
        elif event.type == pygame.KEYDOWN:
            if event.key == pygame.K_ESCAPE:
                self.ended = True
            elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
                self._act()
            elif event.key in (pygame.K_LEFT, pygame.K_UP):
                self.focus = (self.focus - 1) % len(self.answers)
            elif event.key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB):
                self.focus = (self.focus + 1) % len(self.answers)

    def _act(self) -> None:
        act = self.answers[self.focus].act
        if act is None:
            self.ended = True
        else:
            self.text = act()[:LONGEST_TEXT]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, as large as the surface allows."""
        width, height = surface.get_size()
        scale = max(0.3, min(width / SIZE[0], height / SIZE[1]))
        margin = round(48 * scale)
        title, body = pygame.font.Font(None, round(44 * scale)), pygame.font.Font(None, round(28 * scale))
        surface.fill(GROUND)
        y = margin
        surface.blit(title.render(self.title, True, GOLD), (margin, y))
        y += round(title.get_linesize() * 1.5)
        for line in _wrapped(self.text, body, width - 2 * margin)[:MOST_LINES]:
            surface.blit(body.render(line, True, INK), (margin, y))
            y += round(body.get_linesize() * 1.25)
        self._boxes = []
        high, x = round(48 * scale), margin
        for at, answer in enumerate(self.answers):
            label = body.render(answer.label, True, GROUND if at == self.focus else INK)
            box = pygame.Rect(x, height - margin - high, label.get_width() + round(40 * scale), high)
            pygame.draw.rect(surface, GOLD, box, 0 if at == self.focus else 2, border_radius=round(6 * scale))
            surface.blit(label, label.get_rect(center=box.center))
            self._boxes.append(box)
            x = box.right + round(20 * scale)


def _wrapped(text: str, font: pygame.font.Font, width: int) -> list[str]:
    """The text in lines no wider than this; a word too long for a line is cut."""
    lines: list[str] = []
    for paragraph in text.replace("\0", "").split("\n"):
        line = ""
        for word in paragraph.split(" "):
            while line == "" and len(word) > 1 and font.size(word)[0] > width:
                part = next((at for at in range(len(word) - 1, 1, -1) if font.size(word[:at])[0] <= width), 1)
                lines.append(word[:part])
                word = word[part:]
            together = f"{line} {word}" if line else word
            if line and font.size(together)[0] > width:
                lines.append(line)
                line = word
            else:
                line = together
        lines.append(line)
    return lines
