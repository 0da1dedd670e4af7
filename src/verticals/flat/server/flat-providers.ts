import type { Provider } from "#verticals/_contract/provider.ts";
import { unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { withoutCovers } from "#verticals/_insurance/offer-notices.ts";
import {
  type Answered,
  type InsuranceProduct,
  type ReadQuoteWith,
  sell,
} from "#verticals/_insurance/protocols/insurance-provider.ts";
import { type CheckedQuote, checkQuote, isWholeWithin } from "#verticals/_insurance/protocols/read-quote.ts";
import { ageOfAsker, withSentencesFor } from "#verticals/_insurance/sentences.ts";
import { serviceParts } from "#verticals/_insurance/service-parts.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { type FlatSearch, movablesKr } from "#verticals/flat/flat.search.ts";
import { coverServiceNames, defaultSubscriptionName } from "#verticals/flat/flat.texts.sv.ts";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { describeFlatCover } from "./flat-cover.ts";
import { flatCases, flatSubjects } from "./flat-sentences.texts.sv.ts";
import { type FlatAnswer, type FlatQuestion, flatTables } from "./flat.questions.ts";

const product: InsuranceProduct<FlatSearch, FlatDetail, FlatQuestion, FlatAnswer> = {
  ...flatTables,
  feeBounds: {
    yearly: { minOre: 300_00, maxOre: 40_000_00 },
    monthly: { minOre: 25_00, maxOre: 4_000_00 },
  },
  ask: (search) => search,
  check,
};

export const flatProviders: readonly Provider<FlatSearch, FlatDetail>[] = [
  sell("akerbar", product),
  sell("bjorkhaga", product),
  sell("fyrbak", product),
  sell("granskog", product),
  sell("kronhjort", product),
  sell("ljunghed", product),
  sell("nordkaj", product),
  sell("rask", product),
  sell("tuvull", product),
];

/** No home insurance covers a journey of more than a year. */
const MAX_TRAVEL_DAYS = 366;

function check(read: ReadQuoteWith<FlatAnswer>, { insurer, asked }: Answered<FlatSearch>): CheckedQuote<FlatDetail> {
  const checked = checkQuote(read, flatVertical.headlineUnit, defaultSubscriptionName);
  if (checked.kind !== "checked") return checked;
  const { excesses, hasAllrisk, hasTenantOwner, travelDays } = read;
  // Every home insurance has one of the movables.
  if (!excesses?.has("movables")) return unreadable("no sane excesses");
  if (hasAllrisk === undefined || hasTenantOwner === undefined) return unreadable("no cover");
  if (!isWholeWithin(travelDays, 0, MAX_TRAVEL_DAYS)) return unreadable("no sane travel cover");
  const stated = {
    excesses,
    hasAllrisk,
    hasTenantOwner: hasTenantOwner ?? undefined,
    travelDays,
    movablesKr: asked && movablesKr(asked.search.movables),
  };
  const quote = checked.offer.detail;
  const insured = { providerId: insurer.providerId, links: quote.links };
  const described = describeFlatCover(stated, insured, asked?.search);
  const reader = { cover: described, age: asked && ageOfAsker(asked) };
  const held = withSentencesFor(quote, reader, flatSubjects, flatCases(asked?.search));
  const { services, addOns, ...detail } = held;
  const cover = [...described, ...serviceParts(withoutCovers(services, coverServiceNames), addOns)];
  return { kind: "checked", offer: { ...checked.offer, detail: { ...detail, cover } } };
}
