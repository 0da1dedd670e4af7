import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { accidentPlaceTexts } from "./accident-place.texts.sv.ts";

export const accidentPlace: VerticalPlace = {
  name: "accident",
  serviceName: "insuranceaccident",
  categoryId: 28,
  path: "/forsakring/olycksfall/",
  texts: { product: accidentPlaceTexts.product },
};
