import { savingEventPath } from "#domain/addresses/saving-event-path.ts";
import { homeFetchDescription } from "#verticals/_insurance/home-fetch-description.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { houseForm, houseFormVariant } from "./house.form.ts";
import { housePlace } from "./house.place.ts";
import { houseTexts } from "./house.texts.sv.ts";

export const houseVertical: VerticalDescription = {
  ...housePlace,
  texts: houseTexts,
  headlineUnit: "ore-year",
  form: houseForm,
  formVariants: { "1": houseFormVariant },
  fetch: { ...homeFetchDescription, savingEventPath: savingEventPath("house") },
};
