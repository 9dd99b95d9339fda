"""Heroes of Terrinoth at a drawn table: the game and the house it stands in."""

__version__ = "0.1.0"
