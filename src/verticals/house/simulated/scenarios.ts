import type { OrderTrouble, QuoteTrouble } from "#verticals/_contract/simulated.ts";

/** What an address asks one insurer, or all, to do wrong. */
export type HouseScenario =
  | { readonly kind: "quote-trouble"; readonly trouble: QuoteTrouble }
  | { readonly kind: "order-trouble"; readonly trouble: OrderTrouble }
  | { readonly kind: "decline" };

export const scenarios: Readonly<Record<string, HouseScenario>> = {
  Tystvägen: { kind: "quote-trouble", trouble: "hang" },
  Trögvägen: { kind: "quote-trouble", trouble: "slow" },
  Avbrottsvägen: { kind: "quote-trouble", trouble: "reset" },
  Halvvägen: { kind: "quote-trouble", trouble: "truncate" },
  Skräpvägen: { kind: "quote-trouble", trouble: "garbage" },
  Felvägen: { kind: "quote-trouble", trouble: "5xx" },
  Dubbelvägen: { kind: "quote-trouble", trouble: "duplicate-answer" },
  Nejvägen: { kind: "decline" },
  Ångervägen: { kind: "order-trouble", trouble: "refused" },
  Tappvägen: { kind: "order-trouble", trouble: "answer-lost" },
  Omvägen: { kind: "order-trouble", trouble: "5xx" },
};

/** `Tystvägen 3`: the street says what happens, the number to which insurer, counted from 1; 0 is all of them. */
export function scenarioOf(address: string, insurerNumber: number): HouseScenario | undefined {
  const [, street = "", number] = /^(\p{L}+) (\d+)$/u.exec(address) ?? [];
  return number === "0" || number === String(insurerNumber) ? scenarios[street] : undefined;
}

/** Neither magic nor one that documents and tests name. */
export const isOrdinary = (address: string): boolean =>
  address !== WELL_KNOWN && !Object.hasOwn(scenarios, address.split(" ")[0] ?? "");

const WELL_KNOWN = "Sparvvägen 7";
