import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { mortgageForm } from "./mortgage.form.ts";
import { mortgagePlace } from "./mortgage.place.ts";
import { mortgageTexts } from "./mortgage.texts.sv.ts";

/** The large figure is the interest of a month after relief. */
export const mortgageVertical: VerticalDescription = {
  ...mortgagePlace,
  texts: mortgageTexts,
  headlineUnit: "ore-month",
  form: mortgageForm,
};
