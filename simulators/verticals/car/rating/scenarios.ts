import type { Scenario } from "#simulators/verticals/_shared/scenarios.ts";

export const scenarios: Readonly<Record<string, Scenario>> = {
  HNG: { kind: "quote-fault", fault: "hang" },
  RST: { kind: "quote-fault", fault: "reset" },
  GRB: { kind: "quote-fault", fault: "garbage" },
  TRU: { kind: "quote-fault", fault: "truncate" },
  ERR: { kind: "quote-fault", fault: "5xx" },
  SLO: { kind: "quote-fault", fault: "slow" },
  DUP: { kind: "quote-fault", fault: "duplicate-answer" },
  DEC: { kind: "decline" },
  REF: { kind: "order-fault", fault: "refused" },
  LST: { kind: "order-fault", fault: "answer-lost" },
  OER: { kind: "order-fault", fault: "5xx" },
  PRC: { kind: "order-fault", fault: "price-changed" },
  OUT: { kind: "order-fault", fault: "outdated" },
  VAL: { kind: "order-fault", fault: "invalid" },
  PAY: { kind: "order-fault", fault: "payment" },
  LAT: { kind: "order-fault", fault: "late" },
  TWI: { kind: "order-fault", fault: "twice" },
};

/** Neither magic nor one that documents and tests name. */
export const isOrdinary = (registrationNumber: string): boolean =>
  !/0\d\d$/.test(registrationNumber) && !WELL_KNOWN.has(registrationNumber);

const WELL_KNOWN: ReadonlySet<string> = new Set(["SPV24K", "KVK600", "ABC12D"]);

/** Every insurer declines. */
const NONE_OFFERS = "NON001";

/**
 * `HNG 001`: the letters decide what happens, the digits at which insurer, counted from 1 in the order of the table; 000 is
 * all of them. Any other digits are an ordinary vehicle.
 */
export function scenarioOf(registrationNumber: string, insurerNumber: number): Scenario | undefined {
  if (registrationNumber === NONE_OFFERS) return { kind: "decline" };
  const hit = registrationNumber.slice(3);
  if (hit !== "000" && hit !== String(insurerNumber).padStart(3, "0")) return undefined;
  return scenarios[registrationNumber.slice(0, 3)];
}
