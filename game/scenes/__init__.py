"""Where the player is: one scene a module, and `page.py`, which most of them stand on."""
