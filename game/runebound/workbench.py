"""Runebound on the workbench: laid out, sampled, played by computer players, counted, checked."""

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
from game.runebound import balance, names
from game.runebound.box import Box
from game.runebound.computer_player import PLAYERS
from game.runebound.content_needs import needs
from game.runebound.scenario import Hexes, build, dice_of
from game.runebound.scenario_format import HeroSpec, ScenarioSpec, read
from game.runebound.scenario_summary import summary
from game.runebound.sessions import PLAYED, new_session
from game.runebound.setting_up import RANDOM
from game.runebound.table import SCRIPT, Table
from game.runebound.view.setup_form import ENEMIES, FORM, SCENARIO, STEP, USUAL_STEP, plain_setup
from game.runebound.vocabulary_document import document

SHOWN_PARTY = ("laurel-of-bloodwood", "elder-mok", "corbin", "lyssa")
SHOWN_PLAYERS = ("Ana", "Ben", "Cleo", "Dan")
FULL_HEROES = (
    HeroSpec(
        "", at="tamalir", damage=4, gold=17, lore=9, states=["weary"],
        hand=["second-wind", "unweave", "map-reader", "ward", "feint", "long-strider"],
        assets=["rune-blade", "wyrmscale-coat", "pilgrims-banner", "courser", "star-maps"],
        learned=["steady-aim", "keen-wits", "giant-slayer", "silver-tongue", "treasure-nose"],
        trophies=["combat"] * 3 + ["exploration"] * 2 + ["social"] * 2,
    ),
    HeroSpec(
        "", at="tamalir", damage=2, gold=6, lore=4, states=["blessed"], hand=["haggler", "shield-arm", "war-hymn"],
        assets=["lamplight-staff", "iron-plate", "focus-stone", "winged-mantle", "saints-bones"],
        learned=["unyielding", "rune-lore", "tactician"], trophies=["combat", "social", "social"],
    ),
    HeroSpec(
        "", at="forge", damage=7, gold=3, lore=2, states=["cursed"], hand=["ox-strong", "first-blow"],
        assets=["war-hammer", "chain-shirt", "claw-gauntlet", "hill-pony"], learned=["both-hands"],
        trophies=["exploration"] * 2,
    ),
    HeroSpec(
        "", at="dawnsmoor", gold=11, lore=5, hand=["well-read", "waterwalker", "hunger-for-magic"],
        assets=["truesteel-axe", "battle-robe", "lucky-coin", "riding-boots", "wine-casks"],
        learned=["healing-touch", "spirit-bolt"], trophies=["combat"] * 2,
    ),
)  # fmt: skip
"""What the heroes of the fullest table have."""
FULL_QUESTS = 2
"""So many quests and errands lie open before each of them."""
FULL_DOWN = 5


