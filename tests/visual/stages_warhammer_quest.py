"""The scenes of the Warhammer Quest card game in telling states: what its table, town and camp have of their own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from game.kit.mode import Mode
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.scenes.curtain import CurtainScene
from game.scenes.result.scene import ResultScene
from game.scenes.rules.scene import RulesScene
from game.ui.screen.scene import Pop, Scene, Services
from game.warhammer_quest.workbench import SHOWN_PARTY, SHOWN_PLAYERS
from tests.visual import at_table, guided, moments
from tests.visual.at_table import Stage, advise, foresee, look_at, own, questions, the_games, title

GAME = "warhammer-quest"
QUEST, CAMPAIGN, DELVE = "a-foul-stench", "campaign", "delve"
SEEDS = 20
TABLE_KINDS = ("target", "spend", "treasure", "equip", "use", "divide", "reroll", "order", "travel", "dungeon-avoid")
TOWN_KINDS = ("settle", "train", "smith", "legendary", "set-out")
WON = 14
"""A seed with which a sensible player wins a campaign: most others lose one."""
ASKED = {
    (CAMPAIGN, 2): (*TABLE_KINDS, *TOWN_KINDS),
    (CAMPAIGN, 4): ("target", "treasure", "equip", "travel", *TOWN_KINDS),
    (DELVE, 3): ("camp", "aid-target"),
}
"""Kinds of questions that are looked at, by what is played and the number of heroes."""


def the_mode() -> Mode:
    """The game."""
    return the_games().mode(GAME)


def begun(play: str, heroes: int, seed: str) -> Session:
    """A game at its first question."""
    party = zip(SHOWN_PLAYERS, SHOWN_PARTY[:heroes], strict=False)
    return the_mode().session(Setup({"play": play}, tuple(SeatChoice(*seat) for seat in party), seed=seed)).begin()


def games(play: str, heroes: int, first: int = 0) -> Iterator[Iterator[Session]]:
    """Games of a sensible player from a seed on, each at one question after the other; at the last it is over."""
    for seed in range(first, first + SEEDS):
        player = the_mode().computer_player("sensible", str(seed))
        yield questions(begun(play, heroes, f"look-{seed}"), player)


@lru_cache
def asked_first(play: str, heroes: int) -> dict[str, Session]:
    """The first question of each kind that is looked at."""
    found: dict[str, Session] = {}
    wanted = set(ASKED[play, heroes])
    for game in games(play, heroes):
        for session in game:
            kind = session.prompt.kind if session.prompt is not None else ""
            if kind in wanted and kind not in found:
                found[kind] = session.fork()
            if wanted <= set(found):
                return found
    raise AssertionError(f"nobody was asked for {wanted - set(found)}")


@lru_cache
def ended(play: str, outcome: str, first: int) -> Session:
    """The first game from a seed on that ends so."""
    for game in games(play, 2, first):
        *_, last = game
        if last.prompt is None and last.state.board.tracks["outcome"] == outcome:
            last.take_events()
            return last
    raise AssertionError(f"no game ended in {outcome}")


def setup(services: Services, play: str, page: str = "choice", heroes: int = 4) -> Scene:
    """The set-up with a full table."""
    party = zip(SHOWN_PLAYERS, SHOWN_PARTY[:heroes], strict=False)
    chosen = Setup({"play": play}, tuple(SeatChoice(*seat) for seat in party), seed="RUSTY-1187")
    return at_table.setup(services, the_mode(), chosen, chosen.seed, page)


def early(services: Services, heroes: int) -> Scene:
    """The first question of a campaign."""
    return at_table.table(services, the_mode(), begun(CAMPAIGN, heroes, "early"))


def asked(services: Services, play: str, heroes: int, kind: str) -> Scene:
    """A question of a kind."""
    return at_table.table(services, the_mode(), asked_first(play, heroes)[kind].fork())


def full(services: Services, heroes: int, then: object = id) -> Scene:
    """The fullest table, and something done at it."""
    scene = at_table.table(services, the_mode(), the_mode().workbench().full_table(heroes))
    assert callable(then)
    then(scene)
    return scene


def result(services: Services, play: str, outcome: str, first: int = 0) -> Scene:
    """The end of a game."""
    return ResultScene(services, the_mode(), ended(play, outcome, first), {"slot": "over"})


def fates(number: int) -> Session:
    """A quest of two; the number varies its fate."""
    return begun(QUEST, 2, f"fate {number}")


def staged(story: str = "", sheet: str = "") -> Stage:
    """A great moment of a kind, or a card that comes forward with such a sheet."""

    def make(services: Services) -> Scene:
        said = the_mode().words(sheet) if sheet else ""
        return moments.staged(services, the_mode(), fates, sheet=said, story=story)

    return make


def curtain(services: Services) -> Scene:
    """The curtain before the second of two players."""
    return CurtainScene(services, SHOWN_PLAYERS[1], 2, lambda: None, Pop)


OWN: dict[str, Stage] = {
    "title": partial(title, game=GAME),
    "setup": partial(setup, play=CAMPAIGN),
    "setup-delve": partial(setup, play=DELVE, heroes=2),
    "setup-heroes": partial(setup, play=CAMPAIGN, page="pieces"),
    "setup-table": partial(setup, play=CAMPAIGN, page="table"),
    "rules": lambda services: RulesScene(services, the_mode(), "WQ-312"),
    "curtain": curtain,
    **{f"early-{heroes}": partial(early, heroes=heroes) for heroes in (2, 3, 4)},
    **{f"full-{heroes}": partial(full, heroes=heroes) for heroes in (2, 3, 4)},
    "card-enemy": partial(full, heroes=2, then=look_at("shadows")),
    "card-hero": partial(full, heroes=2, then=look_at("seats")),
    "card-place": partial(full, heroes=2, then=look_at("location")),
    "card-gear": partial(full, heroes=2, then=look_at(f"gear:{SHOWN_PARTY[0]}")),
    "card-action": partial(full, heroes=2, then=look_at(f"cards:{SHOWN_PARTY[0]}")),
    **{f"intent-{heroes}": partial(full, heroes=heroes, then=foresee) for heroes in (2, 4)},
    "advice": partial(full, heroes=2, then=advise),
    **{
        f"{kind}-{heroes}": partial(asked, play=play, heroes=heroes, kind=kind)
        for (play, heroes), kinds in ASKED.items()
        for kind in kinds
    },
    "beat": staged(sheet="stage.activation"),
    "nemesis": staged(story="nemesis"),
    "fall": staged(story="fall"),
    "victory": partial(result, play=QUEST, outcome="victory"),
    "defeat": partial(result, play=DELVE, outcome="defeat"),
    "campaign-victory": partial(result, play=CAMPAIGN, outcome="victory", first=WON),
    "past": lambda services: moments.past(services, the_mode(), asked_first(CAMPAIGN, 2)["target"].fork()),
    "guided": lambda services: guided.led(services, the_mode(), "guided.strike.card"),
}
STAGES: dict[str, Stage] = {f"grate-{name}": own(GAME, stage) for name, stage in OWN.items()}
"""All of them, with the name of the box before each."""
ALIKE = {
    "grate-setup-heroes", "grate-setup-table", "grate-spend-2", "grate-use-2", "grate-divide-2", "grate-treasure-2",
    "grate-curtain",
    *(name for name in STAGES if name.endswith("-4") and name not in ("grate-full-4", "grate-settle-4")),
}  # fmt: skip
"""What differs from others in words alone, or in the number of heroes."""
