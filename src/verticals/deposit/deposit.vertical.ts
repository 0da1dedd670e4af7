import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { depositForm } from "./deposit.form.ts";
import { depositPlace } from "./deposit.place.ts";
import { depositTexts } from "./deposit.texts.sv.ts";

/** The large figure is the rate; what the list is ranked by is the interest in kronor. */
export const depositVertical: VerticalDescription = {
  ...depositPlace,
  texts: depositTexts,
  headlineUnit: "basis-points",
  form: depositForm,
};
