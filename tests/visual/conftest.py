"""What the looking tests share with those of the screen: SDL's dummy display and a home of their own."""

from tests.ui.conftest import display, make_services, own_home, shared_pictures, words

__all__ = ["display", "make_services", "own_home", "shared_pictures", "words"]
