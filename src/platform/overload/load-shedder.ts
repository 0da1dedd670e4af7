import { SECOND_MS } from "#domain/calendar/durations.ts";
import { createInFlightLimit } from "./in-flight-limit.ts";
import { type LoopDelay, watchLoopDelay } from "./loop-delay.ts";

/**
 * Refuses work before it costs anything while the event loop is late, the least important class first. It knows classes by
 * their rank only; the caller decides which request belongs to which class.
 */
export interface LoadShedder<Class extends string> {
  /** Counts the request and returns whether the node accepts it. */
  admits(load: Class): boolean;
  /** A request that was admitted has been answered, or its connection is gone. */
  ended(load: Class): void;
  readonly levels: ShedLevels;
  stop(): void;
}

export interface ShedLevels {
  sustainedMs(): number;
  normalMs(): number;
  /** How many classes are refused now, the least important ones first. */
  refusedClasses(): number;
  inFlight(): number;
}

export interface LoadClass<Name extends string> {
  readonly name: Name;
  /** Refused when the loop's delay has stayed above so many times the normal one. */
  readonly timesNormal: number;
  /**
   * One such request continues to cost after it has been admitted, so that many admitted together make the loop late when it is too late
   * to refuse them. No more are under way than the loop bears: its delay at so many times the normal one.
   */
  readonly inFlightTimesNormal?: number;
}

export interface ShedderOptions<Name extends string> {
  /** The first to be refused first. */
  readonly classes: readonly LoadClass<Name>[];
  readonly nowMs?: () => number;
  readonly watch?: (isIdle: () => boolean, onSample: () => void) => LoopDelay;
}

/** Of the limit: below it a class is accepted again, so that it does not toggle with every sample. */
const RELIEF_SHARE = 0.5;
/** One long task delays everything behind it and is not yet a queue. */
const TIMES_STANDING_IN_ONE_TURN = 4;

/**
 * A browser holds six connections, so a few of them bring a dozen requests between two measurements, however late the loop is. With
 * no more than that the node is late for another reason than its load, such as another program, and refusing helps no visitor.
 */
const FEW_BETWEEN_SAMPLES = 24;
const FEW_IN_FLIGHT = 60;
/** A crowd lasts until it sends fewer requests than this: refused requests are neither under way nor repeated at once. */
const FEW_IN_A_SECOND = 100;
/** So few do not affect the delay: the measured delay is the machine's own. */
const IDLE_REQUESTS = 2;
/** As many as a persistent delay needs. */
const SAMPLES = 3;

export function createLoadShedder<Name extends string>(options: ShedderOptions<Name>): LoadShedder<Name> {
  const rank = new Map(options.classes.map(({ name }, at) => [name, at]));
  const counts: number[] = [];
  let count = 0;
  let refused = 0;
  let inFlight = 0;
  const limits = options.classes.map(({ inFlightTimesNormal }) =>
    inFlightTimesNormal === undefined ? undefined : { ...createInFlightLimit(), timesNormal: inFlightTimesNormal },
  );
  const lately = countRecent(options.nowMs ?? (() => performance.now()));
  let wasCrowded = false;
  const isCrowded = () =>
    Math.max(count, ...counts) >= FEW_BETWEEN_SAMPLES ||
    inFlight >= FEW_IN_FLIGHT ||
    (wasCrowded && lately.count() >= FEW_IN_A_SECOND);
  const isIdle = () => count <= IDLE_REQUESTS && inFlight <= IDLE_REQUESTS;
  const limitMs = (at: number) => (options.classes[at]?.timesNormal ?? Infinity) * delay.normalMs();
  const judge = () => {
    counts.push(count);
    if (counts.length > SAMPLES) counts.shift();
    count = 0;
    wasCrowded = isCrowded();
    const standingMs = delay.sustainedMs();
    for (const limit of limits) limit?.sample(standingMs, limit.timesNormal * delay.normalMs());
    if (!isCrowded()) refused = 0;
    while (isCrowded() && refused < options.classes.length && standingMs > limitMs(refused)) refused++;
    if (refused > 0 && standingMs < limitMs(refused - 1) * RELIEF_SHARE) refused--;
  };
  const watch = options.watch ?? ((idle, onSample) => watchLoopDelay({ isIdle: idle, onSample }));
  const delay = watch(isIdle, judge);
  return {
    admits(load) {
      count++;
      lately.add();
      const at = rank.get(load) ?? 0;
      const isTurnLong = delay.overdueMs() > limitMs(at) * TIMES_STANDING_IN_ONE_TURN && isCrowded();
      if (at < refused || isTurnLong) return false;
      if (limits[at]?.hasRoom() === false && isCrowded()) return false;
      limits[at]?.begin();
      inFlight++;
      return true;
    },
    ended(load) {
      inFlight--;
      limits[rank.get(load) ?? 0]?.end();
    },
    levels: {
      sustainedMs: () => delay.sustainedMs(),
      normalMs: () => delay.normalMs(),
      refusedClasses: () => refused,
      inFlight: () => inFlight,
    },
    stop: () => delay.stop(),
  };
}

/** How many in the last second, taking those of the second before as evenly spread. */
function countRecent(nowMs: () => number) {
  let beganMs = nowMs();
  let [current, former] = [0, 0];
  const turn = (): number => {
    const passedMs = nowMs() - beganMs;
    if (passedMs < SECOND_MS) return passedMs;
    former = passedMs < 2 * SECOND_MS ? current : 0;
    current = 0;
    beganMs += Math.floor(passedMs / SECOND_MS) * SECOND_MS;
    return nowMs() - beganMs;
  };
  return {
    add(): void {
      turn();
      current++;
    },
    count(): number {
      const passedMs = turn();
      return former * (1 - passedMs / SECOND_MS) + current;
    },
  };
}
