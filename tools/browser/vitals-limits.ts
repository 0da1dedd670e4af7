import type { Vitals } from "./measure-vitals.ts";

type Limits = Readonly<Partial<Record<"lcpMs" | "tbtMs" | "cls" | "jsKb", number>>>;

/** Limits of a page load on a slow phone. */
const FIRST_IMPRESSION: Limits = { lcpMs: 2_000, tbtMs: 150, cls: 0.05 };

/** The start page is what most visitors see first; information pages need hardly any script. */
export function limitsOf(path: string, pagesToRead: readonly string[]): Limits {
  if (path === "/") return { ...FIRST_IMPRESSION, jsKb: 125 };
  return pagesToRead.includes(path) ? { ...FIRST_IMPRESSION, jsKb: 15 } : {};
}

/** Descriptions of the values over their limit; empty when there are none. */
export const overLimits = (vitals: Vitals, limits: Limits): string[] =>
  Object.entries(limits).flatMap(([name, limit]) => {
    const measured = vitals[name as keyof Limits];
    return measured <= limit ? [] : [`${vitals.path}: ${name} is ${measured}, and may be ${limit}`];
  });
