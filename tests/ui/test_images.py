"""Images: a picture is read once for all of its sizes, and what a screen needs is read before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.modes import GAMES, Library
from game.scenes.table import TableScene
from game.scenes.title import MenuScene
from game.ui.screen.chores import UNREAD
from game.ui.screen.images import Images
from game.ui.screen.scene import Services, Words
from tests.scenes.driver import Hands, begun, furnish

MakeServices = Callable[..., Services]

KARI, MOK = "pictures/terrinoth/kari-wraithstalker", "pictures/terrinoth/elder-mok"

@pytest.fixture(autouse=True)
def shared_pictures() -> None:
    """Here each window reads its own pictures."""


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pictures that are read from files, in order."""
    names: list[str] = []
    load = Images._load

    def noting(images: Images, name: str) -> pygame.Surface | None:
        names.append(name)
        return load(images, name)

    monkeypatch.setattr(Images, "_load", noting)
    return names


def test_a_picture_is_read_once_for_every_size_up_to_half_its_own(make_services: MakeServices, read: list[str]) -> None:
    images = make_services().images
    whole = images.size("pictures/terrinoth/ogres-minion")
    images._kept.sources.clear()
    read.clear()
    for size in ((60, 60), (154, 186), (whole[0] // 2, whole[1] // 2)):
        assert images.get("pictures/terrinoth/ogres-minion", size, fit="cover").get_size() == size
        images._kept.sources.clear()
    assert read == ["pictures/terrinoth/ogres-minion"]
    assert images.get("pictures/terrinoth/ogres-minion", whole).get_size() == whole
    assert read == ["pictures/terrinoth/ogres-minion"] * 2


def test_the_size_of_a_picture_is_known_without_reading_it(
    make_services: MakeServices, read: list[str], tmp_path: Path
) -> None:
    images = make_services().images
    size = images.size("pictures/terrinoth/dark-forest")
    assert read == []
    assert images.source("pictures/terrinoth/dark-forest").get_size() == size
    broken = Images(tmp_path)
    (tmp_path / "torn.png").write_bytes(b"torn")
    assert [broken.size(name) for name in ("torn", "missing")] == [(340, 300), (340, 300)], "that of their stand-ins"


def test_what_a_drawing_needs_is_noted_and_read_step_by_step(make_services: MakeServices, read: list[str]) -> None:
    images = make_services().images
    seen: list[tuple[int, int]] = []

    def draw() -> None:
        for name in (KARI, MOK, KARI):
            seen.append(images.get(name, (90, 80), fit="cover", radius=3).get_size())

    steps = images.needed_by(draw)
    assert (read, seen, len(steps)) == ([], [(90, 80)] * 3, 2)
    steps[0]()
    assert read == [KARI]
    steps[1]()
    draw()
    assert read == [KARI, MOK]
    assert images.needed_by(draw) == []


def test_a_drawing_that_fails_leaves_no_blanks_behind(make_services: MakeServices) -> None:
    images = make_services().images

    def draw() -> None:
        images.get(MOK, (90, 80))
        raise ValueError("a fault of the drawing")

    with pytest.raises(ValueError, match="a fault"):
        images.needed_by(draw)
    made = images.get(MOK, (90, 80))
    assert made.get_at((45, 40)).a == 255


def test_while_the_title_is_looked_at_the_setup_is_made_ready(
    make_services: MakeServices, own_home: Path, read: list[str]
) -> None:
    services = furnish(make_services(), own_home)
    hands = Hands(services, MenuScene(services))
    while services.images.work(0.05):
        pass
    assert sum(name.startswith("pictures/") for name in read) >= 20  # 12 heroes and 8 quests
    read.clear()
    hands.click(hands.scene.entries["new"])
    again = [name for name in read if name.startswith("pictures/")]
    assert len(again) <= 1, again  # the backdrop is the chosen quest's picture, in a size of its own


def test_without_the_rules_of_its_game_the_title_stays(make_services: MakeServices, own_home: Path) -> None:
    def damaged(words: Words) -> Mode:
        raise ContentError(["quests.toml: not there"])

    services = furnish(make_services(), own_home)
    services.games = Library(services.words, [GAMES[0]._replace(load_mode=damaged)])
    hands = Hands(services, MenuScene(services))
    while services.images.work(0.05):
        pass
    hands.wait(100)
    assert isinstance(hands.scene, MenuScene)


def test_the_backdrop_of_the_next_place_is_made_before_the_party_goes_there(
    make_services: MakeServices, own_home: Path
) -> None:
    services = furnish(make_services(), own_home)
    table = TableScene(services, services.games.mode("terrinoth"), begun(), {"slot": "x"})
    hands = Hands(services, table)
    ground = table.ui.table.painter._ground
    assert list(ground._backdrops) == ["pictures/terrinoth/roadside-inn"]
    while services.images.work(0.05):
        pass
    hands.wait(50)
    assert list(ground._backdrops) == ["pictures/terrinoth/roadside-inn", "pictures/terrinoth/dark-forest"]


def test_the_pictures_of_a_game_come_before_those_of_the_house(tmp_path: Path) -> None:
    def paint(name: str, colour: tuple[int, int, int]) -> None:
        file = tmp_path / "icons" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        made = pygame.Surface((8, 8))
        made.fill(colour)
        pygame.image.save(made, file)

    paint("star", (200, 0, 0))
    paint("one/star", (0, 200, 0))
    paint("one/skull", (0, 0, 200))
    images = Images(tmp_path)
    seen = []
    for game in ("", "one", "other", "one"):
        images.take_up(game)
        seen.append((images.get("icons/star", (4, 4)).get_at((1, 1))[:3], images.path("icons/skull") is not None))
    assert seen == [((200, 0, 0), False), ((0, 200, 0), True), ((200, 0, 0), False), ((0, 200, 0), True)]
    assert images.own("icons/skull") == "icons/one/skull"
    assert images.own("icons/no-such") == "icons/no-such"


def test_a_broken_texture_is_a_plain_ground_on_which_one_can_read(make_services: MakeServices, tmp_path: Path) -> None:
    told: list[str] = []
    (tmp_path / "textures").mkdir()
    (tmp_path / "textures" / "parchment.png").write_bytes(b"this is text\n")
    images = Images(tmp_path, on_fault=told.append)
    ground = images.texture("parchment", (64, 48), (236, 222, 188))
    assert {ground.get_at((x, y))[:3] for x in range(64) for y in range(48)} == {(236, 222, 188)}
    assert len(told) == 1


def test_no_picture_drives_the_ground_of_the_panels_out(make_services: MakeServices, read: list[str]) -> None:
    services = make_services()
    images = services.images
    for name in ("parchment", "leather"):
        images.texture(name, (1920, 1080), (0, 0, 0))
    for number in range(40):
        images.get(MOK, (800, 600 + number))
    read.clear()
    for name in ("parchment", "leather"):
        images.texture(name, (1920, 1080), (0, 0, 0))
    assert read == []


def test_the_ground_of_a_panel_is_among_what_a_drawing_needs(make_services: MakeServices, read: list[str]) -> None:
    images = make_services().images
    steps = images.needed_by(lambda: images.texture("parchment", (300, 200), (1, 2, 3)))
    assert len(steps) == 1
    for step in steps:
        step()
    read.clear()
    assert images.texture("parchment", (300, 200), (1, 2, 3)).get_at((10, 10))[:3] != (1, 2, 3)
    assert read == []


def test_no_picture_drives_a_sign_out(make_services: MakeServices, read: list[str]) -> None:
    images = make_services().images
    sign = images.source("icons/check")
    for name in ("ogres-minion", "zombies-master", "dark-forest", "bandits-minion"):
        images.source(f"pictures/terrinoth/{name}")
    read.clear()
    assert images.source("icons/check") is sign
    assert read == []
    assert images.bytes <= 75 * 1024 * 1024


def test_a_texture_that_is_kept_whole_is_not_read_again_for_a_part_of_it(
    make_services: MakeServices, read: list[str]
) -> None:
    images = make_services().images
    images.texture("leather", images.size("textures/leather"), (60, 40, 30))
    images._kept.sources.clear()
    images._kept.halves.clear()
    read.clear()
    images.get("textures/leather", (200, 120), fit="cover")
    assert read == []


def test_the_grounds_of_panels_and_backdrops_are_kept_together(make_services: MakeServices, read: list[str]) -> None:
    images = make_services((1920, 1080)).images
    grounds = (("leather", (1920, 1080)), ("parchment", (1920, 1080)), ("planks", (1980, 1080)))
    for name, size in grounds:
        images.texture(name, size, (60, 40, 30))
    read.clear()
    for name, size in grounds:
        images.texture(name, size, (60, 40, 30))
    assert read == []


# -- read beside the frames ---------------------------------------------------------------------------


@pytest.fixture
def beside(make_services: MakeServices) -> Iterator[Images]:
    """The pictures of the program, read by a thread."""
    images = make_services().images
    images.open()
    yield images
    images.close()


def settle(images: Images) -> None:
    """Let the thread read all that is queued."""
    while images.work(0.05) or images._places:
        images.take_read(5.0)


def test_what_is_read_beside_the_frames_is_the_same_picture(
    make_services: MakeServices, beside: Images, read: list[str]
) -> None:
    def draw(images: Images) -> list[pygame.Surface]:
        return [
            images.get(KARI, (90, 80), fit="cover", radius=5),
            images.get("icons/check", (20, 20), fit="contain", tint=(9, 200, 30)),
            images.texture("parchment", (300, 200), (0, 0, 0)),
            images.source(MOK),
        ]

    steps = beside.needed_by(lambda: draw(beside))
    beside.chores(steps)
    assert steps[0]() is UNREAD
    settle(beside)
    assert steps[0]() is not UNREAD
    other = make_services().images
    for mine, plain in zip(draw(beside), draw(other), strict=True):
        assert (mine.get_flags(), mine.get_masks(), mine.get_size()) == (
            plain.get_flags(), plain.get_masks(), plain.get_size()
        )  # fmt: skip
        assert pygame.image.tobytes(mine, "RGBA") == pygame.image.tobytes(plain, "RGBA")
    assert read == [KARI, "icons/check", "textures/parchment", MOK], "those of the other alone"


def test_a_picture_that_the_thread_cannot_read_is_told_once_and_stood_in_for(
    make_services: MakeServices, tmp_path: Path
) -> None:
    told: list[str] = []
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "torn.png").write_bytes(b"this is text\n")
    images = Images(tmp_path, on_fault=told.append)
    images.open()
    images.preload([("pictures/torn", (64, 48), {})])
    settle(images)
    assert images.get("pictures/torn", (64, 48)).get_size() == (64, 48)
    assert [line.partition(" ")[0] for line in told] == ["pictures/torn"]
    images.close()


def test_few_pictures_are_asked_of_the_thread_at_a_time(beside: Images) -> None:
    names = [f"icons/{file.stem}" for file in sorted((beside.root / "icons").glob("*.png"))[:20]]
    beside.preload((name, (24, 24), {}) for name in names)
    most = 0
    while beside.work(0.05) or beside._places:
        most = max(most, len(beside._places))
        beside.take_read(5.0)
    assert 1 <= most <= 4
    assert beside.needed_by(lambda: [beside.get(name, (24, 24)) for name in names]) == []


def test_once_closed_everything_is_read_when_it_is_needed(beside: Images, read: list[str]) -> None:
    beside.preload([(KARI, (90, 80), {})])
    beside.work(0.05)
    beside.close()
    while beside.work(0.05):
        pass
    assert not beside._places
    assert beside.needed_by(lambda: beside.get(KARI, (90, 80))) == []


def test_a_picture_that_is_read_ahead_is_awaited_until_it_is_there(beside: Images) -> None:
    beside.read_ahead([KARI])
    assert beside.awaits([KARI])
    settle(beside)
    assert not beside.awaits([KARI, "pictures/there-is-none"])


def test_nothing_is_awaited_where_no_thread_reads(make_services: MakeServices) -> None:
    images = make_services().images
    images.read_ahead([KARI])
    assert not images.awaits([KARI])


def test_no_card_drives_out_the_ground_it_lies_on(make_services: MakeServices) -> None:
    images = make_services().images

    def mat() -> pygame.Surface:
        return images.get("textures/leather", (490, 470), fit="cover")

    mat()
    for width in range(400, 440):
        images.get(KARI, (width, 300), fit="cover")
    assert images.needed_by(mat) == []


def test_the_picture_of_a_title_and_its_fog_do_not_drive_each_other_out(make_services: MakeServices) -> None:
    images = make_services().images

    def title() -> None:
        images.get("scenes/terrinoth/title", (1920, 1080), fit="cover")
        images.get("scenes/title-fog", (1920, 300))

    title()
    assert images.needed_by(title) == []
