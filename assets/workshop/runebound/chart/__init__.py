"""The chart of Runebound: one engraved map coloured by hand, drawn from the game's own board.

`survey` has the board in units of the sheet, `land` its fields, `washes` and `lining` what is laid on by brush and what
follows the shore; `pen` draws lines as markup, which the modules of each kind of stamp share. `room` says where a stamp
may stand, `scatter` which stand where, `labels` where the names find room. `sheet` prints all of it at any scale,
`pyramid` cuts it into the tiles that are baked.
"""
