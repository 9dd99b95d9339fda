"""The stock kit of a single quest, as if the quests before it had been played [WQ-1261, WQ-1262]."""

from __future__ import annotations

from game.adventure.table import DRAWN
from game.kit.prompts import Prompt
from game.warhammer_quest.decks import drawn, in_box, lay
from game.warhammer_quest.gear import equip, take
from game.warhammer_quest.settlement import ARENA, BLACKSMITH, TRAINER, VISIT, VISITS, closed
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import BOX, GEAR_DECK, GEAR_DISCARD, POOL, legendary_zone

ORDER = (TRAINER, BLACKSMITH, TRAINER, ARENA, TRAINER, BLACKSMITH, TRAINER, ARENA)
"""The settlement actions of each hero, two for each earlier quest [WQ-1261]."""
FOUND = 2
"""Gear that the party has found in each earlier quest."""
LEGENDARY_FROM = 4
"""From this quest on one hero has legendary gear."""


def hand_out_kit(t: Table, number: int) -> None:
    """What the party of quest `number` has: settlement actions, gear that was found, one legendary card from quest 4
    on, and a Legendary Fortune in the pool for each earlier quest [WQ-1262].
    """
    gear = t.box.gear
    lay(t, GEAR_DECK, in_box(t, lambda card: card in gear and not gear[card].fortune))
    for place in ORDER[: VISITS * (number - 1)]:
        for hero in t.seats:
            if closed(t, hero, place) is None:
                VISIT[place](t, hero)
    for _ in range(FOUND * (number - 1)):
        find_gear(t)
    if number >= LEGENDARY_FROM:
        hero = t.streams.sample("legendary", t.seats, 1)[0]
        piece = t.streams.sample("legendary", sorted(t.zone(legendary_zone(hero))), 1)[0]
        equip(t, hero, piece, must=True)
    fortunes = in_box(t, lambda card: card in gear and gear[card].fortune)
    for piece in fortunes[: number - 1]:
        t.move(piece, POOL, face_up=True)
    for piece in [*t.zone(GEAR_DECK), *t.zone(GEAR_DISCARD)]:
        t.move(piece, BOX, face_up=False)


def find_gear(t: Table) -> None:
    """A random gear card that the party claims: one of the heroes takes it, or it is left."""
    found = drawn(t, "gear", t.zone(GEAR_DECK), 1)
    if not found:
        return
    piece = found[0]
    t.learn()
    t.move(piece, DRAWN, face_up=True)
    answer = t.ask(Prompt("receiver", t.leader, "kit", tuple(t.seats), 0, 1, {"gear": piece}))
    if answer:
        t.note("claims-gear", hero=answer[0], gear=piece)
        take(t, answer[0], piece)
    if t.piece(piece).zone == DRAWN:
        t.move(piece, GEAR_DISCARD, 0, face_up=True)
