import type { Session } from "#domain/session/session.ts";
import type { WatchLanding } from "#domain/watch-landing/landing.ts";
import type { OpenedList, OpenedOffer } from "#journeys/watch-landing/watch-landing.ts";

/** The page that the mail of a watch leads to; what is not the person's own is undefined, or false. */
export interface WatchLandingPages {
  watchLanding(person: Session): WatchLandingServices;
}

interface WatchLandingServices {
  see(findingId: string): Promise<WatchLanding | undefined>;
  stay(findingId: string): Promise<boolean>;
  stopWatching(findingId: string): Promise<boolean>;
  openOffer(findingId: string): Promise<OpenedOffer | undefined>;
  openList(findingId: string): Promise<OpenedList | undefined>;
}
