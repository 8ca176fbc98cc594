"""Refuses requests from other sites' pages."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from camarilla.table.errors import Refused


def require_same_origin(headers: Headers, base_url: str) -> None:
    """Refuse a foreign origin; programs other than browsers send none."""
    site = headers.get("sec-fetch-site")
    if site not in (None, "same-origin", "none"):
        raise Refused("foreign_origin", "the request comes from another site")
    origin = headers.get("origin")
    if origin is None:
        return
    allowed = {headers.get("host", "").lower()}
    if base_url:
        allowed.add(urlsplit(base_url).netloc.lower())
    scheme, _, place = origin.lower().partition("://")
    if scheme not in ("http", "https") or place not in allowed:
        raise Refused("foreign_origin", "the request comes from another site")
