"""What the banners of Heroes of Terrinoth say below the questions of the round."""

from __future__ import annotations

from game.adventure.table import cards_zone
from game.kit.prompts import Prompt
from game.terrinoth.view.names import Names


def _ready(names: Names, prompt: Prompt) -> str:
    """How many cards are ready; after the last one an activation begins with wounds."""
    ready = len(names.t.ready_cards(prompt.chooser))
    key = "prompt.ready-last" if ready == 1 else "prompt.ready"
    return names.words(key, ready=ready, cards=len(names.t.zone(cards_zone(prompt.chooser))))


ROUND_LINES = {"activation-card": _ready}
"""Questions of the flow of the round, with the line below each."""
