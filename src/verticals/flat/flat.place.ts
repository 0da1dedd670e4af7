import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { flatPlaceTexts } from "./flat-place.texts.sv.ts";

export const flatPlace: VerticalPlace = {
  name: "flat",
  serviceName: "insuranceflat",
  categoryId: 18,
  path: "/forsakring/hem/",
  texts: { product: flatPlaceTexts.product },
};
