import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { broadbandForm } from "./broadband.form.ts";
import { broadbandPlace } from "./broadband.place.ts";
import { broadbandTexts } from "./broadband.texts.sv.ts";

/** The large price is the cost of the first year, with the start fee. */
export const broadbandVertical: VerticalDescription = {
  ...broadbandPlace,
  texts: broadbandTexts,
  headlineUnit: "ore-first-year",
  form: broadbandForm,
};
