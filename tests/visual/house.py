"""A house of several games for looking at the shelf: boxes of many colours, drawn here, and one set of rules."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.modes import GAMES, GameRecord, Library
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE
from game.ui.title_look import BoxLook, MenuLook, ShelfLight, TitleLook
from tests.shared_pictures import SharedImages

NAMES = {"grate": "Beneath", "heroica": "Heroica", "tenefyr": "Tenefyr", "runebound": "Runebound"}
BODIES = {"grate": (72, 78, 82), "heroica": (236, 212, 160), "tenefyr": (235, 218, 172), "runebound": (26, 72, 86)}
LIDS = {"grate": (93, 101, 104), "heroica": (243, 220, 170), "tenefyr": (248, 236, 200), "runebound": (45, 102, 117)}
TINTS = {"grate": (255, 220, 168), "heroica": (255, 253, 242), "tenefyr": (255, 244, 220), "runebound": (236, 232, 224)}
DAY = ("heroica", "tenefyr")
BIRCH = MenuLook(
    banner=((176, 52, 44), (140, 34, 30)),
    warm=((196, 68, 56), (160, 46, 40)),
    pressed=(104, 24, 22),
    rest=((74, 52, 32), (50, 34, 20)),
    rest_warm=((92, 66, 42), (64, 44, 26)),
    frame=(154, 116, 66),
    line=(243, 220, 170),
    ink=(42, 26, 16),
    ink_warm=(140, 34, 30),
    ink_weak=(82, 61, 40),
    ink_off=(120, 98, 70),
    plate=((246, 228, 188), (226, 200, 146)),
    pointed=False,
)
"""The menu of one of the boxes: painted plates on birch."""
WORDS = """
[ui.menu]
name = "{name}"
[ui.credits]
unofficial = "A box to look at."
rights = "There is no game of {name} in it"
[end]
"""


class HouseImages(SharedImages):
    """The pictures of the program, and those of the boxes that were drawn into a folder."""

    def __init__(self, root: Path, folder: Path) -> None:
        super().__init__(root)
        self._folder = folder

    def path(self, name: str) -> Path | None:
        """The file of an asset, or None when there is none."""
        drawn = self._folder / f"{name}.png"
        return drawn if drawn.is_file() else super().path(name)


class PlainTitle:
    """The title of a game that has no pictures: a field of its colour, and its name."""

    music = "title"
    seats = (1, 4)

    def __init__(self, game: str, folder: Path) -> None:
        body, lid = BODIES[game], LIDS[game]
        self.game = game
        spine, end = drawn_box(game, folder)
        self.box = BoxLook(spine, spine, end, (lid, body), (20, 16, 14))
        self.menu = BIRCH if game == "heroica" else None
        self.light = ShelfLight(TINTS[game], 1000.0, game in DAY)

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """A field of colour above the shelf."""
        bounds = canvas.bounds
        dark = tuple(value // 3 for value in BODIES[self.game])
        canvas.fill(dark, (bounds.x, bounds.y, bounds.width, foot - bounds.y))  # type: ignore[arg-type]

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Nothing moves."""
        return ()

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """The name."""
        style = TYPE["verdict"].sized(110 * size / canvas.type.factor)
        canvas.text(
            NAMES[self.game].upper(), (canvas.bounds.x + 120, top + 250 * size), style, (236, 220, 170), alpha=alpha
        )


def house(games: int, words: Words, folder: Path, *, tied: str = "") -> Library:
    """A library of so many games, Terrinoth first; the one that is `tied` cannot be loaded. Boxes go into `folder`."""

    def record(game: str) -> GameRecord:
        def load_mode(own: Words) -> Mode:
            if game == tied:
                raise ContentError(["cards.toml: 12 cards are missing"])
            return GAMES[0].load_mode(library.words(GAMES[0].id))  # its cards are those of the first game

        def load_title() -> TitleLook:
            return PlainTitle(game, folder)

        own = folder / game
        own.mkdir(exist_ok=True)
        (own / "en.toml").write_text(WORDS.format(name=NAMES[game]), encoding="utf-8")
        return GameRecord(game, load_mode, GAMES[0].load_look, load_title, own)

    library = Library(words, (GAMES[0], *(record(game) for game in list(NAMES)[: games - 1])))
    return library


def drawn_box(game: str, folder: Path) -> tuple[str, str]:
    """Draw spine and end of a box; their ids."""
    place = folder / "boxes" / game
    place.mkdir(parents=True, exist_ok=True)
    for name, size in (("spine", (1344, 288)), ("end", (288, 288))):
        surface, body = pygame.Surface(size, pygame.SRCALPHA), BODIES[game]
        pygame.draw.rect(surface, (20, 16, 14), surface.get_rect(), border_radius=24)
        pygame.draw.rect(surface, body, surface.get_rect().inflate(-14, -14), border_radius=20)
        pygame.draw.rect(surface, LIDS[game], surface.get_rect().inflate(-60, -60), 6, border_radius=12)
        pygame.draw.circle(surface, LIDS[game], (144 if name == "end" else 220, 144), 96)
        if name == "spine":
            word = pygame.font.Font(None, 150).render(NAMES[game].upper(), True, (246, 226, 170))
            surface.blit(pygame.transform.smoothscale(word, (720, 112)), (360, 92))
        pygame.image.save(surface, place / f"{name}.png")
    return f"boxes/{game}/spine", f"boxes/{game}/end"
