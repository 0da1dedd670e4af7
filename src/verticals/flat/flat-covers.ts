import type { FlatDetail } from "./flat.offer.ts";
import { flatCoverTexts as texts } from "./flat.texts.sv.ts";

export interface ShownCover {
  readonly id: "allrisk" | "tenantowner" | "travel";
  readonly name: string;
  readonly text: string;
  readonly isIncluded: boolean;
}

/** What an offer covers besides the usual, in the order it is shown; what makes no sense for the home is left out. */
export const listCovers = ({ hasAllrisk, hasTenantOwner, travelDays }: FlatDetail): ShownCover[] => [
  cover("allrisk", texts.allrisk, hasAllrisk),
  ...(hasTenantOwner === undefined ? [] : [cover("tenantowner", texts.tenantOwner, hasTenantOwner)]),
  travelDays === 0
    ? cover("travel", texts.travel, false)
    : { ...cover("travel", texts.travel, true), text: texts.days(travelDays) },
];

/** "Reseskydd: 45 dagar". */
export const coverLines = (detail: FlatDetail): string[] =>
  listCovers(detail).map(({ name, text }) => `${name}: ${text.toLowerCase()}`);

const cover = (id: ShownCover["id"], name: string, isIncluded: boolean): ShownCover => ({
  id,
  name,
  isIncluded,
  text: isIncluded ? texts.included : texts.notIncluded,
});
