"""Commands in tests throw the same dice every time: a test must not fail once in a hundred runs."""

import secrets

import pytest

from hallows.kernel import Fair


@pytest.fixture(autouse=True)
def known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fair, "new_secret", staticmethod(lambda: bytes(range(32))))
    monkeypatch.setattr(secrets, "token_hex", lambda length: "7e" * length)
    monkeypatch.setattr(secrets, "randbelow", lambda limit: 4 % limit)
