import type { Clock } from "#platform/clock.ts";
import type { SignedCodes } from "#journeys/mail/signed-codes.port.ts";
import type { WatchStore } from "./watch.port.ts";

export interface EndWatchPorts {
  readonly watches: Pick<WatchStore, "find" | "turnOff" | "turnOffAll">;
  readonly endCodes: SignedCodes;
  readonly clock: Pick<Clock, "nowMs">;
}

/** Stops a watch by the secret address in its mails. */
export interface WatchEnding {
  /** Whether it is on; undefined for a code that is not ours. */
  see(code: string): Promise<boolean | undefined>;
  /** This watch, or every one of its person. False for a code that is not ours. Repeated it changes nothing. */
  end(code: string, isAll?: boolean): Promise<boolean>;
}

export function createWatchEnding({ watches, endCodes, clock }: EndWatchPorts): WatchEnding {
  return {
    async see(code) {
      const watchId = endCodes.idIn(code);
      const watch = watchId === undefined ? undefined : await watches.find(watchId);
      return watch && watch.state === "on";
    },
    async end(code, isAll = false) {
      const watchId = endCodes.idIn(code);
      const watch = watchId === undefined ? undefined : await watches.find(watchId);
      if (!watch) return false;
      if (isAll) await watches.turnOffAll(watch.watchId, clock.nowMs());
      else await watches.turnOff(watch.personId, watch.watchId, clock.nowMs());
      return true;
    },
  };
}
