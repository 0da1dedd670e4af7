import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { carPlaceTexts } from "./car-place.texts.sv.ts";

export const carPlace: VerticalPlace = {
  name: "car",
  serviceName: "insurancecar",
  categoryId: 17,
  path: "/forsakring/bil/",
  texts: { product: carPlaceTexts.product },
};
