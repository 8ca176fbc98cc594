"""Messages from end to end: a server of ours, a mail server and a webhook of the tests'."""

import email
import email.policy
import json
import queue
import re
import socketserver
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.web.receiver import Receiver
from tests.web.server import Failed, Person, Server, full_table

Mail = tuple[str, str, str]
"""To whom, the subject, the text."""


class MailServer:
    """Takes every message."""

    def __init__(self) -> None:
        self.mails: queue.Queue[Mail] = queue.Queue()
        server = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.say("220 ready")
                to = ""
                for line in iter(self.rfile.readline, b""):
                    command = line.decode().strip()
                    if command.upper().startswith("RCPT TO:"):
                        to = command[8:].strip("<>")
                    if command.upper() == "DATA":
                        self.say("354 go on")
                        server.take(to, b"".join(iter(self.rfile.readline, b".\r\n")))
                    self.say("221 bye" if command.upper() == "QUIT" else "250 ok")

            def say(self, answer: str) -> None:
                self.wfile.write(f"{answer}\r\n".encode())

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = int(self._server.server_address[1])
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, to: str, raw: bytes) -> None:
        mail = email.message_from_bytes(raw, policy=email.policy.default)
        text = mail.get_content().replace("\r\n", "\n").strip()
        self.mails.put((to, mail["subject"], text))

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


@pytest.fixture
def webhook(tmp_path: Path) -> Iterator[Receiver]:
    webhook = Receiver(tmp_path, 200)
    yield webhook
    webhook.close()


@pytest.fixture
def server(serve: Callable[..., Server], mail_server: MailServer, webhook: Receiver) -> Server:
    return serve(
        CAMARILLA_MAIL=f"mailto://127.0.0.1:{mail_server.port}?from=table@example.org",
        CAMARILLA_WEBHOOK_HOSTS=webhook.host,
        **webhook.environment,
    )


def confirm(person: Person, text: str) -> None:
    found = re.search(r"[a-z2-9]{8}(?=\n)", text)
    assert found is not None
    person.post("/api/notices/confirm", {"code": found[0]})


def test_turn_is_told_by_mail_in_the_language_of_the_person(
    server: Server, mail_server: MailServer
) -> None:
    seats, _ = full_table(server, 2, options={"first": "crimson"})
    bea, address = seats[1].person, "bea+table@example.org"
    assert bea.get("/api/notices")["mail"]
    asked = bea.post("/api/notices/address", {"address": address, "language": "ru"})
    assert (asked["settings"]["address"], asked["settings"]["pending"]) == (None, address)
    to, _, text = mail_server.mails.get(timeout=30)
    assert to == address
    with pytest.raises(Failed, match="bad_code"):
        bea.post("/api/notices/confirm", {"code": "aaaaaaaa"})
    confirm(bea, text)
    chosen = bea.put("/api/notices", {"off": ["start", "mention"], "language": "ru"})
    assert chosen["settings"] == {
        "off": ["mention", "start"],
        "language": "ru",
        "address": address,
        "pending": None,
    }
    seats[0].act()
    assert mail_server.mails.get(timeout=30) == (address, "Орифламма", "Ваш ход.")


def test_webhook_is_called_and_never_followed_elsewhere(
    server: Server, webhook: Receiver, mail_server: MailServer
) -> None:
    ada = server.person()
    address = f"https://{webhook.host}/hook/ada"
    assert ada.get("/api/notices")["webhooks"] == [webhook.host]
    webhook.status = 307
    webhook.headers["location"] = f"https://{webhook.host}/elsewhere"
    with pytest.raises(Failed, match="not_delivered"):
        ada.post("/api/notices/address", {"address": address})
    assert webhook.next().path == "/hook/ada"
    assert webhook.received.empty()
    webhook.status = 200
    ada.post("/api/notices/address", {"address": address})
    called = webhook.next()
    assert called.path == "/hook/ada"
    confirm(ada, json.loads(called.body)["message"])
    assert ada.get("/api/notices")["settings"]["address"] == address
    data = ada.get("/api/account/export")
    assert data["notices"]["address"] == address
    ada.http.request("DELETE", "/api/notices/address", json={})
    assert ada.get("/api/notices")["settings"]["address"] is None


@pytest.mark.parametrize(
    "address", ["https://127.0.0.1/x", "http://localhost/x", "syslog://", "nobody", "https://[::1]"]
)
def test_other_addresses_are_refused(server: Server, address: str) -> None:
    ada = server.person()
    with pytest.raises(Failed, match="bad_endpoint"):
        ada.post("/api/notices/address", {"address": address})


def test_codes_are_sent_to_few_addresses_only(
    serve: Callable[..., Server], mail_server: MailServer
) -> None:
    mail = f"mailto://127.0.0.1:{mail_server.port}?from=a@example.org"
    server = serve(CAMARILLA_MAIL=mail, CAMARILLA_RATE="1")
    ada, bea = server.person("Ada"), server.person("Bea")
    for number in range(5):
        ada.post("/api/notices/address", {"address": f"{number}@example.org"})
    for person in (ada, bea):
        with pytest.raises(Failed, match="rate_limited"):
            person.post("/api/notices/address", {"address": "more@example.org"})
    assert mail_server.mails.qsize() == 5


def test_wrong_mail_server_is_a_bad_setting(serve: Callable[..., Server]) -> None:
    with pytest.raises(AssertionError, match="CAMARILLA_MAIL must begin with mailto"):
        serve(CAMARILLA_MAIL="syslog://")
