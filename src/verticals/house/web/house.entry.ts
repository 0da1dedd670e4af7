import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { housePlaceTexts } from "#verticals/house/house-place.texts.sv.ts";
import { housePlace } from "#verticals/house/house.place.ts";

export const houseEntry: VerticalEntry = {
  description: housePlace,
  menuLabel: housePlaceTexts.menu,
  load: () => import("./house.web.ts").then(({ houseWeb }) => houseWeb),
};
