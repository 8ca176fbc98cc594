"""The admin page, and what people see of it."""

import os
import subprocess
import sys
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.conftest import SeededServer
from tests.browser.guest import PHONE, Guest
from tests.web.test_admin import until


def test_host_announces_mutes_and_deletes_by_mouse(
    guest: Callable[..., Guest], table_server: SeededServer
) -> None:
    token = subprocess.run(
        [sys.executable, "-m", "camarilla", "admin", "token"],
        env=table_server.environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    bea = table_server.person("Bea Player")
    table = bea.new_table(seats=["Cat"])
    ada, host = guest(size=PHONE), guest()
    ada.page.goto(ada.url)

    host.page.goto(f"{host.url}/admin")
    host.page.get_by_label("Host token").fill("not the token at all")
    host.page.get_by_role("button", name="Open").click()
    expect(host.page.get_by_role("alert")).to_have_text("This is not the host’s token.")
    host.errors.clear()  # the browser notes the refusal
    host.page.get_by_label("Host token").fill(token)
    host.page.get_by_role("button", name="Open").click()

    host.page.get_by_label("What everyone should know").fill("A restart at ten")
    host.page.get_by_role("button", name="Announce").click()
    note = ada.page.get_by_role("status").filter(has_text="A restart at ten")
    expect(note).to_be_visible()
    picture(ada, "note")
    ada.page.get_by_role("button", name="Dismiss the announcement").click()
    expect(note).to_have_count(0)

    person = host.page.get_by_role("listitem").filter(has_text="Bea Player").first
    person.get_by_role("button", name="Mute").click()
    expect(person.get_by_text("muted until")).to_be_visible()
    picture(host, "admin")
    host.check_access()
    row = host.page.get_by_role("listitem").filter(has_text="Cat")
    row.get_by_role("button", name="Delete").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    until(lambda: bea.http.get(f"/api/tables/{table}").status_code == 404)
    host.page.get_by_role("button", name="Withdraw").click()


def picture(guest: Guest, name: str) -> None:
    """Kept for a person to look at, where a folder for it is named."""
    if folder := os.environ.get("CAMARILLA_PICTURES"):
        guest.page.screenshot(path=f"{folder}/{name}.png", full_page=True)
