import type { Session } from "#domain/session/session.ts";
import type { CalendarJourney } from "#journeys/household/calendar-journey.ts";
import type { HouseholdJourney } from "#journeys/household/household-journey.ts";

export interface HouseholdPages {
  /** What a person has, of a person that `session` has returned. */
  household(person: Session): HouseholdServices;
}

export interface HouseholdServices {
  see(): ReturnType<HouseholdJourney["see"]>;
  form(contractId: string | undefined): ReturnType<HouseholdJourney["form"]>;
  save(
    contractId: string | undefined,
    typed: Parameters<HouseholdJourney["save"]>[2],
  ): ReturnType<HouseholdJourney["save"]>;
  remove(contractId: string): Promise<boolean>;
  readonly calendar: {
    find(): ReturnType<CalendarJourney["find"]>;
    /** The whole address of a new link. It cannot be shown again. */
    create(): Promise<string>;
    revoke(): Promise<boolean>;
  };
}
