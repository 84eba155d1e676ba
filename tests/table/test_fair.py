"""The fair shuffle step by step."""

import hmac

import pytest

from cassino.cards import DECK_52, card_name
from cassino.notation.seeds import Seed
from cassino.table.fair import (
    Context,
    Shuffle,
    ShuffleRefused,
    Stage,
    bot_seed,
    match_key,
    proof_to_json,
    seat_commitment,
    server_commitment,
    shown_to_json,
)

CTX = Context("T4F9K2", 1)
S = bytes(range(32))
R = [bytes([7]) * 32, bytes([9]) * 32, bytes([11]) * 32, bytes([13]) * 32]
PACK_1 = "TSKHTH5CJSQC2HQS4C8H5D3D4H8STD7D2CKD9DQH9C6DTC3S8D9SJDKCJCQD2D9H5S7HJHKS4D5HAC7C6SASAH8C3H6C3C7S2S4SAD6H"


def opened(*takers: int) -> Shuffle:
    return Shuffle.open(CTX, S, takers)


def closed(*seats: int) -> Shuffle:
    """An attempt in which all of *seats* have promised the nonce of their number."""
    shuffle = opened(*seats)
    for seat in seats:
        shuffle = shuffle.commit(seat, seat_commitment(CTX, seat, R[seat]))
    return shuffle.close()


def fixed(*seats: int) -> Shuffle:
    shuffle = closed(*seats)
    for seat in seats:
        shuffle = shuffle.reveal(seat, R[seat])
    return shuffle.fix()


def refusal(step) -> str:
    with pytest.raises(ShuffleRefused) as caught:
        step()
    return str(caught.value.reason)


def test_the_test_vector_holds():
    shuffle = fixed(0, 1)
    assert str(shuffle.ctx) == "cassino-fair-1|T4F9K2|1|1"
    assert shuffle.commitment.hex() == "3485d2cf34a08899939a978b1322bc5520628b08fece40db161c8d1f2d7e2f56"
    assert shown_to_json(shuffle.commits) == [
        [0, "f303ddab66de1e313af880c86bd11d3a04efc01385ab02ff3fa3fd6b4edab7b5"],
        [1, "fbf4297109faf0aadb5bab977f4c860bdfb8151e2c1e362a8314e867a2a473e4"],
    ]
    assert shuffle.key.hex() == "38d8759f25fde0fa47eae67e37b9b42fce538e359a655f18e593e50eebfc46f6"
    seed = Seed.from_key(shuffle.key)
    assert seed.first_dealer(2) == 0
    assert "".join(card_name(card) for card in seed.pack(DECK_52, 1)) == PACK_1


def test_the_order_in_which_seats_answer_changes_nothing():
    shuffle = opened(0, 1, 3)
    for seat in (3, 0, 1):
        shuffle = shuffle.commit(seat, seat_commitment(CTX, seat, R[seat]))
    shuffle = shuffle.close()
    for seat in (1, 3, 0):
        shuffle = shuffle.reveal(seat, R[seat])
    assert shuffle.fix() == fixed(0, 1, 3)
    assert [seat for seat, _ in shuffle.commits] == [0, 1, 3]


def test_every_part_of_the_context_changes_every_digest():
    contexts = [CTX, Context("OTHER", 1), Context("T4F9K2", 2), Context("T4F9K2", 1, 2)]
    assert len({server_commitment(ctx, S) for ctx in contexts}) == 4
    assert len({seat_commitment(ctx, 0, R[0]) for ctx in contexts}) == 4
    assert len({match_key(ctx, S, [(0, R[0])]) for ctx in contexts}) == 4


def test_the_same_nonce_of_another_seat_has_another_commit():
    assert seat_commitment(CTX, 0, R[0]) != seat_commitment(CTX, 1, R[0])


@pytest.mark.parametrize("seat", range(2))
def test_one_other_nonce_gives_another_key(seat: int):
    nonces = [(0, R[0]), (1, R[1])]
    nonces[seat] = (seat, R[3])
    assert match_key(CTX, S, nonces) != fixed(0, 1).key


def test_who_is_silent_until_the_close_takes_no_part():
    shuffle = opened(0, 1).commit(0, seat_commitment(CTX, 0, R[0])).close()
    assert shuffle.waiting_for == (0,)
    assert refusal(lambda: shuffle.commit(1, seat_commitment(CTX, 1, R[1]))) == "wrong_stage"
    assert refusal(lambda: shuffle.reveal(1, R[1])) == "takes_no_part"
    assert shuffle.reveal(0, R[0]).fix().key == match_key(CTX, S, [(0, R[0])])


def test_with_nobody_taking_part_the_server_alone_fixes_the_packs():
    assert opened().close().fix().key == match_key(CTX, S, [])


def test_answers_that_are_sent_again_change_nothing():
    digest = seat_commitment(CTX, 0, R[0])
    shuffle = opened(0, 1).commit(0, digest)
    assert shuffle.commit(0, digest) is shuffle
    shuffle = shuffle.close()
    assert shuffle.commit(0, digest) is shuffle
    shuffle = shuffle.reveal(0, R[0])
    assert shuffle.reveal(0, R[0]) is shuffle


