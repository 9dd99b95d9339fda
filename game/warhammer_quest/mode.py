"""The Warhammer Quest card game as a mode: its content, its set-up, its sessions, its view."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from msgspec import structs

from game.adventure import compiling as family
from game.adventure.mode import AdventureMode, AdventureParts
from game.adventure.tally import TALLY
from game.adventure.view.names import Marks
from game.kit.achievements import read_achievements
from game.kit.board import State
from game.kit.book import Book, Difference
from game.kit.career import Career
from game.kit.errors import ContentError
from game.kit.fingerprint import fingerprint, rules_of
from game.kit.mode import Nature
from game.kit.session import Session
from game.kit.setup import Problem, Setup, SetupForm
from game.kit.shown import SaveLine
from game.kit.text import Words
from game.warhammer_quest import compiling, flow
from game.warhammer_quest.box import Box
from game.warhammer_quest.compiling import make_box, read_files
from game.warhammer_quest.computer_player import PLAYERS
from game.warhammer_quest.notes import NOTES
from game.warhammer_quest.prompts import PROMPTS
from game.warhammer_quest.setup import CAMPAIGN, LEAST_HEROES, MODE, MOST_HEROES, problems_of
from game.warhammer_quest.table import Table
from game.warhammer_quest.tally import Tally, numbers_of
from game.warhammer_quest.text_marks import marks_of_texts
from game.warhammer_quest.view import WarhammerQuestView
from game.warhammer_quest.view.faces import picture_of
from game.warhammer_quest.view.ladder import ladder_of
from game.warhammer_quest.view.setup_form import PLAY, plain_setup, setup_form, setup_of
from game.warhammer_quest.vocabulary import vocabulary
from game.warhammer_quest.workbench import WarhammerQuestWorkbench


class WarhammerQuestMode(AdventureMode):
    """The game as the rest of the house sees it."""

    id = MODE
    nature = Nature(seats=(LEAST_HEROES, MOST_HEROES), computer_seats=True)
    parts = AdventureParts(
        flow.SESSIONS, PLAYERS, PROMPTS, NOTES, Table, problems_of, plain_setup, setup_of, picture_of
    )
    box: Box

    def setup_form(self, seats: int) -> SetupForm:
        """What is to be chosen before a game of so many heroes."""
        return setup_form(self.box, self.words, seats)

    def problem(self, setup: Setup) -> Problem | None:
        """Why a set-up cannot be played, with the seats that took the same hero; None if it can."""
        taken = [at for at, seat in enumerate(setup.seats) if seat.piece]
        heroes = [setup.seats[at].piece for at in taken]
        leader = setup.seats[setup.first].piece if setup.first in taken else next(iter(heroes), "")
        found = problems_of(self.box, plain_setup(setup) | {"heroes": heroes, "leader": leader})
        found = [(key, rule) for key, rule in found if key != "setup.party-size" and (heroes or key != "setup.leader")]
        if setup.seats and setup.first >= len(setup.seats):
            found.append(("setup.leader", "WQ-116"))
        if not LEAST_HEROES <= len(setup.seats) <= MOST_HEROES:
            found.append(("setup.party-size", "WQ-103"))
        if not found:
            return None
        key, rule = found[0]
        twice = tuple(at for at in taken if heroes.count(setup.seats[at].piece) > 1)
        return Problem(self.words(key), rule, twice if key == "setup.twice" else ())

    def view(self, session: Session, seat: int = 0) -> WarhammerQuestView:
        """How a session presents itself; what nobody may know is hidden from every seat alike."""
        return WarhammerQuestView(session, self.words, self.marks, self.lines)

    def save_line(self, state: State) -> SaveLine:
        """What is played, the quest with its picture, where it stands, the heroes with their health; nothing of what
        lies in a deck [WQ-022].
        """
        words, tracks, setup = self.words, state.board.tracks, setup_of(state.setup)
        quest, phase = Table.quest_in(state), str(tracks.get("phase") or "heroes")
        between = phase in ("settlement", "map")
        outcome = "" if between else str(tracks.get("outcome", ""))
        told: dict[str, Any] = {"round": tracks.get("round", 0)}
        if outcome:
            line = words("ui.load.ended", outcome=words(f"ui.result.{outcome}"), **told)
        elif between or phase == "setup":
            line = words(f"ui.phase.{phase}")
        else:
            line = words("ui.menu.where", phase=words(f"ui.phase.{phase}"), **told)
        known = quest in self.box.quests
        title, picture = (words(f"quest.{quest}.title"), picture_of(quest)) if known else (quest, "")
        if setup.choices[PLAY] == CAMPAIGN:
            title = words("campaign.at", campaign=words("campaign.name"), quest=title)
        t = self.laid_out(state)
        there = t is not None and t.location and not outcome and not between
        place = words(f"location.{t.location}.name") if t is not None and there else ""
        return SaveLine(title, picture, line, self.save_seats(state, t), outcome, place)

    def tally(self, session: Session) -> Mapping[str, int]:
        """A journey that is over in the numbers that its achievements ask for."""
        return Tally(cast(Table, session.table), session.kept.get(TALLY)).read(session.retell()).numbers()

    def book(self) -> Book:
        """The book of the family, and where this game is otherwise than Heroes of Terrinoth."""
        words = self.words
        differences = tuple(
            Difference(
                name, words(f"compared.topic.{found.topic}"), words(f"compared.{name}.title"),
                words(f"compared.{name}.there"), words(f"compared.{name}.here"), found.rule,
            )
            for name, found in self.box.comparison.items()
        )  # fmt: skip
        return structs.replace(super().book(), differences=differences)

    def workbench(self) -> WarhammerQuestWorkbench:
        """The game laid out, sampled, counted and checked."""
        return WarhammerQuestWorkbench(self.box, PLAYERS)


def load_mode(folder: Path, words: Words) -> WarhammerQuestMode:
    """The game from its data folder; the words learn the numbers of its cards. Raises ContentError with every
    problem.
    """
    problems: list[str] = []
    files = read_files(folder, problems)
    box = make_box(files, problems)
    marks = Marks(marks_of_texts(files), vocabulary())
    words.learn(marks)
    career = Career(ladder_of(box, words), read_achievements(folder, words, numbers_of(box), problems))
    if problems:
        raise ContentError(problems)
    return WarhammerQuestMode(box, words, marks, fingerprint([files, rules_of(flow, compiling, family)]), career)
