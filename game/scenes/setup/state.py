"""What the players have set up so far: quest, seats with names and heroes, leader, options, seed. No drawing.

`SetupState.setup()` is what `Mode.new` is given; `problem(words)` says in one sentence what is missing.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.kit.mode import Mode
from game.kit.shown import Portrait
from game.scenes.journey import new_seed
from game.ui.screen.scene import Words

FEWEST, MOST = 2, 4
NAME_LIMIT = 16
SEED_LIMIT = 24
PARTY_RULE = "HT-109"


class Refusal(NamedTuple):
    """Why a hero cannot join: the seat that is in the way (from 0), the sentence, the rule."""

    seat: int
    sentence: str
    rule: str


@dataclass
class SeatChoice:
    """One seat: the name its player gave, the name of one who gave none, and the hero's id; all may be empty."""

    name: str = ""
    usual: str = ""
    hero: str = ""

    @property
    def player(self) -> str:
        """The name that is played under."""
        return self.name.strip() or self.usual


@dataclass
class SetupState:
    """The choices so far. Seats count from 0; `current` is the seat that a chosen hero is taken for."""

    mode: Mode
    quest: str
    heroes: tuple[Portrait, ...]
    seats: list[SeatChoice]
    seed: str
    current: int = 0
    leader: int = 0
    grim: bool = False
    undo: bool = True

    @classmethod
    def fresh(cls, mode: Mode, words: Words, last: Mapping[str, Any]) -> SetupState:
        """The last set-up as far as it still fits, or two empty seats; always with a new seed."""
        quests = [quest.id for quest in mode.quests()]
        heroes = mode.heroes(FEWEST)
        known = {hero.id for hero in heroes}
        taken = [str(hero) if hero in known else "" for hero in _texts(last.get("heroes"))][:MOST]
        names = _texts(last.get("players"))[:MOST]
        count = max(FEWEST, len(taken))
        seats = [
            SeatChoice(
                names[at][:NAME_LIMIT] if at < len(names) and names[at] != player_name(words, at) else "",
                player_name(words, at),
                taken[at] if at < len(taken) else "",
            )
            for at in range(count)
        ]
        wanted = str(last.get("quest", ""))
        leader = taken.index(str(last.get("leader"))) if last.get("leader") in taken else 0
        return cls(
            mode,
            wanted if wanted in quests else quests[0],
            heroes,
            seats,
            new_seed(words),
            current=next((at for at, seat in enumerate(seats) if not seat.hero), 0),
            leader=leader,
            grim=last.get("grim") is True,
            undo=last.get("undo") is not False,
        )

    @property
    def count(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def chosen(self) -> int:
        """How many seats have a hero."""
        return sum(1 for seat in self.seats if seat.hero)

    def seat_of(self, hero: str) -> int | None:
        """The seat of a hero, or None."""
        return next((at for at, seat in enumerate(self.seats) if seat.hero == hero), None)

    def refusal(self, hero: str) -> Refusal | None:
        """What the game says against a hero beside one who sits already; None if nothing."""
        for at, seat in enumerate(self.seats):
            if at == self.current or not seat.hero or seat.hero == hero:
                continue
            pair = {**self.setup(), "heroes": [seat.hero, hero], "leader": hero}
            sentence, rule = self.mode.problem_of(pair)
            if sentence:
                return Refusal(at, sentence, rule)
        return None

    def take(self, hero: str) -> bool:
        """Give a hero to the current seat, or take it back from where it sits; false if the party forbids it."""
        seated = self.seat_of(hero)
        if seated is not None:
            self.seats[seated].hero = ""
            self.current = seated
            return True
        if self.refusal(hero) is not None:
            return False
        self.seats[self.current].hero = hero
        self.current = next((at for at, seat in enumerate(self.seats) if not seat.hero), self.current)
        return True

    def take_random(self, chance: random.Random) -> str:
        """Give the current seat a hero that is free and fits; empty if there is none."""
        fitting = [h.id for h in self.heroes if self.seat_of(h.id) is None and self.refusal(h.id) is None]
        if not fitting:
            return ""
        hero = chance.choice(fitting)
        self.take(hero)
        return hero

    def add_seat(self, words: Words) -> bool:
        """Add an empty seat and make it the current one; false if the table is full."""
        if self.count >= MOST:
            return False
        self.seats.append(SeatChoice(usual=player_name(words, self.count)))
        self.current = self.count - 1
        return True

    def remove_seat(self, at: int) -> bool:
        """Take a seat away; false if only the fewest are left."""
        if self.count <= FEWEST:
            return False
        del self.seats[at]
        self.leader = self.leader - 1 if self.leader > at else min(self.leader, self.count - 1)
        self.current = min(self.current, self.count - 1)
        return True

    def problem(self, words: Words) -> tuple[str, str]:
        """What is missing before the quest can begin: (sentence, rule id); both empty if nothing is."""
        empty = next((at for at, seat in enumerate(self.seats) if not seat.hero), None)
        if empty is not None:
            return words("ui.setup.no_hero", seat=empty + 1), PARTY_RULE
        return self.mode.problem_of(self.setup())

    def setup(self) -> dict[str, Any]:
        """The set-up as the game wants it."""
        heroes = [seat.hero for seat in self.seats]
        return {
            "quest": self.quest,
            "heroes": heroes,
            "leader": heroes[min(self.leader, len(heroes) - 1)],
            "players": [seat.player for seat in self.seats],
            "grim": self.grim,
            "seed": self.seed.strip() or "0",
        }

    def remembered(self) -> dict[str, Any]:
        """What the next set-up starts from: everything but the seed."""
        kept = {name: value for name, value in self.setup().items() if name != "seed"}
        return {**kept, "undo": self.undo}


def player_name(words: Words, at: int) -> str:
    """The name of a player who gave none."""
    return words("ui.setup.player", number=at + 1)


def _texts(value: Any) -> Sequence[str]:
    """A list of texts from a settings file that anybody may have edited."""
    return [str(entry) for entry in value] if isinstance(value, list | tuple) else []
