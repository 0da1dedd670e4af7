import type { Scenario } from "#simulators/verticals/_shared/simulated.ts";

interface MagicAmount {
  readonly scenario: Scenario;
  /** The bank's number, counted from 1; 0 is all of them. */
  readonly hits: number;
}

const FIRST = 1;
const ALL = 0;

/** The amount is the freest input of the search: odd numbers that no one types by chance trigger something. */
export const magicAmounts: Readonly<Record<string, MagicAmount>> = {
  "91901": { scenario: { kind: "quote-fault", fault: "hang" }, hits: FIRST },
  "91902": { scenario: { kind: "quote-fault", fault: "slow" }, hits: FIRST },
  "91903": { scenario: { kind: "quote-fault", fault: "reset" }, hits: FIRST },
  "91904": { scenario: { kind: "quote-fault", fault: "truncate" }, hits: FIRST },
  "91905": { scenario: { kind: "quote-fault", fault: "garbage" }, hits: FIRST },
  "91906": { scenario: { kind: "quote-fault", fault: "5xx" }, hits: FIRST },
  "91907": { scenario: { kind: "quote-fault", fault: "duplicate-answer" }, hits: FIRST },
  "91910": { scenario: { kind: "decline" }, hits: ALL },
};

export function scenarioOf(amountKr: number, bankNumber: number): Scenario | undefined {
  const magic = magicAmounts[String(amountKr)];
  return magic && (magic.hits === ALL || magic.hits === bankNumber) ? magic.scenario : undefined;
}

/** Neither magic nor the amount that documents and tests name. */
export const isOrdinary = (amountKr: number): boolean =>
  amountKr !== WELL_KNOWN_KR && !Object.hasOwn(magicAmounts, String(amountKr));

const WELL_KNOWN_KR = 100_000;
