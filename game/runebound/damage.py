"""Damage, healing, defeat, and standing up [RB-722, RB-801 to RB-807]."""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.runebound import names, values, windows
from game.runebound.endings import CombatOver, TurnOver
from game.runebound.gaining import gold
from game.runebound.table import Table

PENDING = "pending-damage"
"""The track with the damage that is about to be placed, while texts may prevent some of it."""
STAND_UP_ACTIONS = 2


def suffer(t: Table, piece: str, amount: int, source: str) -> None:
    """Damage is placed on a hero or an enemy, after all blocking [RB-801]. In a combat a hero's texts may prevent some.
    Raises CombatOver or TurnOver where it ends something [RB-722, RB-804].
    """
    if amount <= 0:
        return
    if piece not in t.heroes:
        t.note("suffers", piece=piece, amount=amount, source=source)
        t.add_token(piece, names.DAMAGE, amount)
        check_foe(t)
        return
    if not t.standing(piece):
        return  # RB-805
    if in_combat(t, piece):
        t.set_track(PENDING, amount)
        windows.speak(t, "would-suffer", piece)
        amount = t.track(PENDING)
        t.set_track(PENDING, 0)
    if amount > 0:
        t.note("suffers", piece=piece, amount=amount, source=source)
        t.add_token(piece, names.DAMAGE, amount)
        check_hero(t, piece)


def prevent(t: Table, amount: int, hero: str, source: str) -> None:
    """Up to so much of the damage that is about to be placed is not."""
    stopped = min(amount, t.track(PENDING))
    if stopped > 0:
        t.set_track(PENDING, t.track(PENDING) - stopped)
        t.note("prevents", hero=hero, amount=stopped, source=source)


def in_combat(t: Table, hero: str) -> bool:
    """Whether a hero fights in a combat that has not ended."""
    return hero != "" and hero in (t.fighter, t.foe) and not t.word(names.COMBAT_END)


def check_foe(t: Table) -> None:
    """The enemy in combat is defeated as soon as damage reaches its health, which is read all the time [RB-702, RB-722,
    RB-963].
    """
    if t.foe and not t.duel and t.damage(t.foe) >= values.enemy_health(t, t.foe, t.fighter):
        t.note("beaten", enemy=t.foe, hero=t.fighter)
        _end_combat(t, names.WON)


def check_hero(t: Table, hero: str) -> None:
    """A hero is defeated as soon as damage reaches the health [RB-803, RB-417]; texts may save who would be. Whoever is
    saved in a combat has lost it all the same.
    """
    if not t.standing(hero) or t.damage(hero) < values.health(t, hero):
        return
    windows.speak(t, "would-be-defeated", hero)
    if t.damage(hero) < values.health(t, hero):
        t.note("saved", hero=hero)
        if in_combat(t, hero):
            _lose_combat(t, hero)
        return
    defeat(t, hero)


def defeat(t: Table, hero: str) -> None:
    """The figure lies down in its hex; what was being resolved ends, and the turn if it is that hero's [RB-804].
    Nothing else is lost [RB-806].
    """
    t.note("defeated", hero=hero, piece=hero)
    t.add_token(hero, names.DOWN)
    if in_combat(t, hero):
        _lose_combat(t, hero)
    if hero == t.active:
        raise TurnOver


def _lose_combat(t: Table, hero: str) -> None:
    """The combat ends: lost for its hero; a duel is won by the other one [RB-742]."""
    _end_combat(t, names.WON if t.duel and hero == t.foe else names.LOST)


def _end_combat(t: Table, how: str) -> None:
    t.set_track(names.COMBAT_END, how)
    raise CombatOver


def heal(t: Table, piece: str, amount: int | None, source: str) -> int:
    """Damage is removed from a hero or an enemy, all of it with None [RB-802]; how much it was."""
    healed = t.take_token(piece, names.DAMAGE, t.damage(piece) if amount is None else amount)
    if healed:
        t.note("heals", piece=piece, amount=healed, source=source)
    return healed


def stand_up(t: Table, hero: str) -> None:
    """A defeated hero is placed on the nearest site [R-14], whose texts of entering resolve at once [RB-317]; then
    without damage and states, and loses half of the gold, rounded up; the turn has two actions [RB-807].
    """
    near = tuple(cell.name for cell in t.land.nearest(t.here(hero), "site"))
    place = t.ask(Prompt("get-up", hero, "RB-807", near))[0]
    t.take_token(hero, names.DOWN)
    t.note("stands-up", hero=hero, to=place)
    if t.here(hero).name != place:
        t.move(names.figure(hero), place)
        windows.speak(t, "on-enter", hero)
    t.take_token(hero, names.DAMAGE, t.damage(hero))
    for state in names.STATES:
        t.take_token(hero, state)
    gold(t, hero, -((t.gold(hero) + 1) // 2), "RB-807")
    t.set_track(names.ACTIONS, STAND_UP_ACTIONS)
