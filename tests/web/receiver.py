"""An https service of the tests' own, for what the server sends to others."""

import queue
import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from tests.web.certificate import own_certificate


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Takes every POST, and answers as it is told to."""

    def __init__(self, folder: Path, status: int) -> None:
        self.received: queue.Queue[Received] = queue.Queue()
        self.status, self.headers = status, {"content-length": "0"}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = receiver.status  # as it was when the request came
                receiver.received.put(Received(self.path, headers, body))
                self.send_response(status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quietly."""

        self.certificate = folder / "receiver.pem"
        self.certificate.write_bytes(own_certificate())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._http.socket = context.wrap_socket(self._http.socket, server_side=True)
        self.host = f"localhost:{self._http.server_port}"
        threading.Thread(target=self._http.serve_forever, daemon=True).start()

    def next(self) -> Received:
        """What comes next; fails if nothing comes."""
        return self.received.get(timeout=30)

    @property
    def environment(self) -> dict[str, str]:
        """With it a server reaches this one, whatever proxies the machine has."""
        return {
            "REQUESTS_CA_BUNDLE": str(self.certificate),
            "NO_PROXY": "localhost",
            "no_proxy": "localhost",
        }

    def close(self) -> None:
        self._http.shutdown()
        self._http.server_close()
