"""Engaging and retreating, exhausting and readying enemies."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Context
from game.adventure.table import MOST_ENGAGED, SHADOWS, Table, engaged_zone
from game.adventure.values import Query
from game.adventure.windows import open_window
from game.adventure.wounds import suffer


def never_engages(t: Table, enemy: str) -> bool:
    """Whether the text of an enemy forbids that it becomes engaged, from wherever it comes [WQ-715]."""
    return t.faceup(enemy) and keeps_off(t, enemy)


def keeps_off(t: Table, enemy: str) -> bool:
    """Whether that is what its card says, also while nobody sees it."""
    speakers = t.cast.values["cannot:engage"]
    if speakers is None or (card := t.card_of(enemy)) not in speakers.enemies:
        return False
    query = Query("cannot:engage", enemy)
    t.box.passives[card].answer(t, Context(you=t.active, source=card, this=enemy), query)
    return query.total > 0


def can_engage(t: Table, heroes: list[str], enemy: str) -> bool:
    """Whether an enemy could become engaged with the hero meant: it is in play and not engaged with that hero, nor
    with one who is tied for it [HT-704, WQ-712]; one whose text forbids it only as long as it lies facedown."""
    return bool(heroes) and t.in_play(enemy) and t.host(enemy) not in heroes and not never_engages(t, enemy)


def engage(t: Table, hero: str, enemy: str) -> bool:
    """An enemy becomes engaged with a hero; whether it ended up so [R-24].

    A facedown one is flipped [HT-704]. Would it be the fourth, the hero suffers wounds equal to its attack value and
    it goes faceup into the shadows [HT-705, WQ-714, WQ-755, W-06, WQ-711].
    """
    if not t.standing(hero) or t.host(enemy) == hero:
        return False
    hidden = not t.faceup(enemy)
    if hidden:
        t.reveal(enemy)
        t.note("flipped", enemy=enemy)
    barred = never_engages(t, enemy)
    full = len(t.engaged(hero)) >= MOST_ENGAGED
    if barred:
        keep_away(t, enemy)
    elif full:
        throw_back(t, hero, enemy)
    else:
        t.move(enemy, engaged_zone(hero), face_up=True)
        t.note("engaged", hero=hero, enemy=enemy)
    if hidden:
        open_window(t, "on-flip", Context(you=t.active, source=enemy, this=enemy))
    if barred or full or t.host(enemy) != hero:
        return False
    open_window(t, "on-engage", Context(you=t.active, source=enemy, this=enemy, it=hero))
    return t.in_play(enemy) and t.host(enemy) == hero


def keep_away(t: Table, enemy: str) -> None:
    """An enemy that may not engage a hero is put into the shadows, or stays there [WQ-708, WQ-715]."""
    if enemy not in t.shadows():
        t.move(enemy, SHADOWS, face_up=True)


def throw_back(t: Table, hero: str, enemy: str) -> None:
    """The fourth enemy: wounds for the hero, and the shadows for it [HT-705, R-16].

    One that was spawned is in play by then, so that what changes the attack of enemies in play counts [R-18].
    """
    t.note("cap", hero=hero, enemy=enemy)
    if not t.in_play(enemy):
        t.move(enemy, SHADOWS, face_up=True)
    wounds = values.attack(t, enemy)
    if t.host(enemy):
        t.move(enemy, SHADOWS, face_up=True)
    suffer(t, hero, wounds, "cap", enemy)


def retreat(t: Table, enemy: str) -> None:
    """An enemy goes faceup into the shadows; nothing if it is there [HT-408]."""
    if t.host(enemy):
        t.move(enemy, SHADOWS, face_up=True)
        t.note("retreats", enemy=enemy)


def may_exhaust(t: Table, enemy: str) -> bool:
    """Whether an effect would exhaust an enemy: it is ready, and nothing forbids it [HT-002].

    The end of its own activation exhausts it in any case [HT-404].
    """
    return not t.piece(enemy).exhausted and not values.forbidden(t, "exhaust", enemy)
