"""No scenario may leave dice over: what was scripted has to be thrown."""

from collections.abc import Generator

import pytest

from tests import stage


def pytest_runtest_setup() -> None:
    stage.clear()


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call() -> Generator[None, object, object]:
    result = yield  # a test that fails has said enough
    stage.curtain()
    return result