class RuneboundWorkbench:
    """What commands and tests need of this game beyond playing it."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def scenario(self, raw: bytes) -> Scenario:
        """What a scenario file describes. Raises ScenarioError with place and sentence."""
        spec = read(raw)
        names_of_dice = {die: die for die in dice_of(self.box)}
        session = build(self.box, spec)
        return Scenario(session, spec.answers, spec.expect, names_of_dice, Hexes(session))

    def summary(self, session: Session) -> dict[str, object]:
        """The state in the words of a scenario file."""
        return summary(session)

    def sample(self, seats: int, seed: str, choices: Mapping[str, str]) -> Setup:
        """A set-up for so many heroes, drawn by the seed; rivals in a random scenario, if nothing is given."""
        streams = Streams(f"{seats}-{seed}", {})
        scenario = choices.get(SCENARIO, RANDOM)
        if scenario == RANDOM:
            scenario = streams.sample("scenario", list(self.box.content.scenarios), 1)[0]
        usual = names.SOLO if seats == 1 else names.RIVALS
        form = usual if seats == 1 or choices.get(FORM) == names.SOLO else choices.get(FORM) or usual
        chosen = {STEP: USUAL_STEP, ENEMIES: PLAYED, **choices, SCENARIO: scenario, FORM: form}
        chosen = {
            key: streams.sample(key, list(self._entries(key)), 1)[0] if word == RANDOM else word
            for key, word in chosen.items()
        }
        heroes = streams.sample("heroes", list(self.box.content.heroes), seats)
        seated = tuple(SeatChoice("", hero) for hero in heroes)
        return Setup(chosen, seated, streams.below("first", seats), seed)

    def _entries(self, key: str) -> Sequence[str]:
        """What "random" is drawn from."""
        known = {STEP: list(self.box.content.ladder), ENEMIES: [PLAYED, SCRIPT], FORM: [names.RIVALS, names.TOGETHER]}
        return known.get(key, [])

    def samples(self) -> Sequence[Setup]:
        """Every scenario, form, number of heroes, hero, and step of the ladder; a computer player."""
        content = self.box.content
        scenarios = cycle(content.scenarios)
        cells = cycle(((names.RIVALS, 2), *balance.CELLS))
        enemies, heroes = cycle((PLAYED, SCRIPT, PLAYED)), cycle(content.heroes)
        shown = []
        for step in content.ladder:
            form, seats = next(cells)
            party = [SeatChoice(player, next(heroes)) for player in SHOWN_PLAYERS[:seats]]
            choices = {SCENARIO: next(scenarios), FORM: form, ENEMIES: next(enemies), STEP: step}
            shown.append(Setup(choices, tuple(party), seats - 1, f"sample-{step}"))
        choices = {SCENARIO: next(iter(content.scenarios)), FORM: names.RIVALS, ENEMIES: PLAYED, STEP: USUAL_STEP}
        first, second = SHOWN_PARTY[:2]
        with_computer = (SeatChoice(SHOWN_PLAYERS[0], first), SeatChoice("", second, next(iter(PLAYERS))))
        return (*shown, Setup(choices, with_computer, 1, "sample-computer"))

    def full_table(self, seats: int) -> Session:
        """A game late in act II, with full hands, all assets, open quests and rules, a market that was looked over."""
        quests = iter([quest for quest, it in self.box.content.quests.items() if not it.scenario])
        heroes = [
            _of(spec, hero, player, [next(quests) for _ in range(FULL_QUESTS)])
            for spec, hero, player in zip(FULL_HEROES[:seats], SHOWN_PARTY, SHOWN_PLAYERS, strict=False)
        ]
        stories = [
            card for card, it in self.box.content.stories.items()
            if it.scenario == "margath" and it.act == 2 and it.kind != "omen"
        ]  # fmt: skip
        market = {
            "tamalir": ["oak-cudgel", "leather-armor", "satchel"], "forge": ["ash-bow", "field-kit", "salt"],
            "riverwatch": ["militia-sword", "horn-of-courage", "ferrymans-ring"],
            "dawnsmoor": ["rowan-wand", "quilted-coat", "artifacts"],
        }  # fmt: skip
        down = [f"{cell.column},{cell.row}" for cell in list(self.box.land.gems)[:FULL_DOWN]]
        spec = ScenarioSpec(
            heroes, seed="full table", round=21, act=2, space=9, villain="skydown", story=list(stories),
            markets=market, gems_down=down, discards={"skill": ["quiet-heart"], "asset": ["hunting-spear"]},
        )  # fmt: skip
        return build(self.box, spec).begin()

    def play_out(self, task: Task) -> Played:
        """Play a game to its end; one whose rules fail is stuck."""
        session = new_session(self.box, plain_setup(task.setup))

        def read_end(decisions: int) -> Played:
            t = cast(Table, session.table)
            facts = balance.facts(t, session.take_events()) if task.facts else {}
            return Played(task, t.word(names.OUTCOME) == names.VICTORY, t.track(names.ROUND), decisions, "", facts)

        return play_out(session, task, PLAYERS, read_end)

    def balance_tasks(self, choices: Mapping[str, str], games: int, seed: str) -> Sequence[Task]:
        """So many games of each scenario, form and number of heroes."""
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


def _of(spec: HeroSpec, hero: str, player: str, opened: Sequence[str]) -> HeroSpec:
    """What a hero of the fullest table has, with the name of the player."""
    return HeroSpec(
        hero, player, at=spec.at, hand=list(spec.hand), assets=list(spec.assets), learned=list(spec.learned),
        trophies=list(spec.trophies), open=list(opened), gold=spec.gold, damage=spec.damage, lore=spec.lore,
        states=list(spec.states),
    )  # fmt: skip
