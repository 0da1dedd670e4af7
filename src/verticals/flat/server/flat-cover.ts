import { amount, type Cover } from "#domain/cover/cover.ts";
import type { PolicyToday } from "#verticals/_contract/fetching.ts";
import { type Insured, readPart, reportedParts, type StatedPart } from "#verticals/_insurance/terms/read-parts.ts";
import type { ExcessKind } from "#verticals/flat/flat.offer.ts";
import { type FlatSearch, TRAVEL_DAYS } from "#verticals/flat/flat.search.ts";
import { excessNames, flatCoverTexts as names } from "#verticals/flat/flat.texts.sv.ts";
import { type FlatSubject, flatTerms } from "./flat-terms/flat-terms.texts.sv.ts";

/** What an offer of a home insurance states. */
export interface StatedFlat {
  readonly excesses: ReadonlyMap<ExcessKind, number>;
  /** Drulle. */
  readonly hasAllrisk: boolean;
  /** Bostadsrättstillägg; undefined where the home is not tenant-owned. */
  readonly hasTenantOwner: boolean | undefined;
  /** How long into a journey the insurance holds; 0 when it does not. */
  readonly travelDays: number;
  /** What the things are insured for; undefined where there is no limit, or it is not known. */
  readonly movablesKr: number | undefined;
}

const MOVABLES = {
  type: "PERSONAL_PROPERTY",
  name: names.movables,
  table: "excess",
  excessName: excessNames.movables,
} as const;
const WATER = { type: "WATER", name: names.water, table: "excess", excessName: excessNames.water } as const;
const ALLRISK = { type: "ALLRISK", name: names.allrisk, table: "covers", excessName: excessNames.allrisk } as const;
const TENANT_OWNER = {
  type: "TENANT_OWNER",
  name: names.tenantOwner,
  table: "covers",
  excessName: excessNames.tenantowner,
} as const;
const TRAVEL = { type: "TRAVEL", name: names.travel, table: "covers", excessName: excessNames.travel } as const;
const FIRE = { type: "FIRE", name: names.fire } as const;

/** What the visitor has asked for. */
type AskedFlat = Pick<FlatSearch, "housing" | "excessKr" | "wantsAllrisk" | "wantsTravel" | "association">;

export function describeFlatCover(stated: StatedFlat, insured: Insured, asked?: AskedFlat): Cover {
  const { excesses, hasAllrisk, hasTenantOwner, travelDays, movablesKr } = stated;
  // Damage to things is paid up to what they are insured for.
  const limit = movablesKr === undefined ? {} : { limitOre: movablesKr * 100 };
  const excessOf = (kind: ExcessKind) => ({ excessOre: excesses.get(kind) });
  const movables = { ...MOVABLES, ...(asked ? { asked: { excess: amount(asked.excessKr * 100) } } : {}) };
  const allrisk = { ...ALLRISK, ...(asked?.wantsAllrisk ? { asked: {} } : {}) };
  const travel = { ...TRAVEL, ...(asked?.wantsTravel ? { asked: { days: TRAVEL_DAYS } } : {}) };
  const parts: StatedPart<FlatSubject>[] = [
    { ...movables, kind: "included", clause: "burglary", ...excessOf("movables"), ...limit },
    ...(excesses.has("water")
      ? [{ ...WATER, kind: "included", clause: "water", ...excessOf("water"), ...limit } as const]
      : []),
    hasAllrisk
      ? { ...allrisk, kind: "included", clause: "allrisk", ...excessOf("allrisk"), ...limit }
      : { ...allrisk, kind: "excluded", clause: "withoutAllrisk" },
    ...(hasTenantOwner === undefined ? [] : [tenantOwnerPart(hasTenantOwner, excessOf("tenantowner"), asked)]),
    travelDays > 0
      ? { ...travel, kind: "included", clause: "travel", ...excessOf("travel"), days: travelDays }
      : { ...travel, kind: "excluded", clause: "withoutTravel" },
    { ...FIRE, kind: "included", clause: "fire", ...excessOf("movables"), ...limit },
  ];
  return parts.map((part) => readPart(flatTerms, insured, part));
}

/** It is asked for, unless the association has it for all its homes. */
function tenantOwnerPart(
  isIncluded: boolean,
  excess: { readonly excessOre: number | undefined },
  asked: AskedFlat | undefined,
): StatedPart<FlatSubject> {
  const part = { ...TENANT_OWNER, ...(asked && asked.association !== "yes" ? { asked: {} } : {}) };
  return isIncluded
    ? { ...part, kind: "included", clause: "tenantOwner", ...excess }
    : { ...part, kind: "excluded", clause: "tenantOwner" };
}

/**
 * By the insurers' own names of an excess. One for drulle, the tenant-owner's part or a journey is reported only where that is included.
 * What the things are insured for is not reported, so a fire is left out.
 */
export const flatCoverToday = (policy: PolicyToday): Cover =>
  reportedParts(policy, [
    { ...MOVABLES, names: [/lösöre/i, /inbrott|stöld/i, /grund/i] },
    { ...WATER, names: [/vatten/i, /lösöre/i, /grund/i] },
    { ...ALLRISK, names: [/drulle|allrisk/i] },
    { ...TENANT_OWNER, names: [/bostadsrätt/i] },
    { ...TRAVEL, names: [/\brese/i] },
  ]).map((part) => (part.type === TRAVEL.type ? { ...part, terms: { ...part.terms, days: "unstated" } } : part));
