"""The pages behind the profile: the records of a player, and the chronicle of all journeys."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.profile import PlayedJourney
from game.scenes.journey import joined
from game.scenes.profile.dates import day_of
from game.scenes.profile.state import ProfileState
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.listbox import ListRow, draw_row_ground
from game.ui.widgets.scroll import ScrollArea

LABEL, VALUE = TYPE["ui"].sized(22), TYPE["ui-bold"].sized(22)
NAME, SECOND = TYPE["name"].sized(23), TYPE["ui"].sized(19)
HOUR = 3600


class RecordsPane(ScrollArea):
    """The records in rows: what, and how much."""

    def __init__(self, rect: pygame.FRect, state: ProfileState, words: Words, text: Text) -> None:
        self.facts = records_told(state, words)
        self.step = text.line_height(VALUE) + 18
        super().__init__(rect, self._paint, self.step * len(self.facts))
        self.scroller.paper = True

    def _paint(self, canvas: Canvas, top: float) -> None:
        theme, rect = canvas.theme, self.rect
        for at, (label, value) in enumerate(self.facts):
            middle = top + (at + 0.5) * self.step
            used = canvas.text(value, (rect.right - 24, middle), VALUE, theme["ink"], align="right", at="mid",
                               width=rect.width * 0.62)  # fmt: skip
            canvas.text(label, (rect.x + 8, middle), LABEL, theme["ink-2"], at="mid", width=rect.width - used - 60)
            line = top + (at + 1) * self.step
            canvas.line((rect.x + 8, line), (rect.right - 24, line), theme["parchment-rule"], 1, alpha=120)


def records_told(state: ProfileState, words: Words) -> Sequence[tuple[str, str]]:
    """Every record in words: (what, how much)."""
    records, ladder = state.records, state.ladder
    none = words("ui.profile.none")
    fastest = records.fastest
    hours, minutes = int(records.seconds // HOUR), int(records.seconds // 60 % 60)
    told = [
        ("played", str(records.played)),
        ("won", str(records.won)),
        ("longest", str(records.longest_run)),
        ("now", str(records.run)),
        ("quickest", words("ui.profile.in_rounds", title=fastest.title, rounds=fastest.rounds) if fastest else none),
        ("time", words("ui.profile.hours", hours=hours, minutes=minutes)),
        ("favourite", words("ui.profile.times", name=records.favourite[1], count=records.favourite[2])
         if records.favourite[1] else none),
        ("pieces", str(records.pieces_played)),
        ("companions", str(records.companions)),
        ("days", str(records.days_won)),
        ("windows_lit", words("ui.profile.of", done=state.windows, all=len(ladder.goals))),
    ]  # fmt: skip
    if ladder.steps:
        step = ladder.step(records.highest)
        told.append(("step_highest", step.name if step is not None else none))
        told.append(("steps_won", words("ui.profile.of", done=records.steps, all=ladder.height * len(ladder.goals))))
    told.append(("achieved", words("ui.profile.of", done=state.achieved, all=len(state.career.achievements))))
    return [(words(f"ui.profile.record.{key}"), value) for key, value in told]


def chronicle_rows(state: ProfileState) -> list[ListRow]:
    """The journeys, the latest first."""
    return [ListRow(str(at), journey.title) for at, journey in enumerate(state.journeys)]


def draw_journey(
    canvas: Canvas, rect: pygame.FRect, journey: PlayedJourney, state: ProfileState, words: Words, ground: str
) -> None:
    """A journey in a row: whether it was won, what, on which step, with whom, in how many rounds, when."""
    theme, chosen = canvas.theme, ground == "selected"
    draw_row_ground(canvas, rect, ground, pointer=False)
    centre = (rect.x + 34, rect.centery)
    canvas.circle(centre, 15, theme["gold" if journey.won else "oxblood"], edge=theme["gold-dark"], width=1.6)
    canvas.icon("check" if journey.won else "cross", centre, 18, theme["black-ink" if journey.won else "main-text"])
    ink, weak = (theme["ink"], theme["ink-2"]) if chosen else (theme["cream"], theme["cream-2"])
    left, right = rect.x + 66, rect.right - 18
    first = rect.centery - canvas.type.line_height(SECOND) / 2
    second = rect.centery + canvas.type.line_height(NAME) / 2
    when = day_of(words, journey.when)
    used = canvas.text(when, (right, first), SECOND, weak, align="right", at="mid", width=rect.width * 0.3)
    canvas.text(journey.title, (left, first), NAME, ink, at="mid", width=right - left - used - 20)
    canvas.text(journey_told(state, words, journey), (left, second), SECOND, weak, at="mid", width=right - left)


def journey_told(state: ProfileState, words: Words, journey: PlayedJourney) -> str:
    """A journey in a line."""
    step = state.ladder.step(state.ladder.number(journey.step))
    parts = [words("ui.profile.won" if journey.won else "ui.profile.lost", rounds=journey.rounds)]
    if journey.reached:
        parts.append(journey.reached)
    if step is not None:
        parts.append(words("ui.profile.on_step", number=state.ladder.number(step.id), name=step.name))
    parts.append(joined(words, [_seat(words, seat.name, seat.player) for seat in journey.seats]))
    if journey.day:
        parts.append(words("ui.profile.of_the_day"))
    if journey.rewinds:
        parts.append(words("ui.profile.rewound", count=journey.rewinds))
    return " · ".join(parts)


def _seat(words: Words, name: str, player: str) -> str:
    return words("ui.profile.seat", name=name, player=player or words("ui.profile.computer"))
