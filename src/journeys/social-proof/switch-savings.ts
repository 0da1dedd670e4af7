import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { SocialProofSource, SwitchSaving } from "./social-proof.port.ts";

export interface SwitchSavingPorts {
  readonly source: Pick<SocialProofSource, "switchSavings">;
  readonly clock: Clock;
}

export interface SwitchSavings {
  /** The first and the last of the twelve whole months that were looked at, as YYYY-MM. */
  readonly firstMonth: string;
  readonly lastMonth: string;
  /** The largest first; empty when there are too few to tell. */
  readonly savings: readonly SwitchSaving[];
}

/** With fewer, a median says more of who they were than of what can be saved. */
export const LEAST_SWITCHES = 20;
const MONTHS = 12;
/** The months that are looked at have ended: only a late withdrawal changes anything. */
const CACHE_MS = 600_000;

/** What those who switched through us keep each year, from our own orders. */
export function createSwitchSavings({ source, clock }: SwitchSavingPorts): () => Promise<SwitchSavings> {
  let kept: { readonly atMs: number; readonly figures: Promise<SwitchSavings> } | undefined;

  async function read(nowMs: number): Promise<SwitchSavings> {
    const thisMonth = swedishDate(nowMs).slice(0, 7);
    const firstMonth = addMonths(thisMonth, -MONTHS);
    const found = await source.switchSavings(firstMonth, thisMonth, LEAST_SWITCHES);
    return {
      firstMonth,
      lastMonth: addMonths(thisMonth, -1),
      savings: found.filter(({ medianOre }) => medianOre > 0).toSorted((a, b) => b.medianOre - a.medianOre),
    };
  }

  return () => {
    const nowMs = clock.nowMs();
    if (kept && nowMs - kept.atMs < CACHE_MS) return kept.figures;
    const figures = read(nowMs);
    const asked = (kept = { atMs: nowMs, figures });
    // A failure is told to who asked, and is not remembered.
    figures.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return figures;
  };
}

/** "2026-11" and −12 → "2025-11". */
function addMonths(month: string, change: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + change)).toISOString().slice(0, 7);
}
