"""The scenes of Heroes of Tenefyr in telling states: what its valley, its fights and its rewards have of their own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, cast

from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.scenes.result.scene import ResultScene
from game.scenes.table import TableScene
from game.tenefyr.mode import TenefyrMode
from game.tenefyr.scenario import build
from game.tenefyr.scenario_format import Cards, CardSpec, DungeonSpec, PlayerSpec, ScenarioSpec
from game.tenefyr.sessions import HEROES_EACH
from game.tenefyr.view.setup_form import BOSS, STEP
from game.tenefyr.workbench import SECONDS, SHOWN_PARTY, SHOWN_PLAYERS, USUAL_STEP
from game.ui.screen.scene import Scene, Services
from tests.visual import at_table, guided, moments
from tests.visual.at_table import Stage, foretold, own, point_at, settle, the_games, title

GAME = "tenefyr"
GONE = DungeonSpec(cards=[])
SOME_GONE = {"1": GONE, "4": GONE}
MANY_GONE = {str(number): GONE for number in (1, 2, 3, 5, 6)}
ROWS: Sequence[Cards] = (
    [CardSpec("orc", plus={"kobold": 1}, double={"grey-wolf": 1}), "1", CardSpec("fire-imp", minus={"warlock": 1})],
    ["cave-bat", "1", "0", "0", "0", "0", "0", "0", CardSpec("banshee", plus={"goblin-drummer": 1})],
    [CardSpec("kobold", minus={"warlock": 1}), "0", "0"],
)
"""What lies in a lane: cards whose power has changed, and more of them than lie side by side."""
LOOT: Sequence[Cards] = (["kobold", "orc", "1", "0"], ["bandit", "skeleton", "grey-wolf"], ["giant-rat", "0", "1"])
LONG_PLACE = "dragons-stair"
"""The place with the longest text."""


def the_mode() -> TenefyrMode:
    """The game."""
    return cast(TenefyrMode, the_games().mode(GAME))


def setup_of(seats: int, boss: str = "dark-lord") -> Setup:
    """The set-up of a game for so many players."""
    party = tuple(SeatChoice(*seat) for seat in zip(SHOWN_PLAYERS, SHOWN_PARTY[:seats], strict=False))
    return Setup({BOSS: boss, STEP: USUAL_STEP}, party, seed="look")


def party(seats: int) -> list[PlayerSpec]:
    """So many players; one or two have two heroes each."""
    two = HEROES_EACH[seats] > 1
    return [
        PlayerSpec([hero, SECONDS[at]] if two else [hero], SHOWN_PLAYERS[at])
        for at, hero in enumerate(SHOWN_PARTY[:seats])
    ]


def laid(seats: int, played: int = 0, hand: Cards | None = None, **more: Any) -> Session:
    """A game that is laid out: so many players have played, the next one has a hand."""
    players = party(seats)
    for player, row in zip(players[:played], ROWS, strict=False):
        player.played = [*row]
    if hand is not None:
        players[played % seats].hand = hand
    spec = ScenarioSpec(players, seed="look", turn=played + 1, **more)
    return build(the_mode().box, spec).begin()


@lru_cache
def morning() -> Session:
    """The first question of three players."""
    return the_mode().session(setup_of(3)).begin()


@lru_cache
def dusk() -> Session:
    """Four players late in the day, with most near dungeons bricked up and cards in all piles."""
    return laid(4, dungeons={**MANY_GONE, "7": DungeonSpec(["warlock", CardSpec("mind-thief", known=True)])},
                steps=2, round=9)  # fmt: skip


@lru_cache
def keep_hand(seats: int = 3) -> Session:
    """The second player is asked whether to keep the hand; the place has something to say to that."""
    players = party(seats)
    players[0].played = ["orc", "1", "1", CardSpec("kobold", plus={"goblin-drummer": 1}), "0"]
    players[1].deck = [players[1].heroes[0], "1", "0", "0", "1", "1", "0"]
    there = DungeonSpec(["restless-knight", "banshee", "skeleton"], "armourer", "whispering-stair")
    spec = ScenarioSpec(
        players, seed="look", dungeon="6", dungeons={**SOME_GONE, "6": there}, node="turn", turn=2, steps=7, round=4
    )
    return build(the_mode().box, spec).begin()


@lru_cache
def played(seats: int, rows: int) -> Session:
    """A card is to be played in a fight in which some have played."""
    there = DungeonSpec(["hill-giant", "hydra", "vault-warden"], "heirloom", LONG_PLACE)
    hand: Cards = ["siren", "young-dragon", "lich", "1"]
    return laid(seats, rows, hand, dungeon="9", dungeons={**SOME_GONE, "9": there}, node="play", steps=5, round=6)


@lru_cache
def wager() -> Session:
    """Whether to go on, against a card that was seen."""
    there = DungeonSpec([CardSpec("ogre", known=True), "bugbear"], "quartermaster", "flooded-mine")
    return laid(3, dungeon="3", dungeons={**SOME_GONE, "3": there}, node="press_on", steps=8, round=3)


@lru_cache
def reward(card: str, *answers: str) -> Session:
    """A reward that resolves for three players, each with some loot, after some answers."""
    players = party(3)
    for player, loot in zip(players, LOOT, strict=True):
        player.discard = [*loot]
    spec = ScenarioSpec(
        players, seed="look", dungeons={"1": GONE, "2": GONE}, reward=card,
        waiting=[player.heroes[0] for player in players], node="reward", steps=9, round=3,
    )  # fmt: skip
    session = build(the_mode().box, spec).begin()
    for answer in answers:
        session.answer([answer])
    return session


@lru_cache
def ended(outcome: str) -> Session:
    """A game that sensible players have won or lost."""
    return at_table.ended(the_mode(), setup_of(2), outcome)


def setup(services: Services, chosen: Setup, page: str = "choice") -> Scene:
    """The set-up, on one of its pages where type is large."""
    return at_table.setup(services, the_mode(), chosen, "TULIP-1204", page)


def choose(option: str) -> Any:
    """Choose an answer without giving it yet."""

    def do(scene: TableScene) -> None:
        settle(scene)
        scene.answering.choose(option)

    return do


def full(services: Services, seats: int, then: Any = id) -> Scene:
    """The fullest table: the boss fight."""
    return foretold(services, the_mode(), the_mode().workbench().full_table(seats), then)


def result(services: Services, outcome: str, page: str = "ending") -> Scene:
    """The end of a game."""
    scene = ResultScene(services, the_mode(), ended(outcome), {"slot": "over"})
    scene._turn(page)
    return scene


def look_at_enemy(scene: TableScene) -> None:
    """Open the full card of the enemy that is fought."""
    scene.inspect(scene.play.session.state.board.zone("dungeon:9")[0])


OWN: dict[str, Stage] = {
    "title": partial(title, game=GAME),
    "setup": partial(setup, chosen=setup_of(4)),
    "setup-heroes": partial(setup, chosen=setup_of(2), page="pieces"),
    "setup-table": partial(setup, chosen=setup_of(2), page="table"),
    "valley-3": lambda services: foretold(services, the_mode(), morning()),
    "valley-4": lambda services: foretold(services, the_mode(), dusk(), point_at("dungeon:7")),
    "keep-3": lambda services: foretold(services, the_mode(), keep_hand()),
    "play-4": lambda services: foretold(services, the_mode(), played(4, 3)),
    "play-2": lambda services: foretold(services, the_mode(), played(2, 1)),
    "play-1": lambda services: foretold(services, the_mode(), played(1, 1)),
    "choose-player": lambda services: foretold(services, the_mode(), played(3, 2), choose("siren-1")),
    "press-on": lambda services: foretold(services, the_mode(), wager()),
    "reward": lambda services: foretold(services, the_mode(), reward("village-smithy")),
    "reward-deck": lambda services: foretold(services, the_mode(), reward("village-smithy", "1")),
    "reward-reserve": lambda services: foretold(services, the_mode(), reward("quartermaster", "1")),
    **{f"full-{seats}": partial(full, seats=seats) for seats in (2, 4)},
    "card-enemy": lambda services: foretold(services, the_mode(), played(2, 1), look_at_enemy),
    "boss": lambda services: moments.seen(services, the_mode(), ended("victory"), "boss"),
    "past": lambda services: moments.past(services, the_mode(), ended("victory")),
    "guided": lambda services: guided.led(services, the_mode(), "guided.valley.play"),
    **{
        f"victory-{page}": lambda services, page=page: result(services, "victory", page)
        for page in ("ending", "standings", "chronicle", "dice")
    },
    "defeat": lambda services: result(services, "defeat"),
}
STAGES: dict[str, Stage] = {f"tenefyr-{name}": own(GAME, stage) for name, stage in OWN.items()}
"""All of them, with the name of the box before each."""
KEPT = (
    "title", "valley-3", "valley-4", "keep-3", "play-4", "reward-deck", "full-2", "boss", "victory-ending",
)  # fmt: skip
"""Those of which golden pictures are kept: what differs from others in more than the words or the number of players."""
ALIKE = STAGES.keys() - {f"tenefyr-{name}" for name in KEPT}
