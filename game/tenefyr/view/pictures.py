"""Which picture a card has, as an asset id."""

from __future__ import annotations

from game.tenefyr.box import BASIC, DUNGEON_CARD, HERO, PLACE, REWARD, SKILL_CARD, STAGE, Box
from game.tenefyr.content import SKILL

PICTURES = "pictures/tenefyr"
FOLDERS = {
    DUNGEON_CARD: "enemies", SKILL_CARD: "skills", BASIC: "basics", STAGE: "bosses", REWARD: "rewards",
    PLACE: "places", HERO: "heroes",
}  # fmt: skip


def picture_of(box: Box, card: str) -> str:
    """The picture of a card, or of a boss; of a dungeon card that of its enemy half."""
    if card in box.content.bosses:
        return f"{PICTURES}/bosses/{card}"
    return f"{PICTURES}/{FOLDERS[box.type_of(card)]}/{card.removeprefix(SKILL)}"


def loot_picture(card: str) -> str:
    """The picture of the loot half of a dungeon card."""
    return f"{PICTURES}/loot/{card}"
