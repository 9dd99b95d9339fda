"""The kinds of questions of Heroes of Terrinoth: the only table of them.

A kind is one line here, with its words in the locale (`prompt.kind.<kind>`, `undo.<kind>`, with a hint also
`ui.table.hint.<kind>`); a rule that asks one that is not here fails at once.
"""

from __future__ import annotations

from game.kit.prompts import Gesture, PromptKind

PIECE = Gesture()
BUTTON = Gesture("button")
CARDS = Gesture(dock="cards")
ROWS = Gesture(dock="rows")

PROMPTS: dict[str, PromptKind] = {
    "activation-card": PromptKind(Gesture(keys="slot"), "HT-302", hint=True),
    "target": PromptKind(Gesture(drag="from-chooser"), "HT-304", hint=True),
    "aid-target": PromptKind(Gesture(drag="from-chooser", dock="cards"), "HT-304", hint=True),
    "spend": PromptKind(Gesture("token", "count", keys="count"), "HT-305", hint=True),
    "reroll": PromptKind(Gesture("die", "mark"), "HT-307", hint=True),
    "divide": PromptKind(Gesture(drag="from-chooser"), "HT-314", hint=True),
    "order": PromptKind(ROWS, "HT-011", hint=True),
    "use": PromptKind(ROWS, "HT-810", hint=True, offer=True),
    "may": PromptKind(BUTTON, "HT-003", offer=True),
    "pay": PromptKind(BUTTON, "HT-008", hint=True, offer=True),
    "again": PromptKind(BUTTON, offer=True),
    "either": PromptKind(ROWS),
    "choose-hero": PromptKind(CARDS),
    "choose-enemy": PromptKind(PIECE),
    "engage": PromptKind(Gesture(drag="to-chooser"), "HT-704", hint=True),
    "exhaust-card": PromptKind(Gesture(keys="slot")),
    "ready-card": PromptKind(Gesture(keys="slot")),
    "choose-condition": PromptKind(ROWS),
    "upgrade": PromptKind(Gesture(pick="mark", keys="tab", dock="sheet"), "HT-808", hint=True),
    "resolve-card": PromptKind(PIECE, "HT-810", hint=True),
    "resolve-or-discard": PromptKind(ROWS),
    "top-or-bottom": PromptKind(ROWS),
    "receiver": PromptKind(CARDS),
    "counterattack": PromptKind(PIECE, "HT-309", hint=True),
    "second-turn": PromptKind(CARDS, hint=True),
    "activate-enemy": PromptKind(PIECE, "HT-402", hint=True),
    "travel": PromptKind(BUTTON, "HT-601", hint=True),
    "leader": PromptKind(CARDS, "HT-602", hint=True),
    "peril-space": PromptKind(Gesture("space"), "HT-501"),
    "divert": PromptKind(BUTTON),
}
