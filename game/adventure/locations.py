"""A new location: it is revealed, and its enemies come [HT-114, WQ-605]."""

from __future__ import annotations

from game.adventure import values
from game.adventure.context import Context
from game.adventure.ending import check_at_once
from game.adventure.spawn import spawn_location
from game.adventure.table import LOCATION, LOCATION_DECK, Table
from game.adventure.windows import open_window


def reveal_location(t: Table) -> None:
    """The next location comes faceup; between its reveal and its enemies lies the window "traveling", after them
    "arrive" [WQ-117].
    """
    t.reveal(t.zone(LOCATION_DECK)[0])
    t.move(t.zone(LOCATION_DECK)[0], LOCATION, face_up=True)
    t.set_track("location_number", t.track("location_number") + 1)
    t.note("arrives", location=t.location)
    if t.track("location_number") > 1:
        open_window(t, "traveling", Context(you=t.active, source=t.location))
    card = t.location_card()
    assert card is not None, "a location was revealed just now"
    engaged = card.engaged + values.modifier(t, "engaged_spawn", t.location) + t.track("next:engaged_spawn")
    t.set_track("next:engaged_spawn", 0)
    spawn_location(t, max(0, engaged), card.shadows)
    open_window(t, "arrive", Context(you=t.active, source=t.location))
    check_at_once(t)
