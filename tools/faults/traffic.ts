import { systemClock } from "#platform/clock.ts";
import type { Person } from "#simulators/world/people.ts";
import { type AskedFetch, type FetchPlan, fetchUntilSettled } from "./fetch-clients.ts";
import { type AskedOrder, type OrderableOffer, orderUntilAnswered, type Shop } from "./order-clients.ts";
import { search, type SearchPlan } from "./search-visits.ts";
import { newBrowser } from "./browser.ts";
import { askForNewsletter, logIn, lookUpVehicle, readPage, readSeries, type Site } from "./visits.ts";

/** What visitors do during one row, decided before it begins. */
export interface TrafficPlan {
  readonly searches: readonly SearchPlan[];
  readonly offers: readonly OrderableOffer[];
  readonly people: readonly Person[];
  readonly newsletters: readonly string[];
  readonly fetches: readonly FetchPlan[];
  readonly vehicles: readonly { readonly plate: string; readonly brand: string }[];
  readonly pages: readonly string[];
  readonly series: readonly Parameters<typeof readSeries>[2][];
}

/** What they were promised. */
export interface Traffic {
  readonly orders: readonly AskedOrder[];
  readonly fetches: readonly AskedFetch[];
  readonly newsletters: readonly { readonly to: string; readonly isAcknowledged: boolean }[];
}

/** Everything of the plan once, each kind spread over the window. Ends when the last visitor has an answer or has given up. */
export async function runTraffic(
  site: Site,
  shop: Shop,
  plan: TrafficPlan,
  { windowMs, random }: { readonly windowMs: number; readonly random: () => number },
): Promise<Traffic> {
  const spread = <Item, Result>(items: readonly Item[], visit: (item: Item) => Promise<Result>): Promise<Result[]> =>
    Promise.all(
      items.map(async (item, at) => {
        await systemClock.sleep(((at + random()) / items.length) * windowMs);
        return visit(item);
      }),
    );
  const [orders, fetches, newsletters] = await Promise.all([
    spread(plan.offers, (offer) => orderUntilAnswered(shop, offer)),
    spread(plan.fetches, (fetch) => fetchUntilSettled([site.url], site.url, fetch)),
    spread(plan.newsletters, async (to) => ({
      to,
      isAcknowledged: await askForNewsletter(site, newBrowser(random), to),
    })),
    spread(plan.searches, (each) => search(site, newBrowser(random), each)),
    // A phone that cannot reach BankID ends the login: the visitor gives up.
    spread(plan.people, (person) => logIn(site, newBrowser(random), person).catch(() => undefined)),
    spread(plan.vehicles, ({ plate, brand }) => lookUpVehicle(site, newBrowser(random), plate, brand)),
    spread(plan.pages, (path) => readPage(site, newBrowser(random), path)),
    spread(plan.series, (each) => readSeries(site, newBrowser(random), each)),
  ]);
  return { orders, fetches, newsletters };
}
