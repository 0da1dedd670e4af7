import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { CONTRACT_PAGE, TODAY_PAGE } from "./electricity-page-paths.ts";
import { electricityPlaceTexts } from "./electricity-place.texts.sv.ts";

export const electricityPlace: VerticalPlace = {
  name: "electricity",
  serviceName: "power",
  categoryId: 16,
  path: "/el/",
  ownPages: [CONTRACT_PAGE, TODAY_PAGE],
  texts: { product: electricityPlaceTexts.product },
};
