"""The chronicle of a long game, after the page was loaded anew."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.guest import Guest

LONG_GAME = """async () => {
    const ask = async (path, body) => {
        const headers = {"content-type": "application/json"};
        const sent = body && {method: "POST", headers, body: JSON.stringify(body)};
        return (await fetch("/api" + path, sent)).json();
    };
    await ask("/me", {name: "Ada"});
    const seats = ["Bea", "Cat"];
    const {id} = await ask("/tables", {game: "king", players: 3, seats, order: "chosen"});
    let {table} = await ask(`/tables/${id}/start`, {});
    for (let index = 0; index < 250 && table.turn !== null; ) {
        const seat = table.turn;
        const {position} = await ask(`/tables/${id}/position?seat=${seat}`);
        const action = position.observation.legal[index % position.observation.legal.length].id;
        await ask(`/tables/${id}/act`, {seq: position.seq, action, seat});
        ({table} = await ask(`/tables/${id}`));
        index = position.index;
    }
    return id;
}"""


def test_earlier_lines_are_read_on_from_a_reloaded_log(guest: Callable[..., Guest]) -> None:
    ada = guest()
    ada.home()
    id = ada.page.evaluate(LONG_GAME)
    ada.page.goto(f"{ada.url}/t/{id}")
    log = ada.page.locator("ol.log")
    earlier = log.get_by_role("button", name="Earlier")
    hand_over = ada.page.locator("dialog[open] .button.main")
    log.or_(hand_over).first.wait_for()
    if hand_over.count():
        hand_over.click()
    expect(earlier).to_be_visible()
    expect(log.locator("li").last).to_be_in_viewport(ratio=1)
    before = log.locator("li").count()
    assert before > 100
    last = log.locator("li").last.inner_text()
    earlier.click()
    expect(earlier).to_have_count(0)
    assert log.locator("li").count() > before
    assert log.locator("li").last.inner_text() == last
    ada.check_access()
