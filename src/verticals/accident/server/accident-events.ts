import type { EventsCapability } from "#verticals/_contract/events.ts";
import { accidentEvents } from "#verticals/accident/accident-events.texts.sv.ts";
import { accidentTerms } from "./accident-terms/accident-terms.texts.sv.ts";

export const accidentEventRules: EventsCapability = {
  events: Object.values(accidentEvents),
  readOn: accidentTerms.readOn,
};
