"""The shelf of the title: the row of boxes that says which game is out, and the furniture it stands in."""
