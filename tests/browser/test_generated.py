"""The client's generated files say what the server says."""

import pytest
from tools import client_data


@pytest.mark.parametrize("name", client_data.contents())
def test_generated_files_are_fresh(name: str) -> None:
    told = (client_data.GENERATED / name).read_text("utf-8")
    assert told == client_data.contents()[name], "run tools/client_data.py and npm run types"
