import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { depositPlaceTexts } from "./deposit-place.texts.sv.ts";

export const depositPlace: VerticalPlace = {
  name: "deposit",
  serviceName: "savingsaccount",
  categoryId: 15,
  path: "/sparande/",
  texts: { product: depositPlaceTexts.product },
};
