"""What is printed on the enemies and locations of the box."""

from __future__ import annotations

SETS = [
    ("bandits", "Human", "trivial", (1, 0, 2), (2, 0, 3), "advance backstab inflict", ""),
    ("cave-spiders", "Creature", "trivial", (1, 0, 1), (1, 0, 2), "poison advance inflict", ""),
    ("rat-swarms", "Creature", "trivial", (1, 0, 3), (1, 0, 4), "swarm", "swarm inflict"),
    ("goblin-archers", "Goblin", "trivial", (1, 0, 2), (1, 0, 3), "volley retreat", "volley inflict retreat"),
    ("goblin-witchers", "Goblin", "challenging", (1, 0, 2), (1, 1, 3), "hex inflict", ""),
    ("ogres", "Giant", "challenging", (2, 0, 4), (2, 1, 5), "crush advance inflict", ""),
    ("zombies", "Undead", "trivial", (1, 1, 1), (1, 1, 3), "grab advance inflict", ""),
    ("reanimates", "Undead", "trivial", (1, 0, 3), (2, 0, 4), "reassemble advance inflict", ""),
    ("razorwings", "Creature", "trivial", (1, 0, 1), (2, 0, 2), "swoop inflict retreat", ""),
    ("sorcerers", "Human", "challenging", (1, 1, 3), (1, 1, 5), "lightning retreat inflict", ""),
    ("barghests", "Creature", "challenging", (2, 0, 3), (3, 0, 4), "stalk inflict", ""),
    ("wraiths", "Undead", "challenging", (1, 0, 3), (2, 0, 3), "drain advance inflict", ""),
    ("bloodguards", "Human", "challenging", (1, 1, 3), (2, 1, 4), "advance shield-bash inflict", ""),
    ("hellhounds", "Demon", "challenging", (2, 0, 3), (2, 0, 5), "advance inflict", "advance firebreath inflict"),
    (
        "shadow-dragons", "Dragon", "formidable", (3, 1, 5), (3, 1, 7), "advance inflict",
        "umbral-breath advance inflict",
    ),
    ("death-knights", "Undead", "formidable", (2, 1, 4), (3, 1, 5), "raise advance inflict", ""),
    ("trolls", "Giant", "formidable", (3, 0, 6), (3, 1, 8), "maul advance", ""),
    ("flesh-moulders", "Demon", "formidable", (2, 1, 4), (2, 1, 6), "mould retreat inflict", ""),
    ("elementals", "Elemental", "formidable", (2, 1, 4), (3, 1, 5), "upheaval advance inflict", ""),
]  # fmt: skip
"""Set, trait, difficulty, attack / resilience / health of minion and master, effect bar of both (empty: the same)."""
LOCATIONS = [
    ("roadside-inn", "", "Quarter", "trivial", (1, 3), 6),
    ("dark-forest", "", "Wilderness", "trivial", (3, 1), 7),
    ("brigand-camp", "", "Wilderness", "challenging", (1, 3), 8),
    ("river-bank", "", "Wilderness", "trivial", (2, 2), 6),
    ("old-mill", "", "Quarter", "trivial", (1, 3), 7),
    ("forgotten-cellar", "", "Dungeon", "trivial", (0, 4), 6),
    ("shepherds-hill", "", "Wilderness", "trivial", (2, 2), 7),
    ("market-square", "", "Quarter", "challenging", (2, 2), 7),
    ("mountain-pass", "", "Wilderness", "challenging", (2, 2), 8),
    ("flooded-crypt", "", "Dungeon", "challenging", (1, 3), 7),
    ("webbed-hollow", "", "Dungeon", "challenging", (3, 1), 7),
    ("ruined-chapel", "", "Ruin", "challenging", (2, 2), 8),
    ("night-docks", "", "Quarter", "challenging", (1, 4), 8),
    ("bone-pit", "", "Dungeon", "formidable", (3, 2), 8),
    ("rune-forge", "", "Dungeon", "formidable", (2, 3), 9),
    ("blighted-moor", "", "Wilderness", "formidable", (2, 3), 8),
    ("gallows-ward", "", "Quarter", "formidable", (3, 2), 8),
    ("sunken-library", "", "Ruin", "formidable", (1, 4), 9),
    ("burning-green", "smoke-over-brindle-ford", "Quarter", "challenging", (1, 3), 7),
    ("field-of-broken-banners", "battle-in-the-mistlands", "Wilderness", "challenging", (2, 3), 8),
    ("hall-of-masks", "the-crimson-ledger", "Quarter", "challenging", (2, 3), 8),
    ("vault-of-nine-locks", "nine-locks", "Dungeon", "formidable", (1, 3), 9),
    ("smugglers-stair", "nine-locks", "Quarter", "challenging", (2, 2), 7),
    ("harrow-gate", "the-long-night-at-harrow-gate", "Ruin", "challenging", (2, 2), 7),
    ("cantors-well", "the-pale-cantor", "Ruin", "formidable", (2, 3), 9),
    ("cinder-roost", "the-cinder-queen", "Wilderness", "formidable", (2, 3), 8),
]
"""Location, quest, trait, difficulty, engaged and shadow spawn, exploration value."""
