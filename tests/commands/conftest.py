"""The game that the tests of the commands play."""

from tests.terrinoth.conftest import box, mode, words

__all__ = ["box", "mode", "words"]
