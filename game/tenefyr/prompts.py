"""The kinds of questions of Heroes of Tenefyr: the only table of them."""

from __future__ import annotations

from game.kit.prompts import Gesture, PromptKind

CARD = Gesture()
INTO_LANE = Gesture(drag="to-chooser")
SPOT = Gesture("spot")
BUTTON = Gesture("button")
ROWS = Gesture(dock="rows")
ROWS_OR_LANE = Gesture(drag="to-chooser", dock="rows")
"""A card of the hand that is dragged into the lane keeps the hand, and is the first that is played."""
MARK = Gesture(pick="mark")
"""Several cards, or cards in an order: as they are marked. They are docked only where they do not lie open."""

PARTY = "party"
"""In the data of a question that the starting player answers for all [TN-007]."""

PROMPTS: dict[str, PromptKind] = {
    "choose-dungeon": PromptKind(SPOT, "TN-301", hint=True),
    "keep-hand": PromptKind(ROWS_OR_LANE, "TN-407", hint=True),
    "play-card": PromptKind(INTO_LANE, "TN-411", hint=True),
    "may": PromptKind(BUTTON, "TN-003", offer=True),
    "pay": PromptKind(BUTTON, "TN-004", hint=True, offer=True),
    "discard-hand": PromptKind(MARK, "TN-413"),
    "exchange": PromptKind(MARK, "TN-003"),
    "choose-player": PromptKind(CARD, "TN-008"),
    "choose-played": PromptKind(CARD, "TN-508"),
    "recall": PromptKind(MARK, "TN-415", hint=True),
    "sift": PromptKind(CARD, "TN-904"),
    "sink": PromptKind(BUTTON, "TN-904"),
    "spoils": PromptKind(BUTTON, "TN-602"),
    "remove": PromptKind(MARK, "TN-709", hint=True),
    "order-effects": PromptKind(MARK, "TN-005"),
    "press-on": PromptKind(ROWS, "TN-606", hint=True),
    "reward-option": PromptKind(SPOT, "TN-705", hint=True),
    "reward-card": PromptKind(MARK, "TN-708"),
    "give-to": PromptKind(CARD, "TN-710"),
    "move-to": PromptKind(SPOT, "TN-907", hint=True),
    "survey": PromptKind(SPOT, "TN-904"),
    "survey-order": PromptKind(MARK, "TN-904"),
}
