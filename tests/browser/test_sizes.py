"""What must be seen, or reached by scrolling, at sizes where there is little room."""

from __future__ import annotations

import pytest

from tests.browser.company import people
from tests.browser.test_page import MINE, assert_controls_are_large, open_table, watched
from tests.browser.test_table_life import AGAINST_A_BOT, LAST_CARDS, PHONE, position

pytestmark = pytest.mark.browser

SIDEWAYS = [
    (667, 375),
    pytest.param(720, 450, marks=pytest.mark.slow),
    pytest.param(844, 390, marks=pytest.mark.slow),
    pytest.param(568, 320, marks=pytest.mark.slow),
]
UPRIGHT = [(320, 568), pytest.param(360, 640, marks=pytest.mark.slow)]
LOW = [(640, 280), pytest.param(640, 320, marks=pytest.mark.slow), pytest.param(568, 300, marks=pytest.mark.slow)]
"""A small phone on its side, without what the bar of its browser takes."""
ZOOMED = [(480, 300), (360, 225), pytest.param(600, 260, marks=pytest.mark.slow)]

THREE_ACTIONS = position(
    [["5S", "8H", "2C", "KD"], ["3H", "TH", "9C", "QD"]], ["3D", "5D", "2S", "AC", "JD", "7S", "9H", "QC"], round=5
)

DESKS = [
    (641, 900),
    (1100, 700),
    *(pytest.param(*size, marks=pytest.mark.slow) for size in [(712, 900), (1200, 760), (1381, 800), (1600, 960)]),
]
"""Where one arrangement of the table is about to give way to another."""
MANY_LOOSE = position(
    [["5S", "8H", "2C", "KD"], ["3H", "TH", "9C", "QD"], ["4H", "6H", "7D", "8D"], ["9S", "TS", "JS", "QS"]],
    ["3D", "5D", "2S", "AC", "JD", "7S", "9H", "QC", "KC"],
    seats=4,
    round=3,
    score=[0, 0],
)

