"""The rules that Heroes of Terrinoth cites where something is shown."""

from __future__ import annotations

from game.adventure.view.cites import Cites

CITES = Cites(
    choices="HT-007", pays="HT-008", order="HT-011", moment="R-20", prevented="HT-003",
    card="HT-302", not_yours="HT-008", aid="HT-304", targets="HT-304", shares="R-07", spent="HT-305", bonus="R-05",
    wounds="HT-314", strikes="HT-309", struck="HT-311", threat="HT-312", explore="HT-316",
    rest="HT-317", aided="HT-318", tokens="HT-319", recovers="HT-006", fallen="HT-801", slain="HT-313",
    defeated="HT-706", falls="HT-710", suffers="HT-709", inflicts="HT-407", fourth="HT-705", engages="HT-704",
    retreats="HT-408", flips="HT-315", spawns="HT-701", nemesis="HT-707", lair="HT-708", lair_rests="HT-411",
    gains="HT-804", sheds="HT-805", enemies="HT-401", activates="HT-402", keyword="HT-405", bar_over="HT-404",
    advances="HT-406", claims="HT-809", draws="HT-810", reshuffled="HT-702", leader="HT-802", leads_on="HT-602",
    travels="HT-602", peril_moves="HT-501", peril="HT-503", turns="HT-202", rolled="HT-308",
)  # fmt: skip
