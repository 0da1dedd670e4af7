import { recentSearchesCallPath } from "#domain/addresses/content-call-paths.ts";
import { statisticsPath } from "#domain/addresses/content-paths.ts";
import { rankingLogPath } from "#domain/addresses/ranking-log-paths.ts";
import { latestPurchaseCallPath } from "#domain/addresses/shop-call-paths.ts";
import type { ProgressData, SearchData } from "#http/contract/search.schema.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { openAnswerBook } from "./answer-book.ts";
import { send } from "./browser.ts";
import type { NodesRow } from "./nodes-report.ts";
import { type AskedOrder, type OrderableOffer, orderUntilAnswered, post, type Shop } from "./order-clients.ts";
import { spreadOver } from "./scenario.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

/** A page that has no stream polls this often. */
const POLL_EVERY_MS = 800;
/** Much longer than a search lasts, also one that a second node has to begin again. */
const GIVE_UP_MS = 60_000;
const PAGE_EVERY_MS = 250;
const SEARCH_EVERY_MS = 700;
/** During a rolling restart. About as long as the restarts take: later orders are placed after them. */
const ORDER_EVERY_MS = 3_000;
const PER_SECOND = 4;

/** Requests of a row as the visitors saw them: without an answer, a fault of the server, or refused for lack of room is failed. */
export function countRequests(shop: Shop, log: (line: string) => void) {
  const book = openAnswerBook();
  return {
    shop: { ...shop, requested: book.count } satisfies Shop,
    read(): Pick<NodesRow, "requests" | "failed"> {
      const { requests, answered, kinds } = book.read();
      for (const [kind, count] of Object.entries(kinds)) log(`failed ${count}: ${kind}`);
      return { requests, failed: requests - answered };
    },
  };
}

export type Visits = Pick<NodesRow, "requests" | "failed" | "searches" | "searchesLost"> & {
  readonly orders: readonly AskedOrder[];
};

/** Visitors read, search, poll and order while the operator works, and go on until that has ended. */
export async function visitDuring(
  shop: Shop,
  given: { readonly offers: readonly OrderableOffer[]; readonly pages: readonly string[] },
  operate: () => Promise<unknown>,
  log: (line: string) => void,
): Promise<Visits> {
  const counted = countRequests(shop, log);
  const over = new AbortController();
  let visitor = 0;
  const repeat = async <T>(everyMs: number, visit: (visitor: number) => Promise<T>): Promise<T[]> => {
    const visits: Promise<T>[] = [];
    while (!over.signal.aborted) {
      visits.push(visit(visitor++));
      await systemClock.sleep(everyMs);
    }
    return Promise.all(visits);
  };
  const reading = repeat(PAGE_EVERY_MS, (nth) =>
    readPage(counted.shop, given.pages[nth % given.pages.length] ?? "/", addressOf(nth)),
  );
  const searching = repeat(SEARCH_EVERY_MS, (nth) => searchUntilEnded(counted.shop, addressOf(nth)));
  const ordering = spreadOver(given.offers, ORDER_EVERY_MS * given.offers.length, (offer) =>
    orderUntilAnswered(counted.shop, offer),
  );
  try {
    await operate();
  } finally {
    over.abort();
  }
  await reading;
  const searches = await searching;
  const orders = await ordering;
  const searchesLost = searches.filter((isEnded) => !isEnded).length;
  return { ...counted.read(), searches: searches.length, searchesLost, orders };
}

/** Searches at an even pace, while something is done after half of them: those of the last seconds are under way then. */
export async function searchDuring(shop: Shop, searches: number, harm: () => Promise<void>): Promise<number> {
  const windowMs = (searches / PER_SECOND) * 1_000;
  const visitors = Array.from({ length: searches }, (_, at) => addressOf(2_000 + at));
  const searching = spreadOver(visitors, windowMs, (address) => searchUntilEnded(shop, address));
  await systemClock.sleep(windowMs / 2);
  await harm();
  return (await searching).filter((isEnded) => !isEnded).length;
}

/** Orders at an even pace, while something is done to the nodes after a third of them. */
export async function orderDuring(
  shop: Shop,
  offers: readonly OrderableOffer[],
  harm: () => Promise<void>,
): Promise<readonly AskedOrder[]> {
  const windowMs = (offers.length / PER_SECOND) * 1_000;
  const ordering = spreadOver(offers, windowMs, (offer) => orderUntilAnswered(shop, offer));
  const harming = systemClock.sleep(windowMs / 3).then(harm);
  const asked = await ordering;
  await harming;
  return asked;
}

/** Searches as the page does: one request, and polls until either reports the end. False when neither did. */
async function searchUntilEnded(shop: Shop, address: string): Promise<boolean> {
  const who = { cookie: `__Host-sparv=${randomId()}`, address };
  const tempsearchid = randomId();
  const sample = simulatedVerticals.find(({ name }) => name === TEST_VERTICAL)?.samples.ordinary ?? {};
  const startedMs = performance.now();
  let isEnded = false;
  // A cookie that an answer changes belongs to the browser, whichever request gets it first.
  const searching = post<SearchData>(shop, who, "jamfor/ajax", { ...sample, tempsearchid }, 0).then(
    ({ Data }) => {
      isEnded = (Data?.Result.Ok.length ?? 0) > 0;
    },
    // After a lost answer, the polls report the end.
    () => undefined,
  );
  while (!isEnded && performance.now() - startedMs < GIVE_UP_MS) {
    await Promise.race([searching, systemClock.sleep(POLL_EVERY_MS)]);
    if (isEnded) break;
    try {
      const { Data } = await post<ProgressData>(shop, { ...who }, "jamfor/progress", { tempsearchid }, 0);
      isEnded = Data?.Result.Done === true && Data.Result.Providers.some(({ YearlyFee }) => YearlyFee !== null);
    } catch {
      // Asked again after the pause.
    }
    await systemClock.sleep(POLL_EVERY_MS);
  }
  return isEnded;
}

/** Asks for a page or a call as a browser does; true when it came as it should. */
export const readPage = (shop: Shop, path: string, address: string): Promise<boolean> =>
  send(shop, { cookie: "", address }, path).then(
    ({ ok }) => ok,
    () => false,
  );

/** Each visitor has an address of their own, as behind a balancer in production. */
export const addressOf = (visitor: number): string => `10.9.${(visitor >> 8) & 255}.${visitor & 255}`;

/** What everyone sees alike, and what may be a few seconds old. */
export const readOnlyPages = (shopIds: readonly number[]): string[] => [
  recentSearchesCallPath(),
  statisticsPath(),
  rankingLogPath(),
  ...[...new Set(shopIds)].slice(0, 3).map((id) => `${latestPurchaseCallPath()}?shopid=${id}`),
];
