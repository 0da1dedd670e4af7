import { plannedPrice, type Price } from "#domain/offer/price.ts";
import { broadbandPlan } from "./broadband-cost.ts";
import type { BroadbandTerms } from "./broadband.offer.ts";

/** The first year with the start fee in it. There is no fee a month where a campaign makes two of it. */
export const broadbandPrice = (terms: BroadbandTerms): Price => plannedPrice([broadbandPlan(terms)], "ore-first-year");
