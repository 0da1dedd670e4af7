import type { Clock } from "#platform/clock.ts";
import type { WatchStore } from "./watch.port.ts";

export interface EndWatchPorts {
  readonly watches: Pick<WatchStore, "find" | "turnOff" | "turnOffAll">;
  /** Keyed, so that a link for another person's watch cannot be made. */
  readonly codeOf: (watchId: string) => string;
  readonly clock: Pick<Clock, "nowMs">;
}

/** Stops a watch by the secret address in its mails. */
export interface WatchEnding {
  /** Whether it is on; undefined for a code that is not ours. */
  see(code: string): Promise<boolean | undefined>;
  /** This watch, or every one of its person. False for a code that is not ours. Repeated it changes nothing. */
  end(code: string, isAll?: boolean): Promise<boolean>;
}

export function createWatchEnding({ watches, codeOf, clock }: EndWatchPorts): WatchEnding {
  const readCode = (code: string): string | undefined => {
    const [watchId = ""] = code.split(".", 1);
    return code === codeOf(watchId) ? watchId : undefined;
  };
  return {
    async see(code) {
      const watchId = readCode(code);
      const watch = watchId === undefined ? undefined : await watches.find(watchId);
      return watch && watch.state === "on";
    },
    async end(code, isAll = false) {
      const watchId = readCode(code);
      const watch = watchId === undefined ? undefined : await watches.find(watchId);
      if (!watch) return false;
      if (isAll) await watches.turnOffAll(watch.watchId, clock.nowMs());
      else await watches.turnOff(watch.personId, watch.watchId, clock.nowMs());
      return true;
    },
  };
}
