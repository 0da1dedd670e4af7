import type { SummaryItem } from "#domain/order/order-record.ts";
import type { Housing } from "./electricity.search.ts";

const homes: Readonly<Record<Housing, string>> = { house: "en villa", flat: "en lägenhet" };

export const electricityCheckoutTexts = {
  subject: (housing: Housing, postalCode: string): string => `${homes[housing]} i ${postalCode}`,
  contract: "Avtal",
  beforeOrder: "Nätavgift och energiskatt betalar du till ditt elnätsbolag. De ingår inte i priset.",
  /** The form asks; an order states. */
  state: ({ id, name, value }: SummaryItem): SummaryItem => ({ id, name: names[id] ?? name, value }),
} as const;

const names: Readonly<Record<string, string>> = {
  housing: "Bostad",
  numberofpeople: "Personer i hushållet",
  heating: "Uppvärmning",
  currentprice: "Ditt jämförpris idag",
  presentend: "Ditt nuvarande avtal är bundet till och med",
  exitfee: "Avgift för att lämna ditt nuvarande avtal",
};
