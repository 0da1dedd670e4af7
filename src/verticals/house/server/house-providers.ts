import { withoutCovers } from "#verticals/_insurance/offer-notices.ts";
import {
  type Answered,
  type InsuranceProduct,
  type ReadQuoteWith,
  sell,
} from "#verticals/_insurance/protocols/insurance-provider.ts";
import { type CheckedQuote, checkQuote } from "#verticals/_insurance/protocols/read-quote.ts";
import { ageOfAsker, withSentencesFor } from "#verticals/_insurance/sentences.ts";
import { serviceParts } from "#verticals/_insurance/service-parts.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import { unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { coverServiceNames, defaultSubscriptionName } from "#verticals/house/house.texts.sv.ts";
import { houseVertical } from "#verticals/house/house.vertical.ts";
import { describeHouseCover } from "./house-cover.ts";
import { houseCases, houseSubjects } from "./house-sentences.texts.sv.ts";
import { type HouseAnswer, type HouseQuestion, houseTables } from "./house.questions.ts";

const product: InsuranceProduct<HouseSearch, HouseDetail, HouseQuestion, HouseAnswer> = {
  ...houseTables,
  feeBounds: {
    yearly: { minOre: 800_00, maxOre: 150_000_00 },
    monthly: { minOre: 60_00, maxOre: 15_000_00 },
  },
  ask: (search) => search,
  check,
};

const { ordering: _, ...stenvalv } = sell("stenvalv", product);

export const houseProviders: readonly Provider<HouseSearch, HouseDetail>[] = [
  sell("akerbar", product),
  sell("bjorkhaga", product),
  sell("fyrbak", product),
  sell("granskog", product),
  sell("kronhjort", product),
  sell("ljunghed", product),
  sell("nordkaj", product),
  sell("rask", product),
  // Gives prices here, and sells its house insurance itself: there is no way to order it through us.
  stenvalv,
  sell("tuvull", product),
];

function check(read: ReadQuoteWith<HouseAnswer>, { insurer, asked }: Answered<HouseSearch>): CheckedQuote<HouseDetail> {
  const checked = checkQuote(read, houseVertical.headlineUnit, defaultSubscriptionName);
  if (checked.kind !== "checked") return checked;
  const { buildingExcessOre, movablesExcessOre } = read;
  if (buildingExcessOre === undefined || movablesExcessOre === undefined) return unreadable("no sane excesses");
  const { hasOwnMistakes, hasOwnBuildingMistakes } = read;
  if (hasOwnMistakes === undefined || hasOwnBuildingMistakes === undefined) return unreadable("no cover");
  const stated = { buildingExcessOre, movablesExcessOre, hasOwnMistakes, hasOwnBuildingMistakes };
  const quote = checked.offer.detail;
  const insured = { providerId: insurer.providerId, links: quote.links };
  const described = describeHouseCover(stated, insured, asked?.search);
  const reader = { cover: described, age: asked && ageOfAsker(asked) };
  const held = withSentencesFor(quote, reader, houseSubjects, houseCases(asked?.search));
  const { services, addOns, ...detail } = held;
  const cover = [...described, ...serviceParts(withoutCovers(services, coverServiceNames), addOns)];
  return { kind: "checked", offer: { ...checked.offer, detail: { ...detail, cover } } };
}
