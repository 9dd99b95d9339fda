"""The turn of a hero: start, skip, healing [HC-201 to HC-204]."""

from __future__ import annotations

from game.heroica import names
from game.heroica.arrival import DUE, MOVED_TO
from game.heroica.context import Context
from game.heroica.defeat import hit_bar
from game.heroica.final_battle import go_on, hero_damage, turn_boss
from game.heroica.health import restore, suffer_harm
from game.heroica.potions import FACE, ask_besides
from game.heroica.rolling import no_roll_yet, roll, value_of
from game.heroica.table import Table
from game.kit.prompts import Prompt

HEALING = "heal"


def begin_turn(t: Table, hero: str) -> bool:
    """The steps before the prepare step; says whether the hero has a turn to play [HC-202 to HC-204]."""
    no_roll_yet(t)
    t.set_track(MOVED_TO, "")
    t.set_track(DUE, "")
    t.set_track(names.SKIPPED, int(t.tokens(hero, names.SKIP) > 0))
    t.note("turn", hero=hero)
    t.set_track(own_turns(hero), t.track(own_turns(hero)) + 1)
    turn_boss(t, hero)
    bite(t)
    stood = t.standing(hero)
    suffer_harm(t, hero)
    if stood and not t.standing(hero):
        return False
    if t.take_token(hero, names.SKIP):
        t.note("skips", hero=hero)
        return False
    return t.standing(hero) or _heal(t, hero)


def own_turns(hero: str) -> str:
    """The track that counts the turns of a hero."""
    return f"turns:{hero}"


def bite(t: Table) -> None:
    """The venom of the Saber bites each boss that has it, for whoever gave it; several add up [HC-734]."""
    for monster in t.monsters():
        for owner in t.heroes:
            token = venom(owner)
            amount = t.take_token(monster, token, t.tokens(monster, token))
            if amount:
                t.note("venom", monster=monster, hero=owner, amount=amount)
                hit_bar(t, owner, monster, hero_damage(t, owner, monster, amount))
                go_on(t, owner)
                if t.cell(monster) is None:
                    break


def venom(hero: str) -> str:
    """The tokens on a boss for venom that a hero has given it."""
    return f"{names.VENOM}:{hero}"


def _heal(t: Table, hero: str) -> bool:
    """Who is down may drink Life and eat eggs; with full health the hero stands up at once and takes the turn [HC-363].
    Else a roll restores up to its value; with full health the hero stands up at the end of this turn [HC-361]. Says
    whether there is a turn to play.
    """
    context = Context(you=hero, source="HC-361")

    def question() -> Prompt | None:
        return None if t.standing(hero) else Prompt("heal", hero, "HC-361", ("roll",))

    if not ask_besides(t, context, FACE, question):
        return True
    t.note("heals", hero=hero)
    restore(t, hero, value_of(t, roll(t, hero, HEALING, "HC-361")), "HC-361", stands=False)
    return False
