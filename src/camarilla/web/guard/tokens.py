"""The tokens of bots: the id of the account and a secret, of which the server keeps a hash."""

import hashlib
import hmac
import secrets
from typing import Final

from camarilla.table.store.users import StoredUser

_SCHEME: Final = "bearer "
_LONGEST: Final = 200


def new_token(id: str) -> str:
    """A token for an account: 192 random bits behind its id."""
    return f"{id}.{secrets.token_urlsafe(24)}"


def hash_of(token: str) -> str:
    return hashlib.sha256(f"bot token {token}".encode()).hexdigest()


def token_in(header: str | None) -> str | None:
    """The token that a header `Authorization` brings, if it has the form of a bot's."""
    if header is None or header[: len(_SCHEME)].lower() != _SCHEME or len(header) > _LONGEST:
        return None
    token = header[len(_SCHEME) :].strip()
    return token if "." in token else None


def id_in(token: str) -> str:
    """The account whose token it claims to be."""
    return token.rpartition(".")[0]


def is_of(token: str, user: StoredUser) -> bool:
    return user.token is not None and hmac.compare_digest(hash_of(token), user.token)
