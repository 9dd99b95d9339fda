"""Packed chances: many of them side by side in one whole number, so that all of them are added, weighed and compared at
once. A chance is a whole number of parts of ONE; a field has room for what weights make of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

FINE = 48
"""Bits of a chance: it is known to some 14 decimals."""
ONE = 1 << FINE
BYTE = 8


class Fields(Struct, frozen=True):
    """Fields of so many bytes. Their highest bit is free: it holds what comparing borrows."""

    width: int

    def pack(self, chances: Iterable[int]) -> bytes:
        """Chances side by side, the first one lowest."""
        return b"".join([chance.to_bytes(self.width, "little") for chance in chances])

    def unpack(self, row: bytes) -> tuple[int, ...]:
        """The chances of a row."""
        width = self.width
        return tuple([int.from_bytes(row[at : at + width], "little") for at in range(0, len(row), width)])

    def mean(self, packed: int, number: int, ways: int) -> bytes:
        """The lowest chances, of which each is a sum over so many ways."""
        half = ways >> 1
        sums = self.unpack((packed & self.mask(number)).to_bytes(number * self.width, "little"))
        return self.pack([(one + half) // ways for one in sums])

    def mask(self, number: int) -> int:
        """All bits of so many fields."""
        return (1 << (BYTE * self.width * number)) - 1

    def highest(self, number: int) -> int:
        """The highest bit of each of so many fields."""
        return number_of((b"\0" * (self.width - 1) + b"\x80") * number)

    def smaller(self, one: int, other: int, highest: int) -> int:
        """The smaller of each two fields, whose highest bits are these."""
        at_least = ((one | highest) - other) & highest
        chosen = at_least - (at_least >> (BYTE * self.width - 1))
        return one ^ ((one ^ other) & chosen)


def fields_for(ways: int) -> Fields:
    """Fields with room for sums over so many ways."""
    bits = FINE + ways.bit_length() + 1
    return Fields(-(-bits // BYTE))


def number_of(packed: bytes) -> int:
    """Fields as one number."""
    return int.from_bytes(packed, "little")


def windows(row: bytes, field: int, number: int, length: int) -> int:
    """Windows into a row of fields of some bytes, so many windows of such a length: the first lies last in the row, and
    each further one starts one field before it.
    """
    last, whole = (number - 1) * field, length * field
    return number_of(b"".join([row[at : at + whole] for at in range(last, -1, -field)]))
