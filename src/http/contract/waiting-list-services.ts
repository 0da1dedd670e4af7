import type { Lead } from "./measured.schema.ts";
import type { WaitingListJourney } from "#journeys/waiting-list/waiting-list-journey.ts";

/** Who wants to know when a service that is only announced can be used. */
export interface WaitingListPages {
  readonly waitingList: Omit<WaitingListJourney, "ask"> & {
    /** Undefined when nothing can be sent there; else what is to be measured of it, within the visitor's consent. */
    ask(...asked: Parameters<WaitingListJourney["ask"]>): Promise<{ readonly lead: Lead | null } | undefined>;
  };
}
