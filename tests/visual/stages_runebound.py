"""The scenes of Runebound in telling states: chart and march, combats, cards that are read, markets, curtain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, cast

from game.kit.cells import cell_of
from game.kit.prompts import Answer
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.runebound.mode import RuneboundMode
from game.runebound.scenario import build
from game.runebound.scenario_format import HeroSpec, ScenarioSpec
from game.runebound.view.setup_form import ENEMIES, FORM, SCENARIO, STEP, USUAL_STEP
from game.runebound.workbench import SHOWN_PARTY, SHOWN_PLAYERS
from game.scenes.curtain import CurtainScene
from game.scenes.result.scene import ResultScene
from game.ui.screen.scene import Pop, Scene, Services
from tests.visual import at_table, guided, moments
from tests.visual.at_table import Stage, foretold, own, point_at, the_games, title

GAME = "runebound"
LAUREL, MOK, CORBIN, LYSSA = SHOWN_PARTY
MARCH = ["mountain+water", "plains", "hills+plains", "wild", "plains+forest"]
"""What the dice of a march show."""
STEPS = 2
MARKETS = {
    "tamalir": ["militia-sword", "chain-shirt", "wine-casks"], "forge": ["hunting-spear", "field-kit", "saints-bones"],
    "riverwatch": ["rune-blade", "satchel", "riding-boots"], "dawnsmoor": ["truesteel-axe", "focus-stone", "artifacts"],
}  # fmt: skip


def the_mode() -> RuneboundMode:
    """The game."""
    return cast(RuneboundMode, the_games().mode(GAME))


def setup_of(form: str, seats: int, scenario: str = "margath") -> Setup:
    """The set-up of a game for so many heroes."""
    party = tuple(SeatChoice(*seat) for seat in zip(SHOWN_PLAYERS, SHOWN_PARTY[:seats], strict=False))
    return Setup({SCENARIO: scenario, FORM: form, ENEMIES: "played", STEP: USUAL_STEP}, party, seed="look")


def laurel(**more: Any) -> HeroSpec:
    """The hero who is looked at."""
    told: dict[str, Any] = {
        "at": "riverwatch", "hand": ["map-reader", "first-blow", "quiet-heart", "feint"], "damage": 2, "gold": 5,
        "lore": 4, "assets": ["ash-bow", "leather-armor", "lucky-coin", "riding-boots"], "learned": ["steady-aim"],
        "trophies": ["combat", "combat", "exploration"], "open": ["barrow-lights"],
    }  # fmt: skip
    return HeroSpec(LAUREL, SHOWN_PLAYERS[0], **(told | more))


def others(seats: int, **more: Any) -> list[HeroSpec]:
    """The heroes beside her."""
    found = [
        HeroSpec(MOK, SHOWN_PLAYERS[1], at="thornwall", hand=["ward", "haggler", "unweave"], damage=2, gold=4, lore=2),
        HeroSpec(CORBIN, SHOWN_PLAYERS[2], at="tamalir", hand=["ox-strong"], gold=1, lore=1, trophies=["combat"]),
        HeroSpec(LYSSA, SHOWN_PLAYERS[3], at="vynelvale", damage=5, gold=6, lore=3),
    ][: seats - 1]
    for hero in found:
        for key, value in more.items():
            setattr(hero, key, value)
    return found


def laid(heroes: Sequence[HeroSpec], *answers: str | Answer, **more: Any) -> Session:
    """A game as a scenario file says, after some answers."""
    told: dict[str, Any] = {
        "seed": "look", "round": 7, "space": 7, "enemies": "played", "markets": MARKETS,
        "story": ["m-spear-of-the-vow", "m-cult-in-the-cities"], "active": heroes[0].id,
    }  # fmt: skip
    session = build(the_mode().box, ScenarioSpec([*heroes], **(told | more))).begin()
    for answer in answers:
        session.answer([answer] if isinstance(answer, str) else answer)
    return session


@lru_cache
def begins() -> Session:
    """The first question of a game: where to begin."""
    return the_mode().session(setup_of("rivals", 2)).begin()


@lru_cache
def acts(seats: int) -> Session:
    """Somebody is asked what to do."""
    return laid([laurel(), *others(seats)])


@lru_cache
def march(seats: int) -> Session:
    """Dice lie, two of them have paid for steps of a way."""
    session = laid([laurel(), *others(seats)], "move", "march", (), dice={"terrain": MARCH, "token": []})
    for _ in range(STEPS):
        assert session.prompt is not None
        session.answer([next(option for option in session.prompt.options if cell_of(option) is not None)])
        while session.prompt.kind == "pay-die":
            session.answer([str(session.prompt.data["usual"])])
    return session


@lru_cache
def combat() -> Session:
    """A hero against an enemy whom the neighbour leads: tokens are to be spent."""
    return laid([laurel(at="nerekeep"), *others(4)], node="combat", drawn="ridge-ogre", actions=1)


@lru_cache
def villain() -> Session:
    """The villain of the first scenario, by script."""
    heroes = [laurel(at="skydown", lore=9, damage=0), *others(2)]
    return laid(heroes, node="combat", drawn="villain", villain="skydown", act=2, space=11, enemies="script",
                form="together", actions=1)  # fmt: skip


@lru_cache
def corpse_king() -> Session:
    """The villain of the second scenario, who has more to say than any other foe."""
    heroes = [laurel(at="cursed-ruins", companion=3, lore=0, damage=0), *others(2)]
    return laid(heroes, node="combat", drawn="villain", villain="cursed-ruins", scenario="corpse-king", act=2, space=9,
                round=20, enemies="script", actions=1, story=[])  # fmt: skip


@lru_cache
def duel() -> Session:
    """Two heroes against each other."""
    corbin = HeroSpec(CORBIN, SHOWN_PLAYERS[2], at="riverwatch", assets=["war-hammer", "iron-plate"], gold=3)
    session = laid([corbin, laurel()], active=CORBIN)
    prompt = session.prompt
    assert prompt is not None
    session.answer([next(option for option in prompt.options if option.startswith("card:"))])
    while session.prompt is not None and session.prompt.kind in ("duel", "may", "pay"):
        session.answer([session.prompt.options[0]])
    return session


@lru_cache
def event(*answers: str) -> Session:
    """An event with two tests."""
    hand = ["ox-strong", "first-blow", "quiet-heart", "feint"]
    return laid([laurel(hand=hand), *others(2)], *answers, node="event", drawn="a-sealed-arch",
                decks={"skill": ["ward", "unweave", "..."]})  # fmt: skip


@lru_cache
def quest() -> Session:
    """A quest is explored: its dice lie, and say what is found."""
    session = laid([laurel(at="barrow-downs"), *others(2)],
                   dice={"terrain": ["forest+hills", "hills+plains", "plains", "wild"], "token": []})  # fmt: skip
    prompt = session.prompt
    assert prompt is not None
    session.answer([next(option for option in prompt.options if option.startswith("explore:"))])
    while session.prompt is not None and session.prompt.kind in ("exert", "reroll", "may"):
        session.answer(())
    return session


@lru_cache
def training() -> Session:
    """A skill is to be learned."""
    return laid([laurel(), *others(2)], "train")


@lru_cache
def market(*answers: str | Answer) -> Session:
    """The market of the city where she stands."""
    return laid([laurel(at="tamalir", gold=7), *others(2)], "shop", *answers)


@lru_cache
def fourth() -> Session:
    """Late in act II, four heroes with all that they can have."""
    return the_mode().workbench().full_table(4)


@lru_cache
def alone() -> Session:
    """One hero under the march of the villain."""
    return laid([laurel(at="forge", hand=["ward"])], act=2, space=12, round=25, march=4, villain="watch-hill")


@lru_cache
def ended(outcome: str) -> Session:
    """A game that two rivals have won or lost."""
    return at_table.ended(the_mode(), setup_of("rivals", 2), outcome)


def setup(services: Services, chosen: Setup, page: str = "choice") -> Scene:
    """The set-up, on one of its pages where type is large."""
    return at_table.setup(services, the_mode(), chosen, "HEATHER-0912", page)


def curtain(services: Services) -> Scene:
    """The folded chart before the second of four players."""
    scene = foretold(services, the_mode(), acts(4))
    return CurtainScene(services, SHOWN_PLAYERS[1], 2, lambda: None, Pop, scene.ui.curtain())


def result(services: Services, outcome: str, page: str = "ending") -> Scene:
    """The end of a game."""
    scene = ResultScene(services, the_mode(), ended(outcome), {"slot": "over"})
    scene._turn(page)
    return scene


OWN: dict[str, Stage] = {
    "title": partial(title, game=GAME),
    "setup": partial(setup, chosen=setup_of("rivals", 4)),
    "setup-heroes": partial(setup, chosen=setup_of("rivals", 2), page="pieces"),
    "setup-table": partial(setup, chosen=setup_of("rivals", 2), page="table"),
    "start-2": lambda services: foretold(services, the_mode(), begins()),
    "chart-1": lambda services: foretold(services, the_mode(), alone()),
    "chart-4": lambda services: foretold(services, the_mode(), acts(4)),
    "march-3": lambda services: foretold(services, the_mode(), march(3)),
    "full-4": lambda services: foretold(services, the_mode(), fourth()),
    "combat": lambda services: foretold(services, the_mode(), combat()),
    "villain": lambda services: foretold(services, the_mode(), villain()),
    "corpse-king": lambda services: foretold(services, the_mode(), corpse_king()),
    "duel": lambda services: foretold(services, the_mode(), duel()),
    "event": lambda services: foretold(services, the_mode(), event()),
    "test": lambda services: foretold(services, the_mode(), event("option-1")),
    "quest": lambda services: foretold(services, the_mode(), quest()),
    "train": lambda services: foretold(services, the_mode(), training()),
    "sell": lambda services: foretold(services, the_mode(), market()),
    "market": lambda services: foretold(services, the_mode(), market(()), point_at("market:tamalir")),
    "curtain": curtain,
    "objective": lambda services: foretold(services, the_mode(), acts(2), lambda scene: scene.read_objective()),
    "guided": lambda services: guided.led(services, the_mode(), "guided.road.hills"),
    "past": lambda services: moments.past(services, the_mode(), ended("victory")),
    **{
        f"victory-{page}": lambda services, page=page: result(services, "victory", page)
        for page in ("ending", "standings", "chronicle", "dice")
    },
    "defeat": lambda services: result(services, "defeat"),
}
STAGES: dict[str, Stage] = {f"runebound-{name}": own(GAME, stage) for name, stage in OWN.items()}
"""All of them, with the name of the box before each."""
KEPT = (
    "title", "start-2", "chart-4", "march-3", "full-4", "combat", "event", "market", "curtain",
)  # fmt: skip
"""Those of which golden pictures are kept: what differs from others in more than the words or the number of players,
and hangs on no game that a computer player has played.
"""
ALIKE = STAGES.keys() - {f"runebound-{name}" for name in KEPT}
