/**
 * How much of one kind of work may be under way at once, found by trying, as TCP finds how much a line carries: a little more while
 * the event loop is in time and all of it is used, much less when the loop is late. What a piece of work costs, and how long it only
 * waits for others, need not be known.
 */
export interface InFlightLimit {
  hasRoom(): boolean;
  begin(): void;
  end(): void;
  /** Called at every measurement of the loop. */
  sample(standingMs: number, bearableMs: number): void;
  most(): number;
}

/** So many are always admitted together: an idle node must not admit a whole crowd at once. */
export const LEAST_AT_REST = 16;
const LEAST = 2;
const LESS_SHARE = 0.6;
const MORE_SHARE = 0.05;
/** As many measurements as a persistent delay needs: before that the effect of the last step is not visible. */
const SAMPLES_PER_STEP_DOWN = 3;
/** A limit that has not been tried for a while is no longer known. */
const FORGET_SHARE = 0.01;

export function createInFlightLimit(): InFlightLimit {
  let most = LEAST_AT_REST;
  let inFlight = 0;
  let isUsedUp = false;
  let samplesToWait = 0;
  return {
    hasRoom() {
      const hasRoom = inFlight < Math.round(most);
      if (!hasRoom) isUsedUp = true;
      return hasRoom;
    },
    begin: () => void inFlight++,
    end: () => void inFlight--,
    sample(standingMs, bearableMs) {
      if (samplesToWait > 0) samplesToWait--;
      if (standingMs > bearableMs) {
        if (samplesToWait === 0) {
          most = Math.max(LEAST, Math.min(most, inFlight) * LESS_SHARE);
          samplesToWait = SAMPLES_PER_STEP_DOWN;
        }
      } else if (isUsedUp) most += Math.max(1, most * MORE_SHARE);
      else most += (LEAST_AT_REST - most) * FORGET_SHARE;
      isUsedUp = false;
    },
    most: () => Math.round(most),
  };
}
