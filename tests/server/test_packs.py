"""A server started with content packs plays, shows and thinks with them, and with nothing else."""

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from hallows.games import load_game
from hallows.games.duel.game import DuelGame
from hallows.kernel import BadOptions, read
from hallows.server import catalogue, rest, shelf
from tests.games.talisman.test_content import GHOUL
from tests.server.conftest import MakeServer
from tests.server.people import Guest


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "my own box"
    folder.mkdir()
    manifest = 'name = "Mine"\nversion = "1"\nexpect = { outer = 51 }\n'
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    (folder / "outer.toml").write_text(GHOUL, encoding="utf-8")
    return folder


def test_tables_screens_and_bots_have_the_pack(make_server: MakeServer, pack: Path) -> None:
    server = make_server(packs=[f"talisman={pack}"], bot_workers=1)
    ada = Guest(server.url)
    drawn = ada.get("/api/games/talisman/content", lang="pl").text
    assert "Ghul" in drawn
    assert ada.get("/api/games/talisman/names", lang="pl").json()["talisman-card-ghoul"] == "Ghul"
    assert ada.get("/api/games/rising/names").json() == {}
    code = ada.make(game="talisman", seats="mb", start=True, options={"round_limit": 2})
    screen = ada.socket(code).ready()
    while screen.state["phase"] != "finished":
        if screen.asked:
            v = screen.do(
                "choose",
                question=screen.asked["question"],
                option=screen.asked["options"][0]["key"],
            )["v"]
            screen.reach(v)
        else:
            screen.hear()
    # A worker without the pack could not even unpack the table: its bot would have been replaced.
    assert "quick choice" not in server.logged()
    played = read(ada.get(f"/api/tables/{code}/record").content)
    packed, printed = load_game("talisman", [pack]), load_game("talisman")
    assert played.content == packed.content_hash != printed.content_hash


def test_a_table_is_pinned_to_its_packs(make_server: MakeServer, pack: Path) -> None:
    server = make_server(packs=[f"talisman={pack}"])
    ada = Guest(server.url)
    code = ada.make(game="talisman", seats="mm", start=True)
    server.stop()
    del server.more["packs"]
    server.start()
    assert ada.get(f"/api/tables/{code}/view").json()["code"] == "rules-changed"
    server.stop()
    server.more["packs"] = [f"talisman={pack}"]
    server.start()
    assert ada.view(code)["phase"] == "playing"


@pytest.mark.parametrize("given", ["somewhere", "chess=somewhere", "duel=somewhere"])
def test_packs_that_cannot_be_are_refused(given: str) -> None:
    with pytest.raises(BadOptions):
        shelf.lay_out([given])
    assert shelf.laid_out() == []


class Options(msgspec.Struct, frozen=True):
    mode: Literal["cup", "solo"] = "cup"
    teams: bool = False
    max_turns: int = 9


class Modes(DuelGame):
    """Seats by option; teams only in the cup."""

    options_type = Options  # type: ignore[assignment]

    def parse_options(self, options: Any) -> Any:
        parsed = super().parse_options(options)
        if parsed.teams and parsed.mode == "solo":
            raise BadOptions("alone there are no teams")
        return parsed

    def seats_for(self, options: Any) -> range:
        if options.mode == "solo":
            return range(1, 2)
        return range(4, 9) if options.teams else range(2, 9)


def test_the_catalogue_tells_what_options_make_of_the_seats() -> None:
    told = catalogue.game_info(Modes())
    assert (told.min_seats, told.max_seats) == (2, 8)
    assert told.seats_by == [
        rest.SeatsBy("mode", "solo", 1, 1),
        rest.SeatsBy("teams", True, 4, 8),
    ]
    assert catalogue.game_info(DuelGame()).seats_by == []
