import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { carPlaceTexts } from "#verticals/car/car-place.texts.sv.ts";
import { carPlace } from "#verticals/car/car.place.ts";

export const carEntry: VerticalEntry = {
  description: carPlace,
  menuLabel: carPlaceTexts.menu,
  load: () => import("./car.web.ts").then(({ carWeb }) => carWeb),
};
