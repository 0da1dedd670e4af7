import type { Session } from "#domain/session/session.ts";
import type { WatchEnding } from "#journeys/watch/end-watch.ts";
import type { ChosenWatch, WatchRow, WatchSwitch } from "#journeys/watch/switch-watch.ts";

export type { WatchRow };

export interface WatchPages {
  /** The secret link in the mails about a watch. */
  readonly watchEnding: WatchEnding;
  /** The agreements of a person that `session` has returned. */
  watching(person: Session): WatchServices;
}

export interface WatchServices {
  list(): ReturnType<WatchSwitch["list"]>;
  turnOn(heldId: string, chosen: Omit<ChosenWatch, "owner">): ReturnType<WatchSwitch["turnOn"]>;
  turnOff(heldId: string): Promise<boolean>;
}
