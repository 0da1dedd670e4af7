import type { AppliedEntry } from "#verticals/_contract/apply-web.ts";
import { privateLoanPlaceTexts } from "#verticals/privateloan/privateloan-place.texts.sv.ts";
import { privateLoanPlace } from "#verticals/privateloan/privateloan.place.ts";

export const privateLoanEntry: AppliedEntry = {
  description: privateLoanPlace,
  menuLabel: privateLoanPlaceTexts.menu,
  loadPages: () => import("./privateloan.pages.ts").then(({ privateLoanPages }) => privateLoanPages),
  loadApply: () => import("./privateloan.web.ts").then(({ privateLoanWeb }) => privateLoanWeb),
};
