"""Motion at the table of a level: what is seen on the way, and that nothing of it is left when it is over."""

from __future__ import annotations

import pygame
import pytest

from game.kit.cells import Cell, cell_of
from game.kit.events import Counted, Moved
from game.looks.heroica.level_table import LevelTable
from game.looks.heroica.passages import STEP
from game.looks.heroica.placement import LevelPlacement
from game.ui.screen.cache import SurfaceCache
from game.ui.table.sprite_list import SpriteList
from tests.heroica.look.conftest import Lay
from tests.scenes.table_driver import Table

WALK = {
    "level": "kameshbog", "heroes": [{"id": "knight", "cell": "C3"}, {"id": "wizard", "cell": "B5"}],
    "monsters": [{"card": "goblin-warrior", "cell": "G3"}], "node": "act", "dice": ["sword", "sword"],
}  # fmt: skip


def pass_by(table: Table, milliseconds: float, frame: int = 10) -> None:
    """Let time pass, in frames of so many milliseconds: longer ones where nobody looks on the way."""
    for _ in range(round(milliseconds / frame)):
        table.app.step([], frame)


def rolled(table: Table) -> Table:
    """The same when the die lies in its well."""
    table.scene.answering.answer(("roll",))
    pass_by(table, 2000, 40)
    return table


def drawn(table: Table) -> bytes:
    """The table as it is drawn now."""
    table.scene.ui.table.draw(table.app.canvas)
    return pygame.image.tobytes(table.scene.ui.table.painter.shown, "RGB")


def drawn_fresh(table: Table) -> bytes:
    """The table as it is drawn when nothing of it was seen before."""
    shown = table.scene.ui.table
    shown.rebuild(table.scene.play.session.state.board)
    shown.painter.forget()
    return drawn(table)


def knight(table: Table) -> Cell | None:
    """Where the knight stands on what is told."""
    return cell_of(table.scene.ui.table.animator.board.piece("knight").zone)


def test_a_walk_is_told_square_by_square(lay: Lay) -> None:
    table = rolled(lay(**WALK))
    assert table.scene.walking.to("cell:5,2")
    seen, lifted = [], 0
    for _ in range(60):
        table.app.step([], 10)
        actor = table.scene.ui.table.actors["knight"]
        lifted += actor.stance is not None and actor.stance.lift > 1
        if knight(table) not in seen:
            seen.append(knight(table))
    assert seen == [Cell(3, 2), Cell(4, 2), Cell(5, 2)]
    assert lifted * 10 > 2 * STEP, "it is in the air most of the time"


def test_what_is_picked_up_flies_to_its_row_and_lies_there(lay: Lay) -> None:
    table = rolled(lay(**(WALK | {"things": [{"card": "luck", "cell": "D3"}]})))
    table.scene.answering.answer(("cell:3,2",))
    shown = table.scene.ui.table
    (luck,) = (piece for piece in shown.animator.board.zone("cell:3,2") if piece.startswith("luck"))
    flies = 0
    for _ in range(300):
        table.app.step([], 10)
        flies += shown.actors[luck].stance is not None
    assert flies > 5
    assert shown.layout.seat(1, "potions").contains(shown.placement.places[luck].rect)
    assert drawn(table) == drawn_fresh(table)


@pytest.mark.parametrize("after", [0, 40, 130, 200])
def test_nothing_is_left_of_a_walk_that_is_skipped(lay: Lay, after: int) -> None:
    table = rolled(lay(**WALK))
    table.scene.walking.to("cell:4,2")
    pass_by(table, after)
    for _ in range(6):
        table.scene.answering.skip()
        table.app.step([], 10)
    pass_by(table, 300)
    assert knight(table) == Cell(4, 2)
    assert table.scene.ui.table.actors["knight"].stance is None
    assert drawn(table) == drawn_fresh(table)


def test_without_motion_a_figure_fades_in_where_it_comes_to(lay: Lay) -> None:
    table = rolled(lay({"reduced_motion": True}, **WALK))
    table.scene.walking.to("cell:3,2")
    stances = []
    for _ in range(30):
        table.app.step([], 10)
        stances.append(table.scene.ui.table.actors["knight"].stance)
    assert stances == [None] * 30
    assert knight(table) == Cell(3, 2)


def test_squares_are_lit_when_the_die_is_read_and_dark_while_the_hero_walks(lay: Lay) -> None:
    table = lay(**WALK)
    table.scene.answering.answer(("roll",))
    pass_by(table, 300)
    assert not table.scene.ui.table.lit.reach
    pass_by(table, 1700, 40)
    assert table.scene.ui.table.lit.reach
    table.scene.walking.to("cell:4,2")
    pass_by(table, 60)
    assert not table.scene.ui.table.lit.reach
    assert table.scene.ui.table.lit.path
    pass_by(table, 500)
    assert table.scene.ui.table.lit.reach


# -- fights ------------------------------------------------------------------------------------------


