"""Everything that is heard: parts of synthesis, cues made of them, and a small consort that plays the music.

`clip` is a finished sound, `ogg` writes it. `noise`, `envelopes`, `filters`, `resonators`, `strings`, `winds`,
`drums`, `reverb` are the parts; `take` and `cues*` make the cues, `scales`, `score`, `consort` and `music*` the
music. `measure` says in numbers and pictures what came out.
"""
