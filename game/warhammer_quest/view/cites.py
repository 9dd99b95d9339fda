"""The rules that the Warhammer Quest card game cites where something is shown."""

from __future__ import annotations

from game.adventure.view.cites import Cites

CITES = Cites(
    choices="WQ-007", pays="WQ-303", order="WQ-010", moment="WQ-307", prevented="WQ-916",
    card="WQ-401", not_yours="WQ-401", aid="WQ-402", targets="WQ-402", shares="WQ-502", spent="WQ-403",
    bonus="WQ-407", wounds="WQ-502", strikes="WQ-410", struck="WQ-411", threat="WQ-413",
    explore="WQ-505", rest="WQ-509", aided="WQ-507", tokens="WQ-511", recovers="WQ-016", fallen="WQ-1104",
    slain="WQ-408", defeated="WQ-716", falls="WQ-1101", suffers="WQ-717", inflicts="WQ-752", fourth="WQ-713",
    engages="WQ-711", retreats="WQ-753", flips="WQ-707", spawns="WQ-801", nemesis="WQ-805", lair="WQ-718",
    lair_rests="WQ-718", gains="WQ-1005", sheds="WQ-1006", enemies="WQ-731", activates="WQ-732", keyword="WQ-754",
    bar_over="WQ-734", advances="WQ-751",
    claims="WQ-1001", draws="WQ-1002", reshuffled="WQ-315", leader="WQ-1204", leads_on="WQ-1204", travels="WQ-602",
    peril_moves="WQ-1201", peril="WQ-1201", turns="WQ-202", rolled="WQ-408",
)  # fmt: skip
