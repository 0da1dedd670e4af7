import { type HomeSections, nameWithDiscount } from "#verticals/_insurance/web/home-sections.ts";
import { listHouseCovers } from "#verticals/house/house-covers.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { defaultSubscriptionName, houseDetailTexts as texts } from "#verticals/house/house.texts.sv.ts";

export const houseSections: HomeSections<HouseDetail> = {
  name: ({ subscriptionName, facts }) => nameWithDiscount(subscriptionName || defaultSubscriptionName, facts.discount),
  excesses: ({ buildingExcessOre, movablesExcessOre }) => [
    { type: "BUILDING", name: texts.buildingExcess, ore: buildingExcessOre },
    { type: "PERSONAL_PROPERTY", name: texts.movablesExcess, ore: movablesExcessOre },
  ],
  covers: listHouseCovers,
  hasOtherBelow: true,
};
