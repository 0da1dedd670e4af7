import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { blankPlaceTexts } from "#tools/new/blank/blank-place.texts.sv.ts";
import { blankPlace } from "#tools/new/blank/blank.place.ts";

export const blankEntry: VerticalEntry = {
  description: blankPlace,
  menuLabel: blankPlaceTexts.menu,
  load: () => import("./blank.web.ts").then(({ blankWeb }) => blankWeb),
};
