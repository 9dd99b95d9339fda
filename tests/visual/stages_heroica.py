"""The scenes of Heroica in telling states: what its set-up, its tray, its store and its chart have of their own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any, cast

from game.heroica.mode import HeroicaMode
from game.heroica.scenario import build
from game.heroica.scenario_format import HeroSpec, MonsterSpec, ScenarioSpec
from game.heroica.table import RIVALS
from game.heroica.view.setup_form import CAMPAIGN, FORM, GRADE, ROAD, TOGETHER, USUAL_GRADE
from game.heroica.workbench import SHOWN_PARTY, SHOWN_PLAYERS
from game.kit.computer_players import RandomPlayer
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.scenes.result.scene import ResultScene
from game.scenes.rules.scene import RulesScene
from game.scenes.settings.scene import SettingsScene
from game.ui.screen.scene import Scene, Services
from tests.visual import at_table, guided, moments
from tests.visual.at_table import Stage, advise, foresee, look_at, own, the_games, title

GAME = "heroica"
FIRST, BEAST, LAST = "kameshbog", "thyllse", "drocomon"
ROAD_OF_A_DAY = (FIRST, "draida-bay", "ganrash", "kings-vault", "volcanius")
"""Short levels that are played one after the other, with what is long in the list of a road."""
UNDER_WAY, ALONE, SEEDS = 43, 27, 12
ASKED: dict[tuple[str, int], tuple[str, ...]] = {
    (FIRST, 2): ("walk", "shop", "shield-move"),
    ("gates-of-elsruck", 3): ("crab-player", "target"),
    ("waldurk-forest", 4): ("magic-door", "opponent"),
    ("ruins-of-cassagyp", 2): ("boulder-go",),
    (LAST, 4): ("hatchling-faces",),
}
"""Kinds of questions that are looked at, by level and number of heroes."""
LAIR: dict[str, tuple[str, tuple[str, ...], str, tuple[str, ...]]] = {
    "before-fight": ("G7", ("strength", "frost", "ax"), "sword", ("roll", "cell:5,6")),
    "shield-fight": ("G7", ("ax", "dagger", "staff", "saber-of-scales"), "sword shield", ("roll", "cell:5,6")),
    "land": ("E5", ("drandorian-dagger", "defense"), "shield", ("drandorian-dagger-1",)),
}
"""Questions beside the Dragon Lord: where the first hero stands with what, the die, and the answers that lead there."""
LANDS = {"draida-bay": 1, "fortaan": 3, "darkwood-necropolis": 4, BEAST: 2, "volcanius": 3}
"""Levels of lands that look unlike each other, with the number of heroes who are under way there."""


def the_mode() -> HeroicaMode:
    """The game."""
    return cast(HeroicaMode, the_games().mode(GAME))


def setup_of(road: str, seats: int, form: str = RIVALS, seed: str = "look") -> Setup:
    """The set-up of a road or level for so many heroes."""
    party = tuple(SeatChoice(*seat) for seat in zip(SHOWN_PLAYERS, SHOWN_PARTY[:seats], strict=False))
    return Setup({ROAD: road, FORM: form, GRADE: USUAL_GRADE}, party, seed=seed)


def questions(session: Session) -> Iterator[Session]:
    """A game of the sensible player at one question after the other; at the last it is over."""
    return at_table.questions(session, the_mode().computer_player("sensible", "look"))


@lru_cache
def begun(road: str, seats: int, form: str = RIVALS, seed: str = "look") -> Session:
    """A game at its first question."""
    return the_mode().session(setup_of(road, seats, form, seed)).begin()


@lru_cache
def asked_first(level: str, seats: int) -> dict[str, Session]:
    """The first question of each kind that is looked at."""
    found: dict[str, Session] = {}
    for seed in range(SEEDS):
        for session in questions(begun(level, seats, seed=f"look-{seed}").fork()):
            kind = session.prompt.kind if session.prompt is not None else ""
            if kind in ASKED[level, seats] and kind not in found:
                found[kind] = session.fork()
            if len(found) == len(ASKED[level, seats]):
                return found
    raise AssertionError(f"of {ASKED[level, seats]} only {list(found)} are asked")


@lru_cache
def journey(level: str, seats: int) -> Session:
    """A level after some answers: fewer of a hero who is alone, and soon there."""
    answers = UNDER_WAY if seats > 1 else ALONE
    *_, last = (session for _, session in zip(range(answers), questions(begun(level, seats).fork()), strict=False))
    return last


@lru_cache
def ended(level: str, seats: int) -> Session:
    """A level that is over."""
    *_, last = questions(begun(level, seats).fork())
    return last


@lru_cache
def road(seats: int, last: bool) -> Session:
    """Rivals on a road of some levels: at the camp before the last of them, or over."""
    heroes = [HeroSpec(hero, name) for hero, name in zip(SHOWN_PARTY[:seats], SHOWN_PLAYERS, strict=False)]
    spec = ScenarioSpec(heroes, level=FIRST, road=list(ROAD_OF_A_DAY), node="setup", seed="look")
    for session in questions(build(the_mode().box, spec).begin()):
        prompt = session.prompt
        if prompt is None or (not last and prompt.kind == "set-out" and prompt.source == ROAD_OF_A_DAY[-1]):
            break
    return session


@lru_cache
def alone(last: bool) -> Session:
    """One hero who does anything: asked whether to try a lost level again, or lost for good."""
    session, player = begun(FIRST, 1, TOGETHER).fork(), RandomPlayer("alone")
    while session.prompt is not None and (last or session.prompt.kind != "lost-level"):
        session.answer(player(session.table, session.prompt, None))
    return session


@lru_cache
def in_the_lair(kind: str) -> Session:
    """A question that is seldom asked."""
    cell, pack, dice, answers = LAIR[kind]
    ana, ben = SHOWN_PLAYERS[:2]
    heroes = [HeroSpec("barbarian", ana, cell=cell, pack=[*pack]), HeroSpec("wizard", ben, cell="F14")]
    near = {"goblin-warrior": "F5", "raptor-henchman": "E7", "dragon-lord": "I7"}
    monsters = [MonsterSpec(card, square) for card, square in near.items()]
    spec = ScenarioSpec(heroes, level=LAST, monsters=monsters, node="act", faces="south", dice=dice.split())
    session = build(the_mode().box, spec).begin()
    for answer in answers:
        session.answer([answer])
    assert session.prompt is not None, kind
    assert session.prompt.kind == kind, session.prompt
    return session


def setup(services: Services, chosen: Setup, page: str = "choice") -> Scene:
    """The set-up, on one of its pages where type is large."""
    return at_table.setup(services, the_mode(), chosen, "MEADOW-2210", page)


def table(services: Services, session: Session, then: Any = id) -> Scene:
    """A game at its open question, and something done there."""
    scene = at_table.table(services, the_mode(), session.fork())
    then(scene)
    return scene


def asked(services: Services, level: str, seats: int, kind: str) -> Scene:
    """A question of a kind."""
    return table(services, asked_first(level, seats)[kind])


def full(services: Services, seats: int, then: Any = id) -> Scene:
    """The fullest table, and something done at it."""
    return table(services, the_mode().workbench().full_table(seats), then)


def rules(services: Services) -> Scene:
    """The rules as they are opened at the table: among its panels."""
    services.furnish(the_games().look(GAME).theme.material)
    return RulesScene(services, the_mode(), "HC-302")


def settings(services: Services) -> Scene:
    """The settings, opened there too."""
    services.furnish(the_games().look(GAME).theme.material)
    scene = SettingsScene(services)
    scene.turn("look")
    return scene


def result(services: Services, session: Session, page: str = "ending") -> Scene:
    """The end of a game."""
    scene = ResultScene(services, the_mode(), session, {"slot": "over"})
    scene._turn(page)
    return scene


def fates(number: int) -> Session:
    """A level where heroes are hurt soon; the number varies its fate."""
    return begun(LAST, 2, seed=f"fate {number}").fork()


OWN: dict[str, Stage] = {
    "title": partial(title, game=GAME),
    "setup": partial(setup, chosen=setup_of(CAMPAIGN, 4)),
    "setup-alone": partial(setup, chosen=setup_of(LAST, 1, TOGETHER)),
    "setup-heroes": partial(setup, chosen=setup_of(CAMPAIGN, 4), page="pieces"),
    "setup-table": partial(setup, chosen=setup_of(CAMPAIGN, 4), page="table"),
    "rules": rules,
    "settings": settings,
    **{f"start-{seats}": lambda services, seats=seats: table(services, begun(FIRST, seats)) for seats in (1, 3)},
    **{f"full-{seats}": partial(full, seats=seats) for seats in (1, 2, 3, 4)},
    **{
        f"{kind}-{seats}": partial(asked, level=level, seats=seats, kind=kind)
        for (level, seats), kinds in ASKED.items()
        for kind in kinds
    },
    **{kind: lambda services, kind=kind: table(services, in_the_lair(kind)) for kind in LAIR},
    "guided": lambda services: guided.led(services, the_mode(), "guided.fight.near"),
    **{
        f"land-{level}": lambda services, level=level, seats=seats: table(services, journey(level, seats))
        for level, seats in LANDS.items()
    },
    **{f"chart-{seats}": lambda services, seats=seats: table(services, road(seats, last=False)) for seats in (2, 4)},
    "lost-level": lambda services: table(services, alone(last=False)),
    "card-hero": partial(full, seats=2, then=lambda scene: scene.inspect(SHOWN_PARTY[0])),
    "card-relic": partial(full, seats=2, then=look_at(f"pack:{SHOWN_PARTY[0]}")),
    "intent": partial(full, seats=4, then=foresee),
    "advice": partial(full, seats=2, then=advise),
    "log": lambda services: table(services, journey(BEAST, 2), lambda scene: scene.toggle_log()),
    "objective": partial(full, seats=2, then=lambda scene: scene.read_objective()),
    "pause": partial(full, seats=2, then=lambda scene: scene.open_pause()),
    "level": lambda services: moments.after(services, the_mode(), (road(2, last=False), ("go",)), "level"),
    "goal": lambda services: moments.seen(services, the_mode(), ended(FIRST, 2), "goal"),
    "down": lambda services: moments.staged(services, the_mode(), fates, story="down"),
    "past": lambda services: moments.past(services, the_mode(), journey(FIRST, 2)),
    **{
        f"victory-{page}": lambda services, page=page: result(services, road(2, last=True), page)
        for page in ("ending", "standings", "chronicle", "dice")
    },
    "defeat": lambda services: result(services, alone(last=True)),
}
STAGES: dict[str, Stage] = {f"heroica-{name}": own(GAME, stage) for name, stage in OWN.items()}
"""All of them, with the name of the box before each."""
KEPT = (
    "title", "setup", "victory-ending", "level", "shop-2", "chart-4", "full-2", "full-4", "walk-2", "opponent-4",
    "land-draida-bay", "land-volcanius", "card-hero", "past", "before-fight", "guided",
)  # fmt: skip
"""Those of which golden pictures are kept: what differs from others in more than the land or the question."""
ALIKE = STAGES.keys() - {f"heroica-{name}" for name in KEPT}
