/** One figure of ours beside the bare limit, measured in the same run. */
export interface Comparison {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  readonly unit: string;
  /** Processor time of our server per operation; the part of the figure that a busy machine disturbs least. */
  readonly cpuUsPerOp: number;
  /** The bare server's, where it is a process of its own: what a busy machine does to both cancels out. */
  readonly bareCpuUsPerOp?: number;
}

export interface Round {
  readonly perSecond: number;
  readonly operations: number;
}

/** Keeps `clients` operations under way for the given time and counts those that ended. */
export async function closedLoop(clients: number, durationMs: number, operation: () => Promise<void>): Promise<Round> {
  const startedMs = performance.now();
  const endMs = startedMs + durationMs;
  let operations = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < endMs) {
        await operation();
        operations++;
      }
    }),
  );
  return { operations, perSecond: (operations * 1000) / (performance.now() - startedMs) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

export const round2 = (value: number): number => Math.round(value * 100) / 100;
