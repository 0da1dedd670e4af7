import { daysBetween } from "#domain/calendar/day-arithmetic.ts";

/** How a new insurance aligns with the one that it replaces; days are YYYY-MM-DD. */
export type RenewalAlignment =
  | { readonly kind: "aligned" }
  /** gap: the former has ended before the new begins. double: both are paid for until the former ends. */
  | { readonly kind: "gap" | "double"; readonly days: number };

export function compareWithRenewal(formerEndsOn: string, newStartsOn: string): RenewalAlignment {
  const days = daysBetween(formerEndsOn, newStartsOn);
  if (days === 0) return { kind: "aligned" };
  return days > 0 ? { kind: "gap", days } : { kind: "double", days: -days };
}