def fought(lay: Lay, face: str, monster: str = "goblin-warrior", **settings: object) -> Table:
    """A knight who has just stepped next to a monster, and rolls this."""
    heroes = [{"id": "knight", "cell": "E3", "trail": ["D3"]}, {"id": "wizard", "cell": "B5"}]
    spec = {"heroes": heroes, "monsters": [{"card": monster, "cell": "G3"}], "dice": ["sword", face, "sword"]}
    table = rolled(lay(settings, **(WALK | spec)))
    table.scene.answering.answer(("cell:5,2",))
    return table


def test_who_is_defeated_tips_over_and_flies_to_the_trophies_of_the_hero(lay: Lay) -> None:
    table = fought(lay, "sword")
    shown, leans, last = table.scene.ui.table, set[int](), (0.0, 0.0)
    assert isinstance(shown.placement, LevelPlacement)
    string = shown.placement.strings["knight"]
    while shown.busy or shown.actors.get("goblin-warrior-1") is not None:
        table.app.step([], 10)
        actor = shown.actors.get("goblin-warrior-1")
        if actor is not None and actor.stance is not None:
            leans.add(round(actor.stance.lean))
            last = actor.stance.at
    assert max(leans) > 350
    assert any(70 < lean < 90 for lean in leans), "it lies before it flies"
    assert last == pytest.approx(string, abs=20)


def test_hearts_go_one_by_one_before_the_copy_is_told(lay: Lay) -> None:
    table = fought(lay, "skull", "golem-guardian")
    shown, seen = table.scene.ui.table, list[tuple[int, int]]()
    assert isinstance(shown.own, LevelTable)
    while shown.busy and len(seen) < 4:
        table.app.step([], 10)
        told = shown.animator.board.piece("knight").tokens.get("health", 0)
        state = shown._picture()
        number = shown.own.number(state, "knight", "health")
        if not seen or seen[-1] != (told, number):
            seen.append((told, number))
    assert seen == [(4, 4), (4, 3), (4, 2), (2, 2)]


@pytest.mark.parametrize(("face", "after"), [("sword", 1000), ("sword", 1400), ("skull", 1100), ("skull", 1500)])
def test_nothing_is_left_of_a_fight_that_is_skipped(lay: Lay, face: str, after: int) -> None:
    table = fought(lay, face, "golem-guardian")
    pass_by(table, after)
    while table.scene.ui.table.busy:
        table.scene.ui.table.skip()
    pass_by(table, 600, 40)
    assert all(actor.stance is None for actor in table.scene.ui.table.actors.values())
    assert drawn(table) == drawn_fresh(table)


def test_a_dragon_is_seen_as_it_looks_when_it_has_turned(lay: Lay) -> None:
    heroes = [{"id": "knight", "cell": "H8", "trail": ["G8"]}, {"id": "wizard", "cell": "F4"}]
    dice = ["sword", "shield", "sword"]
    table = lay(level="drocomon", heroes=heroes, node="act", faces="south", dice=dice)
    shown = table.scene.ui.table
    table.scene.answering.answer(table.prompt.options[:1])
    pass_by(table, 5000, 40)
    assert not shown.busy
    assert shown.animator.board.tracks["faces"] != "south"
    assert drawn(table) == drawn_fresh(table)


def test_who_turns_by_three_quarters_is_seen_at_each_of_them(lay: Lay) -> None:
    heroes = [{"id": "knight", "cell": "E5", "trail": ["E4"]}, {"id": "wizard", "cell": "F4"}]
    monsters = [{"card": "golden-dragon-hatchling", "cell": "I7", "bar": 4}]
    table = lay(level="drocomon", heroes=heroes, monsters=monsters, node="act", faces="south", dice=["sword", "sword"])
    shown, seen = table.scene.ui.table, list[str]()
    assert isinstance(shown.own, LevelTable)
    table.scene.answering.answer(("stay",))
    for _ in range(300):
        table.app.step([], 10)
        faces = shown.own._motion.turning
        if faces and seen[-1:] != [faces]:
            seen.append(faces)
    assert seen == ["south", "west", "north", "east"]
    assert shown.animator.board.tracks["faces"] == "east"
    assert drawn(table) == drawn_fresh(table)


# -- ways --------------------------------------------------------------------------------------------


def test_the_ghost_at_the_end_of_a_way_is_seen_while_it_is_pointed_at(lay: Lay) -> None:
    table = rolled(lay(**WALK))
    shown, cell = table.scene.ui.table, Cell(4, 2)
    found = shown.placement.map
    assert found is not None
    box = found.camera.rect_on_table(pygame.FRect(found.shape.box(cell)))

    def square_when_pointed_at(place: tuple[float, float]) -> bytes:
        table.move(place)
        pass_by(table, 400)
        shown.draw(table.app.canvas)
        return pygame.image.tobytes(shown.painter.shown.subsurface(table.app.canvas.device(box)), "RGB")

    before = square_when_pointed_at((640.0, 8.0))
    assert square_when_pointed_at(box.center) != before
    assert shown.lit.ahead == (Cell(3, 2), cell)
    assert square_when_pointed_at((640.0, 8.0)) == before


