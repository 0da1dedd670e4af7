import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { flatPlaceTexts } from "#verticals/flat/flat-place.texts.sv.ts";
import { flatPlace } from "#verticals/flat/flat.place.ts";

export const flatEntry: VerticalEntry = {
  description: flatPlace,
  menuLabel: flatPlaceTexts.menu,
  load: () => import("./flat.web.ts").then(({ flatWeb }) => flatWeb),
};