UNSEEN = """(parts) => parts.filter((part) => {
  const all = [...document.querySelectorAll(part)];
  return !all.length || all.some((one) => {
    const box = one.getBoundingClientRect();
    return !one.checkVisibility() || box.width < 8 || box.left < 0 || box.top < 0
      || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  });
})"""
COVERING = """(part) => {
  const boxes = [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""
OFF_THE_CLOTH = """(parts) => {
  const cloth = document.querySelector(".mat").getBoundingClientRect();
  return parts.filter((part) => [...document.querySelectorAll(part)].some((one) => {
    const box = one.getBoundingClientRect();
    return box.width && one.checkVisibility() && (box.left < cloth.left - 1 || box.right > cloth.right + 1);
  }));
}"""
CUT_OFF = """() => [...document.querySelectorAll(".partner .note")].filter((one) => one.checkVisibility())
  .map((one) => [one.textContent, one.scrollWidth - one.clientWidth > 1 && getComputedStyle(one).display !== "inline",
    one.getBoundingClientRect().right > one.closest(".who").getBoundingClientRect().right + 1])"""
# Cards in a build lie on each other; it is the build that is pressed.
UNREACHED = """() => [...document.querySelectorAll(
  ".bar button, .layout .card:not(.in), .layout .build, .hand button, .tray button")].filter((one) => {
  if (!one.checkVisibility()) return false;
  one.scrollIntoView({block: "center"});
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(top);
}).map((one) => one.outerHTML.slice(0, 90))"""

DOORS = """() => [...document.querySelectorAll("header button, header a")].filter((one) => one.checkVisibility())
  .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim())"""


def open_partners(page, url, language: str = "") -> None:
    """A table of two against two, with bots."""
    page.goto(url)
    wish = {"rules": "classic", "seats": 4, "partnership": True, "bots": [None, *["greedy"] * 3], "name": "Ana"}
    link = page.evaluate(
        """async (wish) => (await (await fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
             headers: {"content-type": "application/json"}})).json()).link""",
        wish,
    )
    page.goto(url + link + (f"?lang={language}" if language else ""))
    page.wait_for_selector(MINE)


@pytest.mark.parametrize(("width", "height"), [*UPRIGHT, SIDEWAYS[0], (768, 1024), (1440, 900)])
def test_no_two_doors_of_a_header_have_one_name(browser, serve, width, height):
    with watched(browser, width, height) as page:
        page.goto(url := serve())
        page.wait_for_selector("[data-preset]")
        assert_doors_differ(page)
        page.click("[data-friends]")
        page.wait_for_selector("[data-code]")
        assert_doors_differ(page)
        open_partners(page, url)
        assert_doors_differ(page)


@pytest.mark.parametrize(("width", "height"), [*UPRIGHT, (768, 1024), (1440, 900)])
def test_who_was_told_a_code_finds_where_to_type_it_without_scrolling(browser, serve, width, height):
    with watched(browser, width, height) as page, watched(browser, width, height) as host:
        page.goto(url := serve())
        page.wait_for_selector("[data-preset]")
        host.goto(url)
        host.click("[data-friends]:not([disabled])")
        code = host.inner_text("[data-code]")
        assert page.evaluate(UNSEEN, ["[data-to-code]"]) == []
        page.click("[data-to-code]")
        assert page.evaluate(UNSEEN, ["[data-join] [name=code]"]) == []
        page.keyboard.type(code)
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-sit]")


def assert_doors_differ(page) -> None:
    """Each has a name, which no other one in the header has; one of them leads to the settings."""
    names = page.evaluate(DOORS)
    assert all(names)
    assert len(set(names)) == len(names)
    assert "Settings" in names


@pytest.mark.parametrize(("width", "height"), SIDEWAYS)
def test_on_its_side_all_seats_piles_and_the_score_are_seen(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_partners(page, serve())
        parts = [".seat", ".seat .pile", ".seat.partner .brief", ".me .pile", ".mini b", ".hand button", ".stock"]
        assert page.evaluate(UNSEEN, parts) == []
        assert page.locator(".seat").count() == 3
        assert page.evaluate(COVERING, ".seat, .last, .hand button, .me, .layout > *") == 0
        assert_controls_are_large(page)


@pytest.mark.parametrize(("width", "height"), DESKS)
def test_all_lies_on_the_cloth_and_nothing_on_anything_else(browser, serve, width, height):
    size = (width, height)
    with people(browser, serve(), ["Ana"], [size]) as (ana,):
        ana.open_table("classic", bots=AGAINST_A_BOT)
        assert_all_lies_on_the_cloth(ana.page)
    with people(browser, serve(MANY_LOOSE), ["Ana"], [size]) as (ana,):
        ana.open_table("classic target=none", seats=4, bots=[None, *["greedy"] * 3])
        assert_all_lies_on_the_cloth(ana.page)


def assert_all_lies_on_the_cloth(page) -> None:
    """What lies on the table of a player who has the turn is within its cloth, nothing covers anything."""
    page.wait_for_selector(MINE)
    assert page.evaluate(OFF_THE_CLOTH, [".seat", ".me", ".stock", ".rounds", ".hand button", ".loose .card"]) == []
    assert page.evaluate(COVERING, ".seat, .me, .stock, .hand button, .loose .card") == 0


@pytest.mark.parametrize(("width", "height"), UPRIGHT)
def test_with_a_hint_the_layout_keeps_its_room(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_partners(page, serve())
        page.click("[data-hint]")
        page.wait_for_selector("[data-notice=hint] .acts")
        assert page.evaluate("document.querySelector('.layout').clientHeight") > 130
        assert page.evaluate("document.querySelector('.layout.scrolls')") is None
        assert_controls_are_large(page)


@pytest.mark.parametrize("language", ["it", *(pytest.param(one, marks=pytest.mark.slow) for one in ("en", "pt", "de"))])
def test_a_partner_is_named_in_a_word_that_is_not_cut(browser, serve, language):
    with watched(browser, 320, 568) as page:
        open_partners(page, serve(), language)
        [(word, is_cut, is_outside)] = page.evaluate(CUT_OFF)
        assert word
        assert not is_cut
        assert not is_outside


@pytest.mark.parametrize(("width", "height"), ZOOMED)
def test_a_page_that_is_much_enlarged_scrolls_to_everything(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_partners(page, serve())
        page.click(".hand button:not(.dim)", force=True)
        page.wait_for_selector(".tray .choice")
        assert page.evaluate("document.documentElement.scrollHeight > innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(UNREACHED) == []


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.slow)])
@pytest.mark.parametrize("is_hinted", [False, True])
@pytest.mark.parametrize(("width", "height"), LOW)
def test_on_a_low_screen_the_moves_the_layout_and_a_hint_are_seen_together(
    browser, serve, width, height, is_hinted, language
):
    with watched(browser, width, height) as page:
        open_table(page, serve(THREE_ACTIONS), language=language)
        page.wait_for_selector(MINE)
        parts = [".prompt", ".hand button", ".layout .card", ".seat", ".bar button:not(.wide)"]
        if is_hinted:
            page.click("[data-hint]")
            page.wait_for_selector("[data-notice=hint] .acts")
            parts += ["[data-notice=hint]", "[data-notice=hint] .hintwords", "[data-notice=hint] button"]
        assert page.evaluate(UNSEEN, parts) == []
        page.click(".hand [data-card='5S']")
        page.wait_for_selector(".tray .choice")
        assert page.locator(".tray .choice").count() == 3
        assert page.evaluate(UNSEEN, [*parts, ".tray .choice"]) == []
        assert page.evaluate(COVERING, ".seat, .notice, .hand button, .me, .tray .choice, .layout > *, .stock") == 0
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        assert_controls_are_large(page)


@pytest.mark.parametrize(("width", "height"), LOW)
def test_on_a_low_screen_a_hint_leaves_three_others_in_sight(browser, serve, width, height):
    with watched(browser, width, height) as page:
        open_partners(page, serve())
        page.click("[data-hint]")
        page.wait_for_selector("[data-notice=hint] .acts")
        parts = ["[data-notice=hint]", ".prompt", ".seat", ".seat .pile", ".hand button", ".layout", ".stock"]
        assert page.evaluate(UNSEEN, parts) == []
        assert page.evaluate(COVERING, ".seat, .notice, .hand button, .me, .layout, .stock") == 0


@pytest.mark.parametrize("language", ["de", "it"])
def test_a_name_that_has_no_room_in_the_score_leaves_its_badge(browser, serve, language):
    with watched(browser, 280, 600) as page:
        open_table(page, serve(), language=language)
        assert page.locator(".mini .mark").count() == 2
        assert page.evaluate(UNSEEN, [".mini .mark", ".mini b"]) == []
        names = page.locator(".mini .nm")
        assert all(names.all_inner_texts())
        assert all(one.bounding_box()["width"] <= 1 for one in names.all())


@pytest.mark.parametrize("language", ["en", *(pytest.param(one, marks=pytest.mark.slow) for one in ("de", "it", "pt"))])
def test_the_buttons_at_the_end_of_a_match_take_two_lines_at_most(browser, serve, language):
    with people(browser, url := serve(LAST_CARDS), ["Ana"], [PHONE]) as (ana,):
        ana.refused.append("/record")
        link, page = ana.open_table("classic target=none", bots=AGAINST_A_BOT), ana.page
        page.goto(f"{url}{link.removeprefix(url)}?lang={language}")
        page.wait_for_selector(MINE)
        page.click(".hand button")
        page.click(".tray [data-move]")
        page.wait_for_selector("dialog.sheet .ends a")
        lines = page.evaluate(
            """() => [...document.querySelectorAll(".ends .btn > span")].map((one) =>
              Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)))"""
        )
        assert len(lines) == 2
        assert max(lines) <= 2
        assert_controls_are_large(page)


def test_ones_own_badge_has_the_initial_of_ones_nickname(browser, serve):
    with people(browser, serve(), ["änne"], [PHONE]) as (anne,):
        anne.open_table("classic", bots=AGAINST_A_BOT)
        anne.page.wait_for_selector(".hand .card")
        assert anne.page.locator(".mini .mark").first.inner_text() == "Ä"
