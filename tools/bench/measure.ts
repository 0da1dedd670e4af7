/** One figure of ours beside the bare limit, measured in the same run. */
export interface Comparison {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  /** The lowest and the highest ratio of a round. */
  readonly spread: readonly [number, number];
  readonly rounds: number;
  readonly unit: string;
  /** Processor time of our server per operation; the part of the figure that a busy machine disturbs least. */
  readonly cpuUsPerOp: number;
  /** The bare server's, where it is a process of its own: what a busy machine does to both cancels out. */
  readonly bareCpuUsPerOp?: number;
}

/** How long and how often each side is measured. */
export interface BenchLength {
  readonly roundMs: number;
  readonly rounds: number;
}

export const WHOLE: BenchLength = { roundMs: 4_000, rounds: 5 };
/** Shows that the measurement works; its figures are too few to compare. */
export const SHORT: BenchLength = { roundMs: 500, rounds: 1 };

/** One of the two that are compared. */
export interface Side {
  readonly operation: () => Promise<void>;
  /** Processor time that its server has used so far, where it is a process of its own. */
  readonly cpuUs?: () => number;
}

export interface Turns {
  readonly name: string;
  readonly unit: string;
  readonly clients: number;
  readonly length: BenchLength;
  readonly ours: Side & Required<Pick<Side, "cpuUs">>;
  readonly bare: Side;
}

/** Both sides in turns, so that what else happens on the machine meets both. The first round warms them up. */
export async function takeTurns({ name, unit, clients, length, ours, bare }: Turns): Promise<Comparison> {
  const rounds: { readonly bare: Measured; readonly ours: Measured }[] = [];
  for (let round = 0; round <= length.rounds; round++) {
    const measured = {
      bare: await measureSide(bare, clients, length.roundMs),
      ours: await measureSide(ours, clients, length.roundMs),
    };
    if (round > 0) rounds.push(measured);
  }
  const ratios = rounds.map((each) => each.ours.perSecond / each.bare.perSecond);
  const middle = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
  return {
    name,
    ours: round2(middle((each) => each.ours.perSecond)),
    bare: round2(middle((each) => each.bare.perSecond)),
    ratio: round2(median(ratios)),
    spread: [round2(Math.min(...ratios)), round2(Math.max(...ratios))],
    rounds: rounds.length,
    unit,
    cpuUsPerOp: Math.round(middle((each) => each.ours.cpuUs)),
    ...(bare.cpuUs === undefined ? {} : { bareCpuUsPerOp: Math.round(middle((each) => each.bare.cpuUs)) }),
  };
}

interface Measured {
  readonly perSecond: number;
  readonly cpuUs: number;
}

async function measureSide({ operation, cpuUs }: Side, clients: number, roundMs: number): Promise<Measured> {
  const beforeUs = cpuUs?.() ?? 0;
  const { perSecond, operations } = await closedLoop(clients, roundMs, operation);
  return { perSecond, cpuUs: ((cpuUs?.() ?? 0) - beforeUs) / Math.max(1, operations) };
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
