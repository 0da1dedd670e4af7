import type { EventPolicy, EventsCapability } from "#verticals/_contract/events.ts";
import { eventsByTerms } from "#verticals/_insurance/terms/events-by-terms.ts";
import { findReportedOutcome } from "#verticals/_insurance/terms/reported-excess.ts";
import { houseEvents as events } from "#verticals/house/house-events.texts.sv.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { type HouseSubject, houseTerms } from "./house-terms/house-terms.texts.sv.ts";

export const houseEventRules: EventsCapability<HouseSearch> = {
  ...eventsByTerms<HouseSubject, HouseDetail, HouseSearch>(houseTerms, [
    {
      event: events.vattenskada,
      state: ({ buildingExcessOre: excessOre }) => ({ kind: "damage", clause: "water", excessOre }),
    },
    {
      event: events.inbrott,
      state: ({ movablesExcessOre: excessOre }) => ({ kind: "damage", clause: "burglary", excessOre }),
    },
    {
      event: events.brand,
      state: ({ buildingExcessOre: excessOre }) => ({ kind: "damage", clause: "fire", excessOre }),
    },
    {
      event: events.storm,
      // Many insurers have another excess for natural damage, and an offer does not state it.
      state: ({ buildingExcessOre: excessOre }) => ({ kind: "by-terms", clause: "storm", excessOre }),
    },
    {
      event: events.drulle,
      state({ hasOwnMistakes, movablesExcessOre: excessOre }) {
        if (hasOwnMistakes === undefined) return undefined;
        return hasOwnMistakes
          ? { kind: "damage", clause: "ownMistakes", excessOre }
          : { kind: "not-covered", clause: "withoutOwnMistakes" };
      },
    },
  ]),
  outcomeToday: (eventId, { deductibles }: EventPolicy) => findReportedOutcome(eventId, deductibles, REPORTED_AS),
};

/** By the insurers' own names of an excess, the most particular first. Whether drulle is included is not reported. */
const REPORTED_AS = [
  { event: events.vattenskada, names: [/vatten/i, /byggnad/i, /grund/i] },
  { event: events.inbrott, names: [/inbrott|stöld/i, /lösöre/i, /grund/i] },
  { event: events.brand, names: [/brand/i, /byggnad/i, /grund/i] },
  { event: events.storm, names: [/natur|storm/i] },
];
