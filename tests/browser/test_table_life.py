"""A table from its opening to the end of a series: found by strangers, played with hints and clocks."""

from __future__ import annotations

import pytest

from tests.browser.company import LeapingClock, Person, people
from tests.browser.test_page import assert_controls_are_large, crowded_position, findings

pytestmark = pytest.mark.browser

PHONE, TABLET, DESK = (360, 640), (768, 1024), (1440, 900)
PACK = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def position(hands: list[list[str]], loose: list[str], *, seats: int = 2, **fields: object) -> dict[str, object]:
    """A deal near its end: these cards are still to be played, the first seat has taken all others and has the turn."""
    placed = {card for cards in (*hands, loose) for card in cards}
    return {
        "rules": {"preset": "classic", "options": {"target": None}},
        "seats": seats,
        "dealer": seats - 1,
        "turn": 0,
        "round": 6,
        "hands": hands,
        "stock": [],
        "loose": loose,
        "builds": [],
        "captured": [[card for card in PACK if card not in placed], *[[] for _ in range(seats - 1)]],
        "sweeps": [0] * seats,
        "last_capturer": 0,
        "score": [0] * seats,
        **fields,
    }


LAST_CARDS = position([["2S"], ["3H"]], ["KD"])
"""One card each: the first seat wins the match. Such a match has no record, because its cards were not shuffled."""

TWO_EACH = position([["2S", "9S"], ["3H", "TH"]], ["KD", "5C"])
LOOKED_AT_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
"""Who comes back to the first page sees its tables at once; who stays there after some seconds."""
AGAINST_A_BOT = [None, "random"]


def play_a_card(person: Person) -> None:
    """Play the first card of the hand, as the first choice has it."""
    person.page.click(".prompt[data-mine] ~ .hand button")
    person.page.click(".tray [data-move]")


