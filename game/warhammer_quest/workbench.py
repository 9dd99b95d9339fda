"""The Warhammer Quest card game on the workbench: laid out, sampled, played by computer players, counted, checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle

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
from game.warhammer_quest import balance
from game.warhammer_quest.box import Box
from game.warhammer_quest.content_needs import needs
from game.warhammer_quest.flow import new_session
from game.warhammer_quest.scenario import build
from game.warhammer_quest.scenario_format import GearSpec, HeroSpec, ScenarioSpec, read
from game.warhammer_quest.scenario_summary import summary
from game.warhammer_quest.setup import CAMPAIGN, DELVE, MODE, random_party
from game.warhammer_quest.view.setup_form import PLAY, plain_setup
from game.warhammer_quest.vocabulary.own import GROUPS
from game.warhammer_quest.window_names import WINDOWS

SHOWN_PARTY = ("ironbreaker", "waywatcher", "warrior-priest", "bright-wizard")
SHOWN_PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
SHOWN_GEAR = ("boarding-axe", "luck-charm", "oak-staff", "padded-jack")
SHOWN_ITEMS = ("healing-draught", "smoke-pot", "oil-flask", "chalk-map")


class WarhammerQuestWorkbench:
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

    def played(self) -> list[str]:
        """What can be played: the campaign, the delve, each quest."""
        return [CAMPAIGN, DELVE, *self.box.campaign()]

    def sample(self, seats: int, seed: str, choices: Mapping[str, str]) -> Setup:
        """A set-up for so many heroes, drawn by the seed; the first quest alone, if nothing is given."""
        play = choices.get(PLAY) or self.box.campaign()[0]
        party = random_party(self.box, Streams(f"{play}-{seed}", {}), seats)
        return Setup({PLAY: play, **choices}, tuple(SeatChoice("", hero) for hero in party), 0, seed)

    def samples(self) -> Sequence[Setup]:
        """All that can be played with two heroes, three and four in turn, the shortest first; every other step of the
        ladder; one with the Grim Rule, and a companion.
        """
        party = [SeatChoice(player, hero) for player, hero in zip(SHOWN_PLAYERS, SHOWN_PARTY, strict=True)]
        shown = [
            Setup({PLAY: play, STEP: PRINTED}, tuple(party[:number]), 0, f"sample-{play}")
            for play, number in zip((*self.box.campaign(), DELVE, CAMPAIGN), cycle(PARTIES), strict=False)
        ]
        grim = Setup({PLAY: DELVE, STEP: PRINTED, GRIM: "yes"}, tuple(party[:2]), 1, "sample-grim")
        steps = [
            Setup({PLAY: play, STEP: step}, tuple(party[:2]), 0, f"sample-{step}")
            for step, play in zip(self.box.steps, cycle(self.box.campaign()), strict=False)
            if step != PRINTED
        ]
        seats = (party[0], SeatChoice(SHOWN_PLAYERS[1], SHOWN_PARTY[1], "sensible"))
        companion = Setup({PLAY: self.box.campaign()[0], STEP: PRINTED}, seats, 0, "sample-companion")
        return (*shown, *steps, grim, companion)

    def full_table(self, seats: int) -> Session:
        """The fullest table: two enemies engaged with each hero, the shadows full, items, gear, tokens, conditions."""
        box = self.box
        quest = box.campaign()[0]
        copies = [f"{name}-{rank}" for name in box.quests[quest].sets for rank in ("standard-1", "elite", "standard-2")]
        party = []
        for seat, hero in enumerate(SHOWN_PARTY[:seats]):
            actions = box.hero_actions(hero, advanced=False)
            party.append(
                HeroSpec(
                    id=hero, player=SHOWN_PLAYERS[seat], wounds=3 + seat, tokens={actions[seat]: 2, actions[0]: 1},
                    items=[SHOWN_ITEMS[seat]], conditions=["bleeding", "empowered"][: 1 + seat % 2],
                    gear=[GearSpec(card=SHOWN_GEAR[seat], exhausted=seat == 1)], engaged=[copies.pop(0), copies.pop(0)],
                )
            )  # fmt: skip
        spec = ScenarioSpec(heroes=party, quest=quest, round=5, peril=4, node="hero_turn", seed="full table")
        spec.shadows.extend(copies)
        return build(box, spec).begin()

    def play_out(self, task: Task) -> Played:
        """Play a game to its end; one that raises, or a last quest that reaches the round limit, is stuck."""
        session = new_session(self.box, plain_setup(task.setup))
        return play_out(session, task, self.players, balance.Watch)

    def balance_tasks(self, choices: Mapping[str, str], games: int, seed: str) -> Sequence[Task]:
        """So many games for each thing to play and each number of heroes, and a quarter as many by chance."""
        return balance.tasks(self.box, [choices[PLAY]] if choices.get(PLAY) else self.played(), games, seed)

    def balance(self, played: Sequence[Played], games: int, seed: str) -> str:
        """The measured balance as a Markdown document."""
        return balance.report(self.box, played, games, seed)

    def needs(self) -> Needs:
        """Counts of the content, and the words and pictures that it needs."""
        return needs(self.box)

    def vocabulary(self) -> str:
        """The words of the cards as Markdown."""
        return document(self.box, WINDOWS, MODE, GROUPS)
