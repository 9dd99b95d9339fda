"""The steps of an action of Heroes of Terrinoth: results, counterattacks, threats, cleanup [HT-303 to HT-319]."""

from __future__ import annotations

from game.adventure.action import Bonus, choose_targets, roll, roll_on, spend_tokens
from game.adventure.action_results import apply_results
from game.adventure.context import Action, Context
from game.adventure.counterattack import counterattack, strikers
from game.adventure.dice import shown
from game.adventure.table import Table
from game.adventure.windows import open_window
from game.adventure.wounds import settle


def perform(t: Table, c: Context, action: Action, bonus: Bonus) -> None:
    """Resolve the action line of a card from "before your action" to "after your action" (10.5).

    "Before your action" is this moment: the earlier lines of the card have resolved [R-22]. Stops where the hero is
    defeated before the roll; such a hero's other lines do not resolve either [R-02].
    """
    t.note("action", hero=action.hero, action=action.kind, card=c.source)
    open_window(t, "before-action", Context(you=action.hero, source=c.source))
    if not t.standing(action.hero):
        return
    choose_targets(t, c, action, bonus.targets(t, c), bonus.same_place)
    spend_tokens(t, c, action)
    roll(t, c, action, bonus)
    open_window(t, "roll", Context(you=action.hero, source=c.source))
    roll_criticals(t, action)
    resolve_roll(t, c, action, bonus)
    open_window(t, "after-action", Context(you=action.hero, source=c.source))


def roll_criticals(t: Table, action: Action) -> None:
    """Each critical success is rolled again and its new face counts too, again and again [HT-308]."""
    followed: set[str] = set()
    while roll_on(t, action, followed):
        pass


def resolve_roll(t: Table, c: Context, action: Action, bonus: Bonus) -> None:
    """Successes, then counterattacks and threats, then cleanup: only now is anybody defeated [HT-313].

    However many threat faces there are, every threat in force resolves once [HT-312].
    """
    faces = shown(t, action.thrown)
    rolled = faces.count("success") + faces.count("critical")
    action.successes = rolled + action.spent + action.success
    action.defenses = faces.count("defense") + action.defense
    t.note(
        "results", hero=action.hero, action=action.kind, card=c.source, rolled=rolled, spent=action.spent,
        bonus=action.success, successes=action.successes, defenses=action.defenses,
        counterattacks=faces.count("counterattack"), threats=faces.count("threat"),
    )  # fmt: skip
    action.deferring = True
    apply_results(t, c, action)
    counterattack(t, c, action, faces.count("counterattack"), strikers(t, action.hero), t.leader)
    if "threat" in faces:
        open_window(t, "threat", Context(you=action.hero, source=c.source))
    action.deferring, action.cleanup = False, True
    settle(t)
    action.cleanup = False
