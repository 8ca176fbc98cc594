"""Where people find the server."""

import ipaddress
import socket

from camarilla.web.settings import Settings

_ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - these are compared with, not listened on


def addresses(settings: Settings, port: int) -> list[str]:
    """Its public address, this machine, the local network, as far as they exist."""
    host = "localhost" if settings.host in _ANYWHERE else settings.host
    found = [settings.base_url, _url(host, port), network_address(settings, port)]
    return list(dict.fromkeys(address for address in found if address))


def network_address(settings: Settings, port: int) -> str | None:
    """Its address on the local network; None if it is not reachable there."""
    if settings.host in _ANYWHERE:
        address = lan_address()
        return None if address is None else _url(address, port)
    return None if _is_loopback(settings.host) else _url(settings.host, port)


def lan_address() -> str | None:
    """The address by which the local network knows this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if _is_loopback(address) else address


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
