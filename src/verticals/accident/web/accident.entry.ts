import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { accidentPlaceTexts } from "#verticals/accident/accident-place.texts.sv.ts";
import { accidentPlace } from "#verticals/accident/accident.place.ts";

export const accidentEntry: VerticalEntry = {
  description: accidentPlace,
  menuLabel: accidentPlaceTexts.menu,
  load: () => import("./accident.web.ts").then(({ accidentWeb }) => accidentWeb),
};
