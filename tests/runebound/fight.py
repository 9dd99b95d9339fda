"""The test language of combats: a hero, an enemy, casts in faces, answers.

`Fight(box, "corbin", "ettin")` stands at the start of a combat of the solo form, with nobody else at the table.
`fight.cast("U2 P1* - | K1 S1 A K1* D")` begins a round in which the tokens show these faces, in the order of the pools,
the hero's first; then answers are given one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.kit.board import State
from game.kit.events import Noted
from game.kit.prompts import Answer, Prompt
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.table import GameTable
from game.runebound import names, plain_player, pools
from game.runebound.box import Box
from game.runebound.combat_fight import enemy_tokens, hero_tokens
from game.runebound.combat_flow import NODES
from game.runebound.endings import CombatOver, TurnOver
from game.runebound.fights import begin_fight
from game.runebound.sessions import session_at
from game.runebound.table import Table
from game.runebound.tokens import face

NO: Sequence[str] = ()
HOME = "tamalir"
TOKEN = pools.COIN.id


class Fight:
    """One combat in play."""

    def __init__(
        self, box: Box, hero: str, enemy: str, *, assets: str = "", skills: str = "", hand: str = "",
        hero_damage: int = 0, enemy_damage: int = 0, act: int = 1, form: str = "solo", others: str = "",
        seed: str = "laid", counters: Mapping[str, int] | None = None, where: str = HOME, discarded: str = "",
        scenario: str = "margath", enemies: str = "played", deck: str = "", duel: bool = False, zombies: int = 0,
    ) -> None:  # fmt: skip
        self.box = box
        heroes = [hero, *others.split()]
        record: dict[str, Any] = {
            "pieces": heroes, "computers": [""] * len(heroes), "seed": seed, "scenario": scenario, "form": form,
            "enemies": enemies, "step": "chart", "first": 0,
        }  # fmt: skip
        self.session: Session = session_at(box, State(mode="runebound", seed=seed, setup=record, node="combat"))
        t = self.t
        cell = box.land.cells_at(where)[0]
        for one in heroes:
            t.make(one, one, names.hero_zone(one))
            t.make(names.figure(one), one, cell.name)
        self._lay(assets, names.assets(hero))
        self._lay(skills, names.learned(hero))
        self._lay(hand, names.hand(hero))
        self._lay(deck or self._rest_of_skills(f"{skills} {hand}"), names.deck(names.SKILL), False)
        self._lay(discarded, names.discard("combat"))
        self._lay(" ".join(["zombie"] * zombies), names.BOX)
        for counter, number in (counters or {}).items():
            t.add_token(hero, counter, number)
        t.add_token(hero, names.DAMAGE, hero_damage)
        for track, value in (
            (names.ACT, act), (names.FIRST, heroes[0]), (names.ACTIVE, hero), (names.ACTIONS, 1),
            (names.SCENARIO, scenario), (names.ORDER, ",".join(heroes)), (names.ROUND, 1), (names.SPACE, 1),
        ):  # fmt: skip
            t.set_track(track, value)
        kind, self.foe = names.FIGHT_CARD, f"{enemy}-1"
        if duel:
            kind, self.foe = names.FIGHT_DUEL, enemy
        elif enemy in box.content.villains:
            kind, self.foe = names.FIGHT_VILLAIN, enemy
            t.make(enemy, enemy, cell.name)
        else:
            t.make(self.foe, enemy, names.DRAWN)
        begin_fight(t, hero, self.foe, kind, hero)
        t.add_token(self.foe, names.DAMAGE, enemy_damage)
        t.events.clear()

    def _lay(self, cards: str, zone: str, face_up: bool = True) -> None:
        for card in cards.split():
            number = 1
            while f"{card}-{number}" in self.t.board.pieces:
                number += 1
            self.t.make(f"{card}-{number}", card, zone, face_up)

    def _rest_of_skills(self, without: str) -> str:
        gone, skills = without.split(), self.box.content.skills
        return " ".join(card for card, it in skills.items() for _ in range(it.copies - gone.count(card)))

    @property
    def t(self) -> Table:
        """The table as it is now."""
        table = self.session.table
        assert isinstance(table, Table)
        return table

    @property
    def hero(self) -> str:
        """The hero who fights."""
        return self.t.heroes[0]

    # -- answering

    def begin(self, cast: str = "") -> Fight:
        """Play to the first question, with tokens that show these faces; without a cast chance is free."""
        if cast:
            self.session.table.script = {TOKEN: self.sides_of(cast)}
        self.session.begin()
        return self

    def sides_of(self, cast: str) -> list[str]:
        """The faces of a cast as the script of the tokens; the tokens come in the order of the pools."""
        t, found = self.t, []
        theirs = hero_tokens(t, t.foe) if t.foe in t.heroes else enemy_tokens(t, t.foe)
        rows = [hero_tokens(t, t.fighter), theirs]
        for row, shown in zip(rows, cast.split("|"), strict=True):
            for (token, _, two), text in zip(row, shown.split(), strict=True):
                assert face(text) in two, f"{token} has no face {text}"
                found.append(str(two.index(face(text)) + 1))
        return found

    @property
    def prompt(self) -> Prompt:
        """The open question."""
        found = self.session.prompt
        assert found is not None, f"no question is open in {self.session.state.node}"
        return found

    def answer(self, kind: str, *ids: str) -> Fight:
        """Answer the open question, which is of this kind."""
        assert self.prompt.kind == kind, f"asked is {self.prompt}"
        self.session.answer(ids)
        return self

    def notes(self, name: str) -> list[dict[str, Any]]:
        """What was told of a kind since the last answer."""
        return [dict(event.data) for event in self.session.events if isinstance(event, Noted) and event.name == name]

    def left(self, piece: str = "") -> int:
        """The damage on the enemy, or on a piece."""
        return self.t.damage(piece or self.foe)


# -- whole rounds, as the forecast plays them


def by_plain_hand(table: GameTable, prompt: Prompt, why: object = None) -> Answer:
    """The answer of the plain hand."""
    assert isinstance(table, Table)
    found = plain_player.answer(table, prompt)
    assert found is not None, f"no question of a combat: {prompt}"
    return found


def played(t: Table, until: Callable[[str], bool], node: str = "combat") -> str:
    """Play nodes with the plain hand until one that is looked for, or the end of the combat; gives it."""
    t.answerer = by_plain_hand
    while node != "combat_over" and not until(node):
        t.enter_node()
        try:
            node = NODES[node](t)
        except (CombatOver, TurnOver):
            node = "combat_over"
    return node


class UntoldError(Exception):
    """Chance was asked for more than was told; one of so many."""

    def __init__(self, number: int) -> None:
        super().__init__(f"one of {number}")
        self.number = number


class Told(Streams):
    """Chance as it is told, toss by toss; for what is not UntoldError is raised."""

    def __init__(self, values: Sequence[int]) -> None:
        super().__init__("", {})
        self.values = iter(values)

    def below(self, stream: str, n: int) -> int:
        """The next value that was told."""
        value = next(self.values, None)
        if value is None:
            raise UntoldError(n)
        assert value < n, f"{value} of {n} in {stream}"
        return value


Outcome = tuple[int, int, str]


def outcomes(make: Callable[[], Fight], cast: Sequence[int]) -> dict[Outcome, float]:
    """What comes of the first round on the table for a cast, with the chances: the damage on hero and enemy, and how
    the combat ended. All that is still left to chance is tried every way.
    """
    found: dict[Outcome, float] = {}
    waiting = [(list(cast), 1.0)]
    while waiting:
        values, chance = waiting.pop()
        fight = make()
        fight.t.streams = Told(values)
        try:
            played(fight.t, lambda node: node == "combat_round_end")
        except UntoldError as more:
            waiting += [([*values, value], chance / more.number) for value in range(more.number)]
            continue
        t = fight.t
        end = t.word(names.COMBAT_END)
        hero, foe = t.damage(fight.hero), t.damage(fight.foe)
        key = (0 if end == names.LOST else hero, 0 if end == names.WON else foe, end)
        found[key] = found.get(key, 0.0) + chance
    return found
