import type { EventsCapability, InsuredEvent } from "#verticals/_contract/events.ts";
import type { CaseType, ExcessType } from "#verticals/car/car.offer.ts";
import { type CarCover, CAR_COVERS, type CarSearch } from "#verticals/car/car.search.ts";
import { coverNames } from "#verticals/car/car.texts.sv.ts";
import { carEventTexts } from "./car-events.texts.sv.ts";
import { CAR_TERMS_READ_ON } from "./car-terms.ts";

type EventId = keyof typeof carEventTexts;

interface CarEvent extends Pick<InsuredEvent, "icon" | "damageOre"> {
  readonly part: ExcessType | CaseType;
  /** The smallest cover that always has it. */
  readonly needs: CarCover;
}

/** The amounts are those of the examples in the texts. No public source states how often each happens to one car. */
const EVENTS: Readonly<Record<EventId, CarEvent>> = {
  glass: { icon: "glass", part: "GLASS", needs: "half", damageOre: 9_000_00 },
  parking: { icon: "parking", part: "PARKING", needs: "full", damageOre: 18_000_00 },
  theft: { icon: "key", part: "THEFT", needs: "half", damageOre: 120_000_00 },
  crash: { icon: "vehicle", part: "VEHICLE_DAMAGE", needs: "full", damageOre: 45_000_00 },
  animal: { icon: "animal", part: "ANIMAL_COLLISION", needs: "full", damageOre: 30_000_00 },
};

export const carEvents: EventsCapability<CarSearch> = {
  events: Object.entries(EVENTS).map(([id, { needs: _, icon, ...damage }]) => ({
    id,
    ...carEventTexts[id as EventId],
    ...(icon && { icon }),
    ...damage,
  })),
  readOn: CAR_TERMS_READ_ON,
  coveredBy(eventId, { cover }) {
    const needs = Object.hasOwn(EVENTS, eventId) ? EVENTS[eventId as EventId].needs : undefined;
    // The largest is first.
    return needs && CAR_COVERS.indexOf(needs) < CAR_COVERS.indexOf(cover)
      ? {
          changes: { insurancetype: needs },
          name: coverNames[needs].toLowerCase(),
          instead: coverNames[cover].toLowerCase(),
        }
      : undefined;
  },
};
