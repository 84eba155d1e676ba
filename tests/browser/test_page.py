"""The page in a real browser, against a real server."""

from __future__ import annotations

import random
import time
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

SIZES = [(360, 640), (768, 1024), (1440, 900)]
MOST_SIZES = [SIZES[0], pytest.param(*SIZES[1], marks=pytest.mark.slow), SIZES[2]]
SEEDS = [
    0,
    *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 4)),
    *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 20)),
]
PRESETS = ["classic", "royal", "draw", "khasino", "spade", "italian", "literal", "mini"]
LEAST = 44
STUCK_S = 5
STILL = '{"pace":"off"}'

CONTROLS = """() => {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const list = "button, a[href], select, input:not([type=hidden]), [role=button]";
  return [...root.querySelectorAll(list)].filter((one) => one.checkVisibility({visibilityProperty: true}))
    .map((one) => {
      const box = one.getBoundingClientRect();
      return [box.width, box.height, one.outerHTML.slice(0, 90)];
    });
}"""
CHOICES = (
    ".ends .go:not([disabled]), .tray .choice[data-move][aria-disabled=false], .layout .lit,"
    ' .hand button[aria-pressed="false"]'
)
MINE = ".prompt[data-mine], dialog[open] .ends .go:not([disabled])"


@contextmanager
def watched(browser: Browser, width: int, height: int, **options):
    """A page whose console errors and exceptions fail the test."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", **options)
    context.add_init_script(f"localStorage.setItem('cassino-settings', {STILL!r})")
    page = context.new_page()
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert not faults


def open_table(page: Page, url: str, rules: str = "classic", seats: int = 2, language: str = "") -> None:
    """Open a table with bots and wait for its first cards."""
    page.goto(url)
    wish = {"rules": rules, "seats": seats, "bots": [None, *["random"] * (seats - 1)], "name": "Ana"}
    link = page.evaluate(
        """async (wish) => (await (await fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
             headers: {"content-type": "application/json"}})).json()).link""",
        wish,
    )
    page.goto(url + link + (f"?lang={language}" if language else ""))
    page.wait_for_selector(".hand .card")


def assert_controls_are_large(page: Page) -> None:
    small = [one for one in page.evaluate(CONTROLS) if one[0] < LEAST - 0.5 or one[1] < LEAST - 0.5]
    assert not small


PRESS = """([choices, draw, real]) => {
  const dialog = document.querySelector("dialog[open]");
  if (dialog?.querySelector(".ends a")) return "over";
  if (!dialog && !document.querySelector(".prompt[data-mine]")) return "waiting";
  const all = [...(dialog ?? document).querySelectorAll(choices)];
  const one = all[Math.floor(draw * all.length)];
  if (!one) return "waiting";
  one.scrollIntoView({block: "nearest"});
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!one.contains(top)) return "covered: " + one.outerHTML.slice(0, 80) + " by " + top?.outerHTML.slice(0, 80);
  if (real) return [box.x + box.width / 2, box.y + box.height / 2];
  one.click();
  return "pressed";
}"""


def play_on(page: Page, rng: random.Random, *, deadline: float) -> None:
    """Press random enabled controls, every tenth by mouse, until the match is over; five seconds without one fail."""
    presses, last = 0, time.monotonic()
    while time.monotonic() < deadline:
        by_mouse = presses % 10 == 9
        done = page.evaluate(PRESS, [CHOICES, rng.random(), by_mouse])
        if done == "over":
            return
        if done == "pressed" or isinstance(done, list):
            if isinstance(done, list):
                page.mouse.click(*done)
            presses, last = presses + 1, time.monotonic()
            if presses % 25 == 1:
                assert_controls_are_large(page)
        else:
            assert time.monotonic() - last < STUCK_S, done
            page.wait_for_timeout(10)
    pytest.fail("the match did not end")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("width", "height"), MOST_SIZES)
def test_random_presses_play_a_match_to_its_end(browser, serve, seed, width, height):
    rng = random.Random(f"{seed} {width}")
    preset = "classic" if seed < 1 else PRESETS[seed % len(PRESETS)]
    seats = 2 if preset == "classic" or seed % 2 else 2 + seed % 3
    with watched(browser, width, height) as page:
        open_table(page, serve(), f"{preset} target=11" if preset != "khasino" else preset, seats)
        play_on(page, rng, deadline=time.monotonic() + 240)
        assert page.query_selector("dialog[open] h2")
        assert_controls_are_large(page)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_page_opens_a_table_with_one_press(browser, serve, width, height):
    with watched(browser, width, height) as page:
        page.goto(serve())
        page.wait_for_selector("[data-preset]")
        assert len(page.query_selector_all("[data-preset]")) == 20
        assert_controls_are_large(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.click(".hero .go")
        page.wait_for_selector(".hand .card")
        assert_controls_are_large(page)


OUTSIDE = """() => [...document.querySelectorAll(".hand button, .layout .card, .prompt")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
}).map((one) => one.outerHTML.slice(0, 90))"""


@pytest.mark.parametrize(("width", "height"), [(640, 360), pytest.param(568, 320, marks=pytest.mark.slow)])
def test_a_phone_on_its_side_shows_layout_and_hand(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_table(page, serve())
        page.wait_for_selector(MINE)
        assert page.evaluate(OUTSIDE) == []
        assert_controls_are_large(page)


def test_a_second_press_never_plays_twice(browser, serve):
    with watched(browser, 768, 1024) as page:
        open_table(page, serve())
        for _ in range(6):
            page.wait_for_selector(MINE)
            if page.query_selector("dialog[open]"):
                break
            before = page.locator(".hand .card").count()
            page.click(".hand button:not(.dim)")
            page.evaluate(
                "() => { const go = document.querySelector('.tray [data-move]'); go.click(); go.click(); go.click(); }"
            )
            page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length !== n", arg=before)
            assert page.query_selector(".prompt.refusing") is None


def test_chosen_cards_stay_chosen_over_a_reload(browser, serve):
    with watched(browser, 768, 1024) as page:
        open_table(page, serve())
        page.wait_for_selector(MINE)
        page.click(".hand li:nth-child(2) button")
        chosen = page.get_attribute('.hand [aria-pressed="true"]', "data-card")
        page.reload()
        page.wait_for_selector(f'.hand [data-card="{chosen}"][aria-pressed="true"]')


def test_keys_choose_and_play(browser, serve):
    with watched(browser, 1440, 900) as page:
        open_table(page, serve())
        page.wait_for_selector(MINE)
        before = page.locator(".hand .card").count()
        page.keyboard.press("2")
        page.wait_for_selector('.hand li:nth-child(2) [aria-pressed="true"]')
        page.keyboard.press("Escape")
        page.wait_for_selector(".idle")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length !== n", arg=before)
        assert page.inner_text("#live")


CROWD = "AC AD AH 2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 8H 9C 9D TC TD JC JD JH QC QD QH KC KD"


def crowded_position() -> dict:
    """36 loose cards, the most that can be asked of a phone."""
    return {
        "rules": {"preset": "classic"},
        "seats": 2,
        "dealer": 1,
        "turn": 0,
        "round": 6,
        "hands": [["9S", "TS", "KS", "5S"], ["AS", "2S", "3S", "4S"]],
        "stock": [],
        "loose": CROWD.split(),
        "builds": [],
        "captured": [["6S", "7S", "8S", "JS"], ["QS", "9H", "TH", "KH"]],
        "sweeps": [0, 0],
        "last_capturer": 0,
        "score": [0, 0],
    }


def test_each_of_36_loose_cards_can_be_chosen_on_a_phone(browser, serve):
    with watched(browser, 360, 640, has_touch=True) as page:
        open_table(page, serve(crowded_position()))
        page.wait_for_selector(MINE)
        assert page.locator(".layout .card").count() == 36
        assert page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.querySelector('.layout'))")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert_controls_are_large(page)
        chosen = set()
        for hand in ("9S", "TS", "KS"):
            page.tap(f'.hand [data-card="{hand}"]')
            page.wait_for_selector(".layout .lit")
            for card in CROWD.split():
                if card in chosen or not page.query_selector(f'.layout [data-card="{card}"].lit'):
                    continue
                page.tap(f'.layout [data-card="{card}"]')
                page.wait_for_selector(f'.layout [data-card="{card}"][aria-pressed="true"]')
                chosen.add(card)
                page.tap(f'.layout [data-card="{card}"]')
                page.wait_for_selector(f'.layout [data-card="{card}"].lit')
        assert {card for card in CROWD.split() if card[0] not in "JQ"} == chosen
        page.tap('.layout [data-card="JC"]', force=True)
        page.wait_for_selector(".prompt.refusing")


TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest("[translate=no], script, noscript, #live") || !parent.checkVisibility()) continue;
    if (/[A-Za-z]/.test(node.data.replace(/Mara|Ana/g, ""))) found.push(node.data.trim());
  }
  for (const one of document.querySelectorAll("[aria-label]")) {
    if (one.closest("[translate=no]")) continue;
    const text = one.getAttribute("aria-label").replaceAll("Mara", "").replaceAll("Ana", "");
    if (/[A-Za-z]/.test(text)) found.push("aria: " + text);
  }
  return found;
}"""
CUT = """() => [...document.querySelectorAll("button, p, h1, h2, h3, th, td, small, b, dt, dd, label")]
  .filter((one) => one.checkVisibility() && one.closest("[aria-hidden=true], .vh, .moves, .layout, .hand") === null)
  .filter((one) => one.textContent.trim() && one.clientWidth > 0)
  .filter((one) => { const css = getComputedStyle(one); return css.display !== "inline" && css.overflow !== "auto"
     && (one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1); })
  .map((one) => one.className + ": " + one.textContent.trim().slice(0, 60))"""


