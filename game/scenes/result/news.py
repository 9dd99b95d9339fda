"""What a journey brought its players, on a plate at the foot of the window: steps, windows, achievements, records."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.counting import News
from game.kit.mode import Mode
from game.kit.setup import Setup
from game.scenes.journey import joined
from game.ui.screen.canvas import Canvas
from game.ui.screen.rich_text import RichText
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE

STYLE = TYPE["ui"].sized(20)
PAD = 9.0
MOST_NAMED = 3
"""So many achievements are named; of more the number is told."""


def told(news: Sequence[News], mode: Mode, setup: Setup, words: Words) -> str:
    """All news in a row of sentences, marked up; empty where there is none."""
    ladder, career = mode.career().ladder, mode.career()
    goal, step = ladder.goal(ladder.goal_of(setup.choices)), ladder.step(max((one.step for one in news), default=0))
    parts = []
    if any(one.rewound for one in news):
        parts.append(words("ui.result.news_rewound"))
    if any(one.window for one in news) and goal is not None:
        parts.append(words("ui.result.news_window", goal=goal.title))
    if step is not None:
        parts.append(words("ui.result.news_step", number=ladder.number(step.id), name=step.name))
    for record in dict.fromkeys(record for one in news for record in one.records):
        parts.append(words(f"ui.result.news_{record}"))
    found = list(dict.fromkeys(wanted for one in news for wanted in one.achievements))
    titles = [known.title for known in map(career.achievement, found) if known is not None]
    if len(titles) > MOST_NAMED:
        titles = [*titles[:MOST_NAMED], words("ui.result.news_more", count=len(titles) - MOST_NAMED)]
    if titles:
        parts.append(words("ui.result.news_achievements", names=joined(words, titles)))
    return " · ".join(parts)


class NewsStrip:
    """The strip: its text, and how high it is."""

    def __init__(self, text: Text, news: str, width: float) -> None:
        self.rich = RichText(text, news, STYLE, width - 56)
        self.height = self.rich.height + 2 * PAD

    def draw(self, canvas: Canvas, rect: pygame.FRect) -> None:
        """Draw it in its room."""
        theme = canvas.theme
        canvas.rect(rect, theme["parchment"], radius=4, edge=theme["gold"], width=1.6)
        canvas.icon("star", (rect.x + 24, rect.centery), 22, theme["oxblood"])
        self.rich.draw(canvas, (rect.x + 44, rect.y + PAD))
