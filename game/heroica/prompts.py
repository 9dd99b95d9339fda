"""The kinds of questions of Heroica: the only table of them."""

from __future__ import annotations

from game.kit.prompts import Gesture, PromptKind

BUTTON = Gesture("button")
CARDS = Gesture(dock="cards")
ROWS = Gesture(dock="rows")
CELL = Gesture("cell")

PROMPTS: dict[str, PromptKind] = {
    "companion": PromptKind(CARDS, "HC-421", hint=True),
    "start": PromptKind(CELL, "HC-108", hint=True),
    "prepare": PromptKind(Gesture(drag="onto", dock="rows"), "HC-205", hint=True),
    "shop": PromptKind(Gesture(), "HC-450", hint=True),
    "act": PromptKind(ROWS, "HC-206", hint=True),
    "walk": PromptKind(Gesture("cell", "path"), "HC-221", hint=True),
    "shield-move": PromptKind(ROWS, "HC-214", hint=True),
    "unlock": PromptKind(CARDS, "HC-511", hint=True, offer=True),
    "slide": PromptKind(CELL, "HC-226", hint=True),
    "opponent": PromptKind(CARDS, "HC-302", hint=True),
    "heal": PromptKind(BUTTON, "HC-361", hint=True),
    "before-fight": PromptKind(ROWS, "HC-302", hint=True),
    "shield-fight": PromptKind(ROWS, "HC-303", hint=True),
    "reroll": PromptKind(ROWS, "HC-213", hint=True, offer=True),
    "guard": PromptKind(ROWS, "HC-309", hint=True),
    "back-to": PromptKind(CELL, "HC-243", hint=True),
    "land": PromptKind(CELL, "HC-247"),
    "boulder-go": PromptKind(BUTTON, "HC-523", hint=True),
    "which-feature": PromptKind(CARDS, "HC-236"),
    "lair-roll": PromptKind(BUTTON, "HC-545", hint=True, offer=True),
    "rift-roll": PromptKind(BUTTON, "HC-557", hint=True, offer=True),
    "search": PromptKind(BUTTON, "HC-505", hint=True),
    "magic-door": PromptKind(Gesture("cell", "pair", drag="onto"), "HC-516", hint=True),
    "offering": PromptKind(BUTTON, "HC-561", hint=True),
    "grenade": PromptKind(BUTTON, "HC-625", hint=True),
    "crab-player": PromptKind(CARDS, "HC-606", hint=True),
    "crab-to": PromptKind(CELL, "HC-606"),
    "port": PromptKind(CELL, "HC-603"),
    "target": PromptKind(CARDS, "HC-403", hint=True),
    "take": PromptKind(CARDS, "HC-418"),
    "steal-gold": PromptKind(BUTTON, "HC-419"),
    "ability": PromptKind(CARDS, "HC-421", hint=True),
    "trade-away": PromptKind(CARDS, "HC-422"),
    "wish-thing": PromptKind(CARDS, "HC-719"),
    "wish-weapon": PromptKind(CARDS, "HC-719"),
    "wish-potion": PromptKind(CARDS, "HC-719"),
    "victim": PromptKind(CARDS, "HC-722"),
    "consent": PromptKind(BUTTON, "HC-905"),
    "trophy": PromptKind(CARDS, "HC-717"),
    "carry-to": PromptKind(CELL, "HC-745"),
    "fly": PromptKind(CELL, "HC-728", hint=True),
    "copter-take": PromptKind(CARDS, "HC-730"),
    "copter-return": PromptKind(BUTTON, "HC-730"),
    "hatchling-place": PromptKind(CELL, "HC-658", hint=True),
    "hatchling-faces": PromptKind(ROWS, "HC-658"),
    "may": PromptKind(BUTTON, "HC-002"),
    "pay": PromptKind(BUTTON, "HC-004"),
    "either": PromptKind(ROWS, "HC-003"),
    "lost-level": PromptKind(BUTTON, "HC-906", hint=True),
    "set-out": PromptKind(BUTTON, "HC-801"),
}
