/**
 * Answers that are given a moment later. A client that is refused at once asks again at once: 200 connections that are refused in
 * a tenth of a millisecond keep a node as busy with refusing as with working. Held, each can ask a few times a second.
 */
export interface HeldAnswers {
  /** Runs it after the hold, or at once when too many are held already. */
  hold(answer: () => void): void;
  held(): number;
  stop(): void;
}

export interface HoldOptions {
  readonly holdMs: number;
  /** Each keeps a connection. */
  readonly most: number;
}

const LOOKS_PER_HOLD = 4;

export function createHeldAnswers({ holdMs, most }: HoldOptions): HeldAnswers {
  let held = 0;
  /** By how many looks they still wait. */
  const buckets: (() => void)[][] = Array.from({ length: LOOKS_PER_HOLD }, () => []);
  const release = () => {
    const due = buckets.shift() ?? [];
    buckets.push([]);
    held -= due.length;
    for (const answer of due) answer();
  };
  const timer = setInterval(release, holdMs / LOOKS_PER_HOLD);
  timer.unref();
  return {
    hold(answer) {
      if (held >= most) return answer();
      held++;
      buckets.at(-1)?.push(answer);
    },
    held: () => held,
    stop() {
      clearInterval(timer);
      for (let look = 0; look < LOOKS_PER_HOLD; look++) release();
    },
  };
}
