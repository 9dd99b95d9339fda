"""Dungeons and the boss deck: opening, cards that are added, enemies that move, cards that are looked at [TN-9xx]."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.prompts import Prompt
from game.tenefyr import names
from game.tenefyr.prompts import PARTY
from game.tenefyr.reserve import top_of
from game.tenefyr.table import Table


def open_top(t: Table, zone: str) -> None:
    """Turn the top card of a pile open; nothing if it lies open."""
    lying = t.zone(zone)
    if lying and not t.piece(lying[0]).face_up:
        t.reveal(lying[0])


def spawn(t: Table, level: int, source: str) -> None:
    """The top card of the Reserve goes facedown to the bottom of the current dungeon, which is not cleared
    before it is beaten [TN-906, TN-1216].
    """
    for piece in top_of(t, level):
        t.move(piece, t.dungeon, face_up=False)
        t.note("spawns", dungeon=t.dungeon, source=source)


def can_move(t: Table) -> bool:
    """Whether the enemy can move to another dungeon; in the boss fight none does [TN-808]."""
    return bool(t.enemy) and not t.boss_fight


def move_enemy(t: Table, source: str) -> None:
    """The enemy goes on top of another dungeon, open, and the old top card there is turned facedown [TN-907]; where
    there is no other dungeon it becomes a new one, without a reward, of its own level [TN-908, TN-909].
    """
    if not can_move(t):
        return
    enemy, others = t.enemy, [zone for zone in t.dungeons() if zone != t.dungeon]
    if others:
        target = t.ask(Prompt("move-to", t.starter, source, tuple(others), data={"enemy": enemy, PARTY: True}))[0]
        t.turn(t.zone(target)[0], False)
    else:
        t.set_track(names.MADE_DUNGEONS, t.track(names.MADE_DUNGEONS) + 1)
        target = names.dungeon(names.DUNGEONS + t.track(names.MADE_DUNGEONS))
        t.set_track(names.level_of(target), t.box.level(t.card(enemy)))
    t.note("moves", enemy=enemy, source=t.dungeon, to=target)
    t.move(enemy, target, 0, face_up=True)
    t.set_track(names.ENEMY, "")


def next_cards(t: Table, number: int) -> list[str]:
    """The next facedown cards of the current dungeon."""
    return t.facedown()[:number]


def look_ahead(t: Table, player: str, number: int, sinks: bool, source: str) -> None:
    """Look at the next facedown cards; with `sinks` each may go to the bottom of the dungeon [TN-904]. The last card
    lies at the bottom already.
    """
    for piece in next_cards(t, number):
        t.look_at(piece)
        t.note("looks", player=player, pieces=[piece], source=source)
        if not sinks or t.zone(t.dungeon)[-1] == piece:
            continue
        data: dict[str, object] = {"piece": piece}
        if t.ask(Prompt("sink", player, source, ("bottom",), 0, data=data)):
            t.note("sinks", player=player, piece=piece, source=source)
            t.move(piece, t.dungeon, face_up=False)


def surveyable(t: Table, what: str) -> list[str]:
    """The piles that can be put into another order: the boss deck, or the dungeons; those of one card only where there
    are no others [TN-010].
    """
    if what == names.BOSS:
        return [names.BOSS] if t.zone(names.BOSS) else []
    found = t.dungeons()
    return [zone for zone in found if len(t.zone(zone)) > 1] or found


def survey(t: Table, what: str, source: str) -> None:
    """Look at all cards of a pile of the party's choice and put them into any order; the new top card is open, the
    others are facedown [TN-809].
    """
    found = surveyable(t, what)
    if not found:
        return
    zone = t.ask(Prompt("survey", t.starter, source, tuple(found), data={PARTY: True}))[0]
    for piece in [*t.zone(zone)]:
        t.look_at(piece)
    lying = [*t.zone(zone)]
    t.note("looks", player=t.starter, pieces=lying, source=source)
    if len(lying) > 1:
        size = len(lying)
        data: dict[str, object] = {"pile": zone, PARTY: True}
        order = t.ask(Prompt("survey-order", t.starter, source, tuple(lying), size, size, data, pause=True))
        put_in_order(t, zone, order)
        t.note("orders", pile=zone, pieces=list(order), source=source)


def put_in_order(t: Table, zone: str, order: Sequence[str]) -> None:
    """Lay a pile in an order, top first: the top card open, the others facedown."""
    for place, piece in enumerate(order):
        t.move(piece, zone, place, face_up=place == 0)
