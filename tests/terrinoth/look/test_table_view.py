"""The table view: where pieces lie and are pointed at, how it follows the model, and that drawing changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import pairwise

import msgspec
import pygame
import pytest

from game import paths
from game.kit.events import Counted
from game.kit.session import Session
from game.kit.text import Words
from game.looks.adventure.displayed_values import MatNumbers, numbers_of, values
from game.looks.adventure.track import Track
from game.looks.terrinoth.look import DICE, TerrinothLook
from game.looks.terrinoth.panels import track_point
from game.modes import Library, load_words
from game.terrinoth.mode import TerrinothMode
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.tempo import TEMPOS
from game.ui.table.animator import copy_of
from game.ui.table.dice_tray import DiceTray, face_name, sums, tumbling_asset
from game.ui.table.highlights import Highlight
from game.ui.table.layout import read_table
from game.ui.table.placement import DropArea
from game.ui.table.sprites import Composite, Sprite
from game.ui.table.table_view import TableView
from tests.scenes.driver import setup_with

HEROES = ["kari-wraithstalker", "elder-mok", "astarra", "trenloe-the-strong"]
FRAME = 16.0


@pytest.fixture(scope="module")
def mode() -> TerrinothMode:
    mode = Library(load_words()).mode("terrinoth")
    assert isinstance(mode, TerrinothMode)
    return mode


class Game:
    """A session with its table on a window."""

    def __init__(self, mode: TerrinothMode, services: Services, heroes: int, seed: str = "7") -> None:
        party = HEROES[:heroes]
        self.session: Session = mode.session(setup_with(party, players="ABCD", seed=seed)).begin()
        self.session.take_events()
        window = services.window
        look = TerrinothLook(paths.game_folder("terrinoth") / "tables")
        layout = read_table(look.table_file(heroes)).fit(window.stage.bounds)
        self.table = TableView(services, look, layout, mode.view(self.session), mode.notes())
        self.table.rebuild(self.session.state.board)
        self.canvas = Canvas(window.surface, window.stage, services.theme, services.text, services.images)
        self._random = random.Random(seed)

    def answer(self) -> None:
        """Give a random legal answer, and tell the table."""
        prompt = self.session.prompt
        assert prompt is not None
        count = self._random.randint(max(prompt.least, min(1, prompt.most)), prompt.most)
        self.session.answer(tuple(self._random.sample(list(prompt.options), min(count, len(prompt.options)))))
        self.table.tell(self.session.take_events(), self.session.state.board)

    def play(self, answers: int) -> Iterator[int]:
        """Answer so many questions, as long as there are any."""
        for number in range(answers):
            if self.session.prompt is None:
                return
            self.answer()
            yield number

    def picture(self) -> bytes:
        self.table.draw(self.canvas)
        return pygame.image.tobytes(self.canvas.surface, "RGB")

    def same_as_model(self) -> bool:
        return bool(msgspec.to_builtins(self.table.animator.board) == msgspec.to_builtins(self.session.state.board))


MakeGame = Callable[..., Game]


def numbers(table: TableView, seat: int) -> MatNumbers:
    """The numbers of a mat as they are told."""
    return numbers_of(table.animator.board, values(table.shown).mats[seat])


def told_sums(tray: DiceTray) -> dict[str, int]:
    """What stands under the tray."""
    return {part.icon: value for part, value in sums(tray.dice, DICE)}


@pytest.fixture
def game(mode: TerrinothMode, make_services: Callable[..., Services], words: Words) -> MakeGame:
    def make(heroes: int = 2, size: tuple[int, int] = (1280, 720), seed: str = "7") -> Game:
        return Game(mode, make_services(size), heroes, seed)

    return make


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1440, 1080)])
def test_every_piece_that_is_seen_lies_inside_the_window(game: MakeGame, heroes: int, size: tuple[int, int]) -> None:
    made = game(heroes, size)
    for _ in made.play(25):
        pass
    made.table.finish()
    window = made.canvas.bounds.inflate(1, 1)
    seen = [rect for rect in map(made.table.rect_of, made.session.state.board.pieces) if rect is not None]
    assert len(seen) > 5 * heroes
    assert all(window.contains(rect) for rect in seen)


def test_pieces_lie_in_the_slots_of_their_zones(game: MakeGame) -> None:
    made = game()
    board, table = made.session.state.board, made.table
    kari = HEROES[0]
    assert table.rect_of(kari) == table.layout.seat(1, "hero")
    for index, card in enumerate(board.zone(f"cards:{kari}")):
        assert table.rect_of(card) == table.layout.seat(1, f"activation.{index + 1}")
    assert table.rect_of(board.zone("location")[0]) == table.layout["location"]
    assert table.rect_of(board.zone("deck:enemy")[0]) == table.layout["deck.enemy/draw"]
    assert table.rect_of(board.zone("deck:enemy")[1]) is None, "only the top of a pile is seen"


def test_the_middle_of_a_piece_points_at_it(game: MakeGame) -> None:
    made = game()
    board = made.session.state.board
    for piece in (HEROES[0], board.zone(f"cards:{HEROES[1]}")[2], board.zone("lair")[0]):
        rect = made.table.rect_of(piece)
        assert rect is not None
        assert made.table.piece_at(rect.center) == piece
    assert made.table.piece_at((2, 2)) == ""


def test_an_exhausted_card_covers_its_slot_sideways(game: MakeGame) -> None:
    made = game()
    card = made.session.state.board.zone(f"cards:{HEROES[0]}")[0]
    upright = made.table.rect_of(card)
    made.session.state.board.pieces[card].exhausted = True
    made.table.rebuild(made.session.state.board)
    tilted = made.table.rect_of(card)
    assert upright is not None
    assert tilted is not None
    assert upright.height > upright.width
    assert tilted.width > tilted.height
    assert tilted.center == pytest.approx(upright.center)


def test_spots_are_found_by_name_and_by_position(game: MakeGame) -> None:
    made = game()
    table = made.table
    for spot in ("deck:enemy", "seat:2", "quest", f"token:{HEROES[1]}:3", "space:0", "dice"):
        rect = table.rect_of(spot)
        assert rect is not None
        assert table.spot_at(rect.center) in (spot, f"space:{spot}") or spot == "seat:2"
    assert table.rect_of("nothing") is None
    assert table.seat_area(HEROES[1]) == table.layout.seat(2)
    assert table.seat_area("nobody").size == (0, 0)


@pytest.mark.parametrize("heroes", [2, 4])
def test_the_copy_reaches_the_model_whatever_happens(game: MakeGame, heroes: int) -> None:
    made = game(heroes)
    for _ in made.play(60):
        for _ in range(4000):
            if not made.table.busy:
                break
            made.table.update(FRAME)
        assert not made.table.busy
        assert made.same_as_model()


def test_the_table_can_fall_behind_and_be_finished(game: MakeGame) -> None:
    made = game()
    for number in made.play(40):
        made.table.update(FRAME)
        if number % 7 == 0:
            made.table.skip()
    made.table.finish()
    assert not made.table.busy
    assert made.same_as_model()
    assert not any(actor.moving for actor in made.table.actors.values())


def test_with_instant_speed_nothing_is_ever_busy(game: MakeGame) -> None:
    made = game()
    made.table.tempo = TEMPOS["now"]
    for _ in made.play(20):
        assert not made.table.busy
        assert made.same_as_model()


def test_reduced_motion_lays_dice_down_and_takes_short_fades(game: MakeGame) -> None:
    made = game()
    made.table.reduced = True
    dice = [{"id": "h1", "die": "die-hero", "face": 0}]
    assert made.table.throw(dice, True) == pytest.approx(120)
    assert not made.table.dice.moving
    assert made.table.step_track("peril", 0, 1) == pytest.approx(120)


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_frame_painted_piece_by_piece_equals_one_painted_whole(game: MakeGame, heroes: int) -> None:
    made = game(heroes)
    table = made.table
    for number in made.play(16):
        prompt = made.session.prompt
        options = prompt.options if prompt is not None else ()
        table.marks = {option: Highlight(legal=True, hovered=number % 3 == 0) for option in options}
        table.deciding = prompt.chooser if prompt is not None else ""
        for _ in range(number * 3):
            table.update(FRAME)
            table.draw(made.canvas)
        parts = made.picture()
        table.painter.forget()
        assert made.picture() == parts, f"after answer {number}"
        table.finish()


def test_drawing_changes_nothing_and_a_quiet_table_needs_no_frame(game: MakeGame) -> None:
    made = game()
    before = msgspec.json.encode(made.session.state.board)
    first = made.picture()
    assert made.picture() == first
    assert msgspec.json.encode(made.session.state.board) == before
    made.table.update(FRAME)
    made.table.update(3000)
    assert made.table.update(FRAME) is False


def test_marks_and_held_pieces_are_seen(game: MakeGame) -> None:
    made = game()
    card = made.session.state.board.zone(f"cards:{HEROES[0]}")[0]
    pictures = [made.picture()]
    highlights = (
        Highlight(legal=True),
        Highlight(hovered=True),
        Highlight(selected=True),
        Highlight(refused=True),
        Highlight(focus=True),
    )
    for mark in highlights:
        made.table.marks = {card: mark}
        made.table.update(5000)
        pictures.append(made.picture())
    made.table.marks = {}
    made.table.held = (card, (960, 500))
    made.table.drop_zones = [(DropArea(made.table.seat_area(HEROES[1])), True)]
    pictures.append(made.picture())
    assert len(set(pictures)) == len(pictures)


def test_the_shadows_show_eight_and_turn_to_the_others(game: MakeGame) -> None:
    made = game()
    board = made.session.state.board
    for piece in list(board.zone("deck:enemy"))[:9]:
        board.zones["deck:enemy"].remove(piece)
        board.zones.setdefault("shadows", []).append(piece)
        board.pieces[piece].zone = "shadows"
    table = made.table
    table.rebuild(board)
    cards = board.zone("shadows")
    hidden = [piece for piece in cards if table.rect_of(piece) is None]
    assert len(hidden) == len(cards) - 8
    tab = table.rect_of("more:shadows")
    assert tab is not None
    assert table.layout["shadows"].contains(tab)
    made.picture()
    table.turn_row("shadows")
    table.finish()
    assert all(table.rect_of(piece) is not None for piece in hidden)


def test_dice_know_their_faces_and_what_they_add_up_to(game: MakeGame, mode: TerrinothMode) -> None:
    assert face_name(()) == "blank"
    assert face_name(("success", "success")) == "success2"
    assert face_name(("success", "defense")) == "success-defense"
    view = DiceTray(lambda die: mode.box.dice[die].faces, DICE, "terrinoth")
    faces = mode.box.dice["die-hero"].faces
    view.show([{"id": f"h{i}", "die": "die-hero", "face": i} for i in range(len(faces))])
    assert told_sums(view) == {"success": 6, "defense": 2}
    view.throw([{"id": "e1", "die": "die-enemy", "face": 0}], anew=True)
    assert view.moving
    assert set(told_sums(view)) == {"counterattack", "threat"}
    while view.update(FRAME):
        pass
    assert not view.moving


def test_each_game_has_the_pictures_of_its_own_dice() -> None:
    one, other = (DiceTray(lambda die: (("star",), ()), {}, art) for art in ("one", "other"))
    for tray in (one, other):
        tray.show([{"id": "a", "die": "die-red", "face": 0}, {"id": "b", "die": "die-red", "face": 1}])
    assert [die.asset for die in one.dice] == ["dice/one/red_star", "dice/one/red_blank"]
    assert [die.asset for die in other.dice] == ["dice/other/red_star", "dice/other/red_blank"]
    assert tumbling_asset("one", "red") != tumbling_asset("other", "red")


def test_a_rerolled_die_stays_in_its_place_and_a_critical_adds_one(game: MakeGame) -> None:
    made = game()
    dice = made.table.dice
    dice.show([{"id": "h1", "die": "die-hero", "face": 0}, {"id": "h2", "die": "die-hero", "face": 1}])
    dice.throw([{"id": "h1", "die": "die-hero", "face": 5}], anew=False)
    dice.throw([{"id": "h3", "die": "die-hero", "face": 2}], anew=False)
    assert [die.id for die in dice.dice] == ["h1", "h2", "h3"]
    dice.land()
    rect = dice.rect_of(made.table.layout, "h2")
    assert dice.die_at(made.table.layout, rect.center) == "h2"
    assert made.table.spot_at(rect.center) == "die:h2"


def test_a_composite_draws_only_what_changed() -> None:
    red, blue = pygame.Surface((20, 20)), pygame.Surface((20, 20))
    red.fill((200, 0, 0))
    blue.fill((0, 0, 200))
    ground = pygame.Surface((200, 100))
    composite = Composite()
    assert composite.show([Sprite(ground, (0, 0)), Sprite(red, (10, 10))], (200, 100)) == 1
    assert composite.show([Sprite(ground, (0, 0)), Sprite(red, (10, 10))], (200, 100)) == 0
    assert composite.show([Sprite(ground, (0, 0)), Sprite(red, (100, 10))], (200, 100)) == 2
    assert tuple(composite.surface.get_at((15, 15)))[:3] == (0, 0, 0)
    assert tuple(composite.surface.get_at((105, 15)))[:3] == (200, 0, 0)
    both = [Sprite(ground, (0, 0)), Sprite(red, (100, 10)), Sprite(blue, (105, 15))]
    composite.show(both, (200, 100))
    composite.show([both[0], both[2], both[1]], (200, 100))
    assert tuple(composite.surface.get_at((110, 20)))[:3] == (200, 0, 0), "a change of order is a change"


def test_a_defeated_hero_has_no_health_left_and_the_mat_goes_dark(game: MakeGame) -> None:
    made = game()
    board, table = made.session.state.board, made.table
    before = made.picture()
    board.pieces[HEROES[1]].face_up = False
    table.rebuild(board)
    seats = {hero: numbers(table, seat) for seat, hero in enumerate(HEROES[:2])}
    assert seats[HEROES[1]].left == 0
    assert seats[HEROES[0]].left == seats[HEROES[0]].whole
    assert table.shown.face(table.animator.board, HEROES[1]).marks == ("fallen",)
    assert made.picture() != before


def test_health_falls_when_the_wound_lands(game: MakeGame) -> None:
    made = game()
    table, hero = made.table, HEROES[0]
    board = copy_of(made.session.state.board)
    wounds = board.pieces[hero].tokens.get("wound", 0)
    whole = numbers(table, 0).left
    table.tell([Counted(hero, "wound", 2, wounds + 2)], board)
    table.update(FRAME)
    assert numbers(table, 0).left == whole
    for _ in range(40):
        table.update(FRAME)
    assert numbers(table, 0).left == whole - 2


def test_the_card_that_asks_is_ringed_after_a_load(game: MakeGame) -> None:
    made = game()
    board, table = made.session.state.board, made.table
    card = board.zone(f"cards:{HEROES[0]}")[0]
    board.pieces[card].exhausted = True
    table.rebuild(board)
    plain = made.picture()
    table.resume(HEROES[0])
    assert made.picture() == plain, "a hero is no card that is being resolved"
    table.resume(card)
    assert made.picture() != plain


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_exhausted_enemies_in_the_shadows_cover_no_neighbour_and_stay_in_their_panel(
    game: MakeGame, heroes: int
) -> None:
    made = game(heroes)
    table, board = made.table, made.session.state.board
    for piece in [*board.zone("deck:enemy")][:4]:
        board.piece(piece).face_up = True
        board.zones["deck:enemy"].remove(piece)
        board.zones.setdefault("shadows", []).append(piece)
        board.piece(piece).zone = "shadows"
    lying = board.zone("shadows")[:4]
    board.zones["shadows"] = lying
    for piece in lying:
        board.piece(piece).exhausted = True
    table.rebuild(board)
    boxes = [table.placement.places[piece].box for piece in lying]
    panel = table.layout["shadows"]
    for box, after in pairwise(boxes):
        assert not box.colliderect(after)
    assert all(panel.contains(box) for box in boxes)


def test_the_peril_token_lies_on_the_sheet_before_a_track_without_a_start(mode: TerrinothMode, game: MakeGame) -> None:
    table = game(2).table
    sheet = table.layout["quest"]
    beside, usual = Track(8, beside=True), Track(8)
    before, first = track_point(table.layout, beside, -1), track_point(table.layout, beside, 0)
    assert sheet.x + 23 <= before[0] < first[0] - 40, "the whole token lies on the sheet, and not on the first space"
    assert track_point(table.layout, beside, 7) == track_point(table.layout, usual, 7)
