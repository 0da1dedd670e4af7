import type { RateDecision, RateRule } from "./rate-rule.ts";
import { decide, isCounted, slotAt, slotMsOf } from "./window-slots.ts";

export interface MemoryWindows {
  take(rule: RateRule, key: string, nowMs: number): RateDecision;
}

/**
 * What one node counts while Redis is unreachable. Bounded: when full, the oldest keys make room. Rules that fail closed are
 * stored apart and forget no key early, because a flood of made-up keys would otherwise evict a real one; they refuse new keys.
 */
export function createMemoryWindows(maxKeys = MAX_KEYS): MemoryWindows {
  const open = createStore(maxKeys, "forget-oldest");
  const closed = createStore(maxKeys, "refuse-newest");
  return {
    take(rule, key, nowMs) {
      const window = (rule.failClosed ? closed : open)(key, nowMs);
      if (window === undefined) return { allowed: false, remaining: 0, retryAfterMs: rule.windowMs };
      return takeFrom(window, rule, nowMs);
    },
  };
}

interface Window {
  readonly counts: Map<number, number>;
  expiresAtMs: number;
}

/** Some twenty megabytes at most. */
const MAX_KEYS = 50_000;

/** Looking through all keys for expired ones takes milliseconds, so a flood may cause it once a second only. */
const SWEEP_INTERVAL_MS = 1000;

/** Of all keys, at once: what was deleted before the oldest is passed over each time the oldest is looked for. */
const FORGOTTEN_SHARE = 1 / 16;

function createStore(maxKeys: number, whenFull: "forget-oldest" | "refuse-newest") {
  const windows = new Map<string, Window>();
  let sweptAtMs = Number.NEGATIVE_INFINITY;
  const sweep = (nowMs: number): void => {
    if (nowMs - sweptAtMs < SWEEP_INTERVAL_MS) return;
    sweptAtMs = nowMs;
    for (const [key, { expiresAtMs }] of windows) if (expiresAtMs <= nowMs) windows.delete(key);
  };
  return (key: string, nowMs: number): Window | undefined => {
    const known = windows.get(key);
    if (known !== undefined) return known;
    if (windows.size >= maxKeys) sweep(nowMs);
    if (windows.size >= maxKeys) {
      if (whenFull === "refuse-newest") return undefined;
      let left = Math.max(1, Math.floor(maxKeys * FORGOTTEN_SHARE));
      for (const oldest of windows.keys()) {
        if (left-- === 0) break;
        windows.delete(oldest);
      }
    }
    const window: Window = { counts: new Map(), expiresAtMs: nowMs };
    windows.set(key, window);
    return window;
  };
}

function takeFrom(window: Window, rule: RateRule, nowMs: number): RateDecision {
  const slotMs = slotMsOf(rule);
  const current = slotAt(nowMs, slotMs);
  let taken = 0;
  let oldest = current;
  for (const [slot, count] of window.counts) {
    if (!isCounted(slot, current)) {
      window.counts.delete(slot);
      continue;
    }
    taken += count;
    oldest = Math.min(oldest, slot);
  }
  const decision = decide(rule, taken, oldest, nowMs);
  if (decision.allowed) {
    window.counts.set(current, (window.counts.get(current) ?? 0) + 1);
    window.expiresAtMs = nowMs + rule.windowMs + 2 * slotMs;
  }
  return decision;
}
