import type { Provider } from "#verticals/_contract/provider.ts";
import { unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { type InsuranceProduct, type ReadQuoteWith, sell } from "#verticals/_insurance/protocols/insurance-provider.ts";
import { type CheckedQuote, checkQuote } from "#verticals/_insurance/protocols/read-quote.ts";
import { type AccidentDetail, type Compensation, INJURIES } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { defaultSubscriptionName } from "#verticals/accident/accident.texts.sv.ts";
import { accidentVertical } from "#verticals/accident/accident.vertical.ts";
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

function check(read: ReadQuoteWith<AccidentAnswer>): CheckedQuote<AccidentDetail> {
  const checked = checkQuote(read, accidentVertical.headlineUnit, defaultSubscriptionName);
  if (checked.kind !== "checked") return checked;
  const { offer } = checked;
  const { discount: _, ...detail } = offer.detail;
  const { highestInvalidityOre } = read;
  if (detail.bindingMonths > MAX_BINDING_MONTHS) return unreadable("no sane binding time");
  if (highestInvalidityOre === undefined) return unreadable("no sane highest amount");
  const compensation = read.compensation && allOf(read.compensation);
  if (!compensation || !isPaidForInvalidity(compensation, highestInvalidityOre)) return unreadable("no sane examples");
  return { kind: "checked", offer: { ...offer, detail: { ...detail, highestInvalidityOre, compensation } } };
}

/** What an insurer does not mention it does not pay. */
const allOf = (paid: AccidentAnswer["compensation"]): Compensation =>
  Object.fromEntries(INJURIES.map((injury) => [injury, paid.get(injury) ?? null])) as Compensation;

/** A lasting injury is what such an insurance is for, and a tenth of it costs less than all of it. */
const isPaidForInvalidity = ({ TENTH_INVALIDITY: tenth }: Compensation, highestOre: number): boolean =>
  tenth !== null && tenth < highestOre;
