"""Devices: keyboard with mouse, and up to four pads by number; and from which of them an event comes.

A pad has the lowest number that is free when it is plugged in, or when it is first heard of.
"""

from __future__ import annotations

import pygame

KEYS = "keys"
MOST_PADS = 4
PADS = tuple(f"pad-{number}" for number in range(1, MOST_PADS + 1))
_BY_HAND = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class Devices:
    """The devices that are there; `last` is the one that was pressed last."""

    def __init__(self) -> None:
        self.last = KEYS
        self._pads: dict[int, str] = {}

    def note(self, event: pygame.event.Event) -> None:
        """Remember what was pressed, and what was unplugged."""
        if event.type in _BY_HAND:
            self.last = KEYS
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self.last = self.plug(getattr(event, "instance_id", 0))
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(getattr(event, "instance_id", 0), None)

    def plug(self, instance: int) -> str:
        """A pad is there; gives its name, empty for one too many."""
        if instance not in self._pads:
            free = next((name for name in PADS if name not in self._pads.values()), "")
            if not free:
                return ""
            self._pads[instance] = free
        return self._pads[instance]

    def there(self, device: str) -> bool:
        """Whether a device can be used; keyboard and mouse always."""
        return device == KEYS or device in self._pads.values()
