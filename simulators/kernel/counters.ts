/** What has happened at each target since the last reset: what a test or a fault run is judged by. */
export interface Counters {
  call(target: string, operation: string): void;
  fault(target: string, kind: string): void;
  /** Anything else a system wants to be known by: quotes offered, quotes declined. */
  tally(target: string, name: string): void;
  /** One placement of an order at the other side; two for one reference is an order placed twice. */
  placed(target: string, reference: string): void;
  read(target: string): TargetCounters;
  orders(target: string): Readonly<Record<string, number>>;
  reset(target?: string): void;
}

export interface TargetCounters {
  readonly calls: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, number>>;
  readonly tallies: Readonly<Record<string, number>>;
  readonly orders: {
    readonly references: number;
    readonly placements: number;
    /** Placements beyond the first of each reference. */
    readonly duplicates: number;
  };
}

export function createCounters(): Counters {
  const targets = new Map<string, Counts>();
  const of = (target: string): Counts => {
    const known = targets.get(target);
    if (known) return known;
    const fresh: Counts = { calls: new Map(), faults: new Map(), tallies: new Map(), placements: new Map() };
    targets.set(target, fresh);
    return fresh;
  };
  return {
    call: (target, operation) => raise(of(target).calls, operation),
    fault: (target, kind) => raise(of(target).faults, kind),
    tally: (target, name) => raise(of(target).tallies, name),
    placed: (target, reference) => raise(of(target).placements, reference),
    read(target) {
      const { calls, faults, tallies, placements } = of(target);
      const total = [...placements.values()].reduce((sum, count) => sum + count, 0);
      return {
        calls: Object.fromEntries(calls),
        faults: Object.fromEntries(faults),
        tallies: Object.fromEntries(tallies),
        orders: { references: placements.size, placements: total, duplicates: total - placements.size },
      };
    },
    orders: (target) => Object.fromEntries(of(target).placements),
    reset(target) {
      if (target === undefined) targets.clear();
      else targets.delete(target);
    },
  };
}

interface Counts {
  readonly calls: Map<string, number>;
  readonly faults: Map<string, number>;
  readonly tallies: Map<string, number>;
  readonly placements: Map<string, number>;
}

const raise = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
