"""The fair shuffle: commit and reveal, so that nobody can choose or predict the packs.

The words are those of docs/reference/fair.md: *ctx* names one attempt, *C* is the server's promise about its secret
*s*, each taker promises *c* about a nonce *r*, and the key *K* follows from *s* and every *r*. Nothing here draws
random bytes, reads a clock or stores: the table gives the secret, the seats' answers and the moments.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from cassino.errors import CassinoError

SECRET_BYTES = 32
"""Length of *s*, of every *r*, and of every digest."""

COMMIT_TIMEOUT_S = 10
"""How long takers have to commit; who is silent takes no part in this attempt."""

REVEAL_TIMEOUT_S = 20
"""How long takers have to reveal; who is silent makes the attempt void."""

_CTX = re.compile(r"cassino-fair-1\|([A-Za-z0-9_-]{1,64})\|([1-9][0-9]{0,8})\|([1-9][0-9]{0,8})\Z")

Shown = tuple[tuple[int, bytes], ...]
"""What seats have shown, in seat order: digests before the reveal, nonces after it."""


class ShuffleRefused(CassinoError):
    """A step that the protocol does not allow now, or from this seat; `reason` says which."""

    code = "shuffle_refused"

    def __init__(self, reason: str) -> None:
        super().__init__(reason, reason=reason)


class Stage(StrEnum):
    """How far an attempt has come."""

    OPENED = "opened"
    CLOSED = "closed"
    FIXED = "fixed"
    VOID = "void"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class Context:
    """Which shuffle this is: the *ctx* that every digest of it covers."""

    table: str
    """The table's id: letters, digits, `-` and `_`."""

    match: int
    """Which match at the table, from 1."""

    attempt: int = 1
    """Which attempt at this match's shuffle, from 1."""

    def __post_init__(self) -> None:
        if not _CTX.match(str(self)):
            raise ShuffleRefused("malformed")

    @classmethod
    def parse(cls, text: str) -> Context:
        """The context that *text* names; ShuffleRefused `malformed` for anything else."""
        found = _CTX.match(text)
        if found is None:
            raise ShuffleRefused("malformed")
        return cls(found[1], int(found[2]), int(found[3]))

    def __str__(self) -> str:
        return f"cassino-fair-1|{self.table}|{self.match}|{self.attempt}"

    def again(self) -> Context:
        """The next attempt at the same match."""
        return replace(self, attempt=self.attempt + 1)


def server_commitment(ctx: Context, secret: bytes) -> bytes:
    """*C*: what the server promises about its secret before any seat has answered."""
    return hashlib.sha256(f"server|{ctx}|".encode() + secret).digest()


def seat_commitment(ctx: Context, seat: int, nonce: bytes) -> bytes:
    """*c*: what a seat promises about its nonce."""
    return hashlib.sha256(f"seat|{ctx}|{seat}|".encode() + nonce).digest()


def match_key(ctx: Context, secret: bytes, nonces: Iterable[tuple[int, bytes]]) -> bytes:
    """*K*: what all packs and the first dealer follow from. *nonces* are taken in seat order."""
    parts = b"".join(f"|{seat}|".encode() + nonce for seat, nonce in sorted(nonces))
    return hmac.digest(secret, str(ctx).encode() + parts, "sha256")


def bot_seed(key: bytes, deal: int, seat: int, ply: int) -> str:
    """The seed of a bot's choice, so that its moves can be worked out again when the key is known."""
    return hmac.digest(key, f"bot|{deal}|{seat}|{ply}".encode(), "sha256").hex()


