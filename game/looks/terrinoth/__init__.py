"""The table of Heroes of Terrinoth."""
