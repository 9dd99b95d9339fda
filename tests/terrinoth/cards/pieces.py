"""Short words for what a scene lays out."""

from __future__ import annotations

from tests.terrinoth.table import Scene

MISS = "defense"
"""The face of a hero die without a success."""

SCOUT = ["scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention", "scout-caution"]
WARRIOR = ["warrior-into-the-fray", "warrior-shoulder-through", "warrior-behind-my-shield", "warrior-dig-in"]
MAGE = ["mage-arcane-dart", "mage-read-the-omens", "mage-kindle-the-mind", "mage-gather-thought"]
HEALER = ["healer-chastise", "healer-walk-unafraid", "healer-mending-word", "healer-evening-hymn"]


def hidden(card: str) -> dict[str, object]:
    """A facedown enemy."""
    return {"card": card, "facedown": True}


def tired(card: str, wounds: int = 0) -> dict[str, object]:
    """An exhausted enemy."""
    return {"card": card, "exhausted": True, "wounds": wounds}


def hurt(card: str, wounds: int) -> dict[str, object]:
    """A wounded enemy."""
    return {"card": card, "wounds": wounds}


def results(s: Scene) -> tuple[int, int]:
    """Successes and defenses of the first action."""
    note = s.notes("results")[0]
    return note["successes"], note["defenses"]
