"""Leaving a dungeon, and its reward [TN-701 to TN-708]."""

from __future__ import annotations

from game.kit.effects.effect import Effect
from game.kit.prompts import Prompt
from game.tenefyr import names
from game.tenefyr.context import GIVES, Context
from game.tenefyr.decks import shuffle_in
from game.tenefyr.dungeons import open_top
from game.tenefyr.prompts import PARTY
from game.tenefyr.steps import move_token
from game.tenefyr.table import Table

WILLINGLY, HARSHLY = 1, 2
"""Steps of the boss token for leaving, and for being thrown out."""
EACH = "each"


def leave(t: Table) -> bool:
    """The party leaves: steps, the open card, the discard piles, and the reward if the dungeon is cleared [TN-701],
    also where the token has reached the skull [TN-1209]. Says whether there is a reward to resolve.
    """
    zone, how = t.dungeon, t.word(names.LEAVING)
    t.note({names.THROWN_OUT: "thrown-out", names.CLEARED: "cleared"}.get(how, "leaves"), dungeon=zone)
    move_token(t, HARSHLY if how == names.THROWN_OUT else WILLINGLY, how)
    open_top(t, zone)
    for player in t.clockwise():
        shuffle_in(t, player, [*t.zone(names.discard(player))])
    t.set_track(names.DUNGEON, "")
    t.set_track(names.LEAVING, "")
    _zero_boon(t)
    reward = [*t.zone(names.reward(zone))]
    if t.zone(zone):
        return False
    t.set_track(names.ended(zone), how if how == names.CLEARED else names.CLOSED)
    if how != names.CLEARED or not reward:
        for piece in reward:
            t.move(piece, names.GONE)  # the dungeon is closed [TN-703]
        return False
    begin_reward(t, reward[0])
    return True


def _zero_boon(t: Table) -> None:
    """What was for this visit ends with it [TN-713]."""
    if t.track(names.BOON_NOW):
        t.set_track(names.BOON_NOW, 0)


def begin_reward(t: Table, reward: str) -> None:
    """A reward begins to resolve: for each player, from the starting player clockwise, or for all [TN-706, TN-707]."""
    t.note("reward", piece=reward)
    each = t.box.content.rewards[t.card(reward)].chooser == EACH
    t.set_track(names.REWARD, reward)
    t.set_track(names.WAITING, ",".join(t.clockwise() if each else [t.starter]))


def resolve_option(t: Table) -> bool:
    """The next player, or the party, takes an option; False when all have: the reward leaves the game [TN-704]."""
    reward = t.word(names.REWARD)
    player, _, rest = t.word(names.WAITING).partition(",")
    effects = t.box.options[t.card(reward)]
    context = Context(player, reward, it=player, window="reward")
    options = useful(t, effects, context)
    together = t.box.content.rewards[t.card(reward)].chooser != EACH
    data: dict[str, object] = {"reward": reward, **({PARTY: True} if together else {})}
    picked = t.ask(Prompt("reward-option", player, reward, options, data=data))[0]
    t.note("option", player=player, reward=reward, option=picked)
    t.set_track(names.CHOSEN, f"{t.word(names.CHOSEN)} {player}={picked}".strip())
    effects[int(picked) - 1].run(t, context)
    t.set_track(names.WAITING, rest)
    if not rest:
        t.move(reward, names.GONE)
        t.set_track(names.REWARD, "")
        t.set_track(names.CHOSEN, "")
    return bool(rest)


def useful(t: Table, effects: tuple[Effect, ...], context: Context) -> tuple[str, ...]:
    """The options that may be chosen, from "1": those that would change something, or all where none would [TN-010];
    alone none by which another player receives a card [TN-1005].
    """
    every = {str(number): effect for number, effect in enumerate(effects, 1)}
    found = [key for key, it in every.items() if it.would(t, context) and not (t.solo and GIVES in it.keys)]
    return tuple(found) or tuple(every)