def test_a_stranger_finds_an_open_table_on_the_first_page_and_joins(browser, serve):
    with people(browser, serve(), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        assert "No table waits" in ben.page.inner_text("[data-open-tables]")
        ana.page.select_option("[name=friends-series]", "5")
        ana.page.click(".invite [data-listed] button:text-is('Everybody')")
        ana.page.click("[data-friends]:not([disabled])")
        ana.page.wait_for_selector("[data-listed=yes]")
        ben.page.wait_for_selector("[data-open-table]:has-text('Best of 5')")
        assert_controls_are_large(ben.page)
        assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ana.page.click("[data-listed] button:text-is('Who has the link')")
        ana.page.wait_for_selector("[data-listed=no]")
        ben.page.evaluate(LOOKED_AT_AGAIN)
        ben.page.wait_for_selector("[data-open-table]", state="detached")
        ana.page.click("[data-listed] button:text-is('Everybody')")
        ana.page.wait_for_selector("[data-listed=yes]")
        ben.page.evaluate(LOOKED_AT_AGAIN)
        ben.page.click("[data-open-table] a:text-is('Join')")
        ana.page.wait_for_selector("[data-seatrow='1']:has-text('Guest')")
        assert "#" not in ben.page.url
        assert "Best of 5" in ben.page.inner_text("[data-series]")
        ana.page.click("[data-start]:not([disabled])")
        ben.page.wait_for_selector(".hand .card")


def test_two_play_one_match_after_the_other_until_a_series_of_three_is_won(browser, serve):
    with people(browser, serve(LAST_CARDS), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        for person in (ana, ben):
            person.refused.append("/record")
        link = ana.open_table("classic target=none", best_of=3)
        ben.sit(link, 1)
        ana.page.click("[data-start]:not([disabled])")
        for match, said in (
            (1, "Best of 3: You 1 and Ben 0"),
            (2, "You have won the series Best of 3: You 2 and Ben 0"),
        ):
            play_a_card(ana)
            play_a_card(ben)
            for person in (ana, ben):
                person.page.wait_for_selector("[data-series-line]")
                assert_controls_are_large(person.page)
            # Who clicked the last card goes on by Enter.
            ben.page.wait_for_function("document.activeElement.matches('dialog.sheet .go')")
            assert ana.page.inner_text("[data-series-line]") == said
            assert ("Ana has won the series" in ben.page.inner_text("[data-series-line]")) == (match == 2)
            ana.page.click(f".ends .go:has-text('{'Next match' if match == 1 else 'New series'}')")
            ben.page.wait_for_selector(".ends .waitingfor:has-text('Ana')")
            ben.page.keyboard.press("Enter")
            ana.page.wait_for_selector(".hand .card")
            assert ("You 1 and Ben 0" in ana.page.inner_text(".score")) == (match == 1)
        assert ben.page.get_attribute(".seriesmark", "aria-label") == "Best of 3"


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESK, marks=pytest.mark.slow)])
def test_axe_finds_nothing_at_the_end_of_a_match_and_among_open_tables(browser, serve, size):
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    with people(browser, serve(LAST_CARDS), ["Ana", "Ben"], [TABLET, size]) as (ana, ben):
        ben.refused.append("/record")
        ben.reopen("/", size, bypass_csp=True)
        ana.open_table("classic target=none", listed=True, best_of=3)
        ben.page.wait_for_selector("[data-open-table]")
        assert findings(axe, ben.page) == []
        ben.open_table("classic target=none", bots=[None, "random"], best_of=3)
        play_a_card(ben)
        ben.page.wait_for_selector("[data-series-line]")
        assert findings(axe, ben.page) == []
        ben.page.click("dialog .fairline button")
        ben.page.wait_for_selector("[data-statistics]")
        assert findings(axe, ben.page) == []
        ben.page.click("[data-statistics]")
        ben.page.wait_for_selector("h1:has-text('What was dealt here')")


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESK, marks=pytest.mark.slow)])
def test_a_hint_says_what_to_play_and_why(browser, serve, size):
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    with people(browser, serve(TWO_EACH), ["Ana"], [size]) as (ana,):
        ana.reopen("/", size, bypass_csp=True)
        ana.open_table("classic target=none", bots=AGAINST_A_BOT)
        page = ana.page
        page.click("[data-hint][aria-disabled=false]")
        page.wait_for_selector("[data-notice=hint]:has-text('1.5 ahead of the other side')")
        advised = page.locator(".hand .advised")
        assert advised.count() == 1
        assert ", proposed" in (advised.get_attribute("aria-label") or "")
        assert "Hint. " in page.inner_text("#live")
        assert "1.5 ahead of the other side" in page.inner_text("#live")
        assert_controls_are_large(page)
        assert findings(axe, page) == []
        page.click("[data-why]")
        page.wait_for_selector("#hint dl:has-text('Most cards')")
        assert "+1.5" in page.inner_text("#hint dl")
        assert "off by about 0.3" in page.inner_text("#hint")
        assert_controls_are_large(page)
        assert findings(axe, page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        play_a_card(ana)
        page.wait_for_selector("[data-notice=hint]", state="detached")
        page.wait_for_selector(".prompt[data-mine]")
        page.keyboard.press("?")
        page.wait_for_selector("[data-notice=hint]:has-text('1.5 ahead')")
        page.click("[aria-label='Hide the hint']")
        page.wait_for_selector(".advised", state="detached")


def test_the_largest_capture_of_a_crowded_layout_is_one_press(browser, serve):
    with people(browser, serve(crowded_position()), ["Ana"], [PHONE]) as (ana,):
        ana.open_table("classic", bots=AGAINST_A_BOT)
        ana.page.click(".prompt[data-mine] ~ .hand [data-card='TS']")
        ana.page.click(".tray .go[data-move*='x']")
        ana.page.wait_for_selector(".last:has-text('took'), [data-seat='0'] .pile:not(.none)", state="attached")
        taken = int(ana.page.locator(".me .pile .num").first.text_content() or "0")
        assert taken >= 4 + 1 + 25, "four before, the ten, and most of the layout"


def test_a_reload_shows_what_a_clock_has_left_and_a_bot_plays_when_it_has_run_out(browser, serve):
    clock = LeapingClock()
    with people(browser, serve(TWO_EACH, clock), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        link = ana.open_table("classic target=none", pace={"kind": "clock", "seconds": 300})
        assert "Opened the table" in ana.page.inner_text("[data-seatrow='0']")
        ben.sit(link, 1)
        ana.page.click("[data-start]:not([disabled])")
        ana.page.wait_for_selector(".prompt[data-mine]")
        clock.leap(120)
        for person in (ana, ben):
            person.page.reload()
            running = ".me .clock" if person is ana else ".seat.turn .clock"
            person.page.wait_for_selector(f"{running}:text-matches('^(3:00|2:[45][0-9])$')")
        assert ben.page.inner_text(".prompt .clock") == "5:00"
        clock.leap(180)
        ben.page.wait_for_selector(".seat .note:has-text('a bot plays')")
        ana.page.wait_for_selector("[data-notice=away]")
        ana.page.click("[data-notice=away] button")
        ben.page.wait_for_selector(".seat .note:has-text('a bot plays')", state="detached")


def test_days_for_a_move_are_counted_down_in_days_and_hours(browser, serve):
    clock = LeapingClock()
    with people(browser, serve(TWO_EACH, clock), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        link = ana.open_table("classic target=none", pace={"kind": "days", "seconds": 259_200})
        ben.sit(link, 1)
        ana.page.click("[data-start]:not([disabled])")
        ana.page.wait_for_selector(".me .clock:text-matches('^2 d 23 h$')")
        clock.leap(50 * 3600)
        ben.page.reload()
        ben.page.wait_for_selector(".seat.turn .clock:text-matches('^21 h 5[0-9] min$')")
        assert ben.page.query_selector(".prompt .clock") is None


def test_a_bot_is_called_for_somebody_who_is_slow(browser, serve):
    clock = LeapingClock()
    with people(browser, serve(TWO_EACH, clock), ["Ana", "Ben"], [DESK, PHONE]) as (ana, ben):
        link = ana.open_table("classic target=none")
        ben.sit(link, 1)
        ana.page.click("[data-start]:not([disabled])")
        ben.page.wait_for_selector(".seat.turn")
        assert ben.page.query_selector("[data-notice=slow]") is None
        assert ana.page.query_selector("[data-hint]") is None, "no hints where another person plays"
        clock.leap(61)
        ben.page.reload()
        ben.page.click("[data-notice=slow] button")
        ana.page.wait_for_selector("[data-notice=away]")
        ben.page.wait_for_selector(".prompt[data-mine]")
