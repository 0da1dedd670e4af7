import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { electricityPlaceTexts } from "#verticals/electricity/electricity-place.texts.sv.ts";
import { electricityPlace } from "#verticals/electricity/electricity.place.ts";

export const electricityEntry: VerticalEntry = {
  description: electricityPlace,
  menuLabel: electricityPlaceTexts.menu,
  load: () => import("./electricity.web.ts").then(({ electricityWeb }) => electricityWeb),
  loadPages: () => import("./electricity.pages.ts").then(({ electricityPages }) => electricityPages),
};
