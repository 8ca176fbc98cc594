"""What all tests share."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings
from tests.postgres import NoPostgres, postgres
from tests.scheduling import Scheduling
from xdist.remote import Producer

from camarilla import _build

settings.register_profile("default", deadline=None)
settings.load_profile("default")


def pytest_configure() -> None:
    expected = os.environ.get("CAMARILLA_EXPECT", _build.build_kind())
    if _build.build_kind() != expected:
        pytest.exit(f"these tests are for the {expected} rules, but {_build.build_reason()}", 4)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    return Scheduling(config, log)


def pytest_report_header() -> str:
    return f"rules: {_build.build_kind()} ({_build.build_reason()})"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL of the tests' own; where CI is set, its absence is a failure."""
    try:
        with postgres() as address:
            yield address
    except NoPostgres as reason:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(reason))
