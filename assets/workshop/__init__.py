"""The workshop: sources of every baked picture and the program that bakes them.

Run by hand (`python -m assets.workshop bake`); the game, the tests of the game and the builds never import it.
"""
