import type {
  QuoteDesk,
  QuoteFault,
  Scenario,
  SimulatedLine,
  SimulatedQuote,
} from "#simulators/verticals/_shared/simulated.ts";
import { banks } from "#verticals/deposit/server/banks.ts";
import { type AccountNames, atOnceNames, jobNames } from "#verticals/deposit/server/protocols/account-list.wire.ts";
import { MOST_KR, type SimulatedAccount, type SimulatedBank } from "./bank.ts";
import { isOrdinary, scenarioOf } from "./scenarios.ts";

/** A bank's place in the list, from 1, is its number in what is magic. */
export const bankLines = (all: readonly SimulatedBank[]): SimulatedLine[] =>
  all.map((bank, at) => {
    const { speaks } = banks[bank.slug];
    const names = speaks === "json-at-once" ? atOnceNames : jobNames;
    return {
      slug: bank.slug,
      protocol: speaks,
      lineName: names.lineName,
      latency: bank.latency,
      quote: (wire, desk) => answer(bank, at + 1, readAmountKr(wire, names), names, desk),
    };
  });

function answer(
  bank: SimulatedBank,
  number: number,
  amountKr: number | undefined,
  names: AccountNames,
  desk: QuoteDesk,
): SimulatedQuote {
  if (amountKr === undefined) return { kind: "malformed", body: { error: "question" } };
  const scenario = scenarioOf(amountKr, number);
  const reason = reasonAgainst(scenario, amountKr);
  if (reason !== undefined)
    return {
      kind: "declined",
      body: { [names.answer.outcome]: names.outcomes.declined, [names.answer.reason]: reason },
    };
  const body = {
    [names.answer.outcome]: names.outcomes.offered,
    [names.answer.validUntil]: new Date(desk.validUntilMs).toISOString(),
    [names.answer.accounts]: bank.accounts.map((account) => writeAccount(account, bank, amountKr, names)),
  };
  const fault = quoteFaultOf(bank, amountKr, scenario, desk);
  return { kind: "offered", body, ...(fault ? { fault } : {}) };
}

function reasonAgainst(scenario: Scenario | undefined, amountKr: number): string | undefined {
  if (scenario?.kind === "decline") return "Vi öppnar inga nya konton just nu.";
  return amountKr > MOST_KR ? "Vi tar emot högst 5 000 000 kr från en person." : undefined;
}

function writeAccount(
  account: SimulatedAccount,
  { slug }: SimulatedBank,
  amountKr: number,
  names: AccountNames,
): object {
  const of = names.account;
  const kr = (amount: number) => (amount * 100) / names.unitOre;
  return {
    [of.code]: account.code,
    [of.name]: account.name,
    [of.rate]: (account.rates.findLast(([fromKr]) => fromKr <= amountKr)?.[1] ?? 0) / names.rateUnit,
    [of.bindingMonths]: account.bindingMonths,
    [of.withdrawals]: names.withdrawals[account.withdrawals],
    [of.noticeDays]: account.noticeDays,
    [of.guarantee]: account.hasGuarantee,
    [of.least]: kr(account.leastKr),
    [of.most]: kr(MOST_KR),
    [of.info]: account.info,
    [of.address]: `${banks[slug].websiteUrl}spara/${account.code}/`,
  };
}

function quoteFaultOf(
  { faults, slug }: SimulatedBank,
  amountKr: number,
  scenario: Scenario | undefined,
  desk: QuoteDesk,
): QuoteFault | undefined {
  if (scenario?.kind === "quote-fault") return scenario.fault;
  if (!desk.isRealSpeed || !isOrdinary(amountKr)) return undefined;
  let random = desk.draw(`fault ${slug} ${amountKr}`);
  for (const { kind, share } of faults) {
    if (random < share) return kind;
    random -= share;
  }
  return undefined;
}

function readAmountKr(wire: unknown, { question, unitOre }: AccountNames): number | undefined {
  const amount = ((wire ?? {}) as Readonly<Record<string, unknown>>)[question.amount];
  if (typeof amount !== "number" || !Number.isInteger(amount) || amount <= 0) return undefined;
  return (amount * unitOre) / 100;
}
