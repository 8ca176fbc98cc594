"""A real Chromium before a real server with the built client."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.guest import Guest
from tests.web.server import Server
from tools import chromium, client

from camarilla.web.assets import STATIC


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ended with its module: while Playwright is there, its event loop counts as running, and no
    other test of the process may start one."""
    path = chromium.found()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium")
        pytest.skip("there is no Chromium: see tools/chromium.py")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def built_client() -> None:
    """Tests of an old client would say nothing."""
    if client.built_from() != client.digest():
        subprocess.run([sys.executable, client.__file__], check=True)
    assert (STATIC / "index.html").is_file()


class SeededServer(Server):
    """A server whose games follow from the name of the test, so that a failure comes again."""

    program = "tests.browser.seeded"

    def __init__(self, data: Path) -> None:
        self.seed = data / "seed"
        super().__init__(data, CAMARILLA_BOT_PACE="0.02", CAMARILLA_TEST_SEED=str(self.seed))


@pytest.fixture(scope="module")
def table_server(
    tmp_path_factory: pytest.TempPathFactory, built_client: None
) -> Iterator[SeededServer]:
    running = SeededServer(tmp_path_factory.mktemp("server")).start()
    yield running
    running.close()


@pytest.fixture
def guest(
    browser: Browser, table_server: SeededServer, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Guest]]:
    """Makes people with a browser window of their own; at the end none has seen an error."""
    table_server.seed.write_text(request.node.name + os.environ.get("CAMARILLA_TEST_LUCK", ""))
    guests: list[Guest] = []

    def make(**wishes: object) -> Guest:
        guests.append(Guest(browser, table_server.url, **wishes))  # type: ignore[arg-type]
        return guests[-1]

    yield make
    for one in guests:
        one.context.close()
    assert [error for one in guests for error in one.errors] == []
