import type { ProgressData, SearchData } from "#http/contract/search.schema.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { post, type Shop } from "./order-clients.ts";
import { TEST_VERTICAL } from "./test-orders.ts";

/** A page that has no stream polls this often. */
const POLL_EVERY_MS = 800;
/** Much longer than a search lasts, also one that a second node has to begin again. */
const GIVE_UP_MS = 60_000;
const PAGE_WITHIN_MS = 20_000;

/** Searches as the page does: one request, and polls until either reports the end. False when neither did. */
export async function searchUntilEnded(shop: Shop, address: string): Promise<boolean> {
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
export async function readPage(shop: Shop, path: string, address: string): Promise<boolean> {
  try {
    const answer = await fetch(shop.urls[0] + path, {
      headers: { "x-forwarded-for": address },
      signal: AbortSignal.timeout(PAGE_WITHIN_MS),
    });
    await answer.arrayBuffer();
    shop.requested?.(path, answer.status);
    return answer.ok;
  } catch {
    shop.requested?.(path, undefined);
    return false;
  }
}

/** Each visitor has an address of their own, as behind a balancer in production. */
export const addressOf = (visitor: number): string => `10.9.${(visitor >> 8) & 255}.${visitor & 255}`;
