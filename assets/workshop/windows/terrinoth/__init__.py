"""The windows of Heroes of Terrinoth: one for the victory of each quest."""

from __future__ import annotations

from assets.workshop.windows.made import recipes
from assets.workshop.windows.terrinoth import cantor, ford, gate, goblins, ledger, locks, mist, queen

VALLEY = ("assets.workshop.windows.valley", "assets.workshop.signs")
"""What the window with the valley in it depends on as well."""
WINDOWS = {
    "the-goblin-problem": goblins,
    "smoke-over-brindle-ford": ford,
    "battle-in-the-mistlands": mist,
    "the-crimson-ledger": ledger,
    "nine-locks": locks,
    "the-long-night-at-harrow-gate": gate,
    "the-pale-cantor": cantor,
    "the-cinder-queen": queen,
}
RECIPES = tuple(
    recipe
    for quest, module in WINDOWS.items()
    for recipe in recipes(
        f"scenes/terrinoth/window-{quest}", module.window, (module.__name__, *(VALLEY if module is goblins else ()))
    )
)
