"""Golden pictures: every board of the gallery and every scene, as small as they can be compared.

`python -m tests.visual.record` draws them anew; do so only after a change of their looks that is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame

from tests.visual import stages_heroica, stages_runebound, stages_tenefyr, stages_warhammer_quest
from tests.visual.gallery import BOARDS
from tests.visual.stages import QUESTS, STAGES
from tests.visual.studio import Studio, studio

FOLDER = Path(__file__).parent / "golden"
DRAWN, KEPT, COMPARED = (1280, 720), (640, 360), (320, 180)
"""The sizes in which a picture is drawn, kept, and compared: at a quarter the losses of its file are no longer seen."""
BLOCK = 20
"""Pictures are compared block by block; so many pixels is one wide and high."""
STRONG = 32
"""From this difference (of 255, of the brightest channel) on a pixel counts as another one."""
MOST_MEAN, MOST_STRONG = 3.0, 0.08
"""What two drawings may differ by: on the average of the whole, and in the share of other pixels in any block."""
LEFT_OUT = (
    *QUESTS, *stages_warhammer_quest.ALIKE, *stages_heroica.ALIKE, *stages_tenefyr.ALIKE, *stages_runebound.ALIKE,
    "setup-heroes", "setup-table", "profile-day", "victory-standings", "victory-chronicle", "victory-dice",
)  # fmt: skip
"""What shows the same as others at the usual size of type, and what changes with every word of a quest."""

NAMES = [*(f"widgets-{name}" for name in BOARDS), *(name for name in STAGES if name not in LEFT_OUT)]


def draw(at: Studio, name: str) -> pygame.Surface:
    """A board or a scene as it looks now, in the size in which it is kept."""
    if name.startswith("widgets-"):
        canvas = at.canvas(DRAWN)
        BOARDS[name.removeprefix("widgets-")](canvas)
    else:
        _, canvas = at.draw(STAGES[name], DRAWN)
    return pygame.transform.smoothscale(canvas.surface, KEPT)


def file_of(name: str) -> Path:
    """Where a golden picture lies."""
    return FOLDER / f"{name}.jpg"


class Compared(NamedTuple):
    """How far two pictures are apart: on the average (of 255), and in the block where they differ most."""

    mean: float
    worst: float
    where: tuple[int, int]
    picture: pygame.Surface

    @property
    def alike(self) -> bool:
        """Whether they are the same but for the edges of letters."""
        return self.mean <= MOST_MEAN and self.worst <= MOST_STRONG


def compare(one: pygame.Surface, other: pygame.Surface) -> Compared:
    """The difference of two pictures."""
    picture = _difference(*(pygame.transform.smoothscale(each, COMPARED) for each in (one, other)))
    mean = sum(pygame.transform.average_color(picture)[:3]) / 3
    same = pygame.mask.from_threshold(picture, (0, 0, 0), (STRONG, STRONG, STRONG, 255))
    strong = same.to_surface(setcolor=(0, 0, 0), unsetcolor=(255, 255, 255))
    shares = {(x, y): pygame.transform.average_color(strong, (x, y, BLOCK, BLOCK))[0] / 255 for x, y in blocks()}
    where = max(shares, key=lambda block: shares[block])
    return Compared(mean, shares[where], where, picture)


def blocks() -> Iterator[tuple[int, int]]:
    """The corner of every block."""
    for y in range(0, COMPARED[1], BLOCK):
        for x in range(0, COMPARED[0], BLOCK):
            yield x, y


def _difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """How much each pixel is apart, channel by channel."""
    made, back = one.copy(), other.copy()
    made.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    made.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made


def main() -> None:
    """Draw all pictures that are no longer what they were, and throw away those of nothing."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.jpg"):
        if path.stem not in NAMES:
            path.unlink()
    with studio() as at:
        for name in NAMES:
            drawn, path = draw(at, name), file_of(name)
            if not path.is_file() or not compare(drawn, pygame.image.load(path).convert(drawn)).alike:
                pygame.image.save(drawn, path)
                print(f"{name}: drawn anew")


if __name__ == "__main__":
    main()
