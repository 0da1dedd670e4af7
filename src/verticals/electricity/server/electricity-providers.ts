import { atOnceOrdering } from "#verticals/_ordering/json-at-once.ts";
import { jobOrdering, readJob } from "#verticals/_ordering/order-then-poll.ts";
import type { Provider, ProviderReading, QuotedOffer } from "#verticals/_contract/provider.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { readJsonRecord, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { costOf } from "#verticals/electricity/calculation/contract-cost.ts";
import { previousMonthMean } from "#verticals/electricity/calculation/month-means.ts";
import { electricityPrice } from "#verticals/electricity/electricity-price.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import type { ContractCost } from "#verticals/electricity/electricity.contract.ts";
import { exitFeeOn } from "#verticals/electricity/present-contract.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import type { ElectricityFacts } from "./electricity-facts.ts";
import { providerTexts as texts } from "./electricity-providers.texts.sv.ts";
import { isSearchedFor } from "./matching-contract.ts";
import { atOnceNames, jobNames, type ListNames } from "./protocols/contract-list.wire.ts";
import { atOncePath, jobPath } from "./protocols/list-paths.ts";
import { type ListedContract, type ListReading, readContractList } from "./protocols/read-contract-list.ts";
import { joinQuote } from "./quote-number.ts";
import { LEAST_YEAR_ORE, supplierOrdering } from "./supplier-ordering.ts";
import { type Supplier, suppliers } from "./suppliers.ts";

type SupplierProvider = Provider<ElectricitySearch, ElectricityDetail, ElectricityFacts>;

/** Suppliers state terms; what they cost the household is computed here, with the prices known today. */
export const createElectricityProviders = (today: () => string): readonly SupplierProvider[] =>
  Object.values(suppliers).map(({ speaks, ...identity }) => {
    const { names, path, ordering } = protocols[speaks];
    return {
      ...identity,
      prepare: (search) => postJson(path, writeQuestion(search, names)),
      read(reply, asked) {
        if (speaks === "order-then-poll" && reply.status === 202) return readJob(readJsonRecord(reply.body), path);
        const list = readContractList(reply, names);
        if (list.kind !== "listed") return list;
        return asked ? priceAll(list, asked.search, asked.facts, today()) : unreadable("a list without its question");
      },
      ordering: supplierOrdering(ordering),
    };
  });

const protocols = {
  "json-at-once": { names: atOnceNames, path: atOncePath, ordering: atOnceOrdering },
  "order-then-poll": { names: jobNames, path: jobPath, ordering: jobOrdering },
} satisfies Record<Supplier["speaks"], object>;

const writeQuestion = (search: ElectricitySearch, { question, housing }: ListNames): object => ({
  [question.area]: search.area,
  [question.postalCode]: search.postalCode,
  [question.yearlyUse]: search.yearlyUseKwh,
  [question.housing]: housing[search.housing],
});

type Listed = Extract<ListReading, { kind: "listed" }>;

function priceAll(
  { contracts, about, validUntil }: Listed,
  search: ElectricitySearch,
  facts: ElectricityFacts | undefined,
  today: string,
): ProviderReading<ElectricityDetail> {
  const wanted = contracts.filter((contract) => isSearchedFor(contract, search));
  if (wanted.length === 0) return { kind: "declined", message: texts.noneMatches };
  const priced = wanted.flatMap((contract) => {
    const cost = costOf(contract.terms, search, facts?.spot, today);
    return cost ? [{ contract, cost }] : [];
  });
  if (priced.length === 0) return { kind: "declined", message: texts.noSpotPrice };
  const sane = priced.filter(({ cost: { yearOre } }) => yearOre >= LEAST_YEAR_ORE && yearOre <= MOST_YEAR_ORE);
  if (sane.length === 0) return unreadable("no sane cost");
  const offers = sane.map((each) => toOffer(each, { about, validUntil, search, facts, today }));
  return { kind: "answered", offers };
}

interface PricedContract {
  readonly contract: ListedContract;
  readonly cost: ContractCost;
}

interface Pricing extends Pick<Listed, "about" | "validUntil"> {
  readonly search: ElectricitySearch;
  readonly facts: ElectricityFacts | undefined;
  readonly today: string;
}

function toOffer(
  { contract: { quoteId, code, name, agreedYearOre, ...stated }, cost }: PricedContract,
  { about, validUntil, search, facts, today }: Pricing,
): QuotedOffer<ElectricityDetail> {
  const mean = stated.terms.type !== "fixed" && facts?.spot ? previousMonthMean(facts.spot, today) : undefined;
  const exitFeeOre = exitFeeOn(search, today);
  return {
    subscriptionId: joinQuote(quoteId, cost.yearOre - agreedYearOre),
    plan: code,
    subscriptionName: name,
    price: electricityPrice({ terms: stated.terms, cost }, exitFeeOre),
    validUntil,
    detail: {
      ...stated,
      providerInfo: about,
      cost,
      exitFeeOre,
      spot: mean && { month: mean.month, meanKwh: mean.meanKwh, area: search.area },
    },
  };
}

const MOST_YEAR_ORE = 900_000_00;
