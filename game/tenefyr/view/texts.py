"""Texts: what cards, places and rewards say, as they lie now, and single windows of them."""

from __future__ import annotations

from game.tenefyr import names as zones
from game.tenefyr.box import DUNGEON_CARD, PLACE, SKILL_CARD, Box
from game.tenefyr.lasting import speaking
from game.tenefyr.view.names import Names

WINDOWS = ("start", "turn-start", "new-hand", "held", "won", "lost")


def loot_text(names: Names, card: str) -> str:
    """What a loot half, a skill or a basic says when it is played."""
    key = f"card.{card}.loot-text" if names.t.box.types.get(card) == DUNGEON_CARD else f"card.{card}.text"
    return names.words(key) if names.words.has(key) else ""


def enemy_text(names: Names, card: str) -> str:
    """What an enemy half or a stage says; empty for one without a text."""
    key = f"card.{card}.text"
    return names.words(key) if names.words.has(key) else ""


def place_text(names: Names, card: str) -> str:
    """What a place says."""
    return names.words(f"place.{card}.text")


def text_of(names: Names, piece: str) -> str:
    """What a piece says with the end that is up; empty for one without a text, and for a hero."""
    card = names.card_of(piece)
    kind = names.t.box.types.get(card, "")
    if kind == PLACE:
        return place_text(names, card)
    if names.is_stage(piece) or (kind == DUNGEON_CARD and names.is_enemy(piece)):
        return enemy_text(names, card)
    return loot_text(names, card)


def clause(names: Names, piece: str, window: str) -> str:
    """What the text of an enemy or a place says of one window: "New hand: its power rises by 2"; empty if nothing."""
    card, words = names.card_of(piece), names.words
    text = place_text(names, card) if names.t.box.types[card] == PLACE else enemy_text(names, card)
    heads = {one: f"{words(f'window.{one}')}:" for one in WINDOWS}
    at = text.find(heads[window])
    if at < 0:
        return ""
    ends = [found for one in WINDOWS if (found := text.find(heads[one], at + 1)) > 0]
    return text[at : min(ends, default=len(text))].strip().removesuffix(".")


def clauses(names: Names, window: str) -> list[str]:
    """What place and enemy of the combat that runs say of a window [TN-116]."""
    return [said for piece in speaking(names.t) if (said := clause(names, piece, window))]


def play_marks(box: Box, card: str) -> str:
    """The marks of what a loot half or a skill does when it is played; empty for any other card."""
    found = box.content.dungeon.get(card)
    if found is not None:
        return found.play
    return box.hero_of(card).play if box.types.get(card) == SKILL_CARD else ""


def exhausted(names: Names) -> list[str]:
    """The players whose decks are empty [TN-410]."""
    return [player for player in names.t.players if not names.t.zone(zones.deck(player))]
