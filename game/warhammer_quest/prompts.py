"""The kinds of questions of the Warhammer Quest card game: the only table of them."""

from __future__ import annotations

from game.kit.prompts import Gesture, PromptKind

PIECE = Gesture()
BUTTON = Gesture("button")
CARDS = Gesture(dock="cards")
ROWS = Gesture(dock="rows")

PROMPTS: dict[str, PromptKind] = {
    "action-card": PromptKind(Gesture(keys="slot"), "WQ-401", hint=True),
    "target": PromptKind(Gesture(drag="from-chooser"), "WQ-402", hint=True),
    "aid-target": PromptKind(Gesture(drag="from-chooser", dock="cards"), "WQ-402", hint=True),
    "aid-named": PromptKind(CARDS, "WQ-402"),
    "spend": PromptKind(Gesture("token", "count", keys="count"), "WQ-403", hint=True),
    "reroll": PromptKind(Gesture("die", "mark"), "WQ-406", hint=True),
    "divide": PromptKind(Gesture(drag="from-chooser"), "WQ-502", hint=True),
    "order": PromptKind(ROWS, "WQ-010", hint=True),
    "use": PromptKind(ROWS, "WQ-304", hint=True, offer=True),
    "may": PromptKind(BUTTON, "WQ-004", offer=True),
    "pay": PromptKind(BUTTON, "WQ-304", hint=True, offer=True),
    "again": PromptKind(BUTTON, offer=True),
    "either": PromptKind(ROWS, "WQ-017"),
    "choose-hero": PromptKind(CARDS, "WQ-007"),
    "choose-enemy": PromptKind(PIECE),
    "engage": PromptKind(Gesture(drag="to-chooser"), "WQ-711", hint=True),
    "exhaust-card": PromptKind(Gesture(keys="slot"), "WQ-420"),
    "ready-card": PromptKind(Gesture(keys="slot")),
    "choose-condition": PromptKind(ROWS, "WQ-1006"),
    "place-token": PromptKind(Gesture(keys="slot"), "WQ-511", hint=True),
    "discard-token": PromptKind(Gesture(keys="slot"), "WQ-512"),
    "distribute": PromptKind(CARDS, "WQ-018", hint=True),
    "counterattack": PromptKind(PIECE, "WQ-410", hint=True),
    "activate-enemy": PromptKind(PIECE, "WQ-732", hint=True),
    "travel": PromptKind(BUTTON, "WQ-602", hint=True),
    "dungeon-look": PromptKind(PIECE, "WQ-1004"),
    "dungeon-bottom": PromptKind(PIECE, "WQ-1004"),
    "dungeon-avoid": PromptKind(BUTTON, "WQ-304"),
    "resolve-or-discard": PromptKind(ROWS),
    "treasure": PromptKind(CARDS, "WQ-902", hint=True),
    "equip": PromptKind(CARDS, "WQ-904", hint=True),
    "legendary": PromptKind(BUTTON, "WQ-911", hint=True),
    "settle": PromptKind(Gesture(pick="pair", drag="onto"), "WQ-1232", hint=True),
    "train": PromptKind(Gesture(pick="mark", keys="tab", dock="sheet"), "WQ-1233", hint=True),
    "smith": PromptKind(Gesture(drag="to-chooser"), "WQ-1234", hint=True),
    "receiver": PromptKind(CARDS),
    "camp": PromptKind(Gesture("spot"), "WQ-1253", hint=True),
    "set-out": PromptKind(Gesture(pick="mark"), "WQ-116", hint=True),
}
