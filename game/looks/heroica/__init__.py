"""The table of Heroica: a summer table in the grass, with a painted tray in which a level stands."""
