"""What the table must know of each theme beside its tiles: the groove, the painted rim of the tray, shade and light."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ui.screen.theme import Colour

WHITE: Colour = (255, 255, 255)


@dataclass(frozen=True)
class Land:
    """Colours of one theme. `shade` multiplies what lies in the shade where no picture says how it looks there.

    The light: `dusk` multiplies all of it; lamps lift that to `lamp` for `reach` squares round each, and what is `hung`
    at fronts (by its numbers, from 1) to `gleam`; `shafts` are added in slanting bands, `glow` round what is molten.
    """

    gap: Colour
    rim: Colour
    shade: Colour
    dusk: Colour = WHITE
    lamp: Colour = (255, 246, 222)
    gleam: Colour = (255, 240, 206)
    reach: float = 2.1
    hung: tuple[int, ...] = ()
    shafts: Colour = (0, 0, 0)
    glow: Colour = (0, 0, 0)


_COAST = Land((138, 106, 58), (63, 143, 168), (150, 168, 186))
_WOODS = Land((125, 115, 56), (95, 143, 58), (130, 158, 134), dusk=(222, 224, 214), shafts=(54, 48, 20))
_STONES = Land((138, 124, 102), (184, 69, 47), (148, 150, 168), dusk=(246, 244, 242), shafts=(12, 11, 6), hung=(2,))
_HEIGHTS = Land((111, 118, 134), (127, 159, 192), (148, 162, 186))
_END = Land((58, 47, 56), (216, 86, 42), (138, 128, 142), glow=(70, 30, 4))
_DEEP: Colour = (146, 150, 205)
LANDS: dict[str, Land] = {
    "bog": replace(_COAST, gap=(90, 74, 46), rim=(94, 122, 74), dusk=(226, 236, 218), shafts=(22, 26, 8)),
    "port": replace(_COAST, gap=(95, 90, 80), rim=(74, 112, 142), dusk=(240, 246, 250)),
    "shore": replace(_COAST, gap=(168, 133, 76), rim=(82, 170, 178)),
    "village": replace(_COAST, gap=(122, 102, 70), rim=(150, 84, 62)),
    "coast": _COAST,
    "camp": replace(_WOODS, gap=(106, 100, 52), rim=(132, 112, 58), dusk=(250, 244, 228), shafts=(20, 14, 4),
        hung=(3,)),
    "forest": _WOODS,
    "caverns": Land(
        (109, 96, 112), (111, 99, 160), (140, 138, 168), dusk=_DEEP, hung=(1, 2), gleam=(220, 232, 240), reach=2.3,
    ),
    "temple": replace(_STONES, gap=(143, 116, 68), rim=(186, 124, 62), shafts=(34, 28, 12)),
    "castle": _STONES,
    "crypt": replace(_STONES, gap=(95, 92, 84), rim=(94, 104, 110), dusk=(178, 184, 210), hung=(2,), reach=2.6,
        shafts=(0, 0, 0)),
    "vault": replace(_STONES, gap=(90, 74, 56), rim=(170, 130, 58), dusk=(206, 202, 212), hung=(1,), reach=2.6,
        shafts=(0, 0, 0)),
    "ice": replace(_HEIGHTS, gap=(127, 142, 164), rim=(140, 182, 212), dusk=(242, 248, 255)),
    "labyrinth": replace(_HEIGHTS, gap=(106, 84, 64), rim=(138, 96, 74), dusk=(198, 192, 206), hung=(1,), reach=2.8),
    "mountain": _HEIGHTS,
    "graveyard": replace(_HEIGHTS, gap=(90, 92, 72), rim=(94, 112, 132), dusk=(186, 200, 230), shafts=(16, 20, 26)),
    "serpent": replace(_HEIGHTS, gap=(122, 98, 56), rim=(74, 138, 120), dusk=(255, 240, 214), hung=(2,)),
    "jungle": replace(_END, gap=(79, 74, 44), rim=(74, 128, 74), dusk=(222, 234, 224), shafts=(38, 44, 18), glow=(0, 0,
        0)),
    "webwood": replace(_END, gap=(79, 74, 84), rim=(124, 118, 148), dusk=(222, 224, 236), shafts=(26, 28, 32), glow=(0,
        0, 0)),
    "otherworld": replace(_END, gap=(47, 42, 84), rim=(122, 92, 176), dusk=(206, 192, 238), gleam=(246, 232, 255),
        hung=(1, 3), glow=(0, 0, 0)),
    "volcano": replace(_END, hung=(1, 3), dusk=(236, 222, 222)),
    "lair": replace(_END, gap=(42, 34, 44), rim=(168, 62, 52), hung=(1, 3), dusk=(206, 190, 206), reach=2.5),
}  # fmt: skip
