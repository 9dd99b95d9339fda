"""A round of the plain model, thought through: what comes of it for a span of healths.

A state of the round is remembered with all that was thought of it, so that casts that come to the same state go on
together (`combat_plain.py` makes alike states one).
"""

from __future__ import annotations

from collections import defaultdict

from game.kit.slices import Work, done
from game.runebound import enemy_script, plain_hand
from game.runebound.combat_doing import Doing, held_of
from game.runebound.combat_plain import Plain
from game.runebound.combat_state import OVER, Fight, Round
from game.runebound.thoughts import NOT_HELD, Band, Blow, Branch, Key, Thought, Tossing, shift

SLICE = 40
"""So many thoughts are made at a time: they take no more than a frame can spare."""

MOST_KEPT = 60_000
"""So many states are remembered, which takes some 100 MB; then all are forgotten."""


class Thinking:
    """A thought that is being made: the state (None where it is not kept), its healths, whose action it is (OVER:
    nobody's), the ways that are left (the next one last, with the state `after` it), and what has come of the others.
    """

    __slots__ = ("after", "band", "found", "left", "side", "state")

    def __init__(self, state: Round | Tossing | None, band: Band, side: int, ways: list[Branch]) -> None:
        self.state, self.band, self.side = state, band, side
        self.left = ways[::-1]
        self.after: Round | Tossing | None = None
        self.found: defaultdict[int, float] = defaultdict(float)


class Thinker(Doing):
    """Thinks rounds of one fight through, and remembers the states that it met."""

    def __init__(self, fight: Fight) -> None:
        super().__init__(fight)
        self.thoughts = 0
        """How many were made so far."""
        self._due = SLICE
        self.plain = Plain(fight)
        self._known: dict[Round | Tossing, list[Thought]] = {}

    def think(self, r: Round | Tossing, hero: int, enemy: int) -> Thought:
        """What comes of a state of a round with these healths."""
        return done(self.thinking(r, hero, enemy))

    def met(self, r: Round | Tossing, hero: int, enemy: int) -> Thought | None:
        """What was thought before of a state with these healths; None where nothing was."""
        for thought in self._known.get(r, ()):
            lows, highs = thought.lows, thought.highs
            if lows[0] <= hero <= highs[0] and lows[1] <= enemy <= highs[1]:
                return thought
        return None

    def thinking(self, r: Round | Tossing, hero: int, enemy: int, blow: Blow | None = None) -> Work[Thought]:
        """What comes of a state of a round with these healths, in slices of so many thoughts: each may hang on others,
        which are thought through first. A `blow` that is about to fall comes before anything else.
        """
        thought = self.met(r, hero, enemy) if blow is None else None
        if thought is not None:
            return thought
        if len(self._known) > MOST_KEPT:
            self._known.clear()
        band = Band(hero, enemy)
        if blow is not None and isinstance(r, Round):
            ways = self.hit(Branch(1.0, r), band, blow.target, blow.damage, blow.blocked, blow.attack)
            waiting = [Thinking(None, band, r.turn, ways)]
        else:
            waiting = [self._begun(r, band)]
        while True:
            thinking = waiting[-1]
            later = self._next(thinking)
            if later is not None:
                waiting.append(self._begun(*later))
                continue
            thought = self._finished(thinking)
            waiting.pop()
            if not waiting:
                return thought
            if self.thoughts >= self._due:
                self._due = self.thoughts + SLICE
                yield

    def _begun(self, r: Round | Tossing, band: Band) -> Thinking:
        """A thought that begins: the ways that it may go are known, but not what comes of them."""
        self.thoughts += 1
        if isinstance(r, Tossing):
            return Thinking(r, band, r.round.turn, self._alike(self.shown(Branch(1.0, r.round, tossed=r.tossed))))
        if r.turn == OVER:
            return Thinking(r, band, OVER, self.ends(r, band))
        chosen = (enemy_script.choose if r.turn else plain_hand.choose)(self.fight, r, band)
        return Thinking(r, band, r.turn, self.acted(r, r.turn, chosen, band))

    def _alike(self, branches: list[Branch]) -> list[Branch]:
        """Ways that only tossed tokens tell apart, those that are alike as one."""
        shares: defaultdict[Round, float] = defaultdict(float)
        for branch in branches:
            shares[self.plain.of(branch.round)] += branch.chance
        return [Branch(chance, r) for r, chance in shares.items()]

    def _next(self, thinking: Thinking) -> tuple[Round | Tossing, Band] | None:
        """Goes through the ways of a thought up to one of which it is not known yet what comes of it: the state that it
        leads to, with the healths. What does not hang on how tokens lie that are tossed again is thought through once
        for all that they may show.
        """
        band, found = thinking.band, thinking.found
        while thinking.left:
            branch = thinking.left[-1]
            first, second = branch.changes
            if branch.end or thinking.side == OVER:
                held = NOT_HELD if branch.end else held_of(self.fight, branch.round)
                found[Key(first, second, branch.round.bits, branch.end, held).packed()] += branch.chance
            else:
                if thinking.after is None:
                    tossed = branch.tossed
                    thinking.after = (
                        Tossing(branch.round, tossed)
                        if tossed
                        else self.plain.of(self.turned(branch, thinking.side, band))
                    )
                healths = band.healths[0] + first, band.healths[1] + second
                later = self.met(thinking.after, *healths)
                if later is None:
                    return thinking.after, Band(*healths)
                band.narrow(later, branch.changes)
                more, share = shift(branch.changes), branch.chance
                for key, chance in zip(later.keys, later.chances, strict=True):
                    found[key + more] += share * chance
            thinking.left.pop()
            thinking.after = None
        return None

    def _finished(self, thinking: Thinking) -> Thought:
        """A thought whose ways are all known is kept."""
        thought = Thought(thinking.band, thinking.found)
        if thinking.state is not None:
            self._known.setdefault(thinking.state, []).append(thought)
        return thought
