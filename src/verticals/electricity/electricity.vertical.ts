import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { electricityForm } from "./electricity.form.ts";
import { electricityPlace } from "./electricity.place.ts";
import { electricityTexts } from "./electricity.texts.sv.ts";

/** The large price is the cost of a year; the comparison price is a line of it. */
export const electricityVertical: VerticalDescription = {
  ...electricityPlace,
  texts: electricityTexts,
  headlineUnit: "ore-year",
  form: electricityForm,
};
