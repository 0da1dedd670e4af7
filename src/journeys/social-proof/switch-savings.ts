import { addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { SocialProofSource, SwitchSaving } from "./social-proof.port.ts";

export interface SwitchSavingPorts {
  readonly source: Pick<SocialProofSource, "switchSavings">;
  readonly clock: Clock;
}

export interface SwitchSavings {
  /** The first and the last of the twelve whole months, as YYYY-MM. */
  readonly firstMonth: string;
  readonly lastMonth: string;
  /** The largest first; empty when there are too few. */
  readonly savings: readonly SwitchSaving[];
}

/** With fewer, a median reveals more about the persons than about the saving. */
const LEAST_SWITCHES = 20;
const MONTHS = 12;
/** The months have ended: only a late withdrawal changes anything. */
const CACHE_MS = 600_000;

/** The yearly saving of people who switched through us, from our own orders. */
export function createSwitchSavings({ source, clock }: SwitchSavingPorts): () => Promise<SwitchSavings> {
  let cached: { readonly atMs: number; readonly figures: Promise<SwitchSavings> } | undefined;

  async function read(nowMs: number): Promise<SwitchSavings> {
    const thisMonth = monthOf(swedishDate(nowMs));
    const firstMonth = monthOf(addMonths(thisMonth, -MONTHS));
    const found = await source.switchSavings(firstMonth, thisMonth, LEAST_SWITCHES);
    return {
      firstMonth,
      lastMonth: monthOf(addMonths(thisMonth, -1)),
      savings: found.filter(({ medianOre }) => medianOre > 0).toSorted((a, b) => b.medianOre - a.medianOre),
    };
  }

  return () => {
    const nowMs = clock.nowMs();
    if (cached && nowMs - cached.atMs < CACHE_MS) return cached.figures;
    const figures = read(nowMs);
    const asked = (cached = { atMs: nowMs, figures });
    // A failure is reported to the caller, and is not cached.
    figures.catch(() => {
      if (cached === asked) cached = undefined;
    });
    return figures;
  };
}