@pytest.mark.parametrize(("width", "height"), MOST_SIZES)
def test_a_pseudo_language_shows_no_plain_letter_and_no_cut_text(browser, serve, width, height):
    with watched(browser, width, height) as page:
        url = serve()
        page.goto(url + "/?lang=xx-pseudo")
        page.wait_for_selector("[data-preset]")
        assert page.evaluate(TEXTS) == []
        assert page.evaluate(CUT) == []
        open_table(page, url, language="xx-pseudo")
        for _ in range(3):
            page.wait_for_selector(MINE)
            page.click(".hand button:not(.dim)")
            page.wait_for_selector(".tray .choice")
            assert page.evaluate(TEXTS) == []
            assert page.evaluate(CUT) == []
            page.click(".tray [data-move]")
            page.wait_for_selector(".tray .idle", state="attached")
        page.click(".settings-door:visible")
        page.wait_for_selector("dialog[open]")
        assert page.evaluate(TEXTS) == []
        assert page.evaluate(CUT) == []


def findings(axe, page):
    """What axe has to say, in short."""
    found = axe.run(page).response["violations"]
    return [(one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found]


@pytest.mark.parametrize(("width", "height"), [SIZES[0], pytest.param(*SIZES[2], marks=pytest.mark.slow)])
def test_axe_finds_nothing(browser, serve, width, height):
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()
    with watched(browser, width, height, bypass_csp=True) as page:
        url = serve()
        page.goto(url)
        page.wait_for_selector("[data-preset]")
        assert findings(axe, page) == []
        open_table(page, url)
        page.wait_for_selector(MINE)
        page.click(".hand button")
        page.wait_for_selector(".tray .choice")
        assert findings(axe, page) == []
