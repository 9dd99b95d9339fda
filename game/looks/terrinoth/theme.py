"""Theme: the colours that mean something in Heroes of Terrinoth, each with the name of its shape."""

from __future__ import annotations

from game.looks.adventure.theme import PERILS, marks
from game.ui.screen.theme import Colour, ThemePart, rgb

ARCHETYPES = marks(
    {
        "scout": ("bow", "#3c7a52"),
        "healer": ("cross", "#b08a2c"),
        "warrior": ("shield", "#a33a28"),
        "mage": ("star", "#3f5fa0"),
    }
)
DIFFICULTIES = marks(
    {
        "trivial": ("circle", "#8ba046"),
        "challenging": ("diamond", "#5f86c4"),
        "formidable": ("triangle", "#d0492f"),
    }
)
NUMBERS = marks(
    {
        "attack": ("jag", "#7d3a12"),
        "resilience": ("shield", "#3f5a70"),
        "health": ("heart", "#a01f24"),
        "wound": ("drop", "#8c1d18"),
        "progress": ("circle", "#5fa0d0"),
    }
)
ACTIONS = marks(
    {
        "action-attack": ("jag", "#8f2418"),
        "action-explore": ("circle", "#7d5a1e"),
        "action-aid": ("cross", "#4c6a24"),
        "action-rest": ("hexagon", "#46597e"),
    }
)
CONDITIONS: dict[str, Colour] = {"poisoned": rgb("#4d7228"), "weakened": rgb("#675482"), "focused": rgb("#2c6c9e")}

THEME = ThemePart(
    marks={
        "archetype": ARCHETYPES,
        "peril": PERILS,
        "difficulty": DIFFICULTIES,
        "number": NUMBERS,
        "action": ACTIONS,
    },
    colours=CONDITIONS,
    sample=("peril", "difficulty"),
    icons={"wound": (222, 140, 120), "heart": (222, 140, 120), "success": (240, 214, 140)},
)
