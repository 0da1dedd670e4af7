import type {
  QuoteDesk,
  QuoteFault,
  Scenario,
  SimulatedLine,
  SimulatedQuote,
} from "#simulators/verticals/_shared/simulated.ts";
import { isOrdinaryAddress, streetScenarioOf } from "#simulators/verticals/_shared/scenarios.ts";
import { operators } from "#verticals/broadband/server/operators.ts";
import { atOnceNames, jobNames, type ListNames } from "#verticals/broadband/server/protocols/subscription-list.wire.ts";
import { groundAt, netOwnerAt } from "./ground.ts";
import type {
  AddressQuestion,
  SimulatedOperator,
  SimulatedPlan,
} from "#simulators/verticals/broadband/rating/operator.ts";
import { firstYearOf, type WrittenSubscription, writeSubscriptionList } from "./write-subscription-list.ts";

/** An operator's place in the list, from 1, is its number in what is magic. */
export const operatorLines = (sellers: readonly SimulatedOperator[]): SimulatedLine[] =>
  sellers.map((operator, at) => {
    const { speaks } = operators[operator.slug];
    const names = speaks === "json-at-once" ? atOnceNames : jobNames;
    return {
      slug: operator.slug,
      protocol: speaks,
      lineName: names.lineName,
      latency: operator.latency,
      addOns: ADD_ONS,
      discounts: [],
      quote: (wire, desk) => answer(operator, at + 1, readQuestion(wire, names), names, desk),
    };
  });

const ADD_ONS: NonNullable<SimulatedLine["addOns"]> = [
  {
    id: "wifi",
    name: "Extra wifi-punkt",
    description: "Ger täckning där routern inte når.",
    yearlyShare: 0.1,
  },
];

const DOCUMENTS = [
  { title: "Avtalsvillkor", name: "avtalsvillkor-bredband.pdf" },
  { title: "Avtalssammanfattning", name: "avtalssammanfattning-bredband.pdf" },
];

function answer(
  operator: SimulatedOperator,
  number: number,
  question: AddressQuestion | undefined,
  names: ListNames,
  desk: QuoteDesk,
): SimulatedQuote {
  if (!question) return { kind: "malformed", body: { error: "question" } };
  const scenario = streetScenarioOf(question.street, number);
  const ground = groundAt(question, operator.slug);
  const plans = ground.kind === "known" ? operator.plans.filter(({ type }) => ground.delivers(type)) : [];
  const decline = (reason: string): SimulatedQuote => ({
    kind: "declined",
    body: { [names.answer.outcome]: names.outcomes.declined, [names.answer.reason]: reason },
  });
  if (ground.kind === "unknown") return decline("Vi hittar inte adressen.");
  if (scenario?.kind === "decline" || plans.length === 0)
    return decline("Vi levererar inte bredband till den adressen.");
  const subscriptions = plans.map((plan) => rate(plan, question, scenario, desk));
  const documents = DOCUMENTS.map(({ title, name }) => ({ title, url: desk.documentUrl(name) }));
  const validUntil = new Date(desk.validUntilMs).toISOString();
  const body = writeSubscriptionList({ about: operator.about, validUntil, subscriptions, documents }, names);
  const fault = quoteFaultOf(operator, question, scenario, desk);
  return { kind: "offered", body, ...(fault ? { fault } : {}) };
}

/** The net owner's fee differs between places; where documents and tests are, prices are those of the list. */
const localRaise = ({ name }: SimulatedPlan, { street, postalCode }: AddressQuestion, desk: QuoteDesk): number =>
  street === "Sparvvägen 7" && postalCode === "12345"
    ? 0
    : 5 + 5 * Math.floor(desk.draw(`place ${name} ${street.toLocaleLowerCase("sv")} ${postalCode}`) * 15);

function rate(
  plan: SimulatedPlan,
  question: AddressQuestion,
  scenario: Scenario | undefined,
  desk: QuoteDesk,
): WrittenSubscription {
  const raiseKr = localRaise(plan, question, desk);
  const { campaign } = plan;
  const priced: SimulatedPlan = {
    ...plan,
    monthlyKr: plan.monthlyKr + raiseKr,
    // Months that are free are free everywhere.
    ...(campaign && campaign.kr > 0 ? { campaign: { ...campaign, kr: campaign.kr + raiseKr } } : {}),
  };
  const code = plan.name.toLowerCase().replaceAll(" ", "-");
  const yearlyFeeOre = firstYearOf(priced) * 100;
  const quoteId = desk.issueQuoteId({
    yearlyFeeOre,
    monthlyFeeOre: Math.round(yearlyFeeOre / 12),
    key: JSON.stringify([code, question]),
    orderFault: scenario?.kind === "order-fault" ? scenario.fault : undefined,
  });
  return { ...priced, code, quoteId, ...(plan.type === "fiber" ? { netOwner: netOwnerAt(question) } : {}) };
}

function quoteFaultOf(
  { faults, slug }: SimulatedOperator,
  question: AddressQuestion,
  scenario: Scenario | undefined,
  desk: QuoteDesk,
): QuoteFault | undefined {
  if (scenario?.kind === "quote-fault") return scenario.fault;
  if (!desk.isRealSpeed || !isOrdinaryAddress(question.street)) return undefined;
  let random = desk.draw(`fault ${slug} ${JSON.stringify(question)}`);
  for (const { kind, share } of faults) {
    if (random < share) return kind;
    random -= share;
  }
  return undefined;
}

function readQuestion(wire: unknown, { question }: ListNames): AddressQuestion | undefined {
  const given = (wire ?? {}) as Readonly<Record<string, unknown>>;
  const street = given[question.street];
  const postalCode = given[question.postalCode];
  if (typeof street !== "string" || street.trim() === "") return undefined;
  if (typeof postalCode !== "string" || !/^\d{5}$/.test(postalCode)) return undefined;
  return { street: street.trim(), postalCode };
}
