"""The dice of the Warhammer Quest card game: pale limestone for heroes, green glass for enemies."""

from __future__ import annotations

from assets.workshop.dice import enemy_die, hero_die

DICE = {
    "hero": hero_die("#b9c0bd", "#4a5258", "#20242a", "#2c5a74", "#b8401a", 0.55),
    "enemy": enemy_die("#2b3a22", "#7fae4a", "#e8dcae", "#b6f25a", 0.7),
}
