"""Heroes of Terrinoth as a mode: its content, its set-up, its sessions, its view."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from game.adventure import compiling as family
from game.adventure.mode import AdventureMode, AdventureParts
from game.adventure.tally import Tally, numbers_of
from game.adventure.view.names import Marks
from game.kit.achievements import read_achievements
from game.kit.board import State
from game.kit.career import Career
from game.kit.errors import ContentError
from game.kit.fingerprint import fingerprint, rules_of
from game.kit.mode import Nature
from game.kit.session import Session
from game.kit.setup import Problem, Setup, SetupForm
from game.kit.shown import SaveLine
from game.kit.text import Words
from game.terrinoth import compiling, flow
from game.terrinoth.box import Box
from game.terrinoth.compiling import make_box, read_files
from game.terrinoth.computer_player import PLAYERS
from game.terrinoth.notes import NOTES
from game.terrinoth.prompts import PROMPTS
from game.terrinoth.setup import MODE, problems_of
from game.terrinoth.table import Table
from game.terrinoth.text_marks import marks_of_texts
from game.terrinoth.view import TerrinothView
from game.terrinoth.view.faces import picture_of
from game.terrinoth.view.ladder import ladder_of
from game.terrinoth.view.setup_form import QUEST, plain_setup, setup_form, setup_of
from game.terrinoth.vocabulary import vocabulary
from game.terrinoth.workbench import TerrinothWorkbench

LEAST_HEROES = 2
"""One player controls two heroes [HT-112]. The rules themselves can lay out one, for scenario files."""
MOST_HEROES = 4


class TerrinothMode(AdventureMode):
    """The game as the rest of the house sees it."""

    id = MODE
    nature = Nature(seats=(LEAST_HEROES, MOST_HEROES), computer_seats=True)
    parts = AdventureParts(
        flow.SESSIONS, PLAYERS, PROMPTS, NOTES, Table, problems_of, plain_setup, setup_of, picture_of
    )
    box: Box

    def setup_form(self, seats: int) -> SetupForm:
        """What is to be chosen before a quest of so many heroes."""
        return setup_form(self.box, self.words, seats)

    def problem(self, setup: Setup) -> Problem | None:
        """Why a set-up cannot be played, with the seats whose heroes cannot be together; None if it can."""
        taken = [at for at, seat in enumerate(setup.seats) if seat.piece]
        heroes = [setup.seats[at].piece for at in taken]
        leader = setup.seats[setup.first].piece if setup.first in taken else next(iter(heroes), "")
        found = problems_of(self.box, plain_setup(setup) | {"heroes": heroes, "leader": leader})
        if not heroes:
            found = [(key, rule) for key, rule in found if key == "setup.no-quest"]
        if setup.seats and setup.first >= len(setup.seats):
            found.append(("setup.leader", "HT-113"))
        if not 1 <= len(setup.seats) <= MOST_HEROES:
            found.append(("setup.party-size", "HT-109"))
        elif len(setup.seats) < LEAST_HEROES:
            found.append(("setup.party-size", "HT-112"))
        if not found:
            return None
        key, rule = found[0]
        return Problem(self.words(key), rule, self._rivals(setup, taken) if key == "setup.archetypes" else ())

    def _rivals(self, setup: Setup, taken: list[int]) -> tuple[int, ...]:
        """The seats whose heroes are of one archetype [HT-109]."""
        kinds = {at: self.box.heroes[setup.seats[at].piece].archetype for at in taken}
        return tuple(at for at in taken if list(kinds.values()).count(kinds[at]) > 1)

    def view(self, session: Session, seat: int = 0) -> TerrinothView:
        """How a session presents itself; nothing is hidden from anybody at this table."""
        return TerrinothView(session, self.words, self.marks, self.lines)

    def save_line(self, state: State) -> SaveLine:
        """The quest, its picture, where it stands, and the heroes with their health."""
        words, tracks, setup = self.words, state.board.tracks, setup_of(state.setup)
        quest, outcome = setup.choices[QUEST], str(tracks.get("outcome", ""))
        told: dict[str, Any] = {"round": tracks.get("round", 0)}
        if outcome:
            line = words("ui.load.ended", outcome=words(f"ui.result.{outcome}"), **told)
        else:
            line = words("ui.menu.where", phase=words(f"ui.phase.{tracks.get('phase') or 'heroes'}"), **told)
        known = quest in self.box.quests
        title, picture = (words(f"quest.{quest}.title"), picture_of(quest)) if known else (quest, "")
        t = self.laid_out(state)
        place = words(f"location.{t.location}.name") if t is not None and t.location and not outcome else ""
        return SaveLine(title, picture, line, self.save_seats(state, t), outcome, place)

    def tally(self, session: Session) -> Mapping[str, int]:
        """A quest that is over in the numbers that its achievements ask for."""
        return Tally(cast(Table, session.table)).read(session.retell()).numbers()

    def workbench(self) -> TerrinothWorkbench:
        """The game laid out, sampled, counted and checked."""
        return TerrinothWorkbench(self.box, PLAYERS)


def load_mode(folder: Path, words: Words) -> TerrinothMode:
    """The game from its data folder; the words learn the numbers of its cards. Raises ContentError with every
    problem."""
    problems: list[str] = []
    files = read_files(folder, problems)
    box = make_box(files, problems)
    marks = Marks(marks_of_texts(files), vocabulary())
    words.learn(marks)
    career = Career(ladder_of(box, words), read_achievements(folder, words, numbers_of(box), problems))
    if problems:
        raise ContentError(problems)
    return TerrinothMode(box, words, marks, fingerprint([files, rules_of(flow, compiling, family)]), career)
