import { type Refusal as RefusalOf, underAge, when } from "#simulators/verticals/_shared/refusals.ts";
import type { AccidentRisk } from "./tariff.ts";

export type Refusal = RefusalOf<AccidentRisk>;

export const sharedRefusals: readonly Refusal[] = [underAge];

/** A child is insured whatever age its parent has. */
export const notAfter = (years: number): Refusal =>
  when(
    ({ ageYears, insured }) => insured !== "child" && ageYears > years,
    `Vi tecknar nya olycksfallsförsäkringar till och med ${years} år.`,
  );

export const noRiskOccupation: Refusal = when(
  ({ occupation }) => occupation === "risk",
  "Vi försäkrar inte den som har ett riskyrke.",
);

export const noRiskOccupationWithSports: Refusal = when(
  ({ occupation, hasRiskySports }) => occupation === "risk" && hasRiskySports,
  "Vi försäkrar inte den som både har ett riskyrke och utövar en farlig sport.",
);

export const noRiskOccupationAbove = (amountKr: number, amountText: string): Refusal =>
  when(
    (risk) => risk.occupation === "risk" && risk.amountKr > amountKr,
    `Vi försäkrar den som har ett riskyrke till högst ${amountText} kr.`,
  );

export const noAmountAbove = (amountKr: number, amountText: string): Refusal =>
  when((risk) => risk.amountKr > amountKr, `Vårt högsta försäkringsbelopp är ${amountText} kr.`);
