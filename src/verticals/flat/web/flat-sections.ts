import { type HomeSections, nameWithDiscount } from "#verticals/_insurance/web/home-sections.ts";
import { listCovers } from "#verticals/flat/flat-covers.ts";
import { EXCESS_KINDS, type FlatDetail } from "#verticals/flat/flat.offer.ts";
import { excessNames } from "#verticals/flat/flat.texts.sv.ts";

export const flatSections: HomeSections<FlatDetail> = {
  name: ({ subscriptionName, facts }) => nameWithDiscount(subscriptionName, facts.discount),
  excesses: ({ excesses }) =>
    EXCESS_KINDS.map((kind) => ({
      type: `EXCESS_${kind}`,
      name: excessNames[kind],
      ore: excesses.find((excess) => excess.kind === kind)?.ore,
    })),
  covers: listCovers,
};
