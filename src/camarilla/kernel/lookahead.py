"""What an action brings with it, so that a player can see it before choosing."""

from camarilla.kernel.events import Event
from camarilla.kernel.game import State


def foresee(state: State, action: int) -> list[int]:
    """The actor's next choices after a legal `action`, while each is the only one open.

    It ends where something hidden comes to light, so it tells nothing new to the actor. The
    position stays as it is. An illegal action raises `IllegalAction`.
    """
    after = state.clone()
    forced: list[tuple[int, int, int]] = []
    after.forced = forced
    events: list[Event] = []
    after.apply(action, events)
    revealing = [number for number, event in enumerate(events) if event.type.reveals]
    hidden_until = revealing[0] if revealing else len(events)
    mover = state.actor()
    return [one for actor, one, told in forced if actor == mover and told <= hidden_until]
