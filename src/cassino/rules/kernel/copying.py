"""Copying a position's record."""

from .records import BUILD_RECORD, MAX_BUILDS, POSITION, Record
from .way import compiled, is_compiled

if is_compiled():

    @compiled
    def copy_position(sources: Record, targets: Record) -> None:
        """Make *targets* equal to *sources*; both are one-element arrays."""
        targets[0] = sources[0]

else:
    _BY_SEAT = ("hands", "counts", "captured", "sweeps", "pats", "before")
    _NUMBERS = tuple(name for name in POSITION.__slots__ if name not in (*_BY_SEAT, "builds", "pack"))
    _SPARE = [BUILD_RECORD()] * MAX_BUILDS

    def copy_position(sources: Record, targets: Record) -> None:
        """Make *targets* equal to *sources*, with room for one build more: a move makes no more than that.

        The pack, which no move changes, is shared.
        """
        source, target = sources[0], targets[0]
        for name in _NUMBERS:
            setattr(target, name, getattr(source, name))
        for name in _BY_SEAT:
            setattr(target, name, getattr(source, name)[:])
        target.pack = source.pack
        count = source.build_count
        target.builds = [_copy_of(build) for build in source.builds[:count]]
        target.builds += [BUILD_RECORD(), *_SPARE[count + 1 :]]

    def _copy_of(build: Record) -> Record:
        copy = BUILD_RECORD()
        copy.cards, copy.value, copy.owner, copy.groups = build.cards, build.value, build.owner, build.groups
        return copy
