import { type HomeSections, nameWithDiscount } from "#verticals/_insurance/web/home-sections.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { defaultSubscriptionName } from "#verticals/house/house.texts.sv.ts";

export const houseSections: HomeSections<HouseDetail> = {
  name: ({ subscriptionName, facts }) => nameWithDiscount(subscriptionName || defaultSubscriptionName, facts.discount),
  hasOtherBelow: true,
};
