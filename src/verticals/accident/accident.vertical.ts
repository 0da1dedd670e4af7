import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { accidentForm } from "./accident.form.ts";
import { accidentPlace } from "./accident.place.ts";
import { accidentTexts } from "./accident.texts.sv.ts";

/** No `fetch`: the documents let only car, house and flat insurances be fetched. */
export const accidentVertical: VerticalDescription = {
  ...accidentPlace,
  texts: accidentTexts,
  headlineUnit: "ore-month",
  form: accidentForm,
};
