import type { VerticalEntry } from "#verticals/_contract/vertical-entry.ts";
import { mortgagePlaceTexts } from "#verticals/mortgage/mortgage-place.texts.sv.ts";
import { mortgagePlace } from "#verticals/mortgage/mortgage.place.ts";

export const mortgageEntry: VerticalEntry = {
  description: mortgagePlace,
  menuLabel: mortgagePlaceTexts.menu,
  load: () => import("./mortgage.web.ts").then(({ mortgageWeb }) => mortgageWeb),
};
