"""What the screen shows beside a question is what the game said, on desk and phone."""

import pytest

from hallows.games.talisman.aside import TalismanAside
from tests.browser.conftest import MakeScreen
from tests.browser.moments import moment


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_where_every_face_of_the_movement_die_leads(screen: MakeScreen, phone: bool) -> None:
    me = screen(phone=phone)
    table = moment(
        "talisman",
        2,
        lambda t, ask: (
            ask.prompt == "fate"
            and (ask.args or {})["roll"] == "roll:movement"
            and t.state.heroes[0].space == "hogsmeade_station"
        ),
    )
    me.take_over(table)
    me.wait_for_a_say()
    assert table.ask is not None
    told = table.game.aside(table.state, table.ask)
    assert isinstance(told, TalismanAside)
    drawn = me.page.locator("[data-area=dock] [data-lead]").evaluate_all(
        "(all) => all.map((one) => [Number(one.dataset.lead),"
        " [...one.querySelectorAll('[data-goal]')].map((goal) => goal.dataset.goal)])"
    )
    assert dict(drawn) == {lead.n: [goal.option for goal in lead.goals] for lead in told.leads}
    me.check()
