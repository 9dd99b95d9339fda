"""Fixtures of the tests of the look: those of the tests of the house's tables."""

from tests.ui.conftest import display, make_services, own_home, shared_pictures, words

__all__ = ["display", "make_services", "own_home", "shared_pictures", "words"]
