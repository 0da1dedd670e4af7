import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { depositPlaceTexts } from "#verticals/deposit/deposit-place.texts.sv.ts";
import { depositPlace } from "#verticals/deposit/deposit.place.ts";

export const depositEntry: VerticalEntry = {
  description: depositPlace,
  menuLabel: depositPlaceTexts.menu,
  load: () => import("./deposit.web.ts").then(({ depositWeb }) => depositWeb),
  loadPages: () => import("./deposit.pages.ts").then(({ depositPages }) => depositPages),
};