def hint_seed(key: bytes, deal: int, seat: int, ply: int) -> str:
    """The seed of the advice that a person is given; no bot at the table thinks from the same one."""
    return hmac.digest(key, f"hint|{deal}|{seat}|{ply}".encode(), "sha256").hex()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """One attempt to fix the packs of a match. Every step gives a new value or raises ShuffleRefused."""

    ctx: Context
    secret: bytes = field(repr=False)
    """*s*; hidden until the attempt is void or the match has ended."""

    takers: frozenset[int]
    """The seats that may commit: people whose socket is open at the start."""

    commits: Shown = ()
    reveals: Shown = ()
    stage: Stage = Stage.OPENED
    silent: int | None = None
    """In a void attempt, the seat that did not reveal."""

    is_fixed: bool = False
    """Whether the key was fixed; a shuffle that was left before that can be shown too, and has no key."""

    @classmethod
    def open(cls, ctx: Context, secret: bytes, takers: Iterable[int]) -> Shuffle:
        """Step 1. *secret* is 32 fresh bytes from the system, stored before `commitment` is sent."""
        if len(secret) != SECRET_BYTES:
            raise ShuffleRefused("malformed")
        return cls(ctx, secret, frozenset(takers))

    @property
    def commitment(self) -> bytes:
        """*C*."""
        return server_commitment(self.ctx, self.secret)

    def commit(self, seat: int, digest: bytes) -> Shuffle:
        """Step 2. The same digest again changes nothing; another one is refused."""
        if len(digest) != SECRET_BYTES:
            raise ShuffleRefused("malformed")
        if seat in dict(self.commits):
            return self._same(dict(self.commits)[seat] == digest)
        self._must_be(Stage.OPENED)
        if seat not in self.takers:
            raise ShuffleRefused("takes_no_part")
        return replace(self, commits=_with(self.commits, seat, digest))

    def close(self) -> Shuffle:
        """Step 3, when all takers have committed or time is up. The list of commits is final from here."""
        self._must_be(Stage.OPENED)
        return replace(self, stage=Stage.CLOSED)

    def reveal(self, seat: int, nonce: bytes) -> Shuffle:
        """Step 4. The same nonce again changes nothing; one that the commit does not cover is refused."""
        if len(nonce) != SECRET_BYTES:
            raise ShuffleRefused("malformed")
        if seat in dict(self.reveals):
            return self._same(dict(self.reveals)[seat] == nonce)
        self._must_be(Stage.CLOSED)
        promised = dict(self.commits).get(seat)
        if promised is None:
            raise ShuffleRefused("takes_no_part")
        if not hmac.compare_digest(promised, seat_commitment(self.ctx, seat, nonce)):
            raise ShuffleRefused("does_not_match")
        return replace(self, reveals=_with(self.reveals, seat, nonce))

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose answer is still due: takers before the close, committed seats after it."""
        if self.stage is Stage.OPENED:
            return tuple(sorted(self.takers - dict(self.commits).keys()))
        if self.stage is Stage.CLOSED:
            return tuple(seat for seat, _ in self.commits if seat not in dict(self.reveals))
        return ()

    def fix(self) -> Shuffle:
        """Step 5, when all committed seats have revealed; from here on there is a `key`."""
        self._must_be(Stage.CLOSED)
        if self.waiting_for:
            raise ShuffleRefused("too_early")
        return replace(self, stage=Stage.FIXED, is_fixed=True)

    @property
    def key(self) -> bytes:
        """*K*; only of a shuffle that was fixed."""
        if not self.is_fixed:
            raise ShuffleRefused("too_early")
        return match_key(self.ctx, self.secret, self.reveals)

    def void(self) -> Shuffle:
        """Step 6, when time is up: names the first seat that has not revealed."""
        self._must_be(Stage.CLOSED)
        if not self.waiting_for:
            raise ShuffleRefused("nobody_is_silent")
        return replace(self, stage=Stage.VOID, silent=self.waiting_for[0])

    def again(self, secret: bytes, takers: Iterable[int] | None = None) -> Shuffle:
        """The next attempt after a void one. Who was named silent never comes back; *takers* may leave out more."""
        self._must_be(Stage.VOID)
        left = self.takers - {self.silent}
        return Shuffle.open(self.ctx.again(), secret, left if takers is None else left.intersection(takers))

    def show(self) -> Shuffle:
        """Step 7: the match has ended, or was left at any stage before. The secret may be seen."""
        self._must_be(Stage.OPENED, Stage.CLOSED, Stage.FIXED)
        return replace(self, stage=Stage.SHOWN)

    def _must_be(self, *stages: Stage) -> None:
        if self.stage not in stages:
            raise ShuffleRefused("wrong_stage")

    def _same(self, is_same: bool) -> Shuffle:
        if not is_same:
            raise ShuffleRefused("already_answered")
        return self


def _with(shown: Shown, seat: int, value: bytes) -> Shown:
    return tuple(sorted((*shown, (seat, value))))


def shown_to_json(shown: Shown) -> list[list[int | str]]:
    """`[[seat, hex], ...]` in seat order, as in `shuffle_closed` and in files."""
    return [[seat, value.hex()] for seat, value in shown]


def proof_to_json(shuffles: Iterable[Shuffle], record: str) -> Mapping[str, object]:
    """The file that `cassino verify` reads, from all attempts of a match, the last one shown.

    *record* is the match's record as text, empty when the match was left before its first card.
    """
    *voids, last = shuffles
    if last.stage is not Stage.SHOWN or any(shuffle.stage is not Stage.VOID for shuffle in voids):
        raise ShuffleRefused("wrong_stage")
    return {
        **_attempt_to_json(last),
        "voids": [{**_attempt_to_json(shuffle), "seat": shuffle.silent} for shuffle in voids],
        "record": record,
    }


def _attempt_to_json(shuffle: Shuffle) -> dict[str, object]:
    return {
        "ctx": str(shuffle.ctx),
        "C": shuffle.commitment.hex(),
        "s": shuffle.secret.hex(),
        "commits": shown_to_json(shuffle.commits),
        "reveals": shown_to_json(shuffle.reveals),
    }
