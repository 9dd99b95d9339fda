"""The Warhammer Quest card game as a mode: its content, its set-up, its sessions, its view."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.adventure import values
from game.adventure.book import book_of
from game.adventure.table import SEATS
from game.adventure.view.names import Marks
from game.kit.board import State
from game.kit.book import Book
from game.kit.career import Career, Goal, Ladder
from game.kit.dice import Die
from game.kit.errors import ContentError, RuleError, SaveError
from game.kit.fingerprint import fingerprint, rules_of
from game.kit.mode import Nature
from game.kit.notes import NoteKind
from game.kit.prompts import PromptKind
from game.kit.save_format import Saved
from game.kit.session import Session
from game.kit.setup import Problem, Setup, SetupForm
from game.kit.shown import Fact, SaveLine, SaveSeat
from game.kit.table import Answerer
from game.kit.text import Words
from game.warhammer_quest import compiling, flow
from game.warhammer_quest.box import Box
from game.warhammer_quest.compiling import make_box, read_files
from game.warhammer_quest.computer_player import PLAYERS
from game.warhammer_quest.notes import NOTES
from game.warhammer_quest.prompts import PROMPTS
from game.warhammer_quest.setup import CAMPAIGN, DELVE, LEAST_HEROES, MODE, MOST_HEROES, problems_of
from game.warhammer_quest.table import Table
from game.warhammer_quest.text_marks import marks_of_texts
from game.warhammer_quest.view import WarhammerQuestView
from game.warhammer_quest.view.faces import picture_of, window_of
from game.warhammer_quest.view.setup_form import PLAY, plain_setup, setup_form, setup_of
from game.warhammer_quest.vocabulary import vocabulary
from game.warhammer_quest.workbench import WarhammerQuestWorkbench
from game.warhammer_quest.zones import QUEST


class WarhammerQuestMode:
    """The game as the rest of the house sees it."""

    id = MODE
    nature = Nature(seats=(LEAST_HEROES, MOST_HEROES), computer_seats=True)

    def __init__(self, box: Box, words: Words, marks: Marks, content: str) -> None:
        self.box = box
        self.content = content
        self.words = words
        self.marks = marks

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

    def session(self, setup: Setup) -> Session:
        """A session that has not begun. Raises RuleError for a set-up that cannot be played."""
        return flow.new_session(self.box, plain_setup(setup))

    def setup_of(self, state: State) -> Setup:
        """The set-up that a state was begun with."""
        return setup_of(state.setup)

    def load(self, saved: Saved) -> Session:
        """The session of a save, at the very question it was left at. Raises SaveError."""
        if saved.mode != MODE:
            raise SaveError(self.words("setup.other-game"))
        wrong = self._wrong(saved.state.setup)
        if wrong:
            raise SaveError(self.words("setup.does-not-fit", fault=wrong))
        try:
            return flow.load_session(self.box, saved)
        except (RuleError, KeyError) as fault:
            raise SaveError(self.words("setup.does-not-fit", fault=str(fault))) from fault

    def _wrong(self, record: dict[str, Any]) -> str:
        """Why the set-up of a save cannot be played, in words; empty if it can."""
        try:
            return " ".join(self.words(key) for key, _ in problems_of(self.box, record))
        except (TypeError, ValueError, AttributeError) as fault:
            return str(fault)

    def missing(self, state: State) -> list[str]:
        """The quest and the cards of a state that are not in the box (any more)."""
        quest = Table.quest_in(state)
        gone = {piece.card for piece in state.board.pieces.values() if not self.box.knows(piece.card)}
        return sorted(gone if quest in self.box.quests else gone | {quest})

    def view(self, session: Session, seat: int = 0) -> WarhammerQuestView:
        """How a session presents itself; what nobody may know is hidden from every seat alike."""
        return WarhammerQuestView(session, self.words, self.marks)

    def computer_players(self) -> Mapping[str, str]:
        """The computer players by id, with their names."""
        return {name: self.words(f"computer.{name}") for name in PLAYERS}

    def computer_player(self, name: str, seed: str) -> Answerer:
        """A computer player by its id (sensible, random). Raises KeyError."""
        return PLAYERS[name](seed)

    def kinds(self) -> Mapping[str, PromptKind]:
        """Every kind of question that the rules ask."""
        return PROMPTS

    def notes(self) -> Mapping[str, NoteKind]:
        """Every kind of note that the rules tell."""
        return NOTES

    def dice(self) -> Mapping[str, Die]:
        """The dice of the game by id."""
        return self.box.dice

    def save_line(self, state: State) -> SaveLine:
        """What is played, the quest with its picture, where it stands, the heroes with their health; nothing of what
        lies in a deck [WQ-022].
        """
        words, tracks, setup = self.words, state.board.tracks, setup_of(state.setup)
        quest, phase = str(tracks.get(QUEST) or state.setup["quest"]), str(tracks.get("phase") or "heroes")
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
        t = Table(state, self.computer_player("random", MODE), self.box) if known and not self.missing(state) else None
        there = t is not None and t.location and not outcome and not between
        place = words(f"location.{t.location}.name") if t is not None and there else ""
        seats = (
            SaveSeat(words(f"hero.{seat.piece}.short"), picture_of(seat.piece), seat.player, self._facts(t, seat.piece))
            if seat.piece in self.box.heroes
            else SaveSeat(seat.piece, "", seat.player)
            for seat in setup.seats
        )
        return SaveLine(title, picture, line, tuple(seats), outcome, place)

    def _facts(self, t: Table | None, hero: str) -> tuple[Fact, ...]:
        """The health of a hero at a table, if the hero sits there already."""
        if t is None or hero not in t.zone(SEATS):
            return ()
        value = f"{values.health_left(t, hero)}/{values.health(t, hero)}"
        return (Fact("heart", self.words("ui.setup.health"), value),)

    def career(self) -> Career:
        """The campaign, the delve and each quest, with their windows; no achievements yet."""
        words, box = self.words, self.box
        goals = [Goal(CAMPAIGN, words("campaign.name"), picture_of(box.campaign()[0]), window_of(CAMPAIGN), "lock")]
        for goal, quest in ((DELVE, box.delve()), *((quest, quest) for quest in box.campaign())):
            goals.append(Goal(goal, words(f"quest.{quest}.title"), picture_of(quest), window_of(quest), "lock"))
        return Career(Ladder(PLAY, tuple(goals)), ())

    def tally(self, session: Session) -> Mapping[str, int]:
        """Nothing is asked for yet."""
        return {}

    def book(self) -> Book:
        """The numbered rules, the rules of the quest sheets under the title of their quest, and the glossary."""
        return book_of(self.box, self.words)

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
    if problems:
        raise ContentError(problems)
    return WarhammerQuestMode(box, words, marks, fingerprint([files, rules_of(flow, compiling)]))
