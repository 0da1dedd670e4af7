import type { EventPolicy, EventsCapability } from "#verticals/_contract/events.ts";
import { eventsByTerms, type StatedOutcome } from "#verticals/_insurance/terms/events-by-terms.ts";
import { findReportedOutcome } from "#verticals/_insurance/terms/reported-excess.ts";
import { flatEvents as events } from "#verticals/flat/flat-events.texts.sv.ts";
import type { ExcessKind, FlatDetail } from "#verticals/flat/flat.offer.ts";
import { type FlatSearch, movablesKr, TENANT_OWNED } from "#verticals/flat/flat.search.ts";
import { type FlatSubject, flatTerms } from "./flat-terms/flat-terms.texts.sv.ts";

/** The journey of the example is two weeks long: every travel cover lasts longer. */
const JOURNEY_DAYS = 14;

export const flatEventRules: EventsCapability<FlatSearch> = {
  ...eventsByTerms<FlatSubject, FlatDetail, FlatSearch>(flatTerms, [
    { event: events.vattenskada, state: (detail, search) => ofThings(detail, search, "water", "water") },
    {
      event: events.golv,
      state(detail) {
        const { hasTenantOwner } = detail;
        if (hasTenantOwner === undefined) return undefined;
        if (!hasTenantOwner) return { kind: "not-covered", clause: "tenantOwner" };
        const excessOre = excessOf(detail, "tenantowner");
        return excessOre === undefined ? undefined : { kind: "damage", clause: "tenantOwner", excessOre };
      },
    },
    { event: events.inbrott, state: (detail, search) => ofThings(detail, search, "movables", "burglary") },
    { event: events.brand, state: (detail, search) => ofThings(detail, search, "movables", "fire") },
    {
      event: events.drulle,
      state: (detail, search) =>
        detail.hasAllrisk
          ? ofThings(detail, search, "allrisk", "allrisk")
          : { kind: "not-covered", clause: "withoutAllrisk" },
    },
    {
      event: events.resa,
      state(detail) {
        if (detail.travelDays < JOURNEY_DAYS) return { kind: "not-covered", clause: "withoutTravel" };
        const excessOre = excessOf(detail, "travel");
        return excessOre === undefined ? undefined : { kind: "damage", clause: "travel", excessOre };
      },
    },
  ]),
  // In other homes the floor is the landlord's.
  isFor: (eventId, { housing }) => eventId !== events.golv.id || housing === TENANT_OWNED,
  outcomeToday: (eventId, { deductibles }: EventPolicy) => findReportedOutcome(eventId, deductibles, REPORTED_AS),
};

/** Damage to things is paid up to what they are insured for. Undefined where the offer does not state the excess. */
function ofThings(
  detail: FlatDetail,
  { movables }: FlatSearch,
  excess: ExcessKind,
  clause: FlatSubject,
): StatedOutcome<FlatSubject> | undefined {
  const excessOre = excessOf(detail, excess);
  if (excessOre === undefined) return undefined;
  const limitKr = movablesKr(movables);
  return { kind: "damage", clause, excessOre, limitOre: limitKr === undefined ? undefined : limitKr * 100 };
}

const excessOf = ({ excesses }: FlatDetail, wanted: ExcessKind): number | undefined =>
  excesses.find(({ kind }) => kind === wanted)?.ore;

/**
 * By the insurers' own names of an excess. An excess for drulle is reported only where drulle is included. What the things are
 * insured for is not reported, so a fire is left out.
 */
const REPORTED_AS = [
  { event: events.vattenskada, names: [/vatten/i, /lösöre/i, /grund/i] },
  { event: events.golv, names: [/bostadsrätt/i] },
  { event: events.inbrott, names: [/inbrott|stöld/i, /lösöre/i, /grund/i] },
  { event: events.drulle, names: [/drulle|allrisk/i] },
  { event: events.resa, names: [/\brese/i] },
];
