"""Which address a request counts for."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

_ONE_CUSTOMER = 64
"""Bits of an IPv6 address that a provider gives to one customer, who chooses the others."""


def address_of(request: HTTPConnection) -> str:
    """The address for all limits: a whole /64 of IPv6 counts as one."""
    return limited_as(request.client.host if request.client is not None else "?")


@lru_cache(4096)
def limited_as(host: str) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, _ONE_CUSTOMER), strict=False))
