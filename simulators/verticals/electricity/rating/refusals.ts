import { type Refusal, when } from "#simulators/verticals/_shared/refusals.ts";
import type { PowerArea } from "#verticals/electricity/electricity.search.ts";
import type { SupplyQuestion } from "./supplier.ts";

/** What no supplier sells to a household. */
export const MOST_HOUSEHOLD_KWH = 60_000;

export const sharedRefusals: readonly Refusal<SupplyQuestion>[] = [
  when(
    ({ yearlyUseKwh }) => yearlyUseKwh > MOST_HOUSEHOLD_KWH,
    "Vi säljer el till hushåll som använder högst 60 000 kWh om året.",
  ),
];

export const notIn = (...areas: readonly PowerArea[]): Refusal<SupplyQuestion> =>
  when(({ area }) => areas.includes(area), `Vi säljer inte el i elområde ${areas.join(" och ")}.`);

export const notBelow = (kwh: number, text: string): Refusal<SupplyQuestion> =>
  when(({ yearlyUseKwh }) => yearlyUseKwh < kwh, `Vi säljer el till hem som använder minst ${text} kWh om året.`);
