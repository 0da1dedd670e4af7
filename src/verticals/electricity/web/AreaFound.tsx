import MapPin from "lucide-react/icons/map-pin";
import { formatPostalCode } from "#domain/format/postal-code.ts";
import type { FormBlockProps } from "#verticals/_contract/vertical-web.ts";
import { areaOfPostalCode } from "#verticals/electricity/electricity-zip-areas.ts";
import { FormNotice } from "./FormNotice.tsx";
import { formBlockTexts as texts } from "./form-blocks.texts.sv.ts";

/** The area that the postal code lies in, unless the visitor has chosen one. */
export function AreaFound({ values }: FormBlockProps) {
  const postalCode = (values["zip"] ?? "").replaceAll(/\s/g, "");
  const isShown = /^\d{5}$/.test(postalCode) && !values["powerarea"];
  return (
    <FormNotice icon={MapPin}>
      {isShown ? <p>{texts.areaFound(areaOfPostalCode(postalCode), formatPostalCode(postalCode))}</p> : null}
    </FormNotice>
  );
}
