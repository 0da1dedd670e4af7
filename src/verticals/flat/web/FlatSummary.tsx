import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { SummaryFacts } from "#verticals/_web/SummaryFacts.tsx";
import { describeRemaining } from "#verticals/_web/describe-remaining.ts";
import { flatForm } from "#verticals/flat/flat.form.ts";
import { residentsName } from "#verticals/flat/flat.texts.sv.ts";
import { housingOf, movablesOf } from "./flat-names.ts";
import { flatSummaryTexts as texts } from "./flat-web.texts.sv.ts";

/** The home that was searched for. */
export const FlatSummary = ({ summary }: SummaryProps) => (
  <SummaryFacts
    facts={[
      { term: texts.address, value: [summary["address"], summary["zip"]].filter(Boolean).join(", "), isWide: true },
      { term: texts.housing, value: housingOf(summary["housingtype"]), isWide: true },
      { term: texts.movables, value: movablesOf(summary["movables"]), isWide: true },
      { term: texts.livingArea, value: texts.squareMetres(summary["livingarea"] ?? "0") },
      { term: texts.residents, value: residentsName(summary["numberofresidents"] ?? "") },
    ]}
    rest={describeRemaining(flatForm, summary, [
      "address",
      "zip",
      "housingtype",
      "movables",
      "livingarea",
      "numberofresidents",
    ])}
  />
);
