"""Verbs of adventures: tests, what is kept and carried, story quests, duels [parts 11.1, 11.2]."""

from __future__ import annotations

from game.kit.effects.effect import Effect
from game.kit.effects.language import MarkError, Name, Number
from game.kit.prompts import Prompt
from game.runebound import belongings, names
from game.runebound.adventures import carry as carry_card
from game.runebound.content import ATTRIBUTES
from game.runebound.context import Context
from game.runebound.fights import begin_fight
from game.runebound.skill_test import reveals, run_test
from game.runebound.table import Table
from game.runebound.vocabulary.kinds import Who, decider


def _attribute(name: str) -> str:
    if name not in ATTRIBUTES:
        raise MarkError(f"{name} is no attribute")
    return str(name)


def test(attribute: Name, modifier: Number, need: Number, passed: Effect, failed: Effect) -> Effect:
    """A test [RB-601 to RB-607]: passed with `need` successes; one of the two effects resolves."""
    tested = _attribute(attribute)

    def run(t: Table, c: Context) -> None:
        wanted = need(t, c)
        found = run_test(t, c.you, tested, modifier(t, c), wanted, c.source)
        (passed if found >= wanted else failed).run(t, c.plain())

    return Effect(run, lambda t, c: passed.would(t, c) or failed.would(t, c))


def count_test(attribute: Name, modifier: Number, effect: Effect) -> Effect:
    """A test that counts [RB-604, RB-607]: the effect with `successes`; with 0 it does nothing."""
    tested = _attribute(attribute)

    def run(t: Table, c: Context) -> None:
        inner = c.plain()
        found = run_test(t, c.you, tested, modifier(t, c), 0, c.source)
        inner.successes = found
        if found:
            effect.run(t, inner)

    def would(t: Table, c: Context) -> bool:
        return reveals(t, c.you, tested, modifier(t, c))

    return Effect(run, would)


def reveal(n: Number) -> Effect:
    """This test reveals n cards more."""
    return Effect(lambda t, c: None, lambda t, c: n(t, c) > 0)


def keep() -> Effect:
    """The adventure card in resolution becomes a trophy, last of all [RB-528]."""
    return Effect(lambda t, c: t.set_track(names.KEPT, c.source), lambda t, c: True)


class Carry(Effect):
    """An option that makes an errand of its card: where it goes, and what it brings."""

    __slots__ = ("option", "reward", "where")

    def __init__(self, where: str, reward: Effect) -> None:
        super().__init__(self._lay, lambda t, c: True)
        self.where = where
        self.reward = reward
        self.option = 0
        """Which option of its event it is, 1 or 2."""

    def _lay(self, t: Table, c: Context) -> None:
        carry_card(t, c.you, c.source, self.option)


def carry(where: Name, reward: Effect) -> Effect:
    """The card becomes an errand, to be carried to a site or a kind of site [RB-517]."""
    return Carry(str(where), reward)


def story(reward: Effect, first: Effect) -> Effect:
    """The hero gets the reward of the story quest once; the first hero of the game also the second effect [RB-906,
    RB-965].
    """

    def run(t: Table, c: Context) -> None:
        if t.track(names.reward_of(c.source, c.you)):
            return
        t.set_track(names.reward_of(c.source, c.you), 1)
        leads = not t.word(names.first_of(c.source))
        t.note("story-reward", hero=c.you, piece=c.source, first=leads)
        reward.run(t, c)
        if leads:
            t.set_track(names.first_of(c.source), c.you)
            first.run(t, c)

    return Effect(run, lambda t, c: not t.track(names.reward_of(c.source, c.you)))


class Duel(Effect):
    """A duel, and what it brings to its winner."""

    __slots__ = ("reward", "who")

    def __init__(self, who: Who, reward: Effect) -> None:
        super().__init__(self._call, self._can)
        self.who = who
        self.reward = reward

    def _left(self, t: Table, c: Context) -> list[str]:
        """The heroes whom this card has not called out yet in the game."""
        return [hero for hero in self.who.ids(t, c) if not t.track(names.once("game", c.source, hero))]

    def _can(self, t: Table, c: Context) -> bool:
        if t.together:
            return not t.track(names.once("game", c.source, c.you))
        return bool(self._left(t, c))

    def _call(self, t: Table, c: Context) -> None:
        if t.together:
            t.set_track(names.once("game", c.source, c.you), 1)
            belongings.draw_trophy(t, c.you, "combat", "RB-966")
            return
        foe = t.ask(Prompt("duel", decider(t, c), c.source, tuple(self._left(t, c))))[0]
        t.set_track(names.once("game", c.source, foe), 1)
        t.note("calls-out", hero=c.you, foe=foe)
        begin_fight(t, c.you, foe, names.FIGHT_DUEL, c.source)


def duel(who: Who, effect: Effect) -> Effect:
    """A duel with that hero, each once per game; the effect if you win [RB-741]. In a party instead, once per game:
    gain 1 combat trophy [RB-966].
    """
    return Duel(who, effect)


WORDS = {build.__name__: build for build in (test, count_test, reveal, keep, carry, story, duel)}
