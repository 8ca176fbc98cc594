// What moves on the stage when something happens.
import { animateBy } from "../../../stage/animation";
import type { Illuminaten } from "../types";
import { CARDS } from "./cards";
import { CONTESTS } from "./contests";
import { FAVOR } from "./favor";
import { PLOTS } from "./plots";

export const animate = animateBy<Illuminaten>({ ...CARDS, ...FAVOR, ...CONTESTS, ...PLOTS });
