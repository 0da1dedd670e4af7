import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { privateLoanPlaceTexts } from "./privateloan-place.texts.sv.ts";

export const privateLoanPlace: VerticalPlace = {
  name: "privateloan",
  serviceName: "privateloan",
  categoryId: 7,
  path: "/privatlan/",
  texts: { product: privateLoanPlaceTexts.product },
};
