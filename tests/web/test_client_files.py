"""How the built client is sent: compressed, kept for as long as it may be, and nothing else."""

import asyncio
import gzip
import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.applications import Starlette
from tests.web.server import Server, full_table, play_to_the_end

from camarilla.web import assets

SCRIPT = "console.log('court');" * 200


class Sent(NamedTuple):
    """An answer as it travels."""

    status: int
    headers: httpx.Headers
    body: bytes


Browser = Callable[..., Sent]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Browser:
    """A small client as the build leaves it, and a browser that asks for its files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "sw.js").write_text("self;")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "x-1.js").write_text(SCRIPT)
    (static / "assets" / "x-1.js.gz").write_bytes(b"gzip")
    (static / "assets" / "x-1.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(assets, "STATIC", static)
    app = httpx.ASGITransport(Starlette(routes=assets.client_routes()))

    async def ask(path: str, headers: dict[str, str]) -> Sent:
        async with (
            httpx.AsyncClient(transport=app, base_url="http://table") as browser,
            browser.stream("GET", path, headers=headers) as response,
        ):
            body = b"".join([chunk async for chunk in response.aiter_raw()])
            return Sent(response.status_code, response.headers, body)

    def get(path: str, **headers: str) -> Sent:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return asyncio.run(ask(path, {"accept-encoding": "", **named}))

    return get


def test_the_best_copy_the_browser_understands_is_sent(built: Browser) -> None:
    for encodings, chosen, body in (
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("", None, SCRIPT.encode()),
    ):
        sent = built("/assets/x-1.js", accept_encoding=encodings)
        assert sent.headers.get("content-encoding") == chosen
        assert sent.headers["content-type"].startswith("text/javascript")
        assert sent.headers["vary"] == "accept-encoding"
        assert sent.body == body


def test_hashed_files_are_kept_and_pages_are_asked_for_again(built: Browser) -> None:
    asset = built("/assets/x-1.js")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert built("/favicon.svg").headers["cache-control"] == "public, max-age=3600"
    for path in ("/", "/sw.js", "/t/some-table", "/no-such.svg"):
        page = built(path)
        assert page.headers["cache-control"] == "no-cache"
        assert built(path, if_none_match=page.headers["etag"]).status == 304


def test_every_path_of_the_client_gets_its_page(built: Browser) -> None:
    for path in ("/", "/t/abc/replay", "/rules/oriflamme"):
        assert built(path).body == b"<!doctype html>"
    for path in ("/assets/x-0.js", "/api", "/api/no/such"):
        assert built(path).status == 404


def test_no_path_leads_out_of_the_client(built: Browser) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert b"not for you" not in built(path).body


def test_large_answers_are_compressed_and_small_ones_not(shared_server: Server) -> None:
    seats, id = full_table(shared_server, 2)
    small = seats[0].person.http.get("/api/me")
    assert "content-encoding" not in small.headers
    play_to_the_end(seats, random.Random(1))
    with seats[0].person.http.stream("GET", f"/api/tables/{id}/replay") as response:
        sent = b"".join(response.iter_raw())
    assert response.headers["content-encoding"] == "gzip"
    assert len(sent) * 5 < len(gzip.decompress(sent))
