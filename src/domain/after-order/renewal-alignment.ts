/** How a new insurance aligns with the one that it replaces; days are YYYY-MM-DD. */
export type RenewalAlignment =
  | { readonly kind: "aligned" }
  /** gap: the former has ended before the new begins. double: both are paid for until the former ends. */
  | { readonly kind: "gap" | "double"; readonly days: number };

const DAY_MS = 86_400_000;

export function compareWithRenewal(formerEndsOn: string, newStartsOn: string): RenewalAlignment {
  const days = Math.round((Date.parse(newStartsOn) - Date.parse(formerEndsOn)) / DAY_MS);
  if (days === 0) return { kind: "aligned" };
  return days > 0 ? { kind: "gap", days } : { kind: "double", days: -days };
}
