"""The picture of a journey: the table as it was left, kept small beside the save, so that lists tell journeys apart.

There is none where hands are hidden, since whoever opens the list would see them. Where it is missing or damaged
the picture that the game gives its journeys stands in its place.
"""

from __future__ import annotations

from io import BytesIO

import pygame

from game.kit.errors import SaveError
from game.kit.geometry import Point
from game.kit.saves import SaveInfo
from game.kit.session import Session
from game.ui.screen.canvas import Canvas
from game.ui.screen.picture_file import read_picture
from game.ui.screen.scene import Services

MOST_SIZE = (480, 270)
MOST_PIXELS = 1_000_000
"""What is larger was not written here, and is not read."""


def keep_picture(services: Services, session: Session, slot: str) -> None:
    """Keep what the window shows as the picture of a journey; where that is not possible the one before stays."""
    if services.saves is None or not slot or session.flow.hidden_hands:
        return
    shown, data = services.window.surface, BytesIO()
    scale = min(1.0, MOST_SIZE[0] / shown.get_width(), MOST_SIZE[1] / shown.get_height())
    size = (max(1, round(shown.get_width() * scale)), max(1, round(shown.get_height() * scale)))
    try:
        pygame.image.save(pygame.transform.smoothscale(shown, size), data, "table.jpg")
        services.saves.files.store(services.saves.files.picture(slot), data.getvalue())
    except (OSError, SaveError, pygame.error) as fault:
        services.log.write("no picture of the table was kept", fault)


def draw_picture(
    canvas: Canvas, services: Services, saved: SaveInfo, rect: pygame.FRect, focus: Point, radius: float = 0
) -> None:
    """Draw the picture of a journey so that it fills a box; `focus` says what stays in it of that of the game."""
    try:
        path = services.saves.files.picture(saved.slot)
        stamp = path.stat().st_mtime_ns
    except (OSError, SaveError):
        canvas.image(saved.head.picture, rect, fit="cover", focus=focus, radius=radius)
        return

    def paint(onto: Canvas) -> None:
        try:
            kept = read_picture(path, MOST_PIXELS)
        except (OSError, ValueError, pygame.error):
            onto.image(saved.head.picture, (0, 0, *rect.size), fit="cover", focus=focus)
        else:
            onto.surface.blit(_covering(kept, onto.surface.get_size()), (0, 0))

    canvas.blit(canvas.kept(("journey", saved.slot, stamp), rect.size, paint), rect.topleft)


def _covering(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The middle of a picture, as large as a box."""
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    part = pygame.Rect(0, 0, max(1, int(size[0] / scale)), max(1, int(size[1] / scale)))
    part.center = picture.get_rect().center
    return pygame.transform.smoothscale(picture.subsurface(part.clip(picture.get_rect())), size)
