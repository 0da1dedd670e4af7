import type { EventsCapability } from "#verticals/_contract/events.ts";
import { houseEvents } from "#verticals/house/house-events.texts.sv.ts";
import { houseTerms } from "./house-terms/house-terms.texts.sv.ts";

export const houseEventRules: EventsCapability = { events: Object.values(houseEvents), readOn: houseTerms.readOn };
