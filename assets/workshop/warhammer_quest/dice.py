"""The dice of the game: pale limestone for heroes, green warpglass for enemies."""

from __future__ import annotations

from assets.workshop.dice import Die

INK, STEEL, FIRE, BONE, WARP = "#20242a", "#2c5a74", "#b8401a", "#e8dcae", "#b6f25a"
DICE = {
    "hero": Die(
        body="#b9c0bd",
        line="#4a5258",
        faces={
            "success": (("success", 0, 0, 54, INK),),
            "success2": (("success", -13, -13, 35, INK), ("success", 13, 13, 35, INK)),
            "success-defense": (("success", -13.5, -13, 35, INK), ("defense", 13.5, 13, 34, STEEL)),
            "defense": (("defense", 0, 1, 54, STEEL),),
            "critical": (("critical", 0, 0, 60, FIRE),),
        },
        tumbling=("success", "defense", "success2", "critical", "success-defense", "success"),
        shine=0.55,
    ),
    "enemy": Die(
        body="#2b3a22",
        line="#7fae4a",
        faces={
            "counterattack": (("counterattack", 0, 0, 54, BONE),),
            "threat": (("threat", 0, 0, 56, WARP),),
            "blank": (),
        },
        tumbling=("counterattack", "blank", "counterattack", "threat", "blank", "counterattack"),
        shine=0.7,
    ),
}
