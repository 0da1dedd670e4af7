import type { EventsCapability } from "#verticals/_contract/events.ts";
import { flatEvents as events } from "#verticals/flat/flat-events.texts.sv.ts";
import { type FlatSearch, TENANT_OWNED } from "#verticals/flat/flat.search.ts";
import { flatTerms } from "./flat-terms/flat-terms.texts.sv.ts";

export const flatEventRules: EventsCapability<FlatSearch> = {
  events: Object.values(events),
  readOn: flatTerms.readOn,
  // In other homes the floor is the landlord's.
  isFor: (eventId, { housing }) => eventId !== events.golv.id || housing === TENANT_OWNED,
};
