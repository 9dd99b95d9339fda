"""The kinds of questions of Runebound: the only table of them (content document, part 12.3)."""

from __future__ import annotations

from game.kit.prompts import Gesture, PromptKind

CARD = Gesture()
CELL = Gesture("cell")
PATH = Gesture("cell", "path")
ACT = Gesture(drag="to-cell", dock="rows")
MOVE = Gesture("cell", drag="to-cell")
MARCH = Gesture("cell", "path", drag="played")
DICE = Gesture("die", "mark")
DIE = Gesture("die")
BUTTON = Gesture("button")
ROWS = Gesture(dock="rows")
CARDS = Gesture(dock="cards")
MARK = Gesture(pick="mark")
MARKED = Gesture(pick="mark", drag="marked")
SPOT = Gesture("spot")
PAIR = Gesture(pick="pair", drag="onto")
GIVEN = Gesture(drag="onto", dock="rows")
LEADS = Gesture(drag="leads")
PLAYED = Gesture(drag="played")

PROMPTS: dict[str, PromptKind] = {
    "start": PromptKind(CELL, "RB-109", hint=True),
    "act": PromptKind(ACT, "RB-203", hint=True),
    "step-or-march": PromptKind(MOVE, "RB-303", hint=True),
    "march": PromptKind(MARCH, "RB-305", hint=True),
    "move": PromptKind(PATH, "RB-316"),
    "pay-die": PromptKind(DIE, "RB-312", hint=True),
    "reroll": PromptKind(DICE, "RB-208", hint=True),
    "reroll-free": PromptKind(DICE, "RB-208"),
    "exert": PromptKind(PLAYED, "RB-207", hint=True),
    "sell": PromptKind(MARKED, "RB-412", hint=True),
    "market": PromptKind(PAIR, "RB-412", hint=True),
    "keep-asset": PromptKind(CARDS, "RB-415", hint=True),
    "peddle": PromptKind(MARKED, "RB-412"),
    "option": PromptKind(CARD, "RB-515", hint=True),
    "outcome": PromptKind(CARD, "RB-522", hint=True),
    "drop-open": PromptKind(CARDS, "RB-525"),
    "reward": PromptKind(ROWS, "RB-512"),
    "trophy-deck": PromptKind(SPOT, "RB-514", hint=True),
    "learn": PromptKind(PLAYED, "RB-612", hint=True),
    "pay-trophies": PromptKind(MARK, "RB-613"),
    "lose-trophy": PromptKind(CARD, "RB-613"),
    "discard-skill": PromptKind(MARK, "RB-210"),
    "combat-action": PromptKind(LEADS, "RB-709", hint=True, open=True),
    "tokens": PromptKind(MARKED, "RB-716", hint=True, open=True),
    "pay-surge": PromptKind(MARK, "RB-718", open=True),
    "block": PromptKind(MARKED, "RB-715", hint=True, open=True),
    "cancel": PromptKind(BUTTON, "RB-718", open=True),
    "press": PromptKind(BUTTON, "RB-709", open=True),
    "retreat": PromptKind(ROWS, "RB-721", hint=True, open=True),
    "may": PromptKind(BUTTON, "RB-003", offer=True),
    "pay": PromptKind(BUTTON, "RB-008", offer=True),
    "get-up": PromptKind(CELL, "RB-807"),
    "way": PromptKind(CELL, "RB-915"),
    "zombie": PromptKind(MARK, "RB-923"),
    "duel": PromptKind(CARD, "RB-741"),
    "gift": PromptKind(GIVEN, "RB-964"),
}