# -- what opens --------------------------------------------------------------------------------------


GATES = {"level": "gates-of-elsruck", "heroes": [{"id": "knight", "cell": "B3"}], "node": "act", "dice": []}


def told(table: Table, *tokens: Counted) -> None:
    """Let the table tell that these are counted, on a state in which they are."""
    board = table.scene.play.session.state.board
    for event in tokens:
        event.apply(board)
    table.scene.ui.table.tell(tokens, board)


def features(table: Table, card: str) -> list[str]:
    """The pieces of a kind that stand on the map."""
    board = table.scene.play.session.state.board
    return [piece for piece, it in board.pieces.items() if it.card == card and cell_of(it.zone) is not None]


def test_the_leaves_of_a_gate_slide_down_and_are_down_from_then_on(lay: Lay) -> None:
    table = lay(**GATES)
    shown, gates = table.scene.ui.table, features(table, "sum-door")
    told(table, *(Counted(gate, "open", 1, 1) for gate in gates))
    pass_by(table, 200)
    stances = [shown.actors[gate].stance for gate in gates]
    assert all(stance is not None and 0.3 < stance.squash < 0.7 for stance in stances)
    pass_by(table, 800, 40)
    assert not shown.busy
    assert drawn(table) == drawn_fresh(table)


@pytest.mark.parametrize(
    ("level", "cell", "card", "token"),
    [("fortaan", "D4", "locked-door", "open"), ("fortaan", "D4", "chest", "empty"),
     ("capricas", "B3", "sum-door", "open")],
)  # fmt: skip
def test_nothing_is_left_of_what_opened_in_a_skip(lay: Lay, level: str, cell: str, card: str, token: str) -> None:
    table = lay(level=level, heroes=[{"id": "knight", "cell": cell}], node="act", dice=["sword"] * 3)
    told(table, *(Counted(piece, token, 1, 1) for piece in features(table, card)))
    pass_by(table, 150)
    table.scene.ui.table.skip()
    pass_by(table, 50)
    assert not table.scene.ui.table.busy
    assert drawn(table) == drawn_fresh(table)


def test_rocks_fly_apart_in_six_pieces(lay: Lay) -> None:
    table = lay(level="nuthuz", heroes=[{"id": "knight", "cell": "B3"}], node="act", dice=[])
    board, rocks = table.scene.play.session.state.board, features(table, "rocks")[0]
    gone = Moved(rocks, board.piece(rocks).zone, "box", 0, True)
    gone.apply(board)
    table.scene.ui.table.tell((gone,), board)
    pass_by(table, 100)
    own = table.scene.ui.table.own
    assert isinstance(own, LevelTable)
    brush = SpriteList(table.app.canvas, SurfaceCache(1 << 20))
    own.openings.shown[0].draw(brush, pygame.Surface((60, 66), pygame.SRCALPHA))
    middles = {sprite.rect.center for sprite in brush.sprites}
    assert len(middles) == 6
    assert max(x for x, _ in middles) - min(x for x, _ in middles) > 40, "they fly apart"
    pass_by(table, 1000, 40)
    assert not own.openings.shown
    assert drawn(table) == drawn_fresh(table)


def test_the_panel_of_whose_turn_it_is_rises_and_comes_down_again(lay: Lay) -> None:
    table = rolled(lay(**(WALK | {"dice": ["sword"]})))
    own = table.scene.ui.table.own
    assert isinstance(own, LevelTable)
    assert own.risen == {1: 1.0, 2: 0.0}
    table.scene.answering.answer(())
    between = set[float]()
    for _ in range(200):
        table.app.step([], 10)
        between.add(own.risen[2])
    assert own.risen == {1: 0.0, 2: 1.0}
    assert any(0.1 < risen < 0.9 for risen in between)
    assert drawn(table) == drawn_fresh(table)


def test_no_sheet_comes_over_the_board_while_a_hero_is_pointed_at_who_walks(lay: Lay) -> None:
    table = rolled(lay(**WALK))
    ui = table.scene.ui
    table.scene.answering.answer(("cell:3,2",))
    pass_by(table, 40)
    assert ui.table.busy
    table.scene.pointing.look_at("knight")
    assert table.scene.inspector.piece == "knight"
    assert ui.tells_beside("knight"), "it stands beside the hero, and waits there till all is told"


def test_who_comes_out_of_a_coffin_is_seen_as_what_it_is_while_that_is_told(lay: Lay) -> None:
    heroes = [{"id": "knight", "cell": "L2"}, {"id": "wizard", "cell": "E2"}]
    dice = ["sword", "skull", "sword", "sword"]
    table = rolled(lay(level="ilrion", heroes=heroes, monsters=[], node="act", dice=dice))
    table.scene.answering.answer(("cell:12,1",))
    shown, seen = table.scene.ui.table, set[str]()
    assert isinstance(shown.own, LevelTable)
    while shown.busy:
        table.app.step([], 10)
        for piece in shown.actors:
            if piece.startswith("vampire-bat"):
                seen.add(shown.own._kinds(piece))
    assert seen == {"monster"}
