import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { SummaryFacts } from "#verticals/_web/SummaryFacts.tsx";
import { describeRemaining } from "#verticals/_web/describe-remaining.ts";
import { houseForm } from "#verticals/house/house.form.ts";
import { houseSummaryTexts as texts } from "./house-web.texts.sv.ts";

/** Spec 3 §2.12. */
export const HouseSummary = ({ summary }: SummaryProps) => (
  <SummaryFacts
    facts={[
      { term: texts.address, value: [summary["address"], summary["zip"]].filter(Boolean).join(", "), isWide: true },
      { term: texts.purchaseYear, value: summary["purchaseyear"] ?? "", isWide: true },
      { term: texts.livingArea, value: texts.squareMetres(summary["livingarea"] ?? "0") },
      { term: texts.otherArea, value: texts.squareMetres(summary["biarea"] ?? "0") },
    ]}
    rest={describeRemaining(houseForm, summary, ["address", "zip", "purchaseyear", "livingarea", "biarea"])}
  />
);
