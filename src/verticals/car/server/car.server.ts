import { swedishDate } from "#domain/swedish-date.ts";
import type { VerticalServer } from "#verticals/_contract/vertical.ts";
import type { CarSearch } from "#verticals/car/car.search.ts";
import { carVertical } from "#verticals/car/car.vertical.ts";
import { parseCarParameters, rateCarFacts, serializeCarSearch, summarizeCarSearch } from "./car-parameters.ts";
import { rattvis } from "./providers/rattvis.ts";
import { tuvull } from "./providers/tuvull.ts";

/** Time is handed in because it decides the century of a ten-digit personal number. */
export const createCarServer = (clock: { nowMs(): number }): VerticalServer<CarSearch> => ({
  description: carVertical,
  schemaVersion: 1,
  personalFields: ["civicnumber"],
  parse: (parameters) => parseCarParameters(parameters, swedishDate(clock.nowMs())),
  serialize: serializeCarSearch,
  ratedFacts: rateCarFacts,
  summarize: summarizeCarSearch,
  providers: [tuvull, rattvis],
});
