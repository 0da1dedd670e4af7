import type { CoverRow } from "#domain/watch/same-cover.ts";
import type { WatchCapability } from "#verticals/_contract/watch.ts";
import { excessRow, findExcess, includedRow } from "#verticals/_insurance/watch-rows.ts";
import { listHouseCovers } from "#verticals/house/house-covers.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { houseDetailTexts } from "#verticals/house/house.texts.sv.ts";

const BUILDING = { type: "BUILDING", name: houseDetailTexts.buildingExcess };
const MOVABLES = { type: "PERSONAL_PROPERTY", name: houseDetailTexts.movablesExcess };

export const houseWatch: WatchCapability = {
  // A vertical only ever gets back the detail its own providers made.
  offerRows: (given) => {
    const detail = given as HouseDetail;
    return [
      excessRow(BUILDING, detail.buildingExcessOre),
      excessRow(MOVABLES, detail.movablesExcessOre),
      ...listHouseCovers(detail).map(includedRow),
    ];
  },
  formerRows: ({ deductibles }) => [
    ...findOwnOrBasic(BUILDING, deductibles, /byggnad/i),
    ...findOwnOrBasic(MOVABLES, deductibles, /lösöre/i),
  ],
};

/** The basic excess ("grundsjälvrisk") is that of every damage that has none of its own. */
function findOwnOrBasic(...[named, deductibles, reportedAs]: Parameters<typeof findExcess>): CoverRow[] {
  const own = findExcess(named, deductibles, reportedAs);
  return own.length > 0 ? own : findExcess(named, deductibles, /grund/i);
}
