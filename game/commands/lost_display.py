"""A lost display: when the X server goes away its library ends the program on the spot; before it does, everything is
kept, the log says why, and whoever started the game reads a sentence.

Other systems tell of it as of any other end of the program.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable

import pygame

X_LIBRARY = "libX11.so.6"
SENTENCE = "The display was lost; your journey is as it was saved last."


class LostDisplay:
    """Told by the library of the X server that the display is gone; nothing else may be drawn or asked of it then.

    `keep` brings onto the disk what is still on its way, `note` is told what happened.
    """

    def __init__(self, keep: Callable[[], None], note: Callable[[str], None]) -> None:
        self._keep, self._note = keep, note
        self._handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(self._lost)

    def watch(self) -> bool:
        """Be told from now on, as long as this object is kept; false where no X server is drawn to."""
        if pygame.display.get_driver() != "x11":
            return False
        try:
            ctypes.CDLL(X_LIBRARY).XSetIOErrorHandler(self._handler)
        except (OSError, AttributeError):
            return False
        return True

    def _lost(self, display: object) -> int:
        """Keep everything and end: to return would end the program too, in the middle of what is being written."""
        try:
            self._keep()
            self._note(SENTENCE)
            print(SENTENCE, file=sys.stderr, flush=True)
        finally:
            os._exit(1)
