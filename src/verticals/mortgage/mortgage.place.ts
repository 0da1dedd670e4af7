import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { mortgagePlaceTexts } from "./mortgage-place.texts.sv.ts";

export const mortgagePlace: VerticalPlace = {
  name: "mortgage",
  serviceName: "mortgage",
  categoryId: 8,
  path: "/bolan/",
  texts: { product: mortgagePlaceTexts.product },
};
