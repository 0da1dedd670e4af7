import { savingEventPath } from "#domain/addresses/saving-event-path.ts";
import { homeFetchDescription } from "#verticals/_insurance/home-fetch-description.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { flatForm } from "./flat.form.ts";
import { flatPlace } from "./flat.place.ts";
import { flatTexts } from "./flat.texts.sv.ts";

export const flatVertical: VerticalDescription = {
  ...flatPlace,
  texts: flatTexts,
  headlineUnit: "ore-year",
  form: flatForm,
  fetch: { ...homeFetchDescription, savingEventPath: savingEventPath("flat") },
};
