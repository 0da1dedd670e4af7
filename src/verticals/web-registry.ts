import type { VerticalEntry } from "./_contract/vertical-entry.ts";
import { accidentEntry } from "./accident/web/accident.entry.ts";
import { carEntry } from "./car/web/car.entry.ts";
import { flatEntry } from "./flat/web/flat.entry.ts";
import { houseEntry } from "./house/web/house.entry.ts";

/** What the pages know of every vertical; one line each, in the order of the menus. */
export const webVerticals: readonly VerticalEntry[] = [carEntry, houseEntry, flatEntry, accidentEntry];
