import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { blankPlaceTexts } from "./blank-place.texts.sv.ts";

export const blankPlace: VerticalPlace = {
  name: "blank",
  serviceName: "blank",
  categoryId: 0,
  path: "/tomt/",
  texts: { product: blankPlaceTexts.product },
};
