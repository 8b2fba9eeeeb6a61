"""Games in which Pettigrew has everything at once: at random he would hardly ever bring Voldemort back in time."""

from hallows.games.hogwarts.returns.game import ReturnsGame
from hallows.games.hogwarts.returns.state import SETUP, Returns
from hallows.kernel import Play


class LateGame(ReturnsGame):
    """The four tokens are in Pettigrew's hands, and he stands on the pitch."""

    def scene(self, state: Returns) -> Play[None]:
        first = state.step == SETUP
        yield from super().scene(state)
        if first:
            he = state.pawns[state.dark]
            he.space = self.kit.board.pitch
            he.objects |= self.plan.ritual
            for thing in self.kit.objects_of(self.plan.ritual):
                state.at[thing] = -1
