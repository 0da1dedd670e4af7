import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { blankForm } from "./blank.form.ts";
import { blankPlace } from "./blank.place.ts";
import { blankTexts } from "./blank.texts.sv.ts";

export const blankVertical: VerticalDescription = {
  ...blankPlace,
  texts: blankTexts,
  headlineUnit: "ore-year",
  form: blankForm,
};
