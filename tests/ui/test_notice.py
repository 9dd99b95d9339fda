"""The notice: the plainest window, which answers keys and clicks and sleeps while nothing happens."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.screen.notice import Notice, NoticeAnswer


class Watched(Notice):
    """A notice that counts how often it was drawn."""

    drawn = 0

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1
        super().draw(surface)


def run(monkeypatch: pytest.MonkeyPatch, notice: Notice, *events: pygame.event.Event) -> None:
    """Run it on these events; where they end it goes on forever, so the last one has to end it."""
    coming: Iterator[pygame.event.Event] = iter(events)
    monkeypatch.setattr(pygame.event, "wait", lambda timeout: next(coming))
    monkeypatch.setattr(pygame.event, "get", list)
    notice.run()


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code)


def test_it_is_drawn_when_something_happened_only(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = pygame.event.Event(pygame.NOEVENT)
    notice = Watched("Title", "Text", [NoticeAnswer("Look"), NoticeAnswer("Quit")])
    run(monkeypatch, notice, nothing, nothing, key(pygame.K_LEFT), nothing, nothing, key(pygame.K_ESCAPE))
    assert notice.drawn == 3
    assert notice.focus == 0


def test_an_answer_says_what_came_of_it_and_the_last_one_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    notice = Notice("Title", "Text", [NoticeAnswer("Look", lambda: "It was opened."), NoticeAnswer("Quit")])
    run(monkeypatch, notice, key(pygame.K_LEFT), key(pygame.K_RETURN), key(pygame.K_RIGHT), key(pygame.K_RETURN))
    assert notice.ended
    assert notice.text == "It was opened."
