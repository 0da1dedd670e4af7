import type { MeasuredResult } from "#verticals/_contract/vertical-web.ts";
import { houseVertical } from "#verticals/house/house.vertical.ts";

/** Spec 3 §2.12: by which way the facts of the house came. */
export const houseCategory = ({ fetchDataId, source }: MeasuredResult): string =>
  fetchDataId ? "bankID" : (source ?? "manual house owner");

export const measureHouseResult = (result: MeasuredResult) => ({
  path: `${houseVertical.path}result/`,
  category: houseCategory(result),
});
