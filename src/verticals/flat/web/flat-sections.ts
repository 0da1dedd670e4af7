import { type HomeSections, nameWithDiscount } from "#verticals/_insurance/web/home-sections.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";

export const flatSections: HomeSections<FlatDetail> = {
  name: ({ subscriptionName, facts }) => nameWithDiscount(subscriptionName, facts.discount),
};
