"""Cards: every kind is drawn, words fit, states can be told apart, and nothing is drawn twice."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pygame
import pytest

from game.kit.shown import Badge, Face, Row, Sheet
from game.looks.terrinoth.card_frames import FRAMES
from game.ui.cards.card import LEAST_TYPE, SHADOW_PAD, Cards, CardStyle, badge_value, fitting, picture_of
from game.ui.cards.card_text import shorter_sheets, used_height
from game.ui.cards.frames import Frames
from game.ui.cards.full_card import FULL, FullCards
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.text import CONDENSED, Text
from game.ui.screen.theme import TYPE, Style
from game.ui.table.highlights import PLAIN, RING_PAD, Highlight, ring

WIDE, NARROW = (128.0, 178.0), (114.0, 146.0)
ENEMY = Face(
    "ogre-1", "Ogre", "Ogre", "enemy", "master", "pictures/terrinoth/ogres-master", "challenging",
    badges=(Badge("attack", 2), Badge("resilience", 1), Badge("health", 5), Badge("wound", 2)),
    icons=("keyword", "advance", "inflict"), grade="challenging",
)  # fmt: skip
ACTION = Face(
    "a", "Watch Their Backs", "Watch Their Backs", "activation", "scout", action="aid", dice=3, marks=("advanced",)
)
FACES = [
    ENEMY,
    ACTION,
    Face(
        "kari", "Kari Wraithstalker", "Kari", "hero", "scout", "pictures/terrinoth/kari-wraithstalker", "scout",
        marks=("leader",),
    ),
    Face("inn", "Roadside Inn", "Inn", "location", picture="pictures/terrinoth/roadside-inn", grade="trivial"),
    Face("bomb", "Fire Bomb", "Fire Bomb", "item", "helpful"),
    Face("tracks", "Fresh Tracks", "Fresh Tracks", "event", "mixed"),
    Face("poisoned-1", "Poisoned", "Poisoned", "condition", accent="poisoned"),
    Face("x", "", "", "back", "enemy"),
]

Stage = tuple[Services, Canvas, Cards]


@pytest.fixture
def stage(make_services: Callable[..., Services]) -> Stage:
    services = make_services((1920, 1080))
    window = services.window
    canvas = Canvas(window.surface, window.stage, services.theme, services.text, services.images)
    return services, canvas, Cards(services.images.root, services.words, FRAMES, "terrinoth")


def brightness(surface: pygame.Surface) -> float:
    red, green, blue, _ = pygame.transform.average_color(surface)
    return float(red + green + blue)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.frame)
@pytest.mark.parametrize("size", [WIDE, NARROW, (92.0, 128.0), (72.0, 104.0), (212.0, 296.0)])
def test_every_kind_of_card_is_drawn_at_every_size(stage: Stage, face: Face, size: tuple[float, float]) -> None:
    _, canvas, cards = stage
    made = cards.bare(canvas, CardStyle(face, size, seat=1))
    assert made.get_size() == (canvas.px(size[0]), canvas.px(size[1]))
    middle = made.get_at((made.get_width() // 2, made.get_height() // 2))
    assert middle.a > 250


def test_a_card_with_blanks_in_place_of_pictures_is_not_kept(stage: Stage) -> None:
    services, canvas, cards = stage
    look, tried = CardStyle(FACES[0], WIDE), list[pygame.Surface]()
    services.images.needed_by(lambda: tried.append(cards.bare(canvas, look)))
    assert cards.bare(canvas, look) is not tried[0]


def test_a_card_is_drawn_once_for_each_look(stage: Stage) -> None:
    _, canvas, cards = stage
    first = cards.bare(canvas, CardStyle(ENEMY, WIDE))
    assert cards.bare(canvas, CardStyle(ENEMY, WIDE)) is first
    hurt = msgspec.structs.replace(ENEMY, badges=(Badge("health", 5), Badge("wound", 3)))
    assert cards.bare(canvas, CardStyle(hurt, WIDE)) is not first


def test_a_card_at_rest_has_room_for_its_shadow_and_lies_on_its_side_when_exhausted(stage: Stage) -> None:
    _, canvas, cards = stage
    pad = 2 * canvas.px(SHADOW_PAD)
    upright = cards.resting(canvas, CardStyle(ENEMY, WIDE)).get_size()
    tilted = cards.resting(canvas, CardStyle(ENEMY, WIDE), 90.0).get_size()
    assert upright == (128 + pad, 178 + pad)
    assert tilted == (178 + pad, 128 + pad)


@pytest.mark.parametrize("tone", ["spent", "refused", "dimmed"])
def test_what_cannot_be_used_is_darker(stage: Stage, tone: str) -> None:
    _, canvas, cards = stage
    plain, toned = cards.bare(canvas, CardStyle(ENEMY, WIDE)), cards.bare(canvas, CardStyle(ENEMY, WIDE, tone))
    assert brightness(toned) < 0.8 * brightness(plain)


def test_wounds_change_the_picture_of_an_enemy(stage: Stage) -> None:
    _, canvas, cards = stage
    fresh = msgspec.structs.replace(ENEMY, badges=ENEMY.badges[:3])
    hurt, whole = cards.bare(canvas, CardStyle(ENEMY, NARROW)), cards.bare(canvas, CardStyle(fresh, NARROW))
    assert pygame.image.tobytes(hurt, "RGBA") != pygame.image.tobytes(whole, "RGBA")


def test_the_text_of_a_card_stands_on_it_at_two_heroes_and_beside_it_on_a_wide_sheet(stage: Stage) -> None:
    _, canvas, cards = stage
    told = msgspec.structs.replace(ACTION, text="The target may ready 1 activation card.")
    bare, full = cards.bare(canvas, CardStyle(told, WIDE)), FullCards(cards)
    low = canvas.device(cards.frame(told, WIDE).picture)
    ground = bare.get_at((low.left + 3, low.bottom - 4))[:3]
    assert ground == canvas.theme["parchment-card"]
    for other in (CardStyle(ACTION, WIDE), CardStyle(told, (114.0, 142.0)), CardStyle(told, WIDE, zoom=0.7)):
        place = canvas.device(cards.frame(told, other.size).picture)
        assert cards.bare(canvas, other).get_at((place.left + 3, place.bottom - 4))[:3] != ground
    plain, beside = (full.wide(canvas, face, SHEET, (880, 274)) for face in (ACTION, told))
    assert pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(beside, "RGBA")


def test_a_long_title_shrinks_but_not_below_the_least_size(stage: Stage) -> None:
    services, canvas, _ = stage
    style = fitting(canvas, "Watch Their Backs", TYPE["card-title"], 96)
    assert style.size < TYPE["card-title"].size
    assert services.text.size(style) >= LEAST_TYPE
    short = fitting(canvas, "Ogre", TYPE["card-title"], 96)
    assert short.size == TYPE["card-title"].size
    assert services.text.width("Ogre", short) * CONDENSED <= 96


def test_a_face_without_a_picture_is_pictured_under_its_own_name() -> None:
    assert picture_of(ENEMY) == "pictures/terrinoth/ogres-master"
    assert picture_of(ACTION) == "pictures/a"
    assert badge_value(ENEMY, "health") == 5
    assert badge_value(ENEMY, "progress") == 0


def test_two_games_may_both_have_a_frame_and_a_back_of_one_name(tmp_path: Path, stage: Stage) -> None:
    for art, title in (("one", 10), ("other", 20)):
        (tmp_path / "frames" / art).mkdir(parents=True)
        entry = {"title": [0, 0, title, 8], "picture": [0, 0, 1, 1], "areas": {}, "spots": {}}
        (tmp_path / "frames" / art / "frames.json").write_text(json.dumps({"hero-114x146": entry}), encoding="utf-8")
    one, other = (Cards(tmp_path, stage[0].words, {}, art) for art in ("one", "other"))
    hero, back = Face("x", "", "", "hero"), Face("x", "", "", "back", "hero")
    assert one.frame(hero, NARROW).asset == "frames/one/hero-114x146"
    assert other.frame(hero, NARROW).asset == "frames/other/hero-114x146"
    assert (one.frame(hero, NARROW).title[2], other.frame(hero, NARROW).title[2]) == (10, 20)
    assert (one.back(back, NARROW), other.back(back, (72, 104))) == ("backs/one/hero", "backs/other/hero-small")


def test_a_frame_that_was_not_baked_borrows_one_of_its_form(stage: Stage) -> None:
    services, _, _ = stage
    frames = Frames(services.images.root, "terrinoth")
    baked, larger = frames.find("enemy-minion", WIDE), frames.find("enemy-minion", (256, 356))
    assert larger.asset == baked.asset
    assert larger.spots["health"][0] == pytest.approx(2 * baked.spots["health"][0])
    unknown = frames.find("nothing", WIDE)
    assert unknown.asset == ""
    assert unknown.picture[3] > 0


def test_every_mark_has_rings_of_its_own(stage: Stage) -> None:
    _, canvas, _ = stage
    marks = [
        Highlight(legal=True),
        Highlight(legal=True, hovered=True),
        Highlight(legal=True, selected=True),
        Highlight(focus=True),
    ]
    rings = [mark.over for mark in marks]
    assert rings == [("legal",), ("hovered",), ("selected",), ("focus",)]
    assert PLAIN.over == ()
    assert PLAIN.under == ()
    drawn = {pygame.image.tobytes(ring(canvas, kinds[0], WIDE), "RGBA") for kinds in rings}
    assert len(drawn) == 4


@pytest.mark.parametrize("kind", ["legal-glow", "hovered-glow"])
def test_the_glow_round_a_panel_leaves_the_panel_itself_free(stage: Stage, kind: str) -> None:
    _, canvas, _ = stage
    size = (400.0, 160.0)
    made = ring(canvas, kind, size, outside=True)
    box = canvas.onto(made).device((RING_PAD, RING_PAD, *size))
    inside = pygame.mask.from_surface(made.subsurface(box), 0)
    whole = pygame.mask.from_surface(made, 0)
    assert inside.count() == 0
    assert whole.count() > 0
    assert pygame.mask.from_surface(ring(canvas, kind, size).subsurface(box), 0).count() > 0


LONG = "The hero this enemy is engaged with suffers wounds equal to its attack value. " * 2
SHEET = Sheet(
    "Ogre", "Giant · Master", (("keyword", "Crush"), ("inflict", "Inflict")),
    (Row("**Crush.** " + LONG, "keyword"), Row(LONG, "inflict")), "It is large.", ("1 more enemy die",),
)  # fmt: skip


def test_a_full_card_gives_up_its_quote_before_the_words_of_its_bar_and_never_its_own_text() -> None:
    sheets = list(shorter_sheets(SHEET))
    assert [bool(sheet.quote) for sheet in sheets[:3]] == [True, False, False]
    assert [len(sheet.rows) for sheet in sheets[:3]] == [2, 2, 1]
    assert sheets[-1].rows[0].icon == "keyword"
    assert sheets[2].stakes == SHEET.stakes


def test_a_full_card_gives_up_its_stakes_line_by_line_before_they_lie_on_its_own_text() -> None:
    fewer = list(shorter_sheets(SHEET))[3:]
    assert [len(sheet.stakes) for sheet in fewer] == list(range(len(SHEET.stakes) - 1, -1, -1))
    assert all(sheet.rows == fewer[0].rows for sheet in fewer)


def test_text_needs_more_room_the_larger_it_is(stage: Stage) -> None:
    _, canvas, _ = stage
    assert used_height(canvas, SHEET, 300, 23) > used_height(canvas, SHEET, 300, 18)


def test_on_a_pile_a_long_title_stands_in_two_lines(stage: Stage) -> None:
    _, canvas, cards = stage
    frame = cards.frames.find("item", (72.0, 104.0))
    x, y, _, h = frame.title
    below = (canvas.px(x + 2), canvas.px(y + h + 8))
    short, long_ = (
        cards.bare(canvas, CardStyle(Face("bomb", title, title, "item", "helpful"), (72.0, 104.0)))
        for title in ("Oil", "Grateful Family")
    )
    assert long_.get_at(below)[:3] == canvas.theme["parchment-card"]
    assert short.get_at(below)[:3] != canvas.theme["parchment-card"]


def test_a_title_too_long_for_a_pile_is_drawn_in_a_tiny_window_with_the_largest_type(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, canvas, cards = stage
    tiny = Canvas(canvas.surface, services.window.stage, services.theme, Text(1 / 6, 180, 2.0), services.images)
    shrunk: list[float] = []
    at_most = Text.at_most

    def counted(text: Text, style: Style, size: float) -> Style:
        shrunk.append(size)
        assert len(shrunk) < 200, "the type grows no smaller"
        return at_most(text, style, size)

    monkeypatch.setattr(Text, "at_most", counted)
    title = "Traveller’s Flask"
    cards.bare(tiny, CardStyle(Face("flask", title, title, "item", "helpful"), (84.0, 118.0)))
    assert shrunk


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.frame)
def test_full_cards_and_wide_sheets_are_drawn_and_kept(stage: Stage, face: Face) -> None:
    _, canvas, cards = stage
    full = FullCards(cards)
    upright = full.surface(canvas, face, SHEET, FULL)
    assert upright.get_size() == (420, 588)
    assert full.surface(canvas, face, SHEET, FULL) is upright
    wide = full.wide(canvas, face, SHEET, (880, 274))
    assert wide.get_width() > wide.get_height()
