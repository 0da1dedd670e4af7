import { type LoopDelay, watchLoopDelay } from "./loop-delay.ts";

/**
 * Refuses work before it costs anything while the event loop is late, the least important class first. It knows classes by
 * their rank only; which requests are in which is the caller's to say.
 */
export interface LoadShedder<Class extends string> {
  /** Counts the request and says whether the node takes it on. */
  admits(load: Class): boolean;
  /** A request that was admitted has been answered, or its connection is gone. */
  ended(): void;
  readonly levels: ShedLevels;
  stop(): void;
}

export interface ShedLevels {
  standingMs(): number;
  normalMs(): number;
  /** How many classes are refused now, the least important ones first. */
  refusedClasses(): number;
  inFlight(): number;
}

export interface LoadClass<Name extends string> {
  readonly name: Name;
  /** Refused when the loop's delay has stood above so many times the normal one. */
  readonly timesNormal: number;
}

export interface ShedderOptions<Name extends string> {
  /** The first to be refused first. */
  readonly classes: readonly LoadClass<Name>[];
  readonly watch?: (isIdle: () => boolean, onSample: () => void) => LoopDelay;
}

/** Of the limit: below it a class is taken on again, so that it does not go on and off with every sample. */
const RELIEF_SHARE = 0.5;
/** One long task makes everything behind it late and is no queue yet. */
const TIMES_STANDING_IN_ONE_TURN = 4;

/**
 * A browser holds six connections, so a few of them bring a dozen requests between two looks at the loop, however late it is. With
 * no more than that the node is late for another reason than its load, as a machine that runs something else, and refusing helps nobody.
 */
const FEW_BETWEEN_SAMPLES = 24;
const FEW_IN_FLIGHT = 60;
/** So few do not show in the delay: what is measured then is the machine's own. */
const IDLE_REQUESTS = 2;
/** As many as a standing delay is made of. */
const SAMPLES = 3;

export function createLoadShedder<Name extends string>(options: ShedderOptions<Name>): LoadShedder<Name> {
  const rank = new Map(options.classes.map(({ name }, at) => [name, at]));
  const counts: number[] = [];
  let count = 0;
  let refused = 0;
  let inFlight = 0;
  const isCrowded = () => Math.max(count, ...counts) >= FEW_BETWEEN_SAMPLES || inFlight >= FEW_IN_FLIGHT;
  const isIdle = () => count <= IDLE_REQUESTS && inFlight <= IDLE_REQUESTS;
  const limitMs = (at: number) => (options.classes[at]?.timesNormal ?? Infinity) * delay.normalMs();
  const judge = () => {
    counts.push(count);
    if (counts.length > SAMPLES) counts.shift();
    count = 0;
    const standingMs = delay.standingMs();
    if (!isCrowded()) refused = 0;
    while (isCrowded() && refused < options.classes.length && standingMs > limitMs(refused)) refused++;
    if (refused > 0 && standingMs < limitMs(refused - 1) * RELIEF_SHARE) refused--;
  };
  const watch = options.watch ?? ((idle, onSample) => watchLoopDelay({ isIdle: idle, onSample }));
  const delay = watch(isIdle, judge);
  return {
    admits(load) {
      count++;
      const at = rank.get(load) ?? 0;
      const isTurnLong = delay.overdueMs() > limitMs(at) * TIMES_STANDING_IN_ONE_TURN && isCrowded();
      if (at < refused || isTurnLong) return false;
      inFlight++;
      return true;
    },
    ended: () => void inFlight--,
    levels: {
      standingMs: () => delay.standingMs(),
      normalMs: () => delay.normalMs(),
      refusedClasses: () => refused,
      inFlight: () => inFlight,
    },
    stop: () => delay.stop(),
  };
}
