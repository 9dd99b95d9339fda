"""The head of the profile: who the player is, and in two lines what was played and won."""

from __future__ import annotations

import pygame

from game.scenes.profile.state import ProfileState
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Style
from game.ui.widgets.panel import draw_rule

HEAD = 140.0
RADIUS = 50.0
LINES = (TYPE["ui"].sized(21), TYPE["ui"].sized(20))


def draw_head(canvas: Canvas, state: ProfileState, words: Words, right: float, style: Style) -> None:
    """Portrait, name and lines; `right` is where the tabs of the players begin."""
    theme, top = canvas.theme, canvas.bounds.y
    centre = (104.0, top + 74)
    picture = favourite_picture(state)
    if picture:
        box = pygame.FRect(centre[0] - RADIUS, centre[1] - RADIUS, 2 * RADIUS, 2 * RADIUS)
        canvas.image(picture, box, fit="cover", focus=(0.5, 0.2), radius=RADIUS)
    else:
        canvas.circle(centre, RADIUS, theme["inset-leather"])
        canvas.icon("leader", centre, RADIUS, theme["off-text"])
    canvas.circle(centre, RADIUS, None, edge=theme["gold"], width=3)
    name = state.profile.name or words("ui.profile.nobody")
    gold = theme.gradients["gold-text"] if theme.textured else theme["gold-title"]
    lines = lines_of(state, words)
    room = right - 196.0
    used = canvas.text(name, (172.0, top + 92), style, gold, width=room * (0.4 if any(lines) else 1.0))
    left = 172.0 + used + 40
    if lines[1]:
        base = top + 74 - (canvas.type.line_height(LINES[0]) - canvas.type.ascent(LINES[0]))
    else:
        base = top + 92  # one line alone stands beside the name
    for at, line in enumerate(lines):
        y = base + at * canvas.type.line_height(LINES[at])
        canvas.text(line, (left, y), LINES[at], theme["cream" if not at else "cream-2"], width=right - left - 24)
    draw_rule(canvas, 48, top + HEAD - 4, 1920 - 96, theme["leather-frame"])


def favourite_picture(state: ProfileState) -> str:
    """The picture of the piece that the player took most often; empty where there is none."""
    piece = state.records.favourite[0]
    found = state.mode.setup_form(state.mode.nature.seats[0]).piece(piece) if piece else None
    return found.picture if found is not None else ""


def lines_of(state: ProfileState, words: Words) -> tuple[str, str]:
    """What was played and won, and what was never better."""
    records = state.records
    if not records.played:
        return words("ui.profile.empty"), ""
    first = [words("ui.profile.played", played=records.played, won=records.won)]
    if records.favourite[1]:
        first.append(words("ui.profile.most", name=records.favourite[1]))
    if records.longest_run > 1:
        first.append(words("ui.profile.run", count=records.longest_run))
    second = []
    if records.fastest is not None:
        second.append(words("ui.profile.fastest", title=records.fastest.title, rounds=records.fastest.rounds))
    step = state.ladder.step(records.highest)
    if step is not None:
        second.append(words("ui.profile.highest", name=step.name))
    return " · ".join(first), " · ".join(second)
