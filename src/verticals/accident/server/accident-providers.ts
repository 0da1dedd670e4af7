import type { Provider } from "#verticals/_contract/provider.ts";
import { unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import {
  type Answered,
  type InsuranceProduct,
  type ReadQuoteWith,
  sell,
} from "#verticals/_insurance/protocols/insurance-provider.ts";
import { type CheckedQuote, checkQuote } from "#verticals/_insurance/protocols/read-quote.ts";
import { ageOfAsker, withSentencesFor } from "#verticals/_insurance/sentences.ts";
import { serviceParts } from "#verticals/_insurance/service-parts.ts";
import type { AccidentDetail } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { defaultSubscriptionName } from "#verticals/accident/accident.texts.sv.ts";
import { accidentVertical } from "#verticals/accident/accident.vertical.ts";
import { accidentCases } from "./accident-sentences.texts.sv.ts";
import { describeAccidentCover } from "./accident-cover.ts";
import { type AccidentAnswer, accidentTables } from "./accident.questions.ts";

const product: InsuranceProduct<AccidentSearch, AccidentDetail, AccidentSearch, AccidentAnswer> = {
  ...accidentTables,
  feeBounds: {
    yearly: { minOre: 120_00, maxOre: 40_000_00 },
    monthly: { minOre: 10_00, maxOre: 4_000_00 },
  },
  ask: (search) => search,
  check,
};

export const accidentProviders: readonly Provider<AccidentSearch, AccidentDetail>[] = [
  sell("tuvull", product),
  sell("rask", product),
  sell("akerbar", product),
  sell("ljunghed", product),
  sell("granskog", product),
  sell("bjorkhaga", product),
];

/** Accident insurances can mostly be ended any day; the rest is room for mistakes of ours. */
const MAX_BINDING_MONTHS = 12;

function check(
  read: ReadQuoteWith<AccidentAnswer>,
  { insurer, asked }: Answered<AccidentSearch>,
): CheckedQuote<AccidentDetail> {
  const checked = checkQuote(read, accidentVertical.headlineUnit, defaultSubscriptionName);
  if (checked.kind !== "checked") return checked;
  const { offer } = checked;
  const { highestInvalidityOre, compensation } = read;
  if (offer.detail.bindingMonths > MAX_BINDING_MONTHS) return unreadable("no sane binding time");
  if (highestInvalidityOre === undefined) return unreadable("no sane highest amount");
  // A lasting injury is what such an insurance is for, and a tenth of it costs less than all of it.
  const tenthOre = compensation?.get("TENTH_INVALIDITY") ?? Infinity;
  if (!compensation || tenthOre >= highestInvalidityOre) return unreadable("no sane examples");
  const insured = { providerId: insurer.providerId, links: offer.detail.links };
  const described = describeAccidentCover(compensation, highestInvalidityOre, insured, asked?.search);
  const reader = { cover: described, age: asked && ageOfAsker(asked) };
  const quote = withSentencesFor(offer.detail, reader, [], accidentCases(asked?.search));
  const { discount: _, services, addOns, ...detail } = quote;
  const cover = [...described, ...serviceParts(services, addOns)];
  return { kind: "checked", offer: { ...offer, detail: { ...detail, cover } } };
}
