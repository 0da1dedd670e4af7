import { coverTermsBy, type StatedRow } from "#verticals/_insurance/terms/cover-terms.ts";
import type { ExcessKind, FlatDetail } from "#verticals/flat/flat.offer.ts";
import { type FlatSubject, flatTerms } from "./flat-terms/flat-terms.texts.sv.ts";

const excessOf = ({ excesses }: FlatDetail, wanted: ExcessKind): number | undefined =>
  excesses.find(({ kind }) => kind === wanted)?.ore;

const excessRow =
  (kind: ExcessKind, clause: FlatSubject): StatedRow<FlatSubject, FlatDetail> =>
  (detail) => {
    const excessOre = excessOf(detail, kind);
    return excessOre === undefined ? undefined : { clause, excessOre };
  };

/** By the types of the rows in `flat-watch.ts`. */
export const flatCoverTerms = coverTermsBy<FlatSubject, FlatDetail>(flatTerms, {
  EXCESS_movables: excessRow("movables", "burglary"),
  EXCESS_water: excessRow("water", "water"),
  EXCESS_allrisk: excessRow("allrisk", "allrisk"),
  EXCESS_tenantowner: excessRow("tenantowner", "tenantOwner"),
  EXCESS_travel: excessRow("travel", "travel"),
  ALLRISK: (detail) =>
    detail.hasAllrisk ? { clause: "allrisk", excessOre: excessOf(detail, "allrisk") } : { clause: "withoutAllrisk" },
  TENANT_OWNER: (detail) =>
    detail.hasTenantOwner === undefined
      ? undefined
      : { clause: "tenantOwner", excessOre: excessOf(detail, "tenantowner") },
  TRAVEL: (detail) =>
    detail.travelDays > 0 ? { clause: "travel", excessOre: excessOf(detail, "travel") } : { clause: "withoutTravel" },
});
