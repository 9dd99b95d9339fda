"""The profiles of all players in one file, changed so that nothing is lost: read, changed and written under a lock.

    profiles/players.json            every player
    profiles/older/players.1.json    as it was one change before, and .2 two changes before
    profiles/players.broken          what could not be read, set aside

Two windows may change it at once: each reads what the other wrote before it writes. What cannot be read is set aside
under a name of its own, and the change before it is taken up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct, field, structs

from game.kit.errors import SaveBusy, SaveError
from game.kit.profile import PlayedJourney, Profile, key_of, same_player
from game.kit.save_files import GENERATIONS, MOST_BYTES, SaveFiles
from game.kit.save_lock import FileLock

FORMAT = 1
FILE, BROKEN, WRITING = "players", ".broken", "writing"
WRITE_WAIT = 10.0
"""Seconds that a change waits for the one of another window."""
MOST_PLAYERS = 64
NAME_LIMIT = 40

Result = TypeVar("Result")


class Players(Struct):
    """What stands in the file: the players, in the order in which they came."""

    format: int = FORMAT
    players: Annotated[list[Profile], Meta(max_length=2 * MOST_PLAYERS)] = field(default_factory=list)

    def find(self, name: str) -> Profile | None:
        """The player of a name, however it is spelled; None where there is none."""
        return next((player for player in self.players if same_player(player.name, name)), None)

    def player(self, name: str) -> Profile:
        """The player of a name, new where there is none. Raises SaveError where there are too many."""
        found = self.find(name)
        if found is None:
            if len(self.players) >= MOST_PLAYERS:
                raise SaveError(f"There are {MOST_PLAYERS} players already; one of them must be deleted first.")
            found = Profile(" ".join(name.split())[:NAME_LIMIT])
            self.players.append(found)
        return found


class _Unreadable(Exception):  # noqa: N818 - reads as what the file is
    """The file is damaged."""


class Profiles:
    """The players of this computer. `notes` are sentences about what was not as it should be, to be told once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = SaveFiles(folder)
        self.path = self.files.path(FILE)
        self.notes: list[str] = []

    # -- reading -----------------------------------------------------------------------------------

    def read(self) -> Players:
        """Every player as they stand now; what is damaged is set aside and told of. Raises SaveError for a file that
        is there and cannot be read, or that a newer version wrote.
        """
        try:
            return self._read(self.path)
        except _Unreadable:
            with self._locked():
                return self._mended()

    def players(self) -> Sequence[Profile]:
        """Every player; none where the file cannot be read."""
        try:
            return self.read().players
        except SaveError as fault:
            self.notes.append(str(fault))
            return ()

    def _read(self, path: Path) -> Players:
        if not path.exists():
            return Players()
        data = self.files.read(path)
        try:
            number = msgspec.json.decode(data, type=_Head).format
            if number > FORMAT:
                raise SaveError("The players were written by a newer version of the game; they are left as they are.")
            return msgspec.json.decode(data, type=Players)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise _Unreadable(str(fault)) from fault

    def _mended(self) -> Players:
        """Every player; of a damaged file, which is set aside, what the change before has. The lock is held."""
        try:
            return self._read(self.path)
        except _Unreadable as fault:
            return self._recovered(fault)

    def _recovered(self, fault: Exception) -> Players:
        try:
            aside = self.files.set_aside(self.path, self.path.with_suffix(BROKEN))
        except OSError as reason:
            raise SaveError(f"The players cannot be read ({fault}), nor set aside: {reason.strerror}.") from fault
        for number in GENERATIONS:
            with suppress(_Unreadable, SaveError, OSError):
                path = self.files.generation(FILE, number)
                if path.exists():
                    found = self._read(path)
                    self.files.store(self.path, msgspec.json.encode(found))
                    self.notes.append(f"The players were damaged and lie in {aside.name}; those before are taken up.")
                    return found
        self.notes.append(f"The players were damaged and lie in {aside.name}; they begin anew.")
        return Players()

    # -- changing ----------------------------------------------------------------------------------

    def change(self, edit: Callable[[Players], Result]) -> Result:
        """Change the players as they stand now, whoever wrote them, and write them; gives what `edit` gives.

        Raises SaveError; then nothing is changed.
        """
        with self._locked():
            players = self._mended()
            result = edit(players)
            data = msgspec.json.encode(players)
            if len(data) > MOST_BYTES:
                raise SaveError("The players could not be saved: there is too much of them. Deleting one makes room.")
            try:
                self.files.store(self.path, data, older=True)
            except OSError as fault:
                raise SaveError(f"The players could not be saved in {self.folder}: {fault.strerror}.") from fault
        return result

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """While nobody else writes. Raises SaveBusy."""
        lock = FileLock(self.files.lock(FILE, WRITING))
        if not lock.take(WRITE_WAIT):
            raise SaveBusy("The players could not be saved: another window is writing them.")
        try:
            yield
        finally:
            lock.release()

    def rename(self, name: str, wanted: str) -> None:
        """Give a player another name, in the journeys too. Raises SaveError where it is empty or somebody else's."""
        new = " ".join(wanted.split())[:NAME_LIMIT]

        def edit(players: Players) -> None:
            found, other = players.find(name), players.find(new)
            if found is None:
                raise SaveError(f"There is no player {name}.")
            if not new or (other is not None and other is not found):
                raise SaveError(f"There is a player {new} already." if new else "A player needs a name.")
            found.journeys = [_renamed(journey, found.name, new) for journey in found.journeys]
            found.name = new

        self.change(edit)

    def delete(self, name: str) -> None:
        """Forget a player. Raises SaveError."""

        def edit(players: Players) -> None:
            players.players = [player for player in players.players if key_of(player.name) != key_of(name)]

        self.change(edit)


class _Head(Struct):
    format: int


def _renamed(journey: PlayedJourney, before: str, after: str) -> PlayedJourney:
    """A journey in which a player is called otherwise."""
    seats = tuple(
        structs.replace(seat, player=after) if same_player(seat.player, before) else seat for seat in journey.seats
    )
    return structs.replace(journey, seats=seats)
