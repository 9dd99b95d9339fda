"""Gear: claimed, equipped within capacity and limits, unequipped; legendary gear [WQ-901 to WQ-915]."""

from __future__ import annotations

from collections.abc import Sequence

from game.adventure import values
from game.adventure.context import Context
from game.adventure.table import DRAWN, GONE, WOUND, Table, gear_zone
from game.kit.prompts import Prompt, Refusals
from game.warhammer_quest.box import Box
from game.warhammer_quest.cards import ARMOUR, WEAPON, GearCard, LegendaryCard
from game.warhammer_quest.zones import GEAR_DECK, GEAR_DISCARD, POOL, capacity_track, legendary_zone

LIMITS = {WEAPON: 2, ARMOUR: 1}
"""How many of a trait a hero can have equipped, legendary gear included [WQ-909, WQ-910]."""
DECK, EQUIP = "deck", "equip"


def gear_card(t: Table, piece: str) -> GearCard:
    """What a piece of gear says."""
    box: Box = t.box  # type: ignore[assignment]
    return box.gear[t.card_of(piece)]


def is_legendary(t: Table, piece: str) -> bool:
    """Whether a piece is legendary gear."""
    return isinstance(gear_card(t, piece), LegendaryCard)


def equipped(t: Table, hero: str) -> list[str]:
    """All gear that a hero has equipped, depleted and exhausted cards included."""
    return t.zone(gear_zone(hero))


def refusal(t: Table, hero: str, piece: str) -> tuple[str, str] | None:
    """Why a hero cannot equip a piece as things stand; None if it fits [WQ-908, WQ-909]. Legendary gear counts for the
    limits of its trait, but not for capacity [WQ-910].
    """
    worn = equipped(t, hero)
    if not is_legendary(t, piece):
        common = [p for p in worn if not is_legendary(t, p)]
        if len(common) >= t.track(capacity_track(hero)):
            return ("refusal.capacity", "WQ-908")
    return (f"refusal.{gear_card(t, piece).trait}", "WQ-909") if full(t, hero, piece) else None


def full(t: Table, hero: str, piece: str) -> bool:
    """Whether a hero has as many of the trait of a piece as can be [WQ-909]."""
    trait = gear_card(t, piece).trait
    return trait in LIMITS and sum(gear_card(t, p).trait == trait for p in equipped(t, hero)) >= LIMITS[trait]


def bound(t: Table, hero: str, piece: str) -> tuple[str, str] | None:
    """Why a hero cannot unequip a piece of the own gear: it is depleted [WQ-906], or the hero lives by the health it
    gives [WQ-907]; None if it can come off [W-23].
    """
    if not t.faceup(piece):
        return ("refusal.depleted", "WQ-906")
    passive = t.box.passives.get(t.card_of(piece))
    if passive is not None and "health" in passive.keys:
        query = values.Query("health", hero)
        passive.answer(t, Context(you=hero, source=t.card_of(piece), this=piece), query)
        if query.total > 0 and t.tokens(hero, WOUND) >= values.health(t, hero) - query.total:
            return ("refusal.lives-by-it", "WQ-907")
    return None


def unequip(t: Table, hero: str, piece: str) -> None:
    """A piece comes off: to the gear discard pile [WQ-905], legendary gear aside, where it can be drawn again
    [WQ-913].
    """
    t.ready(piece)
    if is_legendary(t, piece):
        t.move(piece, legendary_zone(hero), face_up=True)
    else:
        t.move(piece, GEAR_DISCARD, 0, face_up=True)
    t.note("unequips", hero=hero, gear=piece)


def put_on(t: Table, hero: str, piece: str) -> None:
    """A piece is equipped; what gives health counts at once (W-23)."""
    t.move(piece, gear_zone(hero), face_up=True)
    t.note("equips", hero=hero, gear=piece)


def helpful(t: Table, hero: str, piece: str) -> list[str]:
    """The own gear whose removal makes room for a piece, as far as it can come off: of its trait where that is full,
    else what fills the capacity.
    """
    free = [p for p in equipped(t, hero) if bound(t, hero, p) is None]
    if full(t, hero, piece):
        return [p for p in free if gear_card(t, p).trait == gear_card(t, piece).trait]
    return [p for p in free if not is_legendary(t, p)]


def can_fit(t: Table, hero: str, piece: str) -> bool:
    """Whether a piece could be equipped after taking off what can come off."""
    worn, card = equipped(t, hero), gear_card(t, piece)
    stuck = [p for p in worn if bound(t, hero, p) is not None]
    common = sum(not is_legendary(t, p) for p in stuck)
    if not is_legendary(t, piece) and common >= t.track(capacity_track(hero)):
        return False
    return card.trait not in LIMITS or sum(gear_card(t, p).trait == card.trait for p in stuck) < LIMITS[card.trait]


