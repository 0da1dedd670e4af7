/** Hands the timers and clocks of this process to a simulation while it runs: product code then waits in virtual time. */
export async function inVirtualTime<T>(random: () => number, work: () => Promise<T>): Promise<T> {
  const timers = createTimers();
  const real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
    dateNow: Date.now,
    performanceNow: performance.now,
    random: Math.random,
  };
  Object.assign(globalThis, {
    setTimeout: timers.start(false),
    setInterval: timers.start(true),
    clearTimeout: timers.stop,
    clearInterval: timers.stop,
  });
  Date.now = () => timers.nowMs();
  performance.now = () => timers.nowMs() - START_MS;
  Math.random = random;
  try {
    return await drive(timers, work());
  } finally {
    Object.assign(globalThis, {
      setTimeout: real.setTimeout,
      setInterval: real.setInterval,
      clearTimeout: real.clearTimeout,
      clearInterval: real.clearInterval,
    });
    Date.now = real.dateNow;
    performance.now = real.performanceNow;
    Math.random = real.random;
  }
}

const START_MS = Date.parse("2027-01-11T18:00:00Z");
const { setImmediate } = globalThis;

/** An immediate of the real loop runs after everything that promises had to do. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

async function drive<T>(timers: Timers, work: Promise<T>): Promise<T> {
  let hasEnded = false;
  const ended = work.finally(() => (hasEnded = true));
  // Awaited below; until then a failure must not be an unhandled rejection.
  ended.catch(() => undefined);
  for (;;) {
    await settle();
    if (hasEnded) return ended;
    if (!timers.runNext()) throw new Error("the simulation waits for something that never happens");
  }
}

interface Timer {
  atMs: number;
  /** Of two that are due together, the one that was started first runs first. */
  readonly order: number;
  readonly everyMs: number | undefined;
  isStopped: boolean;
  readonly run: () => void;
  unref(): Timer;
  ref(): Timer;
}

interface Timers {
  nowMs(): number;
  start(repeats: boolean): (run: (...args: unknown[]) => void, waitMs?: number, ...args: unknown[]) => Timer;
  readonly stop: (timer: Timer | undefined) => void;
  /** Everything that is due at the next moment; false when nothing is. */
  runNext(): boolean;
}

function createTimers(): Timers {
  let nowMs = START_MS;
  let started = 0;
  const heap = createHeap();
  return {
    nowMs: () => nowMs,
    start:
      (repeats) =>
      (run, waitMs = 0, ...args) => {
        // Whole milliseconds, as Node's timers.
        const wholeMs = Math.max(1, Math.ceil(waitMs));
        const timer: Timer = {
          atMs: nowMs + wholeMs,
          order: started++,
          everyMs: repeats ? wholeMs : undefined,
          isStopped: false,
          run: () => run(...args),
          unref: () => timer,
          ref: () => timer,
        };
        heap.push(timer);
        return timer;
      },
    stop: (timer) => {
      if (timer) timer.isStopped = true;
    },
    runNext() {
      let next = heap.peek();
      while (next?.isStopped) {
        heap.pop();
        next = heap.peek();
      }
      if (!next) return false;
      nowMs = next.atMs;
      while (next && next.atMs <= nowMs) {
        heap.pop();
        if (!next.isStopped) {
          next.run();
          if (next.everyMs !== undefined) {
            next.atMs += next.everyMs;
            heap.push(next);
          }
        }
        next = heap.peek();
      }
      return true;
    },
  };
}

const isBefore = (one: Timer, other: Timer): boolean =>
  one.atMs === other.atMs ? one.order < other.order : one.atMs < other.atMs;

function createHeap() {
  const items: Timer[] = [];
  const swap = (one: number, other: number) => {
    const [first, second] = [items[one], items[other]];
    if (first && second) [items[one], items[other]] = [second, first];
  };
  const before = (one: number, other: number): boolean => {
    const [first, second] = [items[one], items[other]];
    return first !== undefined && second !== undefined && isBefore(first, second);
  };
  return {
    peek: (): Timer | undefined => items[0],
    push(timer: Timer): void {
      items.push(timer);
      for (let at = items.length - 1; at > 0 && before(at, (at - 1) >> 1); at = (at - 1) >> 1) swap(at, (at - 1) >> 1);
    },
    pop(): void {
      swap(0, items.length - 1);
      items.pop();
      for (let at = 0; ;) {
        const left = 2 * at + 1;
        const least = before(left + 1, left) ? left + 1 : left;
        if (!before(least, at)) return;
        swap(at, least);
        at = least;
      }
    },
  };
}
