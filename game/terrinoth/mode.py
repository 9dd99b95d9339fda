"""Heroes of Terrinoth as a mode: its content, its set-up, its sessions, its view."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.kit.agents import RandomAgent
from game.kit.errors import RuleError
from game.kit.saves import Saved, SaveError
from game.kit.session import Session
from game.kit.table import Answerer
from game.kit.text import Words
from game.kit.view import Portrait, QuestSheet, Term
from game.terrinoth import flow
from game.terrinoth.agents import SensibleAgent
from game.terrinoth.box import Box
from game.terrinoth.compiling import make_box, read_files
from game.terrinoth.setup import MODE, problems_of
from game.terrinoth.view import TerrinothView
from game.terrinoth.view.action_lines import action_lines
from game.terrinoth.view.names import Marks
from game.terrinoth.view.party import portraits, quest_sheets
from game.terrinoth.wording import marks_of_texts

LEAST_HEROES = 2
"""One player controls two heroes [HT-112]. The rules themselves can lay out one, for scenario files."""
AGENTS: dict[str, Callable[[str], Answerer]] = {"random": RandomAgent, "sensible": SensibleAgent}
"""Who can play instead of people."""


class TerrinothMode:
    """The game as the rest of the house sees it."""

    id = MODE

    def __init__(self, box: Box, words: Words, marks: Marks) -> None:
        self.box = box
        self.words = words
        self.marks = marks
        self.lines = action_lines(box, marks)

    def quests(self) -> tuple[QuestSheet, ...]:
        """Every quest that can be played, in order of difficulty."""
        return quest_sheets(self.box, self.words)

    def heroes(self, count: int) -> tuple[Portrait, ...]:
        """Every hero, with the health in a party of `count`."""
        return portraits(self.box, self.words, count)

    def problem(self, setup: dict[str, Any]) -> tuple[str, str]:
        """Why a setup that players made cannot be played: (sentence, rule id); both empty if it can."""
        found = problems_of(self.box, setup)
        if len(setup.get("heroes", ())) < LEAST_HEROES:
            found.append(("setup.party-size", "HT-112"))
        if not found:
            return "", ""
        key, rule = found[0]
        return self.words(key), rule

    def new(self, setup: dict[str, Any]) -> Session:
        """A session that has begun. Raises RuleError for a set-up that cannot be played."""
        return flow.new_session(self.box, setup).begin()

    def load(self, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises SaveError."""
        if saved.mode != MODE:
            raise SaveError(self.words("setup.other-game"))
        try:
            return flow.load_session(self.box, saved)
        except (RuleError, KeyError) as fault:
            raise SaveError(self.words("setup.does-not-fit", fault=str(fault))) from fault

    def view(self, session: Session) -> TerrinothView:
        """How a session presents itself."""
        return TerrinothView(session, self.words, self.marks, self.lines)

    def agent(self, name: str, seed: str) -> Answerer:
        """An agent by name (random, sensible). Raises KeyError."""
        return AGENTS[name](seed)

    def rule(self, rule_id: str) -> tuple[str, str]:
        """A numbered rule: (title of its part, text). A rule of a quest sheet comes with the quest's title.

        Raises KeyError for an id that no rule has.
        """
        if rule_id in self.box.rules:
            part = self.box.rules[rule_id].part
            return self.words(f"rulepart.{part}"), self.words(f"rule.{rule_id}")
        for quest_id, quest in self.box.quests.items():
            if any(rule.id == rule_id for rule in quest.rules):
                return self.words(f"quest.{quest_id}.title"), self.words(f"quest.{quest_id}.rule.{rule_id}")
        raise KeyError(rule_id)

    def rules(self) -> tuple[tuple[str, str, str], ...]:
        """All numbered rules: (id, part, text)."""
        return tuple((rule_id, *self.rule(rule_id)) for rule_id in self.box.rules)

    def terms(self) -> tuple[Term, ...]:
        """Every word of the glossary, in its order."""
        words = self.words
        return tuple(
            Term(name, words(f"glossary.{name}.name"), words(f"glossary.{name}.text"), word.kind, word.rule, word.see)
            for name, word in self.box.glossary.items()
        )


def load_mode(folder: Path, words: Words) -> TerrinothMode:
    """The game from its data folder; the words learn the numbers of its cards. Raises ContentError with every
    problem."""
    problems: list[str] = []
    files = read_files(folder, problems)
    box = make_box(files, problems)
    marks = marks_of_texts(files)
    words.learn(marks)
    return TerrinothMode(box, words, Marks(marks))
