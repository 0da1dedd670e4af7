import type {
  QuoteDesk,
  QuoteFault,
  Scenario,
  SimulatedLine,
  SimulatedQuote,
} from "#simulators/verticals/_shared/simulated.ts";
import { reasonAgainst } from "#simulators/verticals/_shared/refusals.ts";
import { POWER_AREAS } from "#verticals/electricity/electricity.search.ts";
import { atOnceNames, jobNames, type ListNames } from "#verticals/electricity/server/protocols/contract-list.wire.ts";
import { FACILITY_FIELD } from "#verticals/electricity/facility-id.ts";
import { suppliers } from "#verticals/electricity/server/suppliers.ts";
import { sharedRefusals } from "#simulators/verticals/electricity/rating/refusals.ts";
import { isOrdinary, scenarioOf } from "./scenarios.ts";
import type {
  SimulatedContract,
  SimulatedSupplier,
  SupplyQuestion,
} from "#simulators/verticals/electricity/rating/supplier.ts";
import { writeContractList, type WrittenContract } from "./write-contract-list.ts";

/** A supplier's place in the list, from 1, is its number in what is magic. */
export const supplyLines = (sellers: readonly SimulatedSupplier[]): SimulatedLine[] =>
  sellers.map((supplier, at) => {
    const { speaks } = suppliers[supplier.slug];
    const names = speaks === "json-at-once" ? atOnceNames : jobNames;
    return {
      slug: supplier.slug,
      protocol: speaks,
      lineName: names.lineName,
      latency: supplier.latency,
      addOns: ADD_ONS,
      discounts: [],
      delivery: DELIVERY,
      quote: (wire, desk) => answer(supplier, at + 1, readQuestion(wire, names), names, desk),
    };
  });

const ADD_ONS: NonNullable<SimulatedLine["addOns"]> = [
  {
    id: "appstyrning",
    name: "Styrning i appen",
    description: "Laddning och värme styrs till de billigaste kvartarna.",
    yearlyShare: 0.03,
  },
];

/** The grid company does not know ids of the first kind, and moves the day of those of the second. */
const DELIVERY: NonNullable<SimulatedLine["delivery"]> = {
  field: FACILITY_FIELD,
  accepts: (facilityId) => !facilityId.startsWith("735999000"),
  isMoved: (facilityId) => facilityId.startsWith("735999111"),
};

const DOCUMENTS = [
  { title: "Avtalsvillkor", name: "avtalsvillkor-el.pdf" },
  { title: "Fullmakt", name: "fullmakt-el.pdf" },
];

function answer(
  supplier: SimulatedSupplier,
  number: number,
  question: SupplyQuestion | undefined,
  names: ListNames,
  desk: QuoteDesk,
): SimulatedQuote {
  if (!question) return { kind: "malformed", body: { error: "question" } };
  const scenario = scenarioOf(question.yearlyUseKwh, number);
  const reason =
    scenario?.kind === "decline"
      ? "Vi kan inte erbjuda dig något elavtal."
      : reasonAgainst([...sharedRefusals, ...supplier.refusals], question);
  if (reason)
    return {
      kind: "declined",
      body: { [names.answer.outcome]: names.outcomes.declined, [names.answer.reason]: reason },
    };
  const contracts = supplier.contracts.map((contract) => rate(supplier, contract, question, scenario, desk));
  const documents = DOCUMENTS.map(({ title, name }) => ({ title, url: desk.documentUrl(name) }));
  const validUntil = new Date(desk.validUntilMs).toISOString();
  const body = writeContractList({ about: supplier.about, validUntil, contracts, documents }, names);
  const fault = quoteFaultOf(supplier, question, scenario, desk);
  return { kind: "offered", body, ...(fault ? { fault } : {}) };
}

function rate(
  supplier: SimulatedSupplier,
  contract: SimulatedContract,
  question: SupplyQuestion,
  scenario: Scenario | undefined,
  desk: QuoteDesk,
): WrittenContract {
  const powerFeeKwh = Math.round(contract.terms.powerFeeKwh * supplier.areaFactor[question.area]);
  const terms = { ...contract.terms, powerFeeKwh };
  const agreedYearOre = agreedYear(terms, question.yearlyUseKwh);
  const quoteId = desk.issueQuoteId({
    yearlyFeeOre: agreedYearOre,
    monthlyFeeOre: Math.round(agreedYearOre / 12),
    key: JSON.stringify([contract.code, question]),
    orderFault: scenario?.kind === "order-fault" ? scenario.fault : undefined,
  });
  return { ...contract, terms, quoteId, agreedYearOre };
}

/** What the supplier decides itself, with VAT and before discounts: half of a mixed contract's agreed price. */
function agreedYear(terms: SimulatedContract["terms"], yearlyUseKwh: number): number {
  const perKwh =
    (terms.type === "mixed" ? terms.powerFeeKwh / 2 : terms.powerFeeKwh) +
    terms.certificateKwh +
    terms.markupKwh +
    terms.certificateAndMarkupKwh +
    terms.volumeFeeKwh +
    terms.environmentKwh;
  return Math.round((((perKwh * yearlyUseKwh) / 100 + terms.yearlyFeeOre) * 5) / 4);
}

function quoteFaultOf(
  { faults, slug }: SimulatedSupplier,
  question: SupplyQuestion,
  scenario: Scenario | undefined,
  desk: QuoteDesk,
): QuoteFault | undefined {
  if (scenario?.kind === "quote-fault") return scenario.fault;
  if (!desk.isRealSpeed || !isOrdinary(question.yearlyUseKwh)) return undefined;
  let random = desk.draw(`fault ${slug} ${JSON.stringify(question)}`);
  for (const { kind, share } of faults) {
    if (random < share) return kind;
    random -= share;
  }
  return undefined;
}

function readQuestion(wire: unknown, { question, housing }: ListNames): SupplyQuestion | undefined {
  const given = (wire ?? {}) as Readonly<Record<string, unknown>>;
  const area = POWER_AREAS.find((each) => each === given[question.area]);
  const home = (["house", "flat"] as const).find((each) => housing[each] === given[question.housing]);
  const postalCode = given[question.postalCode];
  const yearlyUseKwh = given[question.yearlyUse];
  if (!area || !home || typeof postalCode !== "string" || !/^\d{5}$/.test(postalCode)) return undefined;
  if (typeof yearlyUseKwh !== "number" || !Number.isInteger(yearlyUseKwh) || yearlyUseKwh <= 0) return undefined;
  return { area, housing: home, postalCode, yearlyUseKwh };
}
