import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { electricityPlaceTexts } from "./electricity-place.texts.sv.ts";

export const electricityPlace: VerticalPlace = {
  name: "electricity",
  serviceName: "power",
  categoryId: 16,
  path: "/el/",
  texts: { product: electricityPlaceTexts.product },
};
