import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";

/** What the card shows of an accident offer. A type, not an interface: generic parts hold it as a plain record. */
export type AccidentFacts = AccidentDetail;

export const pickAccidentFacts = ({
  highestInvalidityOre,
  compensation,
  firstStart,
  featured,
  benefits,
  services,
  about,
  bindingMonths,
  links,
}: AccidentDetail): AccidentFacts => ({
  highestInvalidityOre,
  compensation,
  ...(firstStart === undefined ? {} : { firstStart }),
  featured,
  benefits,
  services,
  about,
  bindingMonths,
  links,
});
