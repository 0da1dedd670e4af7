import type { EventsCapability } from "#verticals/_contract/events.ts";
import { type EventRule, eventsByTerms } from "#verticals/_insurance/terms/events-by-terms.ts";
import { accidentEvents as events } from "#verticals/accident/accident-events.texts.sv.ts";
import { type AccidentDetail, INJURIES, type Injury } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { type AccidentSubject, accidentTerms } from "./accident-terms/accident-terms.texts.sv.ts";

type Rule = EventRule<AccidentSubject, AccidentDetail, AccidentSearch>;

const toRule = (injury: Injury): Rule => ({
  event: events[injury],
  state({ compensation }) {
    const ore = compensation[injury];
    return ore === null ? { kind: "not-covered", clause: injury } : { kind: "payout", clause: injury, ore };
  },
});

/** There is no excess: what counts is what is paid out, and the offer states it for the amount of the search. */
export const accidentEventRules: EventsCapability<AccidentSearch> = eventsByTerms(accidentTerms, [
  ...INJURIES.map(toRule),
  {
    event: events.HIGHEST_INVALIDITY,
    state: ({ highestInvalidityOre: ore }) => ({ kind: "payout", clause: "HIGHEST_INVALIDITY", ore }),
  } satisfies Rule,
]);
