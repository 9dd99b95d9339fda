"""Setting up a game on a terminal: which quest, how many heroes, which ones, by whom, from which seed."""

from __future__ import annotations

from typing import Any, TextIO

from game.kit.mode import Mode
from game.kit.setup import SeatChoice, Setup
from game.kit.text import Words
from game.kit.text_play import plain


class TextSetup:
    """Asks for a set-up, one line at a time; an empty line takes what is offered. Every answer is None at the end of
    the input."""

    def __init__(self, mode: Mode, words: Words, source: TextIO, out: TextIO) -> None:
        self.mode = mode
        self.words = words
        self.source = source
        self.out = out

    def ask(self, seed: str) -> Setup | None:
        """A set-up that can be played; None if the input ends. `seed` is offered."""
        quest = self._quest()
        count = self._number("text.setup-count", 2, 4, 2) if quest else None
        heroes = self._heroes(count) if count else None
        if not quest or heroes is None:
            return None
        known = {hero.id: hero.short for hero in self.mode.heroes(len(heroes))}
        players = [self._line("text.setup-player", name=known[hero]) for hero in heroes]
        chosen = self._line("text.setup-seed", seed=seed)
        if chosen is None:
            return None
        seats = (SeatChoice(name or "", hero) for name, hero in zip(players, heroes, strict=True))
        return Setup({"quest": quest}, tuple(seats), 0, chosen or seed)

    def _quest(self) -> str | None:
        quests = self.mode.quests()
        for number, sheet in enumerate(quests, 1):
            self._say("text.setup-quest", number=number, title=sheet.title, tier=sheet.tier_name, win=sheet.win)
        chosen = self._number("text.setup-which-quest", 1, len(quests), 1)
        return quests[chosen - 1].id if chosen else None

    def _heroes(self, count: int) -> list[str] | None:
        """So many heroes that may be together; a wrong party says why and is asked for again."""
        portraits = self.mode.heroes(count)
        for number, hero in enumerate(portraits, 1):
            self._say("text.setup-hero", number=number, name=hero.name, health=hero.health, ability=hero.ability)
        while True:
            line = self._line("text.setup-which-heroes", count=count)
            if line is None:
                return None
            numbers = [int(word) for word in line.replace(",", " ").split() if word.isdecimal()]
            if len(numbers) != count or not all(1 <= n <= len(portraits) for n in numbers):
                self._say("text.impossible", options=len(portraits))
                continue
            heroes = [portraits[n - 1].id for n in numbers]
            problem, rule = self.mode.problem_of({"quest": self.mode.quests()[0].id, "heroes": heroes})
            if not problem:
                return heroes
            self._say("text.reason", sentence=problem, rule=rule)

    def _number(self, key: str, least: int, most: int, usual: int) -> int | None:
        while True:
            line = self._line(key, least=least, most=most, usual=usual)
            if line is None:
                return None
            if not line:
                return usual
            if line.isdecimal() and least <= int(line) <= most:
                return int(line)
            self._say("text.impossible", options=most)

    def _say(self, key: str, **values: Any) -> None:
        self.out.write(plain(self.words(key, **values)) + "\n")

    def _line(self, key: str, **values: Any) -> str | None:
        """Ask for a line; None at the end of the input."""
        self._say(key, **values)
        self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        return line.strip() if line else None
