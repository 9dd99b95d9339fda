"""The game that the tests of this room play when a toy is not enough."""

from tests.terrinoth.conftest import box

__all__ = ["box"]
