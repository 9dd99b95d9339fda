"""Gear on its way to a hero: whether it fits, and what would have to come off for it [WQ-904 to WQ-912]."""

from __future__ import annotations

from game.kit.text import capital
from game.warhammer_quest.gear import can_fit, equipped, gear_card, helpful, is_legendary, refusal
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.zones import capacity_track, legendary_zone


def in_use(names: Names, hero: str) -> str:
    """The capacity of a hero, and how much of it is in use."""
    t = names.t
    used = sum(not is_legendary(t, piece) for piece in equipped(t, hero))
    return names.words("choice.capacity", capacity=t.track(capacity_track(hero)), held=used)


def fit(names: Names, hero: str, piece: str) -> str:
    """What equipping a piece means to a hero: a free hook, what it would take the place of, or why it is not possible;
    of a Legendary Fortune how many legendary cards are left.
    """
    t, words, short = names.t, names.words, names.short(hero)
    if gear_card(t, piece).fortune:
        left = len(t.zone(legendary_zone(hero)))
        return words("choice.legendary-left", count=left) if left else words("refusal.all-legendary", hero=short)
    if refusal(t, hero, piece) is None:
        return words("choice.hook-free")
    if not can_fit(t, hero, piece):
        return capital(words("refusal.stuck", hero=short, name=names.card(t.card_of(piece))).rstrip("."))
    swapped = [names.card(t.card_of(other)) for other in helpful(t, hero, piece)]
    if len(swapped) == 1:
        return words("choice.hook-swap", card=swapped[0])
    return words("choice.hook-one-of", cards=words("log.comma").join(swapped))
