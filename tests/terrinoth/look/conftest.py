"""What the tests of the look share with those of the screen: SDL's dummy display, a home of their own, services."""

from tests.ui.conftest import display, make_services, own_home, shared_pictures, words

__all__ = ["display", "make_services", "own_home", "shared_pictures", "words"]
