import type { RankedOffer } from "#domain/offer/offer.ts";

/** An offer that was read without a description of its cover is too old. */
export const describedOffer = (offer: RankedOffer): RankedOffer | undefined =>
  Array.isArray(offer.detail["cover"]) ? offer : undefined;
