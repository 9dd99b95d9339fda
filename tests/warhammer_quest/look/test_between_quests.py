"""Between two quests: the settlement and the campaign log as tables of their own, by hand and by keys."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import msgspec
import pygame
import pytest

from game.app import App
from game.kit.session import Session
from game.looks.warhammer_quest.log_table import PEN, SEAL, SEALS, LogTable
from game.looks.warhammer_quest.log_writing import PRESS, WAIT, WRITE, Writing
from game.looks.warhammer_quest.look import BETWEEN, CAMP, TABLES, WarhammerQuestLook
from game.looks.warhammer_quest.swinging import SIGN, leaning
from game.looks.warhammer_quest.swinging import TIME as SWING
from game.looks.warhammer_quest.town_placement import DOORS, TownPlacement
from game.modes import GameRecord, Library, load_words
from game.paths import game_folder
from game.scenes.other_table import OtherTableScene
from game.scenes.table import TableScene
from game.scenes.table.asked_about import room_for_notes
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Pop, Push, Services
from game.ui.table.layout import read_table
from game.ui.table.sprites import Sprite
from game.warhammer_quest.mode import WarhammerQuestMode, load_mode
from tests.scenes.table_driver import Table
from tests.warhammer_quest.table import IRON, PRIEST, WAY, hero

GAME = "warhammer-quest"
Sit = Callable[..., Table]
WELLS: dict[str, Any] = {
    "quest": "the-poisoned-wells", "node": "town", "outcome": "defeat", "results": ["victory"], "round": 9,
}  # fmt: skip


@pytest.fixture(scope="module")
def library() -> Library:
    look = WarhammerQuestLook(game_folder(GAME) / "tables")
    record = GameRecord(GAME, lambda words: load_mode(game_folder(GAME), words), lambda: look, lambda: None)  # type: ignore[arg-type, return-value]
    return Library(load_words(), (record,))


@pytest.fixture
def sit(make_services: Callable[..., Services], library: Library, own_home: Any) -> Sit:
    """Lays a scenario out and sits down at its table."""

    def lay_out(calm: bool = True, **spec: Any) -> Table:
        speed = "now" if calm else "even"
        services = make_services((960, 540), speed=speed, hints=False, reduced_motion=calm)
        services.games = library
        return Table(services, *seated(services, library, scenario(library, **spec)))

    return lay_out


def seated(services: Services, library: Library, session: Session) -> tuple[TableScene, App]:
    scene = TableScene(services, library.mode(GAME), session, {"slot": "between"})
    app = App(services, scene)
    scene.ui.table.finish()
    scene.update(0.0)
    return scene, app


def scenario(library: Library, **spec: Any) -> Session:
    mode = library.mode(GAME)
    assert isinstance(mode, WarhammerQuestMode)
    told = {"seed": "between", "heroes": [hero(), hero(WAY)], **WELLS, **spec}
    session = mode.workbench().scenario(msgspec.json.encode(told)).session
    return session if session.prompt is not None else session.begin()


def at(table: Table, place: str) -> tuple[float, float]:
    rect = table.scene.ui.rect_of(place)
    assert rect is not None, f"{place} is not seen"
    return rect.center


def track(table: Table, name: str) -> object:
    return table.scene.play.session.state.board.tracks.get(name)


def gear_of(table: Table, who: str) -> list[str]:
    return list(table.scene.play.session.state.board.zone(f"gear:{who}"))


# -- placement ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(set(TABLES) - {""}))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_over_a_mat_or_beside_the_stage(library: Library, name: str, seats: int) -> None:
    layout = read_table(library.look(GAME).table_file(seats, name)).fit(pygame.FRect(0, 0, 1920, 1080))
    mats = [layout.seat(number) for number in range(1, seats + 1)]
    assert not [pair for pair in combinations(mats, 2) if pair[0].colliderect(pair[1])]
    assert name == "log" or layout["recap"].collidelist(mats) < 0, "what happened lies over nobody who may be sent out"
    for zone, rect in layout.rects.items():
        assert layout.bounds.contains(rect), zone
        seat = zone.partition("/")[0]
        assert not zone.startswith("seat.") or layout[seat].contains(rect), zone


@pytest.mark.parametrize("size", [(1280, 1024), (2560, 1080), (1920, 1080)])
def test_the_doors_stay_over_their_picture(library: Library, size: tuple[int, int]) -> None:
    height = 1920 * size[1] / size[0] if size[0] / size[1] < 16 / 9 else 1080.0
    width = 1080 * size[0] / size[1] if size[0] / size[1] > 16 / 9 else 1920.0
    bounds = pygame.FRect((1920 - width) / 2, (1080 - height) / 2, width, height)
    layout = read_table(library.look(GAME).table_file(4, "town")).fit(bounds)
    for door in DOORS:
        sign, gate = layout[f"door.{door}"], layout[f"door.{door}/gate"]
        assert sign.bottom <= gate.top
        assert layout["square"].contains(sign)
        assert layout["square"].contains(gate)
        assert gate.bottom <= layout.seat(1).bottom


def test_each_phase_between_two_quests_has_its_table(sit: Sit) -> None:
    assert {"", CAMP, *BETWEEN.values()} == set(TABLES)
    table = sit()
    assert table.scene.ui.shown_table == "town"
    table.scene.answering.answer(())
    table.scene.update(16.0)
    assert table.scene.ui.shown_table == "log"
    assert not table.scene.ui.table.seat_area(IRON).width, "who plays whom is written in the rows"


# -- the settlement ----------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1236")
def test_a_hero_is_dragged_to_a_door(sit: Sit) -> None:
    table = sit()
    gate = table.scene.ui.layout["door.arena/gate"]
    table.drag(at(table, WAY), gate.center)
    assert track(table, f"capacity:{WAY}") == 2
    assert track(table, f"visits:{WAY}") == 1
    assert track(table, f"visits:{IRON}") == 2


def test_a_hero_is_clicked_and_then_a_door(sit: Sit) -> None:
    table = sit()
    table.click(at(table, WAY))
    assert table.scene.play.prompt is not None, "it is only taken"
    table.click(at(table, "arena"))
    assert track(table, f"capacity:{WAY}") == 2


def test_the_keys_go_to_the_doors_of_whoever_is_taken(sit: Sit) -> None:
    table = sit()
    table.key(pygame.K_3)
    assert track(table, f"capacity:{IRON}") == 2, "the first hero is taken, and the arena is the third door"


def test_a_hero_dropped_beside_the_doors_stays(sit: Sit) -> None:
    table = sit()
    before = len(table.scene.play.session.journal())
    table.drag(at(table, IRON), table.scene.ui.layout.seat(2).center)
    assert len(table.scene.play.session.journal()) == before


@pytest.mark.rule("WQ-908", "WQ-1236")
def test_a_closed_door_says_why(sit: Sit) -> None:
    table = sit(heroes=[hero(capacity=4), hero(WAY)])
    refusals = table.scene.play.refusals
    told, rule = refusals.why_not("arena", IRON)
    assert "4" in told
    assert rule == "WQ-908"
    table.click(at(table, "arena"))
    assert track(table, f"capacity:{IRON}") == 4
    assert table.scene.tooltip.tip is not None
    assert table.scene.tooltip.tip.text == told


@pytest.mark.rule("WQ-1234")
def test_gear_is_dragged_from_the_smith_to_the_hooks(sit: Sit) -> None:
    table = sit(decks={"gear": ["oak-staff", "war-horn", "luck-charm"]})
    ui = table.scene.ui
    placement = ui.table.placement
    assert isinstance(placement, TownPlacement)
    assert not placement.open
    table.drag(at(table, IRON), at(table, "blacksmith"))
    opened = ui.table.placement
    assert isinstance(opened, TownPlacement)
    assert opened.open
    first, second = (ui.rect_of(piece) for piece in table.prompt.options)
    assert first is not None
    assert second is not None
    assert ui.layout["dock"].contains(first)
    assert not first.colliderect(second)
    table.drag(second.center, ui.layout.seat(1, "hook.1").center)
    assert gear_of(table, IRON) == ["war-horn-1"] or gear_of(table, IRON) == ["war-horn"]
    assert ui.table.placement.places[gear_of(table, IRON)[0]].rect == ui.layout.seat(1, "hook.1")
    assert table.prompt.kind == "settle", "what fits is not asked about again"


@pytest.mark.rule("WQ-1237")
def test_gear_is_dragged_to_another_hero(sit: Sit) -> None:
    table = sit(heroes=[hero(gear=["oak-staff"]), hero(WAY, capacity=1)])
    staff = gear_of(table, IRON)[0]
    table.drag(at(table, staff), table.scene.ui.layout.seat(2).center)
    assert gear_of(table, IRON) == []
    assert gear_of(table, WAY) == [staff]


@pytest.mark.rule("WQ-022")
def test_the_town_looks_alike_whatever_lies_in_the_gear_deck(sit: Sit) -> None:
    pictures = []
    for deck in (["oak-staff", "war-horn", "legendary-fortune"], ["luck-charm", "padded-jack", "chain-flail"]):
        table = sit(decks={"gear": deck})
        services = table.services
        window = services.window
        canvas = Canvas(window.surface, window.stage, services.theme, services.text, services.images)
        table.scene.draw(canvas)
        pictures.append(pygame.image.tobytes(window.surface, "RGB"))
    assert pictures[0] == pictures[1]


def hangs_still(table: Table) -> bool:
    """Whether nothing of the town moves for a moment."""
    return not table.scene.ui.table.own.update(1.0, 1.0)


def test_what_is_pointed_at_in_the_town_swings_once_and_hangs(sit: Sit) -> None:
    table = sit(calm=False)
    own = table.scene.ui.table.own
    own.update(2000.0, 2000.0)
    for place in ("pool", "next", "arena"):
        assert hangs_still(table), "nothing swings of its own accord"
        table.move(at(table, place))
        assert own.update(SWING / 8, 0.0), f"{place} swings"
        table.move(table.scene.ui.layout.seat(2).center)
        own.update(SWING, 0.0)
        table.scene.ui.table.update(0.0)
    assert hangs_still(table)


def test_a_sign_swings_when_something_was_done_behind_its_door(sit: Sit) -> None:
    table = sit(calm=False)
    own = table.scene.ui.table.own
    own.update(2000.0, 2000.0)
    table.scene.answering.answer((f"{WAY}>arena",))
    table.scene.ui.table.finish()
    assert hangs_still(table), "what is skipped is over"
    table.scene.answering.answer((f"{IRON}>arena",))
    for _ in range(60):
        table.scene.ui.table.update(16.0)
        if not hangs_still(table):
            break
    assert own.swinging.shift("arena", SIGN)
    assert not own.swinging.shift("trainer", SIGN)


def test_nothing_swings_for_those_who_want_no_motion(sit: Sit) -> None:
    table = sit()
    for place in ("pool", "next", "arena"):
        table.move(at(table, place))
        assert hangs_still(table)
    table.scene.answering.answer((f"{WAY}>arena",))
    assert hangs_still(table)


def test_a_sheet_leans_from_its_nails_with_what_is_pinned_to_it() -> None:
    sheet, card = pygame.Surface((40, 100)), pygame.Surface((10, 20))
    leant = list(leaning([Sprite(sheet, (0, 0)), Sprite(card, (5, 70))], 0, 100, 3))
    assert [sprite.at for sprite in leant] == [(0, 0), (1, 25), (2, 50), (3, 75), (7, 70), (8, 75)]
    assert sum(sprite.rect.height for sprite in leant) == 120, "nothing is lost"
    back = list(leaning([Sprite(sheet, (0, 0))], 0, 100, -1))
    assert [sprite.at for sprite in back] == [(0, 0), (-1, 50)]


@pytest.mark.rule("WQ-1001")
def test_options_do_not_hide_the_card_that_asks_once_it_lies_on_its_pile(sit: Sit) -> None:
    """It is read in full beside the table; what lies on the pile need not be seen."""
    wounded = [hero(items=["clean-bandage"], wounds=4, conditions=["bleeding"]), hero(WAY, conditions=["bleeding"])]
    table = sit(node="hero_turn", outcome="", turns=[IRON], heroes=wounded,
                location={"id": "watch-house", "progress": 0})  # fmt: skip
    table.until("use")
    while table.prompt.kind == "use":
        table.scene.answering.answer(("clean-bandage",))
    ui = table.scene.ui
    assert (table.prompt.kind, table.prompt.source) == ("choose-hero", "clean-bandage")
    assert ui.dock.panel is not None
    assert not ui.dock.panel.colliderect(ui.layout["inspector"])


# -- the camp of the delve -----------------------------------------------------------------------------


@pytest.mark.rule("WQ-1253")
def test_the_party_camps_between_two_places_of_the_delve(sit: Sit) -> None:
    table = sit(quest="lost-in-the-dark", node="location", outcome="", results=[],
                heroes=[hero(capacity=4), hero(WAY)], location={"id": "old-culvert", "progress": 5})  # fmt: skip
    ui, view = table.scene.ui, table.scene.play.view
    assert ui.shown_table == ""
    table.scene.answering.answer(("yes",))
    table.scene.update(16.0)
    assert ui.shown_table == CAMP
    assert view.scoreboard().title, "neither phases nor turns stand over the camp"
    told = view.explained("arena")
    assert told is not None
    assert "Closed for" in told.text
    table.click(at(table, "arena"))
    assert table.prompt.chooser == IRON, "it is closed for who has capacity 4"
    for _ in range(2):
        table.scene.answering.answer(("blacksmith",))
        table.scene.answering.answer(())
    table.click(at(table, "arena"))
    assert track(table, f"capacity:{WAY}") == 2
    table.key(pygame.K_3)
    assert track(table, f"capacity:{WAY}") == 3
    ui.table.finish()
    table.scene.update(16.0)
    assert ui.shown_table == "", "the next place is revealed at the table of the quest"


# -- the log -----------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-116", "WQ-1303")
def test_a_row_of_the_log_leads_into_the_next_quest(sit: Sit) -> None:
    table = sit(heroes=[hero(), hero(WAY), hero(PRIEST)])
    table.scene.answering.answer(())
    table.scene.update(16.0)
    scene = table.scene
    assert scene.ui.selection is not None
    assert scene.ui.selection.chosen == [IRON], "who led before leads again, if nobody else is chosen"
    confirm = scene.ui.layout["prompt/confirm"]
    assert confirm.collidepoint(table.button(scene.answering.confirm))
    table.click(at(table, PRIEST))
    table.click(table.button(scene.answering.confirm))
    assert track(table, "leader") == PRIEST
    scene.ui.table.finish()
    scene.update(16.0)
    assert scene.ui.shown_table == "", "and the quest begins at its own table"


def test_the_button_that_sets_out_is_covered_by_no_note(sit: Sit) -> None:
    """It stands in the book, away from the question: notes keep clear of it as of the dock."""
    table = sit()
    table.scene.answering.answer(())
    table.scene.update(16.0)
    assert table.prompt.kind == "set-out"
    (button,) = table.scene.ui.dock.buttons
    assert not button.rect.colliderect(table.scene.ui.layout["prompt"])
    assert button.rect in room_for_notes(table.scene.ui).must


def test_the_line_is_written_and_the_seal_is_pressed_last() -> None:
    writing = Writing()
    assert (writing.written, writing.pressed) == (1.0, 1.0)
    writing.begin()
    writing.update(WAIT)
    assert (writing.written, writing.pressed) == (0.0, 0.0)
    writing.update(WRITE / 2)
    assert 0.4 < writing.written < 0.6
    assert writing.pressed == 0.0
    writing.update(WRITE / 2)
    assert (writing.written, writing.pressed) == (1.0, 0.0)
    assert writing.update(PRESS)
    assert writing.pressed == 1.0
    assert WRITE == 900.0


@pytest.mark.parametrize(("state", "end"), [("won", SEAL), ("lost", SEALS["lost"])])
def test_the_pen_is_heard_and_then_the_seal_or_the_page_that_is_torn(sit: Sit, state: str, end: str) -> None:
    table = sit(outcome={"won": "victory", "lost": "defeat"}[state])
    services = table.services
    services.settings.reduced_motion, services.settings.speed = False, "even"
    book, shown = LogTable(services), table.scene.ui.table.shown
    heard: list[str] = []
    services.audio.cue = heard.append  # type: ignore[method-assign, assignment]
    book.jump(table.scene.play.session.state.board, shown)
    for _ in range(20):
        book.update(100.0, 100.0)
    assert heard == [PEN, end]


@pytest.mark.rule("WQ-1302", "WQ-021")
def test_the_log_is_opened_at_any_time_and_nothing_is_answered_there(sit: Sit) -> None:
    table = sit(quest="the-poisoned-wells", node="hero_turn", outcome="")
    assert table.scene.play.view.tables() == ("log",)
    table.scene.dialogs.open_table("log")
    change = table.scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 10), rel=(1, 1), buttons=(0, 0, 0)))
    assert isinstance(change, Push)
    page = change.scene
    assert isinstance(page, OtherTableScene)
    before = table.scene.play.session.journal()
    x, y = page.layout.seat(1).center
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))
    assert table.scene.play.session.journal() == before
    back = page.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert isinstance(back, Pop)


@pytest.mark.rule("WQ-1251")
def test_a_delve_has_no_log(sit: Sit) -> None:
    table = sit(quest="lost-in-the-dark", node="hero_turn", outcome="", results=[])
    assert table.scene.play.view.tables() == ()


# -- what is told ------------------------------------------------------------------------------------


def test_every_place_between_two_quests_says_what_it_is(sit: Sit) -> None:
    table = sit(heroes=[hero(capacity=4), hero(WAY)])
    view, spots = table.scene.play.view, [name for name, _ in table.scene.ui.table.placement.spots()]
    told = {spot: view.explained(spot) for spot in spots if not spot.startswith("seat:")}
    assert set(told) == {*DOORS, "pool", "next"}
    assert all(told.values())
    arena = told["arena"]
    assert arena is not None
    assert "Closed for" in arena.text, "the capacity of the first hero is 4"
    table.scene.answering.answer(())
    table.scene.update(16.0)
    places = [name for name, _ in table.scene.ui.table.placement.spots() if name.startswith("quest:")]
    assert len(places) == 5
    assert all(view.explained(place) for place in places)


@pytest.mark.rule("WQ-911")
def test_legendary_gear_has_a_moment_of_its_own(sit: Sit) -> None:
    table = sit(decks={"gear": ["legendary-fortune", "war-horn"]})
    session, view = table.scene.play.session, table.scene.play.view
    session.answer((f"{IRON}>blacksmith",))
    session.take_events()
    session.answer((next(option for option in table.prompt.options if option.startswith("legendary-fortune")),))
    session.answer(("yes",))
    told = [story for event in session.take_events() if (story := view.story(event)) is not None]
    assert [story.kind for story in told] == ["legendary"]
    gear = gear_of(table, IRON)
    assert [story.piece for story in told] == gear
    assert told[0].title == view.face(gear[0]).title
    assert table.scene.ui.look.moments["legendary"] == "portrait"
