import type { FlatDetail } from "#verticals/flat/flat.offer.ts";

/** What the card shows of a home offer. A type, not an interface: generic parts hold it as a plain record. */
export type FlatFacts = FlatDetail;

export const pickFlatFacts = ({
  excesses,
  hasAllrisk,
  hasTenantOwner,
  travelDays,
  discount,
  featured,
  benefits,
  services,
  about,
  bindingMonths,
  links,
}: FlatDetail): FlatFacts => ({
  excesses,
  hasAllrisk,
  hasTenantOwner,
  travelDays,
  discount,
  featured,
  benefits,
  services,
  about,
  bindingMonths,
  links,
});
