"""Every scene in telling states, laid out for a look: what the goldens show and what the matrix measures."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from dataclasses import replace
from datetime import date, timedelta
from functools import lru_cache, partial
from typing import Any

from msgspec import structs

from game.kit.companions import ADVISER
from game.kit.computer_players import RandomPlayer
from game.kit.counting import Finished, News, count
from game.kit.errors import ContentError, RuleFailed
from game.kit.mode import Mode
from game.kit.past import told_anew
from game.kit.profile import DailyTry, PlayedSeat
from game.kit.profiles import Players
from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.setup import Entry, SeatChoice, Setup
from game.scenes.credits import CreditsScene
from game.scenes.curtain import CurtainScene
from game.scenes.error import ErrorScene
from game.scenes.load import LoadScene
from game.scenes.profile.scene import ProfileScene
from game.scenes.result.scene import ResultScene
from game.scenes.rules.scene import RulesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.setup.scene import SetupScene
from game.scenes.story import StoryScene
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.workbench import SHOWN_PARTY, SHOWN_PLAYERS
from game.ui.screen.scene import Pop, Scene, Services
from tests.visual import (
    at_table,
    guided,
    moments,
    stages_heroica,
    stages_runebound,
    stages_tenefyr,
    stages_warhammer_quest,
)
from tests.visual.at_table import Stage, advise, foresee, look_at, point_at, settle, the_games
from tests.visual.house import house

QUEST = "the-goblin-problem"
TODAY = date(2026, 11, 22)
CLIMBED = (7, 6, 4, 3, 2, 0, 0, 0)
"""The steps that were won of each quest, in the profile that is looked at."""
USUAL = (
    "target", "spend", "reroll", "use", "divide", "order", "engage", "activate-enemy", "choose-hero", "upgrade",
    "resolve-card", "either", "travel", "leader", "choose-condition",
)  # fmt: skip
ASKED = {2: USUAL, 3: ("aid-target", "second-turn"), 4: USUAL}
"""Kinds of questions that are looked at, by the number of heroes; some come up only with three."""
SETUP_PAGES = {"quest": "choice", "heroes": "pieces", "table": "table"}
SETTINGS = ("play", "game", "look", "text", "sound", "controls")
RESULTS = ("ending", "standings", "chronicle", "dice")
LONG_AGO = 1_700_000_000.0
UNDER_WAY = 40
MOST_ANSWERS, SEEDS = 600, 40


def the_mode() -> Mode:
    """The game."""
    return the_games().mode("terrinoth")


def setup_of(heroes: int, seed: str, quest: str = QUEST) -> Setup:
    """The set-up of a quest for so many heroes."""
    party = zip(SHOWN_PLAYERS, SHOWN_PARTY[:heroes], strict=False)
    return Setup({"quest": quest}, tuple(SeatChoice(player, hero) for player, hero in party), seed=seed)


def begun(heroes: int, seed: str, quest: str = QUEST) -> Session:
    """A session at its first question."""
    return the_mode().session(setup_of(heroes, seed, quest)).begin()


def quests() -> tuple[Entry, ...]:
    """Every quest as the setup shows it."""
    return the_mode().setup_form(2).lists[0].entries


@lru_cache
def questions(heroes: int) -> dict[str, Session]:
    """The first question of each kind, once a journey is under way, in games of anybody."""
    found: dict[str, Session] = {}
    wanted = ASKED[heroes]
    for seed in range(SEEDS):
        session, player = begun(heroes, f"look-{seed}"), RandomPlayer(str(seed))
        for _ in range(MOST_ANSWERS):
            prompt = session.prompt
            if prompt is None or set(wanted) <= set(found):
                break
            if prompt.kind in wanted and prompt.kind not in found and session.table.word("round") not in ("1", "2"):
                found[prompt.kind] = session.fork()
            session.answer(player(session.table, prompt, None))
    return found


@lru_cache
def journey(quest: str, heroes: int) -> Session:
    """Any quest after some answers of anybody."""
    session, player = begun(heroes, "under way", quest), RandomPlayer(quest)
    for _ in range(UNDER_WAY):
        if session.prompt is not None:
            session.answer(player(session.table, session.prompt, None))
    return session


@lru_cache
def ended(outcome: str) -> Session:
    """The first game of a sensible player with this outcome."""
    for seed in range(SEEDS):
        session, player = begun(3, f"end-{seed}"), TerrinothPlayer(str(seed))
        while session.prompt is not None:
            session.answer(player(session.table, session.prompt, None))
        session.take_events()
        if session.state.board.tracks["outcome"] == outcome:
            return session
    raise AssertionError(f"no game ended in {outcome}")


# -- around the table ------------------------------------------------------------------------------------


def title(services: Services) -> MenuScene:
    """The title with journeys to go on with."""
    keep_journeys(services.saves)
    return MenuScene(services)


def empty(services: Services, scene: type[Scene]) -> Scene:
    """A scene that shows journeys, while there are none."""
    forget_journeys(services.saves)
    return scene(services)


def forget_journeys(saves: Saves) -> None:
    """No saves, also none of the tables that were looked at before."""
    for saved in saves.list():
        saves.delete(saved.slot)


def keep_journeys(saves: Saves) -> None:
    """Some saves, one of them over, and no others."""
    forget_journeys(saves)
    for heroes in (2, 3, 4):
        session, slot = begun(heroes, "kept"), f"20260101-12000{heroes}"
        saves.write(slot, session, {"slot": slot})
        path = saves.path(slot)
        head, game = path.read_text("utf-8").splitlines()
        path.write_text(json.dumps(json.loads(head) | {"when": LONG_AGO + heroes}) + "\n" + game + "\n", "utf-8")


def load(services: Services) -> Scene:
    """The list of journeys."""
    keep_journeys(services.saves)
    return LoadScene(services)


def shelf(
    services: Services, games: int, *, last: str = "", tied: str = "", then: Callable[[Any], object] = id
) -> Scene:
    """The title of a house of several games, and something done at its shelf."""
    keep_journeys(services.saves)
    scene = MenuScene(several(services, games, tied, last))
    then(scene)
    return scene


def load_several(services: Services, tied: str = "") -> Scene:
    """The list of journeys of a house of several games."""
    keep_journeys(services.saves)
    return LoadScene(several(services, 5, tied, ""), "terrinoth")


def credits_several(services: Services) -> Scene:
    """The credits of a house of several games."""
    return CreditsScene(several(services, 5, "", ""))


def several(services: Services, games: int, tied: str, last: str) -> Services:
    """The services of a house of so many games; `last` was played last, and the one that is `tied` is not whole."""
    folder = services.saves.folder.parent / "boxes"
    folder.mkdir(parents=True, exist_ok=True)
    library = house(games, services.words, folder, tied=tied)
    if tied:
        with suppress(ContentError):
            library.mode(tied)
    settings = copy(services.settings)
    settings.game, settings.games = last, {}
    return replace(services, games=library, settings=settings)


def point_at_box(number: int) -> Callable[[Any], object]:
    """Point at a box of the shelf, counted from 0."""

    def do(scene: Any) -> None:
        row = scene.shelf.row
        row._look_at(row.boxes[number])

    return do


def setup(services: Services, page: str = "choice", heroes: int = 4, quest: str = QUEST) -> Scene:
    """Setup with a full table, on one of its pages where type is large."""
    return at_table.setup(services, the_mode(), setup_of(heroes, "AMBER-4417", quest), "AMBER-4417", page)


def setup_step(services: Services) -> Scene:
    """Setup with the list of its steps open."""
    scene = SetupScene(services, the_mode(), setup_of(2, "AMBER-4417"))
    scene.state.seed = "AMBER-4417"
    scene.show_list("step")
    scene.choose("eclipse")
    return scene


def story(services: Services) -> Scene:
    """The story of a quest."""
    longest = max(quests(), key=lambda quest: len(quest.text))
    return StoryScene(services, longest.title, longest.text, longest.picture)


def rules(services: Services, page: str, entry: str) -> Scene:
    """The rules, or the words in them."""
    scene = RulesScene(services, the_mode(), entry)
    scene.turn(page)
    return scene


def settings(services: Services, page: str) -> Scene:
    """A page of the settings."""
    scene = SettingsScene(services)
    scene.turn(page)
    return scene


def error(services: Services) -> Scene:
    """After a fault of ours."""
    return ErrorScene(services, MenuScene(services), ValueError("a card lies in two places"))


def result(services: Services, outcome: str, page: str = "ending") -> Scene:
    """The end of a journey."""
    scene = ResultScene(services, the_mode(), ended(outcome), {"slot": "over"})
    scene._turn(page)
    return scene


# -- the table ---------------------------------------------------------------------------------------------


def table(services: Services, session: Session) -> TableScene:
    """A quest at its open question."""
    return at_table.table(services, the_mode(), session)


def early(services: Services, heroes: int, hints: bool = False) -> Scene:
    """The first question of a quest."""
    services.settings.hints = hints
    return table(services, begun(heroes, "early"))


def under_way(services: Services, quest: str, heroes: int) -> Scene:
    """A question in the first rounds of any quest."""
    return table(services, journey(quest, heroes).fork())


def asked(services: Services, heroes: int, kind: str) -> Scene:
    """A question of a kind."""
    return table(services, questions(heroes)[kind].fork())


def full(services: Services, heroes: int, then: Callable[[TableScene], object] = lambda scene: None) -> Scene:
    """The fullest table, and something done at it."""
    scene = table(services, the_mode().workbench().full_table(heroes))
    then(scene)
    return scene


def wounded(services: Services) -> Scene:
    """The full card of an enemy that has wounds, with much to read."""
    session = the_mode().workbench().full_table(2)
    enemy = session.state.board.zone(f"engaged:{SHOWN_PARTY[0]}")[1]
    session.state.board.pieces[enemy].tokens["wound"] = 2
    scene = table(services, session)
    scene.pointing.look_at(enemy)
    return scene


def advised(services: Services, heroes: int, kind: str = "") -> Scene:
    """The adviser asked: at the fullest table, or about a question of a kind."""
    scene = asked(services, heroes, kind) if kind else full(services, heroes)
    assert isinstance(scene, TableScene)
    return advise(scene)


def rolled(services: Services, heroes: int) -> Scene:
    """What happened, after an attack."""
    scene = table(services, questions(heroes)["target"].fork())
    player = RandomPlayer("rolled")
    for _ in range(60):
        prompt = scene.play.prompt
        if scene.play.why or prompt is None:
            break
        scene.answering.answer(player(scene.play.session.table, prompt, None))
    assert scene.play.why
    return scene


def waiting(services: Services, heroes: int) -> Scene:
    """A card that waits for its roll."""
    scene = table(services, begun(heroes, "early"))
    settle(scene)
    prompt = scene.play.prompt
    assert prompt is not None
    scene.answering.choose(next(option for option in prompt.options if scene.play.foresee((option,)).rolls))
    return scene


def curtain(services: Services) -> Scene:
    """The curtain before the second of two players."""
    return CurtainScene(services, SHOWN_PLAYERS[1], 2, lambda: None, Pop)


def abandon(scene: TableScene) -> None:
    """Ask whether the quest is to be given up."""
    scene.open_pause()
    scene.pause = None
    scene.dialogs._ask_abandon()


def open_players(scene: TableScene) -> None:
    """Show who sits at the table: one with a pad of its own, one played by the computer."""
    play = scene.play
    scene.services.bindings.devices.plug(1)
    first, *_, last = play.session.companions
    scene.devices.give(first, "pad-1")
    if len(play.session.companions) > 2:
        scene.companions.hand_over(last, ADVISER)
    scene.open_pause()
    scene.dialogs.open_players()


def since(scene: TableScene) -> None:
    """What has happened since the one who is asked decided last: more than there is room for."""
    told = told_anew(journey(QUEST, 4), scene.play.mode.view)
    scene.play.log = [structs.replace(line, at=10_000) for line in told]
    settle(scene)
    for _ in range(1 + scene.recap.open):  # what shows by itself goes away by itself
        scene.recap.toggle()


def own_device(scene: TableScene) -> None:
    """A seat that a pad alone answers for."""
    scene.services.bindings.devices.plug(1)
    scene.devices.give(next(iter(scene.play.session.companions)), "pad-1")
    scene.update(0.0)


def error_at_table(services: Services) -> Scene:
    """After a fault of ours at a table: with the ways back."""
    return ErrorScene(services, full(services, 2), ValueError("a card lies in two places"))


def trouble(scene: TableScene) -> None:
    """Tell of a rule that failed."""
    scene.modal = scene.dialogs.trouble(RuleFailed({"error": "a card lies in two places", "answers": []}), lambda: None)


def taken_over(scene: TableScene) -> None:
    """Ask what to do about a journey that another window goes on with."""
    scene.modal = scene.dialogs.taken_over()


def profile(services: Services, page: str = "", then: Callable[[Any], object] = id) -> Scene:
    """The profile of two players, one of whom has won much."""
    services.profiles.change(lambda players: players.players.clear())
    services.profiles.change(keep_players)
    scene = ProfileScene(services, the_mode(), TODAY, page)
    then(scene)
    return scene


def news(services: Services) -> Scene:
    """A result that brought much."""
    goblins = News("Ana", True, False, 4, True, ("first-fire", "home-for-supper", "before-dinner", "red-morning"))
    return ResultScene(services, the_mode(), ended("victory"), {"seconds": 2280.0}, (goblins,))


def nobody(services: Services) -> Scene:
    """The profile before anybody has played to an end."""
    services.profiles.change(lambda players: players.players.clear())
    return ProfileScene(services, the_mode(), TODAY)


def keep_players(players: Players) -> None:
    """Two players with journeys behind them: Ana has climbed, Ben was there at times."""
    mode, now = the_mode(), LONG_AGO
    ladder = mode.career().ladder
    ana = players.player("Ana")
    ana.days["terrinoth"] = {
        str(TODAY - timedelta(days=ago)): DailyTry(f"day {ago}", "", outcome)
        for ago, outcome in ((6, "victory"), (5, "defeat"), (4, "victory"), (3, "victory"), (1, ""))
    }
    for goal, height in zip(ladder.goals, CLIMBED, strict=True):
        for number in range(1, height + 1):
            step = ladder.step(number)
            assert step is not None
            count(players, mode.career(), ended_journey(goal.id, step.id, number), now + number)
    ana.achievements["terrinoth"] = {found.id: now for found in mode.career().achievements[:34:2]}
    ana.reached["terrinoth"] = {"deep-pockets": 7, "worn-thin": 3}


def ended_journey(goal: str, step: str, number: int) -> Finished:
    """A journey that Ana has won, every third one with Ben."""
    other = "Ben" if number % 3 == 0 else "Ana"
    names = {hero: the_mode().words(f"hero.{hero}.name") for hero in SHOWN_PARTY}
    seats = tuple(PlayedSeat(who, hero, names[hero]) for who, hero in zip(("Ana", other), SHOWN_PARTY, strict=False))
    title = the_mode().words(f"quest.{goal}.title")
    return Finished(
        f"{goal} {step}", "terrinoth", goal, title, step, 6 + number, 2400.0, int(number == 2), seats, (0, 1), {}, "x"
    )


AROUND: dict[str, Stage] = {
    "title": title,
    "title-new": partial(empty, scene=MenuScene),
    "shelf-2": partial(shelf, games=2, then=lambda scene: scene.focus.to(scene.shelf.row)),
    "shelf-5": partial(shelf, games=5, then=point_at_box(2)),
    "shelf-tied": partial(shelf, games=5, last="runebound", tied="heroica", then=point_at_box(2)),
    "shelf-plates": partial(shelf, games=5, last="heroica"),
    "load-several": partial(load_several, tied="heroica"),
    "load": load,
    "load-empty": partial(empty, scene=LoadScene),
    **{f"setup-{name}": partial(setup, page=page) for name, page in SETUP_PAGES.items()},
    "setup-two": partial(setup, page="pieces", heroes=2, quest="the-cinder-queen"),
    "setup-step": setup_step,
    "story": story,
    "rules": partial(rules, page="rules", entry="HT-312"),
    "glossary": partial(rules, page="glossary", entry=""),
    **{f"settings-{page}": partial(settings, page=page) for page in SETTINGS},
    "profile": profile,
    "profile-secret": partial(profile, then=lambda scene: scene.turn("achievements") or scene.look_at_achievement(5)),
    "profile-ladder": partial(profile, then=lambda scene: scene.turn("ladder") or scene.look_at_step(1, 9)),
    "profile-day": partial(profile, then=lambda scene: scene.turn("day")),
    "profile-nobody": nobody,
    "profile-records": partial(profile, page="records"),
    "profile-chronicle": partial(profile, page="chronicle"),
    "credits": CreditsScene,
    "credits-several": credits_several,
    "curtain": curtain,
    "error": error,
    "error-table": error_at_table,
    **{f"victory-{page}": partial(result, outcome="victory", page=page) for page in RESULTS},
    "defeat": partial(result, outcome="defeat"),
    "victory-news": news,
}
TABLE: dict[str, Stage] = {
    **{f"early-{heroes}": partial(early, heroes=heroes) for heroes in (2, 3)},
    "lesson-2": partial(early, heroes=2, hints=True),
    **{f"full-{heroes}": partial(full, heroes=heroes) for heroes in (2, 3, 4)},
    "card-enemy": partial(full, heroes=2, then=look_at("shadows")),
    "card-hero": partial(full, heroes=2, then=look_at("seats")),
    "card-place": partial(full, heroes=2, then=look_at("location")),
    "inspector-2": partial(full, heroes=2, then=point_at("shadows")),
    "inspector-wounded": wounded,
    "inspector-4": partial(full, heroes=4, then=point_at("shadows")),
    **{f"players-{heroes}": partial(full, heroes=heroes, then=open_players) for heroes in (2, 4)},
    **{f"since-{heroes}": partial(full, heroes=heroes, then=since) for heroes in (2, 4)},
    "device-4": partial(full, heroes=4, then=own_device),
    **{f"advice-{heroes}": partial(advised, heroes=heroes) for heroes in (2, 3, 4)},
    "advice-either": partial(advised, heroes=2, kind="either"),
    **{f"intent-{heroes}": partial(full, heroes=heroes, then=foresee) for heroes in (2, 3, 4)},
    "objective": partial(full, heroes=2, then=lambda scene: scene.read_objective()),
    "log": partial(full, heroes=4, then=lambda scene: scene.toggle_log()),
    "pause": partial(full, heroes=2, then=lambda scene: scene.open_pause()),
    "abandon": partial(full, heroes=2, then=abandon),
    "trouble": partial(full, heroes=2, then=trouble),
    "taken-over": partial(full, heroes=2, then=taken_over),
    **{f"waiting-{heroes}": partial(waiting, heroes=heroes) for heroes in (2, 4)},
    **{f"rolled-{heroes}": partial(rolled, heroes=heroes) for heroes in (2, 4)},
    **{f"{kind}-{count}": partial(asked, heroes=count, kind=kind) for count, kinds in ASKED.items() for kind in kinds},
}
QUESTS: dict[str, Stage] = {
    f"quest-{quest.id}": partial(under_way, quest=quest.id, heroes=2 + number % 3)
    for number, quest in enumerate(quests())
}
def fates_of_two(number: int) -> Session:
    """A game of two heroes; the number varies its fate."""
    return begun(2, f"fate {number}")


def fates_of_four(number: int) -> Session:
    """A game of four."""
    return begun(4, f"fate {number}")


FATES: dict[int, moments.Begin] = {2: fates_of_two, 4: fates_of_four}


def staged(title: str = "", story: str = "", heroes: int = 2, line: str = "") -> Stage:
    """Something stands on the stage of a table: a card whose sheet has this title, or a moment of a kind."""

    def make(services: Services) -> Scene:
        sheet, at = (the_mode().words(key) if key else "" for key in (title, line))
        return moments.staged(services, the_mode(), FATES[heroes], sheet=sheet, story=story, line=at)

    return make


FOLLOWED: dict[str, Stage] = {
    **{f"beat-{heroes}": staged("stage.activation", heroes=heroes, line="keyword.inflict.name") for heroes in (2, 4)},
    "beat-card": staged("stage.card"),
    "beat-peril": staged("stage.peril"),
    "arrival": staged(story="arrival"),
    "nemesis": staged(story="nemesis"),
    "fall": staged(story="fall"),
    "last-blow": lambda services: moments.seen(services, the_mode(), ended("victory"), "last-blow"),
    "recap": lambda services: moments.recap(services, the_mode(), FATES[2], the_mode().words("stage.activation")),
    "past-2": lambda services: moments.past(services, the_mode(), journey(QUEST, 2)),
    "past-4": lambda services: moments.past(services, the_mode(), journey(QUEST, 4)),
    "past-log": lambda services: moments.past_log(services, the_mode(), journey(QUEST, 2)),
    "replay": lambda services: moments.replay(services, the_mode(), ended("victory")),
}
GUIDED: dict[str, Stage] = {
    "guided-lessons": lambda services: guided.lessons(title(services), the_mode()),
    **{
        f"guided-{name}": partial(guided.led, mode=the_mode(), key=f"guided.{key}")
        for name, key in {
            "told": "play.cards", "target": "strike.target", "roll": "strike.roll", "sum": "strike.struck",
            "card": "explore.draw", "asked": "endure.travel", "end": "endure.end",
        }.items()
    },
}  # fmt: skip
STAGES = (
    AROUND | TABLE | FOLLOWED | GUIDED | QUESTS
    | stages_warhammer_quest.STAGES | stages_heroica.STAGES | stages_tenefyr.STAGES
    | stages_runebound.STAGES
)  # fmt: skip
