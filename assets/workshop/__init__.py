"""The workshop: sources of every baked picture and the program that bakes them.

Run by hand (`python -m assets.workshop bake`); the game, its tests and its builds never import it.
"""
