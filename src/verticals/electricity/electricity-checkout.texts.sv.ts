import type { SummaryItem } from "#domain/order/order-record.ts";
import type { Housing } from "./electricity.search.ts";
import { formatKwh } from "./format-kwh.texts.sv.ts";

const homes: Readonly<Record<Housing, string>> = { house: "en villa", flat: "en lägenhet" };

export const electricityCheckoutTexts = {
  subject: (housing: Housing, postalCode: string): string => `${homes[housing]} i ${postalCode}`,
  needsStatement: (housing: Housing, yearlyUseKwh: number): string =>
    `Du har sagt att du vill ha ett elavtal för ${homes[housing]} som använder ${formatKwh(yearlyUseKwh)} om året. Avtalet du har valt stämmer med det du har bett om. Nätavgift och energiskatt ingår inte.`,
  /** The form asks; an order states. */
  state: ({ id, name, value }: SummaryItem): SummaryItem => ({
    id,
    name: names[id] ?? name,
    value: values[`${id} ${value}`] ?? value,
  }),
} as const;

const names: Readonly<Record<string, string>> = {
  housing: "Bostad",
  numberofpeople: "Personer i hushållet",
  heating: "Uppvärmning",
  contracttype: "Avtalstyp",
  bindtime: "Bindningstid",
  currentprice: "Ditt jämförpris idag",
  exitfee: "Avgift för att lämna ditt nuvarande avtal",
};

const values: Readonly<Record<string, string>> = {
  "contracttype Alla": "Alla avtalstyper",
  "environment Alla": "Spelar ingen roll",
};
