import { magicEffectOf, type MagicInputs, type Scenario } from "./simulated.ts";

export type { Scenario };

/** For what lies at an address: the street decides what happens. */
export const streetScenarios: Readonly<Record<string, Scenario>> = {
  Tystvägen: { kind: "quote-fault", fault: "hang" },
  Trögvägen: { kind: "quote-fault", fault: "slow" },
  Avbrottsvägen: { kind: "quote-fault", fault: "reset" },
  Halvvägen: { kind: "quote-fault", fault: "truncate" },
  Skräpvägen: { kind: "quote-fault", fault: "garbage" },
  Felvägen: { kind: "quote-fault", fault: "5xx" },
  Dubbelvägen: { kind: "quote-fault", fault: "duplicate-answer" },
  Nejvägen: { kind: "decline" },
  Ångervägen: { kind: "order-fault", fault: "refused" },
  Tappvägen: { kind: "order-fault", fault: "answer-lost" },
  Omvägen: { kind: "order-fault", fault: "5xx" },
  Dyrvägen: { kind: "order-fault", fault: "price-changed" },
  Gamlavägen: { kind: "order-fault", fault: "outdated" },
  Rättavägen: { kind: "order-fault", fault: "invalid" },
  Betalvägen: { kind: "order-fault", fault: "payment" },
  Senvägen: { kind: "order-fault", fault: "late" },
  Ekovägen: { kind: "order-fault", fault: "twice" },
};

/** `Tystvägen 3`: the number selects the insurer, counted from 1; 0 is all of them. */
export function streetScenarioOf(address: string, insurerNumber: number): Scenario | undefined {
  const [, street = "", number] = /^(\p{L}+) (\d+)$/u.exec(address) ?? [];
  return number === "0" || number === String(insurerNumber) ? streetScenarios[street] : undefined;
}

/** Neither magic nor the one that documents and tests name. */
export const isOrdinaryAddress = (address: string): boolean =>
  address !== WELL_KNOWN && !Object.hasOwn(streetScenarios, address.split(" ")[0] ?? "");

const WELL_KNOWN = "Sparvvägen 7";

/** For those who try it out: what to type as the address, and which insurer each number means. */
export const streetMagic = (insurers: readonly { readonly slug: string }[]): MagicInputs => ({
  field: "address",
  inputs: Object.entries(streetScenarios).map(([street, scenario]) => ({
    input: `${street} 1`,
    effect: magicEffectOf(scenario),
  })),
  order: insurers.map(({ slug }) => slug),
});
