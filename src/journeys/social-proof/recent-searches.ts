import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { PostalCodes } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { FinishedSearch, DemoMarked, SocialProofSource } from "./social-proof.port.ts";

export interface RecentSearchPorts {
  readonly source: Pick<SocialProofSource, "finishedSearches">;
  readonly postalCodes: PostalCodes;
  readonly clock: Clock;
}

/** A line of the feed: it cannot be traced to a person. */
export interface RecentSearch extends DemoMarked {
  readonly vertical: string;
  /** The county, when enough visitors have searched there. */
  readonly place: string | undefined;
  readonly minutesAgo: number;
}

export interface RecentSearches {
  readonly updatedAtMs: number;
  /** Newest first; empty when there are too few. */
  readonly searches: readonly RecentSearch[];
}

/** From the shortest: a busy hour is not read completely to find its last minute. */
const WINDOWS_MS = [MINUTE_MS, 30 * MINUTE_MS, 6 * HOUR_MS];
/** Enough to find shared places, few enough to read quickly. */
const READ_LIMIT = 500;
const SHOWN = 5;
/** With fewer, a line could identify a person. */
const LEAST_SEARCHES = 3;
/** A place is named only when this many visitors share it. */
const LEAST_IN_PLACE = 5;
/** Every visible page asks once in six seconds; the database is read once for all of them. */
const CACHE_MS = 5_000;

export function createRecentSearches({ source, postalCodes, clock }: RecentSearchPorts): () => Promise<RecentSearches> {
  let cached: { readonly atMs: number; readonly list: Promise<RecentSearches> } | undefined;

  async function read(nowMs: number): Promise<RecentSearches> {
    for (const windowMs of WINDOWS_MS) {
      const found = await source.finishedSearches(nowMs - windowMs, READ_LIMIT);
      if (found.length === READ_LIMIT || windowMs === WINDOWS_MS.at(-1))
        return { updatedAtMs: nowMs, searches: listSearches(found, postalCodes, nowMs) };
    }
    return { updatedAtMs: nowMs, searches: [] };
  }

  return () => {
    const nowMs = clock.nowMs();
    if (cached && nowMs - cached.atMs < CACHE_MS) return cached.list;
    const list = read(nowMs);
    const asked = (cached = { atMs: nowMs, list });
    // A failure is reported to the caller, and is not cached.
    list.catch(() => {
      if (cached === asked) cached = undefined;
    });
    return list;
  };
}

/** One line for each visitor and service: a visitor who tries five variants counts once. */
export function listSearches(
  found: readonly FinishedSearch[],
  postalCodes: PostalCodes,
  nowMs: number,
): readonly RecentSearch[] {
  const latest = new Map<string, FinishedSearch>();
  for (const search of found) {
    const key = `${search.vertical} ${search.owner}`;
    if ((latest.get(key)?.finishedAtMs ?? 0) < search.finishedAtMs) latest.set(key, search);
  }
  if (latest.size < LEAST_SEARCHES) return [];
  const countyOf = ({ postalCode }: FinishedSearch): string | undefined =>
    postalCode === undefined ? undefined : postalCodes.find(postalCode.replace(/\D/g, ""))?.countyName;
  const visitors = new Map<string, Set<string>>();
  for (const search of latest.values()) {
    const county = countyOf(search) ?? "";
    visitors.set(county, (visitors.get(county) ?? new Set()).add(search.owner));
  }
  return [...latest.values()]
    .toSorted((a, b) => b.finishedAtMs - a.finishedAtMs)
    .slice(0, SHOWN)
    .map((search) => {
      const county = countyOf(search);
      const isShared = county !== undefined && (visitors.get(county)?.size ?? 0) >= LEAST_IN_PLACE;
      return {
        vertical: search.vertical,
        place: isShared ? county : undefined,
        minutesAgo: Math.max(1, Math.floor((nowMs - search.finishedAtMs) / MINUTE_MS)),
        ...(search.isDemo ? { isDemo: true } : {}),
      };
    });
}
