import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { describeCover } from "#verticals/_insurance/offer-notices.ts";
import type { FlatDetail } from "./flat.offer.ts";
import { flatCoverTexts as texts } from "./flat.texts.sv.ts";

/** What an offer covers besides the usual, in the order it is shown; what makes no sense for the home is left out. */
export const listCovers = ({ hasAllrisk, hasTenantOwner, travelDays }: FlatDetail): OfferRow[] => [
  describeCover("ALLRISK", texts.allrisk, hasAllrisk),
  ...(hasTenantOwner === undefined ? [] : [describeCover("TENANT_OWNER", texts.tenantOwner, hasTenantOwner)]),
  travelDays === 0
    ? describeCover("TRAVEL", texts.travel, false)
    : { ...describeCover("TRAVEL", texts.travel, true), text: texts.days(travelDays) },
];
