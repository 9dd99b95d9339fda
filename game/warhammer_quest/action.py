"""The steps of an action [WQ-401 to WQ-417]."""

from __future__ import annotations

from msgspec import Struct

from game.adventure import values
from game.adventure.action import Bonus, choose_targets, roll, roll_on, spend_tokens
from game.adventure.action_results import apply_results
from game.adventure.cards import NEMESIS
from game.adventure.context import Action, Context
from game.adventure.counterattack import Rank, counterattack, strikers
from game.adventure.dice import shown
from game.adventure.progress import add_progress
from game.adventure.table import LAIR, Table
from game.adventure.windows import open_window
from game.adventure.wounds import settle
from game.warhammer_quest.rank import order

CRITICAL = "critical"


class Rolled(Struct):
    """Who was there before the successes: who may strike, with the attack and rank it had as the dice were rolled
    [WQ-411, WQ-412], and the nemeses with their rank, since those that fall have their effect all the same [WQ-414].
    """

    strikers: dict[str, Rank]
    nemeses: dict[str, Rank]


def perform(t: Table, c: Context, action: Action, bonus: Bonus) -> None:
    """Resolve the action line of a card from "before your action" to "after your action" [WQ-402 to WQ-414].

    A hero who falls on the way resolves the rest as far as a defeated hero can [WQ-1107].
    """
    t.note("action", hero=action.hero, action=action.kind, card=c.source)
    open_window(t, "before-action", Context(you=action.hero, source=c.source))
    if not action.targets:  # a text before the action may have named the target of an aid
        choose_targets(t, c, action, bonus.targets(t, c), bonus.same_place)
    spend_tokens(t, c, action)
    present = strikers(t, action.hero)
    roll(t, c, action, bonus)
    reroll_and_chain(t, c, action)
    modify(t, c, action)
    resolve(t, c, action, Rolled(present, nemeses(t)))
    open_window(t, "after-action", Context(you=action.hero, source=c.source))
    if action.kind == "aid":
        for hero in action.targets:
            open_window(t, "after-aided", Context(you=hero, source=c.source, it=action.hero))


def reroll_and_chain(t: Table, c: Context, action: Action) -> None:
    """Step 4: texts that reroll dice, before and between the criticals as the hero likes [WQ-406]; each critical counts
    a success and its die is rolled again, as long as criticals show [WQ-405].
    """
    followed: set[str] = set()
    open_window(t, "roll", Context(you=action.hero, source=c.source))
    while roll_on(t, action, followed):
        open_window(t, "roll", Context(you=action.hero, source=c.source))


def modify(t: Table, c: Context, action: Action) -> None:
    """Step 5: what adds, removes or converts icons; no sum falls below 0 [WQ-407, WQ-421, WQ-1008, W-04]."""
    open_window(t, "results", Context(you=action.hero, source=c.source))
    faces = shown(t, action.thrown)
    rolled = faces.count("success") + faces.count(CRITICAL)
    action.successes = max(0, rolled + action.spent + action.success)
    action.defenses = max(0, faces.count("defense") + action.defense)
    t.note(
        "results", hero=action.hero, action=action.kind, card=c.source, rolled=rolled, spent=action.spent,
        bonus=action.success, successes=action.successes, defenses=action.defenses,
        counterattacks=faces.count("counterattack"), threats=faces.count("threat"),
    )  # fmt: skip


def nemeses(t: Table) -> dict[str, Rank]:
    """Every faceup nemesis that is engaged, in the shadows or in the lair, with its rank [WQ-413, WQ-1220]; a facedown
    one is silent [WQ-415].
    """
    there = [*t.enemies(), *t.zone(LAIR)]
    return {enemy: order(t, enemy) for enemy in there if values.has_rank(t, enemy, NEMESIS)}


def resolve(t: Table, c: Context, action: Action, rolled: Rolled) -> None:
    """Step 6: successes and who they defeat [WQ-408]; attacks [WQ-409]; nemesis effects by rank, also of one that the
    successes have turned up [WQ-413].
    """
    faces = shown(t, action.thrown)
    action.deferring = True
    apply_results(t, c, action)
    action.deferring, action.cleanup = False, True
    settle(t)
    action.cleanup = False
    counterattack(t, c, action, faces.count("counterattack"), rolled.strikers, action.hero)
    if "threat" in faces:
        ranks = rolled.nemeses | nemeses(t)
        for enemy in sorted(ranks, key=ranks.__getitem__, reverse=True):
            nemesis_effect(t, action.hero, enemy)


def nemesis_effect(t: Table, hero: str, enemy: str) -> None:
    """The nemesis effect of one nemesis; "you" is the active hero, or who stands in for one who has fallen
    [WQ-014, WQ-013].
    """
    ability = t.box.abilities.get((t.card_of(enemy), "threat"))
    if ability is not None:
        t.note("resolves", source=t.card_of(enemy), piece=enemy, hero=hero)
        you = hero if t.standing(hero) else t.leader
        ability.effect.run(t, Context(you=you, source=t.card_of(enemy), this=enemy))


def explore(t: Table, action: Action) -> None:
    """Each success puts 1 progress on the active location, up to its value; the rest is lost [WQ-505]."""
    action.added += add_progress(t, action.successes)
