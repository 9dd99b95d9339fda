"""How the table of Runebound looks: a coloured chart on a cartographer's desk, with its instruments round it."""
