import { drawShare } from "./draw.ts";
import type { Fault } from "./fault.ts";
import { recentCounts } from "./recent-counts.ts";

/** The faults that are set, by target. */
export interface FaultBook {
  set(target: string, faults: readonly Fault[]): void;
  get(target: string): readonly Fault[];
  clearAll(): void;
  /** The fault that hits this call, if any. The key is what was asked; the same question may fare better the next time. */
  draw(target: string, operation: string, key: string): Fault | undefined;
}

export function createFaultBook(seed: number): FaultBook {
  const set = new Map<string, ArmedFault[]>();
  /** How often each question has come while faults were set: a retry draws again, and a second run draws the same. */
  const tries = recentCounts(MAX_REMEMBERED_QUESTIONS);

  return {
    set(target, faults) {
      if (faults.length === 0) set.delete(target);
      else
        set.set(
          target,
          faults.map((fault) => ({ fault, left: fault.count ?? Infinity })),
        );
      if (set.size === 0) tries.clear();
    },
    get: (target) => (set.get(target) ?? []).map(({ fault }) => fault),
    clearAll() {
      set.clear();
      tries.clear();
    },
    draw(target, operation, key) {
      const armed = set.get(target);
      if (!armed) return undefined;
      const attempt = tries.next(`${target} ${operation} ${key}`);
      for (const [place, candidate] of armed.entries()) {
        const { fault } = candidate;
        if (fault.operation !== undefined && fault.operation !== operation) continue;
        if (drawShare(seed, target, operation, key, attempt, fault.kind, place) >= fault.share) continue;
        if (--candidate.left <= 0) {
          const rest = armed.filter((other) => other !== candidate);
          if (rest.length === 0) set.delete(target);
          else set.set(target, rest);
        }
        return fault;
      }
      return undefined;
    },
  };
}

interface ArmedFault {
  readonly fault: Fault;
  left: number;
}

const MAX_REMEMBERED_QUESTIONS = 100_000;
