import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { broadbandPlaceTexts } from "./broadband-place.texts.sv.ts";

export const broadbandPlace: VerticalPlace = {
  name: "broadband",
  serviceName: "broadband",
  categoryId: 10,
  path: "/bredband/",
  texts: { product: broadbandPlaceTexts.product },
};
