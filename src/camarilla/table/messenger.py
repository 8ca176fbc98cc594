"""Messages to an e-mail address or a webhook of a person's choice, through apprise.

The server calls no address that its host has not allowed: webhooks go by https to the services in
the settings, without following redirects, and e-mail goes to the host's own mail server.
"""

import importlib.util
import re
from typing import Any, Final
from urllib.parse import quote, urlsplit

from camarilla.table.errors import Refused

_MAIL_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9_+-]+(\.[A-Za-z0-9_+-]+)*@([A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}"
)
_PATH: Final = re.compile(r"/[A-Za-z0-9_./~-]*")
LONGEST: Final = 400
"""Characters of an address."""


def is_installed() -> bool:
    """Whether the extra `notices` is there."""
    return importlib.util.find_spec("apprise") is not None


class Messenger:
    def __init__(self, mail: str, hosts: list[str]) -> None:
        """`mail`: the host's mail server as apprise writes it, or empty; `hosts`: the services
        that are called, each a name, or `*.` and a domain; `name:port` for other ports than 443."""
        there = is_installed()
        self._mail = mail if there else ""
        self.hosts = tuple(host.strip() for host in hosts if host.strip()) if there else ()

    @property
    def has_mail(self) -> bool:
        return bool(self._mail)

    def checked(self, address: str) -> str:
        """Refuse an address to which nothing is sent."""
        address = address.strip()
        if len(address) > LONGEST:
            raise Refused("bad_endpoint", f"an address has at most {LONGEST} characters")
        if self._mail and _MAIL_ADDRESS.fullmatch(address):
            return address
        if self._service_of(address) is None:
            raise Refused("bad_endpoint", "not an address that this server sends to")
        return address

    def send(self, address: str, title: str, text: str) -> bool:
        """Whether the message was taken. Waits for the other side: call it in a thread."""
        try:
            url = self._url_of(self.checked(address))
        except Refused:  # the host does not allow it any more
            return False
        service = _instantiate(url)
        return service is not None and bool(
            service.notify(title=title, body=text, body_format="text")
        )

    def _url_of(self, address: str) -> str:
        """The address as apprise writes it."""
        if "://" not in address:
            joint = "&" if "?" in self._mail else "?"
            return f"{self._mail}{joint}to={quote(address, safe='')}"
        return self._service_of(address) or ""

    def _service_of(self, address: str) -> str | None:
        """A webhook as apprise writes it, if the host allows its service."""
        try:
            parts = urlsplit(address)
            port = f":{parts.port}" if parts.port not in (None, 443) else ""
        except ValueError:
            return None
        host = f"{parts.hostname or ''}{port}"
        plain = address == f"https://{parts.netloc}{parts.path}" and parts.netloc.lower() == host
        if not plain or not self._allows(host) or not _PATH.fullmatch(parts.path):
            return None
        return address if _instantiate(address) is not None else f"jsons://{host}{parts.path}"

    def _allows(self, host: str) -> bool:
        return any(
            host == allowed or (allowed.startswith("*.") and host.endswith(allowed[1:]))
            for allowed in self.hosts
        )


def _instantiate(url: str) -> Any:
    """The service of an address; None if apprise knows none."""
    from apprise import Apprise, AppriseAsset  # noqa: PLC0415 - an extra, slow to import

    asset = AppriseAsset(
        app_id="Camarilla",
        app_desc="Camarilla",
        app_url="",
        image_url_mask="",
        image_url_logo="",
        http_redirects=False,
        async_mode=False,
        secure_logging=True,
    )
    return Apprise.instantiate(url, asset=asset, suppress_exceptions=True)
