"""The quest table: where gear, tokens and conditions lie; that it follows the model; that drawing changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame
import pytest

from game.kit.computer_players import RandomPlayer
from game.kit.session import Session
from game.kit.shown import Face
from game.looks.warhammer_quest.displayed_values import hooks_of, own
from game.looks.warhammer_quest.placement import QuestPlacement
from game.looks.warhammer_quest.theme import MATERIAL
from game.modes import Library
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import Material
from game.ui.table.layout import read_table
from game.ui.table.table_view import TableView
from game.warhammer_quest.mode import WarhammerQuestMode
from tests.warhammer_quest.look.conftest import GAME
from tests.warhammer_quest.table import IRON, WAY, hero

Laid = Callable[..., tuple[Session, TableView, Canvas]]


@pytest.fixture
def laid(make_services: Callable[..., Services], library: Library) -> Laid:
    """A session of the game on its table, in a window of this size."""

    def lay(session: Session, size: tuple[int, int] = (960, 540)) -> tuple[Session, TableView, Canvas]:
        services = make_services(size)
        services.games = library
        services.take_out(GAME)
        look = library.look(GAME)
        services.furnish(look.theme.material)
        seats = len(session.state.setup["heroes"])  # type: ignore[arg-type]
        layout = read_table(look.table_file(seats)).fit(services.window.stage.bounds)
        mode = library.mode(GAME)
        table = TableView(services, look, layout, mode.view(session), mode.notes())
        table.rebuild(session.state.board)
        window = services.window
        return session, table, Canvas(window.surface, window.stage, services.theme, services.text, services.images)

    return lay


def scenario(library: Library, **spec: object) -> Session:
    mode = library.mode(GAME)
    assert isinstance(mode, WarhammerQuestMode)
    session = mode.workbench().scenario(msgspec.json.encode({"seed": "look", **spec})).session
    return session if session.prompt is not None else session.begin()


def test_gear_hangs_on_the_hooks_and_legendary_gear_on_the_gold_rail(library: Library, laid: Laid) -> None:
    gear = [{"card": "boarding-axe", "exhausted": True}, {"card": "luck-charm", "depleted": True}, "ancestor-plate"]
    heroes = [hero(IRON, gear=gear, capacity=3), hero(WAY)]
    session, table, _ = laid(scenario(library, heroes=heroes, node="hero_turn"))
    board, layout, places = session.state.board, table.layout, table.placement.places
    axe, charm, plate = (next(p for p in board.zone(f"gear:{IRON}") if board.pieces[p].card == card)
                         for card in ("boarding-axe", "luck-charm", "ancestor-plate"))  # fmt: skip
    assert places[axe].rect == layout.seat(1, "hook.1")
    assert places[charm].rect == layout.seat(1, "hook.2")
    assert places[plate].rect == layout.seat(1, "gold.1")
    assert places[axe].turn == 90
    assert layout.seat(1, "hook.1").inflate(2, 2).contains(places[axe].box)
    assert table.shown.face(board, charm).frame == "back"
    hooks = hooks_of(board, table.shown, own(table.shown).mats[0])
    assert (hooks.gear, hooks.capacity, hooks.legendary) == ((axe, charm), 3, (plate,))


@pytest.mark.parametrize(("kind", "dark"), [("gear", True), ("legendary", False)])
def test_a_long_name_of_gear_stands_on_the_material_of_its_frame(
    kind: str, dark: bool, library: Library, laid: Laid
) -> None:
    _, table, canvas = laid(scenario(library, heroes=[hero(IRON), hero(WAY)], node="hero_turn"))
    face = Face("it", "It", "It", kind, "accessory")
    frame = table.painter.cards.signs(face)
    frame.paint_strip(canvas, face, (0, 0, 80, 40))
    ground = pygame.transform.average_color(canvas.surface, canvas.device((4, 4, 70, 30)))
    assert (sum(ground[:3]) < sum(canvas.theme[frame.ink])) == dark
    assert abs(sum(ground[:3]) - sum(canvas.theme[frame.ink])) > 200


def test_an_attack_at_a_distance_shows_a_bow(library: Library, laid: Laid) -> None:
    session, table, canvas = laid(scenario(library, heroes=[hero(IRON), hero(WAY)], node="hero_turn"))
    signs: dict[str, list[str]] = {}
    for who in (IRON, WAY):
        card = session.state.board.zone(f"cards:{who}")[0]
        face = table.shown.face(session.state.board, card)
        canvas.icon = lambda name, *rest, who=who: signs.setdefault(who, []).append(name)  # type: ignore[method-assign, misc]
        cards = table.painter.cards
        cards.signs(face).paint_full(canvas, face, cards.frame(face, (420.0, 588.0)), 1.0, 0)
    assert signs == {IRON: ["action-attack"], WAY: ["action-ranged"]}


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_nothing_that_lies_on_a_full_mat_covers_its_neighbour(heroes: int, library: Library, laid: Laid) -> None:
    mode = library.mode(GAME)
    session, table, _ = laid(mode.workbench().full_table(heroes), (1920, 1080))
    board, places = session.state.board, table.placement.places
    for seat in board.zone("seats"):
        zones = (f"engaged:{seat}", f"cards:{seat}", f"gear:{seat}", f"conditions:{seat}")
        lying = [seat, *(piece for zone in zones for piece in board.zone(zone)), *board.zone(f"play:{seat}")[:1]]
        mat = table.layout.seat(table.shown.seats[seat])
        for number, piece in enumerate(lying):
            assert mat.contains(places[piece].box), piece
            for other in lying[:number]:
                assert not places[piece].box.inflate(-2, -2).colliderect(places[other].box), (piece, other)


def test_a_success_token_flies_to_a_socket_of_its_card(library: Library, laid: Laid) -> None:
    _, table, _ = laid(scenario(library, heroes=[hero(IRON), hero(WAY)], node="hero_turn"))
    card = table.animator.board.zone(f"cards:{IRON}")[0]
    placement = table.placement
    assert isinstance(placement, QuestPlacement)
    first, second = (placement.token_point(card, "success", index) for index in (0, 1))
    assert first is not None
    assert second is not None
    assert first[0] < second[0]
    assert all(placement.places[card].box.collidepoint(point) for point in (first, second))
    assert placement.token_point(IRON, "wound", 0) == table.layout.seat(1, "health").center


def test_the_table_follows_the_game_and_drawing_it_changes_nothing(library: Library, laid: Laid) -> None:
    session, table, canvas = laid(library.mode(GAME).workbench().full_table(3))
    player = RandomPlayer("look")
    for _ in range(25):
        if session.prompt is None:
            break
        session.answer(player(session.table, session.prompt, None))
        table.tell(session.take_events(), session.state.board)
        table.finish()
        before = msgspec.to_builtins(session.state.board)
        table.draw(canvas)
        assert msgspec.to_builtins(session.state.board) == before
        assert msgspec.to_builtins(table.animator.board) == before


def test_the_bars_of_the_lair_go_up_behind_the_nemesis_that_comes_out(library: Library, laid: Laid) -> None:
    session, table, canvas = laid(scenario(library, heroes=[hero(IRON), hero(WAY)], node="hero_turn"))
    table.draw(canvas)
    board = session.state.board
    nemesis = board.zone("lair")[0]
    shut = pygame.transform.average_color(canvas.surface.subsurface(canvas.device(table.layout["lair/card"])))
    board.zones["lair"].remove(nemesis)
    board.zones.setdefault("shadows", []).append(nemesis)
    board.pieces[nemesis].zone = "shadows"
    table.rebuild(board)
    table.draw(canvas)
    opened = pygame.transform.average_color(canvas.surface.subsurface(canvas.device(table.layout["lair/card"])))
    assert opened[1] > opened[0], "what is not of this world is green"
    assert opened[:3] != shut[:3]


@pytest.mark.parametrize(("peril", "share"), [(0, 1.0), (99, 0.8)])
def test_the_torches_sink_as_peril_comes_on(peril: int, share: float, library: Library, laid: Laid) -> None:
    session = scenario(library, heroes=[hero(IRON), hero(WAY)], node="hero_turn")
    last = len(library.mode(GAME).view(session).own().track) - 1  # type: ignore[attr-defined]
    session = scenario(library, heroes=[hero(IRON), hero(WAY)], node="hero_turn", peril=min(peril, last))
    _, table, canvas = laid(session)
    table.draw(canvas)
    for _ in range(100):
        table.update(50.0)
    beside = table.own.light(table._picture()).beside
    assert beside is not None
    assert beside.strength == pytest.approx(share, abs=0.03)


def test_no_picture_of_what_lies_in_the_decks_is_loaded_ahead(library: Library, laid: Laid) -> None:
    session, table, canvas = laid(scenario(library, heroes=[hero(IRON), hero(WAY)], node="hero_turn"))
    look, services = library.look(GAME), table.services
    asked: list[str] = []
    services.images.get = lambda name, *a, **k: asked.append(name) or pygame.Surface((1, 1))  # type: ignore[method-assign, func-returns-value]
    for step in look.table(services, table.shown).preload_decks(
        canvas, table.painter.cards, table.layout, session.state.board, table.shown.view
    ):
        step()
    assert not any(name.startswith("pictures/") for name in asked)


def test_panels_are_of_iron_while_this_game_is_played_and_in_high_contrast_of_nothing(
    make_services: Callable[..., Services]
) -> None:
    services = make_services()
    house = services.theme
    services.furnish(MATERIAL)
    assert services.theme.material.cut
    assert services.theme["leather"] != house["leather"]
    assert services.theme.texture("leather") == "iron-dark"
    services.settings.high_contrast = True
    services.furnish(Material())
    services.furnish(MATERIAL)
    assert not services.theme.textured
    assert not services.theme.material.cut
    services.settings.high_contrast = False
    services.furnish(Material())
    assert services.theme == house


@pytest.mark.parametrize(
    ("place", "depth"), [("sewer-system", 0), ("watch-house", 1), ("siege-tunnel", 2), ("grumps-sump", 2)]
)
def test_the_music_goes_a_layer_deeper_with_every_tier(library: Library, laid: Laid, place: str, depth: int) -> None:
    spec = {"heroes": [hero(IRON), hero(WAY)], "node": "hero_turn", "location": {"id": place}}
    session, table, _ = laid(scenario(library, **spec))
    mood = table.own.mood(session.state.board, table.shown)
    assert (mood.place, mood.depth) == (place, depth)
