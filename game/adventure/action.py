"""The steps of a hero's action up to what the dice show: targets, tokens, roll, rerolls, criticals. Each game puts its
steps in order.
"""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Action, Context
from game.adventure.dice import ENEMY_DIE, HERO_DIE, plain, symbols, throw
from game.adventure.table import SUCCESS, Table
from game.kit.prompts import Prompt, Refusals


class Bonus:
    """What an action line adds: numbers read when the dice are rolled [R-06]."""

    def __init__(
        self,
        success: values.Reading,
        defense: values.Reading,
        targets: values.Reading,
        same_place: bool,
        pierce: bool,
    ) -> None:
        self.success = success
        self.defense = defense
        self.targets = targets
        self.same_place = same_place
        self.pierce = pierce


# -- before the roll ---------------------------------------------------------------------------------


def legal_targets(t: Table, action: Action) -> list[str]:
    """Who may be the target [HT-304]: an enemy engaged with the hero, for a ranged attack any in play; for aid
    another hero who is not defeated, one with 5 tokens too [R-21, R-23]. "Cannot" forbids [HT-002, WQ-501, WQ-503,
    WQ-508, W-07]."""
    hero = action.hero
    if action.kind == "aid":
        return [h for h in t.heroes() if h != hero]
    if action.kind != "attack":
        return []
    candidates = t.enemies() if action.ranged else t.engaged(hero)
    return [e for e in candidates if not refusal(t, action, e)]


def refusal(t: Table, action: Action, enemy: str) -> tuple[str, str] | None:
    """Why an enemy cannot be the target of an attack; None if it can."""
    if not action.ranged and t.host(enemy) != action.hero:
        return ("refusal.not-engaged", t.rules.cites.target)
    if values.forbidden(t, "target", enemy, by=action.hero):
        return ("refusal.guarded", t.rules.cites.cannot)
    if action.ranged and values.forbidden(t, "range", enemy):
        return ("refusal.out-of-range", t.rules.cites.cannot)
    return None


def choose_targets(t: Table, c: Context, action: Action, most: int, same_place: bool) -> None:
    """Choose the target, or up to so many targets, before tokens are spent [HT-304, R-07]."""
    legal = legal_targets(t, action)
    kind = "aid-target" if action.kind == "aid" else "target"

    def why() -> Refusals:
        found = {e: refusal(t, action, e) for e in t.enemies()} if action.kind == "attack" else {}
        return {e: reason for e, reason in found.items() if reason}

    most += action.more_targets
    for step in range(most if action.kind == "attack" else 1):
        options = [x for x in legal if x not in action.targets]
        if same_place and action.targets:
            options = [x for x in options if t.host(x) == t.host(action.targets[0])]
        if not options:
            break
        data: dict[str, object] = {"action": action.kind, "ranged": action.ranged, "step": step + 1, "steps": most}
        answer = t.ask(Prompt(kind, action.hero, c.source, tuple(options), 0 if step else 1, 1, data), why)
        if not answer:
            break
        action.targets.append(answer[0])
    if action.targets:
        t.note("targets", hero=action.hero, action=action.kind, targets=list(action.targets))


def spend_tokens(t: Table, c: Context, action: Action) -> None:
    """Before rolling the hero may spend success tokens, each for 1 success [HT-305]."""
    limit = t.rules.spend_limit(t, action)
    if not limit or (action.kind in ("attack", "aid") and not action.targets):
        return
    options = tuple(map(str, range(limit + 1)))
    data: dict[str, object] = {"action": action.kind, "targets": list(action.targets), "limit": limit}
    if action.card and t.tokens(action.card, SUCCESS):
        data["holder"] = action.card  # tokens that lie on the card, not with the hero
    answer = t.ask(Prompt("spend", action.hero, c.source, options, 1, 1, data))
    action.spent = int(answer[0])
    if action.spent:
        t.rules.take_spent(t, action)
        t.note("spends", hero=action.hero, amount=action.spent)


# -- the roll ----------------------------------------------------------------------------------------


def roll(t: Table, c: Context, action: Action, bonus: Bonus) -> None:
    """Roll hero dice by the card, and an enemy die for each ready enemy engaged with the hero [HT-306, HT-310, WQ-404,
    W-03].
    """
    action.success += bonus.success(t, c)
    action.defense += bonus.defense(t, c) + values.modifier(t, "defense", action.hero)
    action.pierce = action.pierce or bonus.pierce
    ready = t.ready_among(t.engaged(action.hero))
    action.thrown = [throw(t, HERO_DIE, f"h{i + 1}", c.source) for i in range(action.dice)]
    action.thrown += [throw(t, ENEMY_DIE, f"e{i + 1}", enemy) for i, enemy in enumerate(ready)]
    action.rolled = True
    t.note("roll", hero=action.hero, action=action.kind, dice=plain(action.thrown))


def reroll(t: Table, c: Context, times: int, but: str = "") -> None:
    """Choose a die of the roll and roll it again, up to so many times; a die may be chosen again [HT-307], but not one
    that shows a symbol named here [WQ-406].
    """
    action = t.action
    if action is None:
        return
    for step in range(times):
        options = tuple(d.id for d in action.thrown if but not in symbols(t, d))
        if not options:
            return
        data: dict[str, object] = {"step": step + 1, "steps": times, "dice": plain(action.thrown)}
        answer = t.ask(Prompt("reroll", action.hero, c.source, options, 0, 1, data))
        if not answer:
            return
        at = next(i for i, die in enumerate(action.thrown) if die.id == answer[0])
        old = action.thrown[at]
        action.thrown[at] = throw(t, old.die, old.id, c.source)
        t.note("reroll", hero=action.hero, source=c.source, dice=plain([action.thrown[at]]))


def roll_on(t: Table, action: Action, followed: set[str]) -> bool:
    """Each critical that was not rolled on yet is rolled again, and its new face counts too [HT-308, WQ-405]; whether
    there were any. `followed` remembers them.
    """
    fresh = [die for die in action.thrown if "critical" in symbols(t, die) and die.id not in followed]
    if not fresh:
        return False
    number = sum(die.die == HERO_DIE for die in action.thrown)
    again = [throw(t, HERO_DIE, f"h{number + step}", "critical") for step in range(1, len(fresh) + 1)]
    followed.update(die.id for die in fresh)
    action.thrown += again
    t.note("critical", hero=action.hero, dice=plain(again))
    return True
