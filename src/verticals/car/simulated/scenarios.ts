import type { Scenario } from "#verticals/_simulated/scenarios.ts";

export const scenarios: Readonly<Record<string, Scenario>> = {
  HNG: { kind: "quote-trouble", trouble: "hang" },
  RST: { kind: "quote-trouble", trouble: "reset" },
  GRB: { kind: "quote-trouble", trouble: "garbage" },
  TRU: { kind: "quote-trouble", trouble: "truncate" },
  ERR: { kind: "quote-trouble", trouble: "5xx" },
  SLO: { kind: "quote-trouble", trouble: "slow" },
  DUP: { kind: "quote-trouble", trouble: "duplicate-answer" },
  DEC: { kind: "decline" },
  REF: { kind: "order-trouble", trouble: "refused" },
  LST: { kind: "order-trouble", trouble: "answer-lost" },
  OER: { kind: "order-trouble", trouble: "5xx" },
  PRC: { kind: "order-trouble", trouble: "price-changed" },
  OUT: { kind: "order-trouble", trouble: "outdated" },
  VAL: { kind: "order-trouble", trouble: "invalid" },
  PAY: { kind: "order-trouble", trouble: "payment" },
  LAT: { kind: "order-trouble", trouble: "late" },
  TWI: { kind: "order-trouble", trouble: "twice" },
};

/** Neither magic nor one that documents and tests name. */
export const isOrdinary = (registrationNumber: string): boolean =>
  !/0\d\d$/.test(registrationNumber) && !WELL_KNOWN.has(registrationNumber);

const WELL_KNOWN: ReadonlySet<string> = new Set(["SPV24K", "KVK600", "ABC12D"]);

/** Every insurer declines. */
const NONE_OFFERS = "NON001";

/**
 * `HNG 001`: the letters say what happens, the digits to which insurer, counted from 1 in the order of the table; 000 is
 * all of them. Any other digits are an ordinary vehicle.
 */
export function scenarioOf(registrationNumber: string, insurerNumber: number): Scenario | undefined {
  if (registrationNumber === NONE_OFFERS) return { kind: "decline" };
  const hit = registrationNumber.slice(3);
  if (hit !== "000" && hit !== String(insurerNumber).padStart(3, "0")) return undefined;
  return scenarios[registrationNumber.slice(0, 3)];
}
