"""The two scenarios: villains, zombies, the march on Tamalir, and how the game ends [RB-911 to RB-933]."""

from __future__ import annotations

from game.kit.cells import Cell
from game.kit.prompts import Prompt
from game.runebound import names, values
from game.runebound.box import ZOMBIE_CARD
from game.runebound.dice import throw
from game.runebound.endings import GameOver
from game.runebound.gaining import counter, gold
from game.runebound.symbols import WILD
from game.runebound.table import Table

MARCH_DICE, LAST_ROLL, REFRESHING_ROLL = 5, 6, 3
ZOMBIES, ZOMBIE_GOLD = 10, 1


# -- the end


def win(t: Table, hero: str) -> None:
    """Who defeats the villain wins the game; together all do [RB-912, RB-924, RB-961]. Raises GameOver [RB-933]."""
    t.set_track(names.OUTCOME, names.VICTORY)
    t.set_track(names.WINNER, hero)
    t.note("over", outcome=names.VICTORY, hero=hero)
    raise GameOver


def lose(t: Table) -> None:
    """All heroes lose [RB-916, RB-926]. Raises GameOver."""
    t.set_track(names.OUTCOME, names.DEFEAT)
    t.note("over", outcome=names.DEFEAT)
    raise GameOver


# -- villains


def end_of_act(t: Table, act: int) -> None:
    """After act I the villain appears in his lair [RB-912], the Corpse King with a zombie [RB-924]. After act II he has
    won [RB-926], or Margath's march begins [RB-914].
    """
    if act == 1:
        _appear(t)
    elif t.scenario == names.CORPSE_KING:
        lose(t)


def _appear(t: Table) -> None:
    scenario = t.box.content.scenarios[t.scenario]
    place = t.land.places[scenario.appears].token
    t.move(scenario.villain, place.name)
    t.note("villain-appears", villain=scenario.villain, place=scenario.appears)
    if t.scenario == names.CORPSE_KING:
        put_zombie(t, place, scenario.villain)


def villain_here(t: Table, hero: str) -> str:
    """The villain in a hero's hex; empty for none."""
    piece = t.villain()
    return piece if piece and t.cell(piece) == t.here(hero) else ""


def pay_for_defeat(t: Table, hero: str, villain: str) -> None:
    """Whom Margath defeats loses half of the lore, rounded up; whom Vorakesh defeats loses a companion, alone none
    [RB-932, RB-952].
    """
    if t.card(villain) == names.MARGATH:
        counter(t, hero, names.LORE, -((t.tokens(hero, names.LORE) + 1) // 2), "RB-932")
    elif not t.solo:
        counter(t, hero, names.COMPANION, -1, "RB-932")


def heal_villain(t: Table) -> None:
    """Before the time token advances the villain of a party heals all damage [RB-963]."""
    villain = t.villain()
    if villain and t.damage(villain):
        healed = t.take_token(villain, names.DAMAGE, t.damage(villain))
        t.note("villain-heals", villain=villain, amount=healed)


# -- zombies


def put_zombie(t: Table, cell: Cell, source: str) -> None:
    """A zombie is put in a hex, as long as there are any; whoever stands there suffers nothing [RB-927, RB-005]."""
    left = [piece for piece in t.zone(names.BOX) if t.card(piece) == ZOMBIE_CARD]
    if left:
        t.move(left[0], cell.name)
        t.note("zombie", piece=left[0], to=cell.name, source=source)


def zombies_here(t: Table, hero: str) -> list[str]:
    """The zombies in a hero's hex."""
    return t.lying(t.here(hero), ZOMBIE_CARD)


def remove_zombie(t: Table, piece: str, hero: str, source: str) -> None:
    """A zombie leaves the map."""
    t.note("zombie-gone", piece=piece, hero=hero, at=t.here(piece).name, source=source)
    t.move(piece, names.BOX)


def strike_zombie(t: Table, hero: str) -> None:
    """One zombie of the hex is removed, for gold; there is no combat [RB-923]."""
    remove_zombie(t, zombies_here(t, hero)[0], hero, "RB-923")
    gold(t, hero, ZOMBIE_GOLD + values.bonus(t, "zombie_gold", hero), "RB-923")


def make_zombies(t: Table) -> None:
    """The supply of zombies [RB-005]."""
    for number in range(1, ZOMBIES + 1):
        t.make(f"{ZOMBIE_CARD}-{number}", ZOMBIE_CARD, names.BOX)


# -- the march


def marching(t: Table) -> bool:
    """Whether Margath's march has begun [RB-914]."""
    return bool(t.track(names.MARCHING))


def target_of(t: Table) -> Cell | None:
    """The hex that the villain makes for, in which he wins; None where he makes for none [RB-915, RB-916]."""
    target = t.land.lairs[t.scenario].target
    return t.land.sites[target].cell if target else None


def march_roll(t: Table) -> int:
    """Five dice of the first player: Margath moves a hex for each wild; no exerting. At the sixth roll he arrives
    whatever they show [RB-914 to RB-916]; gives the number of the roll.
    """
    number = t.track(names.MARCH) + 1
    t.set_track(names.MARCH, number)
    roll = throw(t, t.first, MARCH_DICE, "march")
    wild = sum(bool(t.box.masks[face] & WILD) for face in roll.faces)
    villain = t.villain()
    t.note("march-roll", number=number, hexes=wild, villain=villain)
    goal = target_of(t)
    assert goal is not None
    steps = wild if number < LAST_ROLL else t.land.distance(t.here(villain), goal)
    for _ in range(steps):
        _march_step(t, villain, goal)
    return number


def _march_step(t: Table, villain: str, goal: Cell) -> None:
    """One hex on a shortest way, which of several says the first player; at the goal all have lost [RB-915, RB-916]."""
    options = tuple(cell.name for cell in t.land.towards(t.here(villain), goal))
    picked = t.ask(Prompt("way", t.first, "RB-915", options, data={"piece": villain}))[0]
    t.move(villain, picked)
    t.note("villain-moves", villain=villain, to=picked)
    if t.here(villain) == goal:
        t.set_track(names.ARRIVED, 1)
        lose(t)
