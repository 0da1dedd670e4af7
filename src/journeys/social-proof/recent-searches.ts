import type { PostalCodes } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { FinishedSearch, DemoMarked, SocialProofSource } from "./social-proof.port.ts";

export interface RecentSearchPorts {
  readonly source: Pick<SocialProofSource, "finishedSearches">;
  readonly postalCodes: PostalCodes;
  readonly clock: Clock;
}

/** A line of the feed: nothing in it can be traced to anybody. */
export interface RecentSearch extends DemoMarked {
  readonly vertical: string;
  /** The county, when enough have searched there. */
  readonly place: string | undefined;
  readonly minutesAgo: number;
}

export interface RecentSearches {
  readonly updatedAtMs: number;
  /** Newest first; empty when there are too few to tell. */
  readonly searches: readonly RecentSearch[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** From the shortest: a busy hour is not read through to find its last minute. */
const WINDOWS_MS = [MINUTE_MS, 30 * MINUTE_MS, 6 * HOUR_MS];
/** Enough to know where many are, few enough to read in a moment. */
const READ_LIMIT = 500;
const SHOWN = 5;
/** With fewer, each line would be somebody. */
const LEAST_SEARCHES = 3;
/** So many visitors must share a place before it is named. */
const LEAST_IN_PLACE = 5;
/** Every visible page asks once in six seconds; the database is asked once for all of them. */
const CACHE_MS = 5_000;

export function createRecentSearches({ source, postalCodes, clock }: RecentSearchPorts): () => Promise<RecentSearches> {
  let kept: { readonly atMs: number; readonly list: Promise<RecentSearches> } | undefined;

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
    if (kept && nowMs - kept.atMs < CACHE_MS) return kept.list;
    const list = read(nowMs);
    const asked = (kept = { atMs: nowMs, list });
    // A failure is told to who asked, and is not remembered.
    list.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return list;
  };
}

/** One line for each visitor and service: somebody who tries five variants is still one who compares. */
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
