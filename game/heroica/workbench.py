"""Heroica on the workbench: laid out, sampled, played by computer players, counted, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import cast

from game.heroica import balance, trial
from game.heroica.box import Box
from game.heroica.computer_player import PLAYERS
from game.heroica.content_needs import needs
from game.heroica.level_play import GRADES
from game.heroica.names import OUTCOME
from game.heroica.scenario import Squares, answers_of, build
from game.heroica.scenario_format import HeroSpec, ScenarioSpec, read
from game.heroica.scenario_summary import in_order, summary
from game.heroica.sessions import new_session
from game.heroica.table import RIVALS, Table
from game.heroica.view.lands import levels_in_order
from game.heroica.view.setup_form import CAMPAIGN, FORM, GRADE, ROAD, SHORT, TOGETHER, USUAL_GRADE, plain_setup
from game.heroica.vocabulary_document import document
from game.kit.rng import Streams
from game.kit.scenario import Scenario
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.simulation import play_out
from game.kit.workbench import Needs, Played, Task

SHOWN_PARTY = ("barbarian", "wizard", "druid", "ranger")
SHOWN_PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
RANDOM = "random"


class HeroicaWorkbench:
    """What commands and tests need of this game beyond playing it."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def scenario(self, raw: bytes) -> Scenario:
        """What a scenario file describes. Raises ScenarioError with place and sentence."""
        spec = read(raw)
        dice = {self.box.die.id: "dice"}
        return Scenario(build(self.box, spec), answers_of(spec), in_order(spec.expect), dice, Squares())

    def summary(self, session: Session) -> dict[str, object]:
        """The state in the words of a scenario file."""
        return summary(session)

    def sample(self, seats: int, seed: str, choices: Mapping[str, str]) -> Setup:
        """A set-up for so many heroes, drawn by the seed; the first level alone, if nothing is given."""
        streams = Streams(f"{seats}-{seed}", {})
        levels = levels_in_order(self.box)
        road = choices.get(ROAD) or levels[0]
        road = streams.sample("road", levels, 1)[0] if road == RANDOM else road
        usual = {ROAD: road, FORM: RIVALS if seats > 1 else TOGETHER, GRADE: USUAL_GRADE}
        heroes = streams.sample("heroes", list(self.box.content.heroes), seats)
        return Setup(usual | {**choices, ROAD: road}, tuple(SeatChoice("", hero) for hero in heroes), 0, seed)

    def samples(self) -> Sequence[Setup]:
        """Every level alone with one to four heroes in turn, by both forms and all grades; a computer rival; the whole
        campaign; the short road last.
        """
        party = [SeatChoice(player, hero) for player, hero in zip(SHOWN_PLAYERS, SHOWN_PARTY, strict=True)]
        forms = cycle(((2, RIVALS), (3, TOGETHER), (4, RIVALS), (1, TOGETHER)))
        shown = [
            Setup({ROAD: level, FORM: form, GRADE: grade}, tuple(party[:seats]), 0, f"sample-{level}")
            for level, (seats, form), grade in zip(
                levels_in_order(self.box), forms, cycle((USUAL_GRADE, *GRADES)), strict=False
            )
        ]
        rival = (party[0], SeatChoice(SHOWN_PLAYERS[1], SHOWN_PARTY[1], next(iter(PLAYERS))))
        usual = {FORM: RIVALS, GRADE: USUAL_GRADE}
        return (
            *shown,
            Setup({ROAD: shown[0].choices[ROAD], **usual}, rival, 1, "sample-rival"),
            Setup({ROAD: CAMPAIGN, **usual}, tuple(party[:2]), 0, "sample-campaign"),
            Setup({ROAD: SHORT, **usual}, tuple(party[:2]), 0, "sample-short"),
        )

    def full_table(self, seats: int) -> Session:
        """Full packs and a full store, monsters, features of many kinds, heroes in every state."""
        cells = ("C2", "C3", "C4", "C5")
        packs = (
            ["ax", "wand", "life", "luck", "the-idol", "key", "lizoid"],
            ["bow", "speed", "helmet-of-protection", "torch", "ennon-viper", "ennon-viper"],
            ["staff", "sword", "frost", "strength", "copter-automaton", "golem-lord"],
            ["dagger", "sextant", "defense", "genie-lamp-of-cassagyp", "grenade", "egg", "bat"],
        )
        tokens: tuple[dict[str, int], ...] = ({}, {"skip": 1, "harm-1": 1}, {"mounted": 1}, {"guarded": 1, "harm-2": 2})
        heroes = [
            HeroSpec(hero, player, cell=cell, health=4 - at % 2 * 2, gold=9 - at, pack=packs[at], tokens=tokens[at])
            for at, (hero, player, cell) in enumerate(zip(SHOWN_PARTY, SHOWN_PLAYERS, cells, strict=True))
        ][:seats]
        spec = ScenarioSpec(
            heroes, level="nuthuz", road=["nuthuz", "ruins-of-cassagyp"], round=5, node="prepare", seed="full table",
            active=SHOWN_PARTY[0], discarded=["life", "frost"],
        )  # fmt: skip
        return build(self.box, spec).begin()

    def play_out(self, task: Task) -> Played:
        """Play a game to its end; one whose rules fail is stuck."""
        session = new_session(self.box, plain_setup(self.box, task.setup))
        watched = balance.Watch(session) if task.facts else None

        def read_end(decisions: int) -> Played:
            t = cast(Table, session.table)
            won = t.word("winners").split(",")[0] == t.heroes[0] if t.rivals else t.word(OUTCOME) == "victory"
            facts = {**watched.facts(), "told": trial.told(session)} if watched is not None else {}
            return Played(task, won, t.track("round"), decisions, "", facts)

        return play_out(session, task, PLAYERS, read_end)

    def balance_tasks(self, choices: Mapping[str, str], games: int, seed: str) -> Sequence[Task]:
        """So many games of each road or level that is asked for, by form, grade and number of heroes."""
        return balance.tasks(self.box, self.sample, choices, games, seed)

    def balance(self, played: Sequence[Played], games: int, seed: str) -> str:
        """The measured balance as a Markdown document."""
        return balance.report(self.box, played, games, seed)

    def needs(self) -> Needs:
        """Counts of the content, and the words and pictures that it needs."""
        return needs(self.box)

    def vocabulary(self) -> str:
        """The words of the marks as Markdown."""
        return document(self.box)