@pytest.mark.parametrize(
    ("reason", "step"),
    [
        ("already_answered", lambda: opened(0).commit(0, bytes(32)).commit(0, R[0])),
        ("already_answered", lambda: closed(0, 1).reveal(0, R[0]).reveal(0, R[1])),
        ("takes_no_part", lambda: opened(0).commit(1, bytes(32))),
        ("takes_no_part", lambda: closed(0).reveal(1, R[1])),
        ("does_not_match", lambda: closed(0).reveal(0, R[1])),
        ("malformed", lambda: opened(0).commit(0, bytes(31))),
        ("malformed", lambda: closed(0).reveal(0, bytes(33))),
        ("malformed", lambda: Shuffle.open(CTX, bytes(31), [0])),
        ("wrong_stage", lambda: opened(0).reveal(0, R[0])),
        ("wrong_stage", lambda: closed(0).close()),
        ("wrong_stage", lambda: opened(0).fix()),
        ("wrong_stage", lambda: opened(0).void()),
        ("wrong_stage", lambda: fixed(0).void()),
        ("wrong_stage", lambda: fixed(0).show().show()),
        ("wrong_stage", lambda: closed(0).again(S)),
        ("too_early", lambda: closed(0).fix()),
        ("too_early", lambda: closed(0).key),
        ("too_early", lambda: opened().show().key),
        ("nobody_is_silent", lambda: closed(0).reveal(0, R[0]).void()),
    ],
)
def test_steps_that_the_protocol_does_not_allow_are_refused(reason: str, step):
    assert refusal(step) == reason


def test_a_void_attempt_names_the_first_silent_seat_which_never_comes_back():
    void = closed(0, 1, 2).reveal(1, R[1]).void()
    assert (void.stage, void.silent) == (Stage.VOID, 0)
    second = void.again(R[0])
    assert (str(second.ctx), second.takers) == ("cassino-fair-1|T4F9K2|1|2", frozenset({1, 2}))
    third = second.commit(2, seat_commitment(second.ctx, 2, R[2])).close().void().again(R[1], takers=[0, 1, 2])
    assert (third.ctx.attempt, third.takers) == (3, frozenset({1}))


def test_a_match_has_no_more_void_attempts_than_takers():
    shuffle = opened(0, 1, 2, 3)
    voids = 0
    while shuffle.takers:
        for seat in shuffle.takers:
            shuffle = shuffle.commit(seat, seat_commitment(shuffle.ctx, seat, R[seat]))
        shuffle = shuffle.close().void().again(bytes([voids]) * 32)
        voids += 1
    assert voids == 4
    assert shuffle.close().fix().is_fixed


@pytest.mark.parametrize("shuffle", [opened(0), closed(0, 1), closed(0).reveal(0, R[0]), fixed(0, 1)])
def test_a_match_that_is_left_at_any_stage_shows_its_secret(shuffle: Shuffle):
    shown = shuffle.show()
    assert shown.stage is Stage.SHOWN
    assert proof_to_json([shown], "")["s"] == S.hex()


def test_the_key_stays_when_the_secret_is_shown():
    assert fixed(0, 1).show().key == fixed(0, 1).key


@pytest.mark.parametrize("shuffle", [opened(0), closed(0), fixed(0)])
def test_no_file_is_written_while_the_secret_must_stay_hidden(shuffle: Shuffle):
    assert refusal(lambda: proof_to_json([shuffle], "")) == "wrong_stage"


def test_a_context_reads_what_it_writes():
    for ctx in (CTX, Context("a-b_C9", 12, 3)):
        assert Context.parse(str(ctx)) == ctx


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cassino-fair-2|T|1|1",
        "cassino-fair-1|T|1",
        "cassino-fair-1||1|1",
        "cassino-fair-1|a|b|1|1",
        "cassino-fair-1|T|0|1",
        "cassino-fair-1|T|01|1",
        "cassino-fair-1|T|1|1\n",
        "cassino-fair-1|T|1|-1",
        "cassino-fair-1|T|1|١",
        f"cassino-fair-1|{'T' * 65}|1|1",
    ],
)
def test_text_that_names_no_shuffle_is_refused(text: str):
    assert refusal(lambda: Context.parse(text)) == "malformed"


def test_a_table_whose_name_could_be_read_in_two_ways_has_no_context():
    assert refusal(lambda: Context("T|1", 1)) == "malformed"


def test_bots_draw_from_the_key_by_deal_seat_and_ply():
    key = fixed(0, 1).key
    seeds = {bot_seed(key, deal, seat, ply) for deal in (1, 2) for seat in (0, 1) for ply in (0, 1)}
    assert len(seeds) == 8
    assert bot_seed(key, 1, 0, 0) == hmac.digest(key, b"bot|1|0|0", "sha256").hex()
    assert all(len(seed) == 64 for seed in seeds)


def test_the_secret_is_in_no_repr():
    assert S.hex() not in repr(fixed(0, 1))
    assert repr(S) not in repr(fixed(0, 1))
