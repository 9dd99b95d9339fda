"""Combat: its rounds, from the start to the end [RB-701 to RB-712, RB-721]. What comes after it stands in
`aftermath.py`.
"""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.runebound import names, pools, windows
from game.runebound.combat_actions import act, context_of
from game.runebound.combat_state import ROUNDS
from game.runebound.damage import check_foe
from game.runebound.sides import sides
from game.runebound.table import Table
from game.runebound.values import bonus

GO_ON, RETREAT = "go-on", "retreat"


def start(t: Table) -> str:
    """Both sides bring their tokens; texts at the start of combat resolve, the hero's before the enemy's [RB-703,
    RB-704]. A villain of a party keeps the damage of this round, which may defeat him at once [RB-963].
    """
    hero, foe = sides(t)
    t.note("combat", hero=hero, enemy=foe, kind=t.word(names.FOUGHT))
    pools.clear_pools(t)
    for side in (hero, foe):
        pools.bring(t, side)
    check_foe(t)
    speak(t, windows.COMBAT_START)
    return "cast"


def speak(t: Table, window: str) -> None:
    """The texts of a window resolve, those of the hero before those of the enemy [RB-704, RB-708]."""
    for side in sides(t):
        if side in t.heroes:
            windows.speak(t, window, side, story=False)
            continue
        effect = t.box.on.get(t.card(side), {}).get(window)
        context = context_of(t, side, side, window)
        if effect is not None and effect.would(t, context):
            if window == windows.COMBAT_START:
                t.set_track(names.started(side), 1)
            effect.run(t, context)


def cast(t: Table) -> str:
    """A round begins: every token is tossed, all are live and single [RB-705, RB-706]."""
    number = t.track(names.COMBAT_ROUND) + 1
    if number > 1:
        speak(t, "before-cast")
    t.set_track(names.COMBAT_ROUND, number)
    t.forget("once-round:")
    for side in sides(t):
        t.set_track(names.passed(side), 0)
        t.set_track(names.reflect(side), 0)
    t.note("combat-round", number=number)
    for side in sides(t):
        pools.cast(t, side)
    return "initiative"


def initiative(t: Table) -> str:
    """Texts after casting; then whoever shows more golden faces begins, on a tie the hero [RB-707, RB-708]."""
    speak(t, "after-cast")
    hero, foe = sides(t)
    counts = {side: pools.golden(t, side) for side in (hero, foe)}
    for side in (hero, foe):
        if side in t.heroes:
            counts[side] += bonus(t, "golden", side)
    first = hero if counts[hero] >= counts[foe] else foe
    t.note("initiative", side=first, hero=counts[hero], foe=counts[foe])
    t.set_track(names.COMBAT_TURN, first)
    return "combat_action"


def combat_action(t: Table) -> str:
    """One combat action; the sides take them in turn, who has passed is out [RB-709]."""
    side = t.word(names.COMBAT_TURN)
    t.set_track(names.AGAIN, 0)
    if not act(t, side) and side in t.heroes:
        windows.speak(t, "after-combat-action", side, story=False)
    following = _following(t, side)
    t.set_track(names.COMBAT_TURN, following)
    return "combat_action" if following else "combat_round_end"


def _following(t: Table, side: str) -> str:
    """Whose action is next; empty where both have passed."""
    other = t.other_side(side)
    out = {one for one in (side, other) if t.track(names.passed(one))}
    if t.track(names.AGAIN) and side not in out:
        return side
    return next((one for one in (other, side) if one not in out), "")


def round_end(t: Table) -> str:
    """Both have passed: texts at the end of a round, then the hero may retreat, but not from a villain or a duel; after
    the tenth round it is over [RB-711, RB-712, RB-721, RB-741, RB-931].
    """
    speak(t, "combat-round-end")
    if t.track(names.COMBAT_ROUND) >= ROUNDS:
        return _ends(t, names.SPENT)
    if t.word(names.FOUGHT) == names.FIGHT_CARD:
        data: dict[str, object] = {"round": t.track(names.COMBAT_ROUND), "enemy": t.foe}
        if t.ask(Prompt("retreat", t.fighter, "RB-721", (GO_ON, RETREAT), data=data))[0] == RETREAT:
            return _ends(t, names.RETREAT)
    return "cast"


def _ends(t: Table, how: str) -> str:
    t.set_track(names.COMBAT_END, how)
    return "combat_over"
