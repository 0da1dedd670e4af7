import type { Scenario } from "#simulators/verticals/_shared/simulated.ts";

interface MagicLoan {
  readonly scenario: Scenario;
  /** The bank's number, counted from 1; 0 is all of them. */
  readonly hits: number;
}

const FIRST = 1;
const ALL = 0;

/** The loan is the freest input of the search: odd numbers that no one types by chance trigger something. */
export const magicLoans: Readonly<Record<string, MagicLoan>> = {
  "919001": { scenario: { kind: "quote-fault", fault: "hang" }, hits: FIRST },
  "919002": { scenario: { kind: "quote-fault", fault: "slow" }, hits: FIRST },
  "919003": { scenario: { kind: "quote-fault", fault: "reset" }, hits: FIRST },
  "919004": { scenario: { kind: "quote-fault", fault: "truncate" }, hits: FIRST },
  "919005": { scenario: { kind: "quote-fault", fault: "garbage" }, hits: FIRST },
  "919006": { scenario: { kind: "quote-fault", fault: "5xx" }, hits: FIRST },
  "919007": { scenario: { kind: "quote-fault", fault: "duplicate-answer" }, hits: FIRST },
  "919010": { scenario: { kind: "decline" }, hits: ALL },
};

export function scenarioOf(loanKr: number, bankNumber: number): Scenario | undefined {
  const magic = magicLoans[String(loanKr)];
  return magic && (magic.hits === ALL || magic.hits === bankNumber) ? magic.scenario : undefined;
}

/** Neither magic nor the loan that documents and tests name. */
export const isOrdinary = (loanKr: number): boolean =>
  loanKr !== WELL_KNOWN_KR && !Object.hasOwn(magicLoans, String(loanKr));

const WELL_KNOWN_KR = 2_400_000;
