import type { Scenario } from "#simulators/verticals/_shared/simulated.ts";

interface MagicUse {
  readonly scenario: Scenario;
  /** The supplier's number, counted from 1; 0 is all of them. */
  readonly hits: number;
}

const FIRST = 1;
const ALL = 0;

/** The yearly use is the freest input of the search: odd numbers that no one types by chance trigger something. */
export const magicUses: Readonly<Record<string, MagicUse>> = {
  "11901": { scenario: { kind: "quote-fault", fault: "hang" }, hits: FIRST },
  "11902": { scenario: { kind: "quote-fault", fault: "slow" }, hits: FIRST },
  "11903": { scenario: { kind: "quote-fault", fault: "reset" }, hits: FIRST },
  "11904": { scenario: { kind: "quote-fault", fault: "truncate" }, hits: FIRST },
  "11905": { scenario: { kind: "quote-fault", fault: "garbage" }, hits: FIRST },
  "11906": { scenario: { kind: "quote-fault", fault: "5xx" }, hits: FIRST },
  "11907": { scenario: { kind: "quote-fault", fault: "duplicate-answer" }, hits: FIRST },
  "11910": { scenario: { kind: "decline" }, hits: ALL },
  "11911": { scenario: { kind: "order-fault", fault: "refused" }, hits: ALL },
  "11912": { scenario: { kind: "order-fault", fault: "answer-lost" }, hits: ALL },
  "11913": { scenario: { kind: "order-fault", fault: "5xx" }, hits: ALL },
  "11914": { scenario: { kind: "order-fault", fault: "price-changed" }, hits: ALL },
  "11915": { scenario: { kind: "order-fault", fault: "outdated" }, hits: ALL },
  "11916": { scenario: { kind: "order-fault", fault: "invalid" }, hits: ALL },
  "11917": { scenario: { kind: "order-fault", fault: "payment" }, hits: ALL },
  "11918": { scenario: { kind: "order-fault", fault: "late" }, hits: ALL },
  "11919": { scenario: { kind: "order-fault", fault: "twice" }, hits: ALL },
};

export function scenarioOf(yearlyUseKwh: number, supplierNumber: number): Scenario | undefined {
  const magic = magicUses[String(yearlyUseKwh)];
  return magic && (magic.hits === ALL || magic.hits === supplierNumber) ? magic.scenario : undefined;
}

/** Neither magic nor the use that documents and tests name. */
export const isOrdinary = (yearlyUseKwh: number): boolean =>
  yearlyUseKwh !== WELL_KNOWN_KWH && !Object.hasOwn(magicUses, String(yearlyUseKwh));

const WELL_KNOWN_KWH = 12_000;
