import type { AnyVerticalServer } from "./_contract/vertical.ts";
import { createAccidentServer } from "#verticals/accident/server/accident.server.ts";
import { createCarServer } from "#verticals/car/server/car.server.ts";
import { createFlatServer } from "#verticals/flat/server/flat.server.ts";
import { createHouseServer } from "#verticals/house/server/house.server.ts";

/** What the server knows of every vertical; one line each. The clock is the process's own, for rules that depend on today. */
export const createServerVerticals = (clock: { nowMs(): number }): readonly AnyVerticalServer[] => [
  createCarServer(clock),
  createHouseServer(clock),
  createFlatServer(clock),
  createAccidentServer(clock),
];
