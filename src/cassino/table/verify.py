"""The check of a match's fair shuffle from its file, as anybody can do it afterwards."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Annotated

import msgspec

from cassino.errors import CassinoError
from cassino.notation.record_check import check_record
from cassino.notation.record_reading import parse_record
from cassino.notation.records import Record
from cassino.notation.seeds import Seed
from cassino.table.fair import Context, ShuffleRefused, match_key, seat_commitment, server_commitment

MAX_FILE_BYTES = 4 * 2**20
"""A longer file is refused; a match of a hundred deals takes about 60 KB."""

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class BadProof(CassinoError):
    """A file that is no proof of a shuffle."""

    code = "bad_proof"


class _Attempt(msgspec.Struct, frozen=True):
    ctx: str
    C: Hex32
    s: Hex32
    commits: Annotated[tuple[tuple[Seat, Hex32], ...], msgspec.Meta(max_length=4)]
    reveals: Annotated[tuple[tuple[Seat, Hex32], ...], msgspec.Meta(max_length=4)]


class VoidAttempt(_Attempt, frozen=True):
    """An attempt that was thrown away in everybody's sight, and the seat that did not reveal."""

    seat: Seat


class Proof(_Attempt, frozen=True):
    """What the file holds: the last attempt, those thrown away before it, and the match."""

    voids: Annotated[tuple[VoidAttempt, ...], msgspec.Meta(max_length=4)]
    record: str
    """The match as a record; empty when it was left before its first card."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is not as the protocol wants it."""

    code: str
    """Its name; the text is the Fluent message `fair-fault-` and this."""

    args: dict[str, int | str] = field(default_factory=dict)
    """What the text names: `attempt`, `seat` and `deal` count as in the file."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What a check found."""

    faults: tuple[Fault, ...]
    takers: tuple[int, ...]
    """The seats that took part; when empty, the server alone chose the packs."""

    deals: int
    """How many deals were held against the key."""

    voids: int
    """How many attempts were thrown away before the one that counts."""


def parse_proof(text: str | bytes) -> Proof:
    """The proof in *text*; BadProof for anything that cannot be read as one.

    Unknown keys are passed over, and so is a byte order mark before it.
    """
    if len(text) > MAX_FILE_BYTES:
        raise BadProof(f"longer than {MAX_FILE_BYTES} bytes")
    bare = text.removeprefix("\ufeff") if isinstance(text, str) else text.removeprefix(codecs.BOM_UTF8)
    try:
        return msgspec.json.decode(bare, type=Proof)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadProof(str(error)) from None


def check_proof(proof: Proof) -> Findings:
    """Everything that *proof* claims, worked out again: commitments, attempts, key, dealer, packs, play.

    BadProof where a `ctx` is none. Cost: every move of the record is played.
    """
    try:
        contexts = [Context.parse(attempt.ctx) for attempt in (*proof.voids, proof)]
    except ShuffleRefused:
        raise BadProof("ctx names no shuffle") from None
    faults = [*_attempt_faults(proof, contexts)]
    takers = tuple(seat for seat, _ in proof.commits)
    deals = 0
    if proof.record:
        key = match_key(contexts[-1], bytes.fromhex(proof.s), _as_bytes(proof.reveals))
        try:
            record = parse_record(proof.record)
            deals = len(record.deals)
            faults += _deal_faults(record, Seed.from_key(key), takers)
            check_record(proof.record)
        except CassinoError as error:
            faults.append(Fault("record_wrong", {"line": error.line or 0, "message": str(error)}))
    return Findings(tuple(faults), takers, deals, len(proof.voids))


def _attempt_faults(proof: Proof, contexts: list[Context]) -> Iterator[Fault]:
    last = contexts[-1]
    if [context.attempt for context in contexts] != list(range(1, len(contexts) + 1)):
        yield Fault("attempt_hidden", {"attempt": last.attempt, "shown": len(contexts)})
    if any((context.table, context.match) != (last.table, last.match) for context in contexts):
        yield Fault("other_match")
    if len({attempt.s for attempt in (*proof.voids, proof)}) <= len(proof.voids):
        yield Fault("secret_again")
    gone: set[int] = set()
    for context, void in zip(contexts, proof.voids, strict=False):
        yield from _shown_faults(context, void, gone)
        if void.seat in dict(void.reveals) or void.seat not in dict(void.commits):
            yield Fault("void_without_cause", {"attempt": context.attempt, "seat": void.seat})
        gone.add(void.seat)
    yield from _shown_faults(last, proof, gone)
    missing = dict(proof.commits).keys() - dict(proof.reveals).keys()
    if proof.record:
        yield from (Fault("reveal_missing", {"seat": seat}) for seat in sorted(missing))


def _shown_faults(context: Context, attempt: _Attempt, gone: set[int]) -> Iterator[Fault]:
    """Faults of one attempt: its secret, its commits in seat order once each, its reveals."""
    where = {"attempt": context.attempt}
    if server_commitment(context, bytes.fromhex(attempt.s)).hex() != attempt.C:
        yield Fault("secret_differs", {**where})
    for shown in (attempt.commits, attempt.reveals):
        seats = [seat for seat, _ in shown]
        if seats != sorted(set(seats)):
            yield Fault("seat_order", {**where})
    yield from (Fault("seat_came_back", {**where, "seat": seat}) for seat, _ in attempt.commits if seat in gone)
    for seat, nonce in _as_bytes(attempt.reveals):
        promised = dict(attempt.commits).get(seat)
        if promised is None:
            yield Fault("commit_missing", {**where, "seat": seat})
        elif promised != seat_commitment(context, seat, nonce).hex():
            yield Fault("reveal_differs", {**where, "seat": seat})


def _deal_faults(record: Record, seed: Seed, takers: tuple[int, ...]) -> Iterator[Fault]:
    """Faults of dealer and packs; that the deal passes on and moves are legal, the record's own check sees."""
    yield from (Fault("no_such_seat", {"seat": seat}) for seat in takers if seat >= record.seats)
    for number, deal in enumerate(record.deals, 1):
        if number == 1 and deal.dealer != seed.first_dealer(record.seats):
            yield Fault("dealer_differs", {"dealer": deal.dealer, "drawn": seed.first_dealer(record.seats)})
        drawn = seed.pack(record.rules.deck_cards, number)
        if deal.pack != drawn:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(deal.pack, drawn, strict=False))
            yield Fault("pack_differs", {"deal": number, "card": 1 + sum(1 for _ in same)})


def _as_bytes(shown: tuple[tuple[int, str], ...]) -> list[tuple[int, bytes]]:
    return [(seat, bytes.fromhex(value)) for seat, value in shown]
