import Zap from "lucide-react/icons/zap";
import type { FormBlockProps } from "#verticals/_contract/vertical-web.ts";
import { estimateYearlyUse } from "#verticals/electricity/calculation/estimate-use.ts";
import type { Heating, Housing } from "#verticals/electricity/electricity.search.ts";
import { FormNotice } from "./FormNotice.tsx";
import { formBlockTexts as texts } from "./form-blocks.texts.sv.ts";

/** What the search counts with while the visitor has typed no use. */
export function UseEstimated({ values }: FormBlockProps) {
  const squareMeters = Number(values["squaremeters"]);
  const people = Number(values["numberofpeople"]);
  const housing: Housing = values["housing"] === "flat" ? "flat" : "house";
  // A flat is not asked.
  const heating = housing === "flat" ? "other" : ((values["heating"] ?? "other") as Heating);
  const isShown = squareMeters >= LEAST_SQUARE_METERS && people > 0 && !values["yearlyuse"];
  return (
    <FormNotice icon={Zap}>
      {isShown ? (
        <>
          <p>
            <strong>{texts.estimated(estimateYearlyUse({ housing, squareMeters, people, heating }))}</strong>
          </p>
          <p>{texts.estimatedFor(housing, squareMeters, people, heating)}</p>
        </>
      ) : null}
    </FormNotice>
  );
}

/** As in the form. */
const LEAST_SQUARE_METERS = 10;
