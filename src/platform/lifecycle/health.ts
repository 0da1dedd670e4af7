import type { Clock } from "#platform/clock.ts";
import type { Logger } from "#platform/logging/logger.ts";

/** Passes by resolving and fails by rejecting. The signal fires when the result is no longer awaited. */
export type HealthCheck = (signal: AbortSignal) => Promise<unknown>;

export interface HealthAnswer {
  readonly status: 200 | 503;
  /** Answers whether, never why: the parts of the system are not public. The log names the check. */
  readonly body: { readonly status: "live" | "ready" | "not-ready" | "draining" };
}

export interface Health {
  /**
   * Only for what this process cannot answer without. A system that may be missing for a while (Redis) is no check:
   * it would take every node out at once.
   */
  addCheck(name: string, check: HealthCheck): void;
  /** Whether the process runs at all: an orchestrator restarts it when this does not answer. */
  live(): HealthAnswer;
  /** Whether requests should come here. */
  ready(): Promise<HealthAnswer>;
  markDraining(): void;
  readonly isDraining: boolean;
}

export interface HealthSettings {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly checkTimeoutMs?: number;
}

export function createHealth({ clock, logger, checkTimeoutMs = CHECK_TIMEOUT_MS }: HealthSettings): Health {
  const checks = new Map<string, HealthCheck>();
  let isDraining = false;
  let lastFailing = "";
  let running: Promise<readonly string[]> | undefined;
  let latest: { readonly atMs: number; readonly failing: readonly string[] } | undefined;

  const runChecks = async (): Promise<readonly string[]> => {
    const named = await Promise.all(
      Array.from(checks, async ([name, check]) => ((await passes(check, checkTimeoutMs)) ? undefined : name)),
    );
    const failing = named.filter((name) => name !== undefined);
    if (failing.join() !== lastFailing) logger.warn("readiness changed", { checks: failing });
    lastFailing = failing.join();
    latest = { atMs: clock.nowMs(), failing };
    return failing;
  };

  /** However many ask at once, the database is asked once. */
  const failingChecks = (): Promise<readonly string[]> => {
    if (latest !== undefined && clock.nowMs() - latest.atMs < FRESH_MS) return Promise.resolve(latest.failing);
    running ??= runChecks().finally(() => (running = undefined));
    return running;
  };

  return {
    addCheck(name, check) {
      checks.set(name, check);
      latest = undefined;
    },
    live: () => LIVE,
    async ready() {
      if (isDraining) return DRAINING;
      const failing = await failingChecks();
      if (isDraining) return DRAINING;
      return failing.length === 0 ? READY : NOT_READY;
    },
    markDraining() {
      isDraining = true;
    },
    get isDraining() {
      return isDraining;
    },
  };
}

/** A database that needs longer for `select 1` is not one to send visitors to. */
const CHECK_TIMEOUT_MS = 1000;

/** Probes come every few seconds; a client that asks more often gets the same answer. */
const FRESH_MS = 500;

const LIVE: HealthAnswer = { status: 200, body: { status: "live" } };
const READY: HealthAnswer = { status: 200, body: { status: "ready" } };
const NOT_READY: HealthAnswer = { status: 503, body: { status: "not-ready" } };
const DRAINING: HealthAnswer = { status: 503, body: { status: "draining" } };

async function passes(check: HealthCheck, timeoutMs: number): Promise<boolean> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve(false);
    }, timeoutMs);
  });
  const hasPassed = await Promise.race([settle(check, controller.signal), timeout]);
  clearTimeout(timer);
  return hasPassed;
}

async function settle(check: HealthCheck, signal: AbortSignal): Promise<boolean> {
  try {
    await check(signal);
    return true;
  } catch {
    return false;
  }
}
