import type { WatchCapability } from "#verticals/_contract/watch.ts";
import { excessRow, findExcess, includedRow } from "#verticals/_insurance/watch-rows.ts";
import { EXCESS_KINDS, type ExcessKind, type FlatDetail } from "#verticals/flat/flat.offer.ts";
import { excessNames } from "#verticals/flat/flat.texts.sv.ts";
import { listCovers } from "#verticals/flat/flat-covers.ts";

const named = (kind: ExcessKind) => ({ type: `EXCESS_${kind}`, name: excessNames[kind] });

export const flatWatch: WatchCapability = {
  // A vertical only ever gets back the detail its own providers made.
  offerRows: (given) => {
    const detail = given as FlatDetail;
    return [
      ...detail.excesses.map(({ kind, ore }) => excessRow(named(kind), ore)),
      ...listCovers(detail).map(includedRow),
    ];
  },
  formerRows: ({ deductibles }) =>
    EXCESS_KINDS.flatMap((kind) => findExcess(named(kind), deductibles, REPORTED_AS[kind])),
};

/** By the insurers' own names. */
const REPORTED_AS: Readonly<Record<ExcessKind, RegExp>> = {
  movables: /lösöre|grund/i,
  water: /vatten/i,
  allrisk: /allrisk|drulle/i,
  tenantowner: /bostadsrätt/i,
  travel: /rese/i,
};
