"""Terrinoth on the workbench: laid out, sampled, played by computer players, counted, checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle, islice

from game.adventure.cards import PRINTED
from game.adventure.view.setup_form import GRIM, STEP
from game.adventure.vocabulary_document import document
from game.adventure.workbench import PARTIES, play_out, scenario_of
from game.kit.rng import Streams
from game.kit.scenario import Scenario
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.table import Answerer
from game.kit.workbench import Needs, Played, Task
from game.terrinoth import balance
from game.terrinoth.box import Box
from game.terrinoth.content_needs import needs
from game.terrinoth.flow import new_session
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import HeroSpec, ScenarioSpec, read
from game.terrinoth.scenario_summary import summary
from game.terrinoth.setup import MODE, random_party
from game.terrinoth.view.setup_form import QUEST, plain_setup
from game.terrinoth.vocabulary.own import GROUPS
from game.terrinoth.window_names import WINDOWS

LEAST = PARTIES[0]
SHOWN_PARTY = ("kari-wraithstalker", "trenloe-the-strong", "astarra", "elder-mok")
SHOWN_ITEMS = ("fire-bomb", "keen-oil", "travellers-flask", "lucky-coin")
SHOWN_PLAYERS = ("Ana", "Ben", "Cleo", "Dan")


class TerrinothWorkbench:
    """What commands and tests need of this game beyond playing it."""

    def __init__(self, box: Box, players: Mapping[str, Callable[[str], Answerer]]) -> None:
        self.box = box
        self.players = players

    def scenario(self, raw: bytes) -> Scenario:
        """What a scenario file describes. Raises ScenarioError with place and sentence."""
        spec = read(raw)
        return scenario_of(build(self.box, spec), spec)

    def summary(self, session: Session) -> dict[str, object]:
        """The state in the words of a scenario file."""
        return summary(session)

    def sample(self, seats: int, seed: str, choices: Mapping[str, str]) -> Setup:
        """A quest for so many heroes of different archetypes, drawn by the seed; the first quest, if none is given."""
        quest = choices.get(QUEST) or next(iter(self.box.quests))
        party = random_party(self.box, Streams(f"{quest}-{seed}", {}), seats)
        return Setup({QUEST: quest, STEP: PRINTED, **choices}, tuple(SeatChoice("", hero) for hero in party), 0, seed)

    def samples(self) -> Sequence[Setup]:
        """Every quest with two heroes, three and four in turn; one with the Grim Rule, every step of the ladder, and a
        companion.
        """
        party = [SeatChoice(player, hero) for player, hero in zip(SHOWN_PLAYERS, SHOWN_PARTY, strict=True)]
        numbers = islice(cycle(PARTIES), max(len(self.box.quests), len(PARTIES)))
        shown = [
            Setup({QUEST: quest, STEP: PRINTED}, tuple(party[:number]), 0, f"sample-{quest}")
            for quest, number in zip(cycle(self.box.quests), numbers, strict=False)
        ]
        shown.append(Setup(shown[-1].choices | {GRIM: "yes"}, shown[-1].seats, 1, "sample-grim"))
        further = ((step, quest) for step, quest in zip(self.box.steps, cycle(self.box.quests), strict=False))
        steps = [
            Setup({QUEST: quest, STEP: step}, tuple(party[:LEAST]), 0, f"sample-{step}")
            for step, quest in further
            if step != PRINTED
        ]
        seats = (party[0], SeatChoice(SHOWN_PLAYERS[1], SHOWN_PARTY[1], "sensible"))
        companion = Setup({QUEST: shown[0].choices[QUEST], STEP: PRINTED}, seats, 0, "sample-companion")
        return (*shown, *steps, companion)

    def full_table(self, seats: int) -> Session:
        """The fullest table: three enemies engaged with each hero, eight in the shadows, items, tokens, conditions."""
        box = self.box
        copies = [f"{name}-{rank}" for name in box.sets for rank in ("minion-1", "master", "minion-2")]
        party = []
        for seat in range(seats):
            engaged = [copies.pop(0) for _ in range(3)]
            party.append(
                HeroSpec(
                    id=SHOWN_PARTY[seat], player=SHOWN_PLAYERS[seat], wounds=3 + seat, tokens=2 + seat % 3,
                    items=[SHOWN_ITEMS[seat]], conditions=["poisoned", "focused"][: 1 + seat % 2],
                    engaged=list(engaged),
                    exhausted=[box.archetype_cards(box.heroes[SHOWN_PARTY[seat]].archetype)[seat]],
                )
            )  # fmt: skip
        spec = ScenarioSpec(heroes=party, round=5, peril=4, node="hero_turn", seed="full table")
        spec.shadows.extend(copies[:8])
        return build(box, spec).begin()

    def play_out(self, task: Task) -> Played:
        """Play a game to its end; one that raises, or that reaches the round limit, is stuck."""
        session = new_session(self.box, plain_setup(task.setup))
        return play_out(session, task, self.players, balance.Watch)

    def balance_tasks(self, choices: Mapping[str, str], games: int, seed: str) -> Sequence[Task]:
        """So many games for each quest and number of heroes, and a quarter as many by chance."""
        quests = [choices[QUEST]] if choices.get(QUEST) else list(self.box.quests)
        return balance.tasks(self.box, quests, games, seed)

    def balance(self, played: Sequence[Played], games: int, seed: str) -> str:
        """The measured balance as a Markdown document."""
        return balance.report(self.box, balance.tables_of(played), games, seed)

    def needs(self) -> Needs:
        """Counts of the content, and the words and pictures that it needs."""
        return needs(self.box)

    def vocabulary(self) -> str:
        """The words of the cards as Markdown."""
        return document(self.box, WINDOWS, MODE, GROUPS)
