import type { OrderTrouble, QuoteTrouble } from "#verticals/_contract/simulated.ts";

/** What something that the visitor typed asks one insurer, or all, to do wrong. */
export type Scenario =
  | { readonly kind: "quote-trouble"; readonly trouble: QuoteTrouble }
  | { readonly kind: "order-trouble"; readonly trouble: OrderTrouble }
  | { readonly kind: "decline" };

/** For what lies at an address: the street says what happens. */
export const streetScenarios: Readonly<Record<string, Scenario>> = {
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
  Dyrvägen: { kind: "order-trouble", trouble: "price-changed" },
  Gamlavägen: { kind: "order-trouble", trouble: "outdated" },
  Rättavägen: { kind: "order-trouble", trouble: "invalid" },
  Betalvägen: { kind: "order-trouble", trouble: "payment" },
  Senvägen: { kind: "order-trouble", trouble: "late" },
  Ekovägen: { kind: "order-trouble", trouble: "twice" },
};

/** `Tystvägen 3`: the number says to which insurer, counted from 1; 0 is all of them. */
export function streetScenarioOf(address: string, insurerNumber: number): Scenario | undefined {
  const [, street = "", number] = /^(\p{L}+) (\d+)$/u.exec(address) ?? [];
  return number === "0" || number === String(insurerNumber) ? streetScenarios[street] : undefined;
}

/** Neither magic nor the one that documents and tests name. */
export const isOrdinaryAddress = (address: string): boolean =>
  address !== WELL_KNOWN && !Object.hasOwn(streetScenarios, address.split(" ")[0] ?? "");

const WELL_KNOWN = "Sparvvägen 7";
