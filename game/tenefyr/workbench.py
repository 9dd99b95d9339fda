"""Heroes of Tenefyr on the workbench: laid out, sampled, played by computer players, counted, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import cast

from game.kit.rng import Streams
from game.kit.scenario import Scenario
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.simulation import play_out
from game.kit.workbench import Needs, Played, Task
from game.tenefyr import balance, names
from game.tenefyr.box import CHANCE, Box
from game.tenefyr.computer_player import PLAYERS
from game.tenefyr.content_needs import needs
from game.tenefyr.scenario import build
from game.tenefyr.scenario_format import CardSpec, DungeonSpec, PlayerSpec, ScenarioSpec, read
from game.tenefyr.scenario_summary import summary
from game.tenefyr.sessions import HEROES_EACH, new_session
from game.tenefyr.setting_up import RANDOM
from game.tenefyr.table import Table
from game.tenefyr.view.setup_form import BOSS, FIRST_BOX, STEP, plain_setup, second_of
from game.tenefyr.vocabulary_document import document

SHOWN_PARTY = ("barbarian", "bard", "cleric", "thief")
SECONDS = ("ranger", "wizard", "oathsworn", "tinker")
SHOWN_PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
USUAL_STEP = "normal"
FULL_HANDS = (
    ["young-dragon", "siren", "lich", "1"], ["demon-piper", "hydra", "0"], ["eye-of-the-deep", "ghoul", "1"],
    ["ancient-treant", "vault-warden", "0"],
)  # fmt: skip
FULL_PLAYED = (
    ["hill-giant", "chimera", "1", "fire-imp", "banshee", "0"], ["queen-of-moths", "wailing-maid", "1", "1"],
    ["mind-thief", "warlock", "0", "portal-keeper", "1"], ["archdevil", "stone-golem", "1"],
)  # fmt: skip
FULL_DISCARDS = (["kobold", "orc", "1", "0"], ["bandit", "1"], ["skeleton", "0", "0"], ["grey-wolf", "giant-rat"])


class TenefyrWorkbench:
    """What commands and tests need of this game beyond playing it."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def scenario(self, raw: bytes) -> Scenario:
        """What a scenario file describes. Raises ScenarioError with place and sentence."""
        spec = read(raw)
        return Scenario(build(self.box, spec), spec.answers, spec.expect, {CHANCE.id: CHANCE.id})

    def summary(self, session: Session) -> dict[str, object]:
        """The state in the words of a scenario file."""
        return summary(session)

    def sample(self, seats: int, seed: str, choices: Mapping[str, str]) -> Setup:
        """A set-up for so many players, drawn by the seed; a random boss on the step Normal, if nothing is given."""
        streams = Streams(f"{seats}-{seed}", {})
        whole = choices.get(FIRST_BOX) != "yes"
        bosses = [boss for boss, it in self.box.content.bosses.items() if whole or not it.annex]
        boss = choices.get(BOSS, RANDOM)
        boss = streams.sample("boss", bosses, 1)[0] if boss == RANDOM else boss
        chosen = {STEP: USUAL_STEP, **dict.fromkeys(map(second_of, range(2)), RANDOM), **choices, BOSS: boss}
        heroes = [hero for hero, it in self.box.content.heroes.items() if whole or not it.annex]
        taken = {hero for key, hero in chosen.items() if key.startswith("second-")}
        drawn = streams.sample("heroes", [hero for hero in heroes if hero not in taken], seats)
        return Setup(chosen, tuple(SeatChoice("", hero) for hero in drawn), streams.below("first", seats), seed)

    def samples(self) -> Sequence[Setup]:
        """Every boss, every step of the ladder, every number of players, every second hero; the first box alone; a
        computer player.
        """
        content = self.box.content
        bosses, seats = cycle(content.bosses), cycle((2, 3, 4, 1))
        few, many = cycle((*SECONDS, RANDOM)), cycle(SHOWN_PARTY)
        shown = []
        for at, step in enumerate((*content.ladder, USUAL_STEP, USUAL_STEP)):
            number = next(seats)
            second = next(few if HEROES_EACH[number] > 1 else many)
            shown.append(self._shown(next(bosses), step, number, second, f"sample-{step}-{at}"))
        party = [SeatChoice(player, hero) for player, hero in zip(SHOWN_PLAYERS, SHOWN_PARTY, strict=True)]
        with_computer = (party[0], SeatChoice(party[1].player, party[1].piece, next(iter(PLAYERS))))
        usual = {BOSS: next(iter(content.bosses)), STEP: USUAL_STEP, second_of(1): RANDOM}
        return (
            *shown,
            Setup(usual | {FIRST_BOX: "yes", second_of(0): SHOWN_PARTY[0]}, tuple(party), 1, "sample-box"),
            Setup(usual | {second_of(0): SECONDS[0]}, with_computer, 1, "sample-computer"),
        )

    def _shown(self, boss: str, step: str, seats: int, second: str, seed: str) -> Setup:
        party = [SeatChoice(player, hero) for player, hero in zip(SHOWN_PLAYERS, SHOWN_PARTY, strict=True)]
        choices = {BOSS: boss, STEP: step, second_of(0): second, second_of(1): RANDOM}
        return Setup(choices, tuple(party[:seats]), 0, seed)

    def full_table(self, seats: int) -> Session:
        """A fight against the boss in its last turn, with long rows, and dungeons in every state."""
        two = HEROES_EACH[seats] > 1
        players = [
            PlayerSpec(
                [hero, SECONDS[at]] if two else [hero], SHOWN_PLAYERS[at], hand=list(FULL_HANDS[at]),
                played=list(FULL_PLAYED[at]), discard=list(FULL_DISCARDS[at]),
            )
            for at, hero in enumerate(SHOWN_PARTY[:seats])
        ]
        for player in players[: seats - 1]:
            player.hand = []
        dungeons = {"1": DungeonSpec(cards=[]), "4": DungeonSpec(cards=["ogre", CardSpec("bugbear", known=True)])}
        spec = ScenarioSpec(
            players, seed="full table", dungeons=dungeons, dungeon=names.BOSS, node="play", steps=0, round=9,
            turn=max(2, seats), beaten=["black-vanguard"], boss_deck=["standard-of-ash", "siege-tower", "lord-himself"],
        )  # fmt: skip
        return build(self.box, spec).begin()

    def play_out(self, task: Task) -> Played:
        """Play a game to its end; one whose rules fail is stuck."""
        session = new_session(self.box, plain_setup(self.box, task.setup))

        def read_end(decisions: int) -> Played:
            t = cast(Table, session.table)
            facts = balance.facts(t, session.take_events()) if task.facts else {}
            return Played(task, t.word(names.OUTCOME) == names.VICTORY, t.track(names.ROUND), decisions, "", facts)

        return play_out(session, task, PLAYERS, read_end)

    def balance_tasks(self, choices: Mapping[str, str], games: int, seed: str) -> Sequence[Task]:
        """So many games of each step that is asked for, by boss and number of players."""
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
