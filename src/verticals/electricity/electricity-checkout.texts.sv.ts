import { formatWhole } from "#domain/format/swedish-format.ts";
import type { Housing } from "./electricity.search.ts";

const homes: Readonly<Record<Housing, string>> = { house: "en villa", flat: "en lägenhet" };

export const electricityCheckoutTexts = {
  subject: (housing: Housing, postalCode: string): string => `${homes[housing]} i ${postalCode}`,
  needsStatement: (housing: Housing, yearlyUseKwh: number): string =>
    `Du har sagt att du vill ha ett elavtal för ${homes[housing]} som använder ${formatWhole(yearlyUseKwh)} kWh om året. Avtalet du har valt stämmer med det du har bett om. Nätavgift och energiskatt ingår inte.`,
} as const;
