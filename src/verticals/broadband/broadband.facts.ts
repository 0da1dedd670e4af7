import { twoYearCostOre } from "./broadband-cost.ts";
import type { BroadbandDetail } from "./broadband.offer.ts";

/** What the card of a subscription shows, and nothing else of it. */
export type BroadbandFacts = Omit<BroadbandDetail, "about" | "links"> & {
  readonly twoYearsOre: number;
};

export const pickBroadbandFacts = ({ about: _about, links: _links, ...facts }: BroadbandDetail): BroadbandFacts => ({
  ...facts,
  twoYearsOre: twoYearCostOre(facts),
});
