"""The test language of combats: a hero, an enemy, casts in faces, answers.

`Fight(box, "corbin", "ettin")` stands at the start of a combat of the solo form, with nobody else at the table; with
`others` of rivals, where the player to the left plays the enemy. `fight.begin("U2 P1* - | K1 S1 A K1* D")` plays to the
first question of a round in which the tokens show these faces, in the order of the pools, the hero's first. What is
tossed later is told by `fight.tosses`, the cast of the next round by `fight.casts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from game.kit.board import State
from game.kit.events import Event, Noted
from game.kit.prompts import Answer, Prompt
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.table import Answerer, GameTable
from game.runebound import names, plain_player, pools
from game.runebound.box import Box
from game.runebound.combat_fight import tokens_of
from game.runebound.combat_flow import NODES
from game.runebound.endings import CombatOver, TurnOver
from game.runebound.fights import begin_fight
from game.runebound.scenario_summary import lying
from game.runebound.sessions import session_at
from game.runebound.table import Table
from game.runebound.tokens import Pair, face

NO: Sequence[str] = ()
HOME = "tamalir"
TOKEN = pools.COIN.id
HELD = "."


class Fight:
    """One combat in play."""

    def __init__(
        self, box: Box, hero: str, enemy: str, *, assets: str = "", skills: str = "", hand: str = "",
        hero_damage: int = 0, enemy_damage: int = 0, act: int = 1, form: str = "solo", others: str = "",
        seed: str = "laid", stop: str = "combat_over",
        counters: Mapping[str, int] | None = None, where: str = HOME, discarded: str = "",
        scenario: str = "margath", enemies: str = "played", deck: str = "", duel: bool = False, zombies: int = 0,
    ) -> None:  # fmt: skip
        self.box = box
        heroes, form = [hero, *others.split()], "rivals" if others and form == "solo" else form
        record: dict[str, Any] = {
            "pieces": heroes, "computers": [""] * len(heroes), "seed": seed, "scenario": scenario, "form": form,
            "enemies": enemies, "step": "chart", "first": 0,
        }  # fmt: skip
        self.session: Session = session_at(box, State(mode="runebound", seed=seed, setup=record, node="combat"))
        self.session.stop_at = stop
        t = self.t
        cell = box.land.cells_at(where)[0]
        for one in heroes:
            t.make(one, one, names.hero_zone(one))
            t.make(names.figure(one), one, cell.name)
        self._lay(assets, names.assets(hero))
        self._lay(skills, names.learned(hero))
        self._lay(hand, names.hand(hero))
        self._lay(deck or self._rest_of_skills(f"{skills} {hand}"), names.deck(names.SKILL), False)
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
        self._lay(discarded, names.discard("combat"))
        begin_fight(t, hero, self.foe, kind, hero)
        t.add_token(self.foe, names.DAMAGE, enemy_damage)
        t.events.clear()
        self._told: list[Noted] = []

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

    # -- playing

    def begin(self, cast: str = "", *shown: str) -> Self:
        """Play to the first question, with tokens that show these faces, and later tosses as `tosses` has them; without
        a cast chance is free.
        """
        if cast:
            self.session.table.script = {TOKEN: self._sides_of(cast) + self._later(shown)}
        self.session.begin()
        return self

    def casts(self, cast: str) -> Self:
        """The next cast shows these faces; `.` for a token that is held."""
        return self._tell(self._sides_of(cast))

    def tosses(self, *shown: str) -> Self:
        """The next tosses: a token and the face that it will show, as "foe-4 U1"."""
        return self._tell(self._later(shown))

    def _later(self, shown: Sequence[str]) -> list[str]:
        t, found = self.t, []
        coming = {token: two for side in (t.fighter, t.foe) for token, _, two in tokens_of(t, side)}
        for one in shown:
            token, text = one.split()
            found.append(self._side(coming[token], text))
        return found

    def _tell(self, sides: list[str]) -> Self:
        for script in (self.session.table.script, self.session.entries[-1].script):
            assert script is not None, "chance is free"
            script[TOKEN] += sides
        return self

    def _sides_of(self, cast: str) -> list[str]:
        """The faces of a cast as the script of the tokens; the tokens come in the order of the pools."""
        t, found = self.t, []
        for row, shown in zip([tokens_of(t, t.fighter), tokens_of(t, t.foe)], cast.split("|"), strict=True):
            for (_, _, two), text in zip(row, shown.split(), strict=True):
                found += [self._side(two, text)] if text != HELD else []
        return found

    def _side(self, two: Pair, text: str) -> str:
        assert face(text) in two, f"no face {text}"
        return str(two.index(face(text)) + 1)

    def do(self, *answers: str | Sequence[str]) -> Self:
        """Give answers in order: an option, several of them, or nothing."""
        for answer in answers:
            assert self.session.prompt is not None, f"nothing is asked, {answer} is left"
            self.session.answer([answer] if isinstance(answer, str) else list(answer))
        return self

    # -- reading

    @property
    def prompt(self) -> Prompt:
        """The open question."""
        found = self.session.prompt
        assert found is not None, f"no question is open in {self.session.state.node}"
        return found

    @property
    def asked(self) -> str:
        """The kind of the open question with who is asked; empty where nothing is asked."""
        prompt = self.session.prompt
        return f"{prompt.kind} {prompt.chooser}" if prompt is not None else ""

    @property
    def options(self) -> list[str]:
        """What can be answered."""
        return list(self.prompt.options)

    @property
    def ended(self) -> str:
        """How the combat ended; empty while it goes on."""
        return self.t.word(names.COMBAT_END)

    def pool(self, side: str) -> str:
        """The pool of a side: live tokens as the faces they show, spent ones (so), removed ones [so], doubled ones with
        what they are worth now behind them, as "P1*=2".
        """
        return " ".join(lying(self.t, token) for token in pools.tokens(self.t, side))

    def damage(self) -> tuple[int, int]:
        """The damage on the hero and on the foe."""
        return self.t.damage(self.hero), self.t.damage(self.foe)

    def told(self) -> list[Noted]:
        """All that was told since the combat began."""
        self._told += [event for event in self.session.take_events() if isinstance(event, Noted)]
        return self._told

    def noted(self, name: str) -> list[dict[str, Any]]:
        """What was told of a kind since the combat began."""
        return [dict(note.data) for note in self.told() if note.name == name]


# -- whole rounds, as the forecast plays them


def by_plain_hand(table: GameTable, prompt: Prompt, why: object = None) -> Answer:
    """The answer of the plain hand."""
    assert isinstance(table, Table)
    found = plain_player.answer(table, prompt)
    assert found is not None, f"no question of a combat: {prompt}"
    return found


def played(t: Table, until: str = "combat_over", player: Answerer = by_plain_hand) -> list[Event]:
    """Play nodes of the combat, with the plain hand or another player, until one that is looked for, or its end; gives
    what happened.
    """
    node, events = "combat", []
    t.answerer = player
    while node not in (until, "combat_over"):
        t.enter_node()
        try:
            node = NODES[node](t)
        except (CombatOver, TurnOver):
            node = "combat_over"
        events += t.events
    return events


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
            played(fight.t, "combat_round_end")
        except UntoldError as more:
            waiting += [([*values, value], chance / more.number) for value in range(more.number)]
            continue
        t = fight.t
        end = t.word(names.COMBAT_END)
        hero, foe = t.damage(fight.hero), t.damage(fight.foe)
        key = (0 if end == names.LOST else hero, 0 if end == names.WON else foe, end)
        found[key] = found.get(key, 0.0) + chance
    return found
