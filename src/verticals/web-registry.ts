import type { VerticalWeb } from "./_contract/vertical-web.ts";
import { carWeb } from "./car/web/car.web.ts";

/** What the pages know of every vertical; one line each, in the order of the menus. */
export const webVerticals: readonly VerticalWeb[] = [carWeb];
