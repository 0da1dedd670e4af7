import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { housePlaceTexts } from "./house-place.texts.sv.ts";

export const housePlace: VerticalPlace = {
  name: "house",
  serviceName: "insurancehouse",
  categoryId: 24,
  path: "/forsakring/villa/",
  texts: { product: housePlaceTexts.product },
};
