"""Typefaces: single weights cut from variable fonts, since the program can only open named cuts of them.

Fraunces (SIL OFL) is soft and wonky at the size of titles: no named cut is. Only the letters of western languages stay.
"""

from __future__ import annotations

from functools import partial
from importlib import resources
from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from assets.workshop.recipe import Recipe

PACKAGE, FILE = "fontpkg_fraunces", "Fraunces[SOFT,WONK,opsz,wght].ttf"
SOFT, WONK, SIZE = 100, 1, 36
LETTERS = (range(0x20, 0x250), range(0x2010, 0x2040), (0x20AC, 0x2212))
FEATURES = ["kern", "liga", "mark"]


def cut(weight: int) -> bytes:
    """The file of one weight, from 100 to 900."""
    source = TTFont(str(resources.files(PACKAGE).joinpath("files", FILE)), recalcTimestamp=False)
    made = instancer.instantiateVariableFont(source, {"SOFT": SOFT, "WONK": WONK, "opsz": SIZE, "wght": weight})
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = ["*"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[letter for letters in LETTERS for letter in letters])
    cutter.subset(made)
    file = BytesIO()
    made.save(file)
    return file.getvalue()


RECIPES = tuple(
    Recipe(f"fonts/fraunces-{name}", f"fonts/fraunces-{name}.ttf", partial(cut, weight), ("assets.workshop.typefaces",))
    for name, weight in (("bold", 700), ("black", 900))
)
