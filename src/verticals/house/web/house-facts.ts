import type { HouseDetail } from "#verticals/house/house.offer.ts";

/** What the card shows of a house offer. A type, not an interface: generic parts hold it as a plain record. */
export type HouseFacts = HouseDetail;

export const pickHouseFacts = ({
  buildingExcessOre,
  movablesExcessOre,
  hasOwnMistakes,
  hasOwnBuildingMistakes,
  discount,
  featured,
  benefits,
  services,
  about,
  bindingMonths,
  links,
}: HouseDetail): HouseFacts => ({
  buildingExcessOre,
  movablesExcessOre,
  hasOwnMistakes,
  hasOwnBuildingMistakes,
  discount,
  featured,
  benefits,
  services,
  about,
  bindingMonths,
  links,
});
