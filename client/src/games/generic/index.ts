// A plain table for a game that has no module of its own: the choices as buttons, the view as text.
import type { GameModule, GameTypes, View } from "../module";
import { colourOf } from "../../ui/heraldry";
import Board from "./Board.svelte";
import { plainRoom } from "./room";

interface AnyGame extends GameTypes {
  readonly shown: View;
}

const module: GameModule<AnyGame> = {
  room: () => plainRoom,
  context: null,
  Board,
  show: (view) => view,
  viewOf: (shown) => shown,
  animate: () => [],
  plate: (view, seat) => ({ crests: [colourOf(seat)], score: view.scores[seat] ?? null }),
  status: (view) => view.decision?.rule ?? "",
  buttons: (choices) => (choices.length <= 4 ? choices : []),
};

export default module;
