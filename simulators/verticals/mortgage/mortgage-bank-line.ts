import { addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import type {
  QuoteDesk,
  QuoteFault,
  Scenario,
  SimulatedLine,
  SimulatedQuote,
} from "#simulators/verticals/_shared/simulated.ts";
import { mortgageBanks } from "#verticals/mortgage/server/mortgage-banks.ts";
import { atOnceNames, jobNames, type RateNames } from "#verticals/mortgage/server/protocols/rate-list.wire.ts";
import type { SimulatedMortgageBank } from "./mortgage-bank.ts";
import { isOrdinary, scenarioOf } from "./scenarios.ts";

interface AskedLoan {
  readonly loanKr: number;
  readonly valueKr: number;
  readonly incomeKr: number;
}

const LOW_LOAN_PERCENT = 60;

/** A bank's place in the list, from 1, is its number in what is magic. */
export const mortgageBankLines = (all: readonly SimulatedMortgageBank[]): SimulatedLine[] =>
  all.map((bank, at) => {
    const { speaks } = mortgageBanks[bank.slug];
    const names = speaks === "json-at-once" ? atOnceNames : jobNames;
    return {
      slug: bank.slug,
      protocol: speaks,
      lineName: names.lineName,
      latency: bank.latency,
      takesLeads: true,
      quote: (wire, desk) => answer(bank, at + 1, readLoan(wire, names), names, desk),
    };
  });

function answer(
  bank: SimulatedMortgageBank,
  number: number,
  asked: AskedLoan | undefined,
  names: RateNames,
  desk: QuoteDesk,
): SimulatedQuote {
  if (asked === undefined) return { kind: "malformed", body: { error: "question" } };
  const of = names.answer;
  const scenario = scenarioOf(asked.loanKr, number);
  const reason = reasonAgainst(bank, asked, scenario);
  if (reason !== undefined)
    return { kind: "declined", body: { [of.outcome]: names.outcomes.declined, [of.reason]: reason } };
  const discount = asked.loanKr * 100 <= asked.valueKr * LOW_LOAN_PERCENT ? bank.lowLoanDiscount : 0;
  const body = {
    [of.outcome]: names.outcomes.offered,
    [of.validUntil]: new Date(desk.validUntilMs).toISOString(),
    [of.listedOn]: desk.today,
    [of.averageMonth]: monthOf(addMonths(monthOf(desk.today), -1)),
    [of.rates]: bank.rates.map(([months, list, average]) => ({
      [names.rate.months]: months,
      [names.rate.list]: (list - discount) / names.rateUnit,
      ...(average === undefined ? {} : { [names.rate.average]: average / names.rateUnit }),
    })),
  };
  const fault = quoteFaultOf(bank, asked.loanKr, scenario, desk);
  return { kind: "offered", body, ...(fault ? { fault } : {}) };
}

function reasonAgainst(
  { maxPercent, maxIncomeTimes, leastKr }: SimulatedMortgageBank,
  { loanKr, valueKr, incomeKr }: AskedLoan,
  scenario: Scenario | undefined,
): string | undefined {
  if (scenario?.kind === "decline") return "Vi tar inte emot nya bolån just nu.";
  if (loanKr < leastKr) return "Lånet är mindre än vi lånar ut.";
  if (loanKr * 100 > valueKr * maxPercent) return `Vi lånar ut högst ${maxPercent} % av bostadens värde.`;
  return loanKr > incomeKr * 12 * maxIncomeTimes ? "Lånet är för stort i förhållande till inkomsten." : undefined;
}

function quoteFaultOf(
  { faults, slug }: SimulatedMortgageBank,
  loanKr: number,
  scenario: Scenario | undefined,
  desk: QuoteDesk,
): QuoteFault | undefined {
  if (scenario?.kind === "quote-fault") return scenario.fault;
  if (!desk.isRealSpeed || !isOrdinary(loanKr)) return undefined;
  let random = desk.draw(`fault ${slug} ${loanKr}`);
  for (const { kind, share } of faults) {
    if (random < share) return kind;
    random -= share;
  }
  return undefined;
}

function readLoan(wire: unknown, { question, unitOre }: RateNames): AskedLoan | undefined {
  const asked = (wire ?? {}) as Readonly<Record<string, unknown>>;
  const readKr = (name: string): number => {
    const amount = asked[name];
    return typeof amount === "number" && Number.isInteger(amount) && amount > 0 ? (amount * unitOre) / 100 : 0;
  };
  const borrowers = asked[question.borrowers];
  const loan = { loanKr: readKr(question.loan), valueKr: readKr(question.value), incomeKr: readKr(question.income) };
  const isWhole = Object.values(loan).every((kr) => kr > 0) && (borrowers === 1 || borrowers === 2);
  return isWhole ? loan : undefined;
}