def unfit(t: Table, hero: str, piece: str) -> tuple[str, str] | None:
    """Why a hero can never equip a piece as things stand, whatever comes off; None if it could be equipped."""
    return None if can_fit(t, hero, piece) else ("refusal.stuck", "WQ-905")


def left_on(t: Table, hero: str, piece: str) -> Refusals:
    """Why a piece cannot be equipped at once, and why other gear of the hero does not come off for it [WQ-905]."""
    found: Refusals = {p: why for p in equipped(t, hero) if (why := bound(t, hero, p)) is not None}
    helps = helpful(t, hero, piece)
    found |= {p: ("refusal.no-help", "WQ-905") for p in equipped(t, hero) if p not in helps and p not in found}
    why = refusal(t, hero, piece)
    return found | ({piece: why} if why is not None else {})


def equip(t: Table, hero: str, piece: str, must: bool = False, agreed: bool = False) -> bool:
    """A hero equips a piece that was claimed, taking off own gear for it where there is no room [WQ-904, WQ-905];
    whether it was equipped. What has come off for it stays off, so that then it must be equipped; where that was
    `agreed` before, what fits is not asked about again.
    """
    if not can_fit(t, hero, piece) or not t.is_hero(hero):
        return False
    while True:
        fits = refusal(t, hero, piece) is None
        options = (EQUIP,) if fits else tuple(helpful(t, hero, piece))
        if not options:  # what has come off made the hero live by the rest
            return False
        data: dict[str, object] = {"hero": hero, "gear": piece, "fits": fits}
        least = 1 if must or (agreed and fits) else 0
        answer = t.ask(Prompt("equip", hero, piece, options, least, 1, data), lambda: left_on(t, hero, piece))
        if not answer:
            return False
        if answer[0] == EQUIP:
            put_on(t, hero, piece)
            return True
        unequip(t, hero, answer[0])
        must = True


def take(t: Table, hero: str, piece: str, agreed: bool = False) -> None:
    """A hero takes a piece of gear: equips it at once, or it goes to the gear discard pile [WQ-904]; `agreed` where it
    was chosen to be equipped.
    """
    if gear_card(t, piece).fortune:
        take_fortune(t, hero, piece)
    elif not equip(t, hero, piece, agreed=agreed):
        t.move(piece, GEAR_DISCARD, 0, face_up=True)
        t.note("discards-gear", hero=hero, gear=piece)


def take_fortune(t: Table, hero: str, piece: str) -> None:
    """A Legendary Fortune: it returns to the campaign pool, in a delve it leaves the game, and the hero equips one of
    the own legendary gear cards at random [WQ-911, WQ-1255].

    The hero may decline before the draw, and must where none is left; then it is discarded [WQ-912].
    """
    left = t.zone(legendary_zone(hero))
    agreed = left and t.ask(Prompt("legendary", hero, piece, ("yes",), 0, 1, {"hero": hero}))
    if not agreed:
        t.move(piece, GEAR_DISCARD, 0, face_up=True)
        t.note("discards-gear", hero=hero, gear=piece)
        return
    t.move(piece, POOL if t.quest.number else GONE, face_up=True)  # type: ignore[attr-defined]
    drawn = t.streams.sample("legendary", sorted(left), 1)[0]
    t.learn()
    t.note("legendary", hero=hero, gear=drawn)
    if not equip(t, hero, drawn, must=True):
        t.note("legendary-lost", hero=hero, gear=drawn)


def offered(t: Table, but: Sequence[str] = ()) -> list[str]:
    """What can be claimed: the top of the gear deck, or any card of the gear discard pile [WQ-902]; from an empty deck
    nothing [WQ-317].
    """
    deck = [DECK] if t.zone(GEAR_DECK) else []
    return deck + [piece for piece in t.zone(GEAR_DISCARD) if piece not in but]


def claim_gear(t: Table, hero: str, number: int, source: str) -> None:
    """A hero may claim so much gear, one after the other, each with a choice of its own; declining is legal
    [WQ-902, WQ-903].
    """
    for step in range(number):
        options = offered(t)
        if not options or not t.standing(hero):
            return
        data: dict[str, object] = {"hero": hero, "step": step + 1, "steps": number}
        answer = t.ask(Prompt("treasure", hero, source, tuple(options), 0, 1, data))
        if not answer:
            continue
        piece = t.zone(GEAR_DECK)[0] if answer[0] == DECK else answer[0]
        if answer[0] == DECK:
            t.learn()
        t.move(piece, DRAWN, face_up=True)
        t.note("claims-gear", hero=hero, gear=piece)
        take(t, hero, piece)
