import type { RateDecision, RateRule } from "./rate-rule.ts";

/**
 * A window is counted in ten slots of time, and a slot counts until all of it is older than the window. So no stretch of
 * `windowMs` ever holds more than the limit (a fixed window lets twice as many through at its edge), the stored state has a
 * fixed size however large the limit, and the price is that one waits up to a tenth longer than strictly needed.
 */
export const SLOTS = 10;

export const slotMsOf = (rule: RateRule): number => Math.max(1, Math.ceil(rule.windowMs / SLOTS));

export const slotAt = (nowMs: number, slotMs: number): number => Math.floor(nowMs / slotMs);

export const isCounted = (slot: number, currentSlot: number): boolean => currentSlot - slot <= SLOTS;

export function decide(rule: RateRule, takenBefore: number, oldestSlot: number, nowMs: number): RateDecision {
  if (takenBefore < rule.limit) return { allowed: true, remaining: rule.limit - takenBefore - 1, retryAfterMs: 0 };
  const freeAtMs = (oldestSlot + SLOTS + 1) * slotMsOf(rule);
  return { allowed: false, remaining: 0, retryAfterMs: Math.max(1, freeAtMs - nowMs) };
}
