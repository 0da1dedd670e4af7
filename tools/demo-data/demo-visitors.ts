import { krToOre } from "#domain/format/swedish-format.ts";
import type { SearchData } from "#http/contract/search.schema.ts";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { randomId } from "#platform/ids.ts";
import { orderUntilAnswered, type Shop } from "#tools/faults/order-clients.ts";
import type { Person } from "#simulators/world/people.ts";
import type { SimulatedVertical } from "#verticals/simulated-registry.ts";
import { homeOf } from "./demo-people.ts";

/** A browser that compares, and perhaps buys. */
export interface DemoVisitor {
  readonly cookie: string;
  readonly address: string;
}

export const newDemoVisitor = (random: () => number): DemoVisitor => {
  const byte = () => 1 + Math.floor(random() * 250);
  return { cookie: `${VISITOR_COOKIE}=${randomId()}`, address: `10.${byte()}.${byte()}.${byte()}` };
};

/** The vertical's ordinary search with some of it otherwise, as people differ. */
export function varySearch({ samples }: SimulatedVertical, random: () => number): Record<string, string> {
  const changed = Object.entries(samples.otherRated).filter(() => random() < CHANGED_SHARE);
  return { ...samples.ordinary, ...Object.fromEntries(changed) };
}

const CHANGED_SHARE = 0.35;
const SEARCH_WITHIN_MS = 30_000;

export interface FoundOffer {
  readonly searchId: string;
  readonly resultId: string;
  readonly providerId: number;
  readonly yearlyFeeOre: number;
}

/** Undefined when the rate limit is reached: then the run ends. */
export async function searchAsDemo(
  shop: Shop,
  { cookie, address }: DemoVisitor,
  fields: Readonly<Record<string, string>>,
): Promise<FoundOffer[] | undefined> {
  const answer = await fetch(`${shop.urls[0] ?? ""}${shop.path}jamfor/ajax`, {
    method: "POST",
    headers: { origin: shop.publicOrigin, cookie, "x-forwarded-for": address },
    body: new URLSearchParams({ ...fields, tempsearchid: randomId() }),
    signal: AbortSignal.timeout(SEARCH_WITHIN_MS),
  });
  if (answer.status === TOO_MANY) return undefined;
  const { Data } = (await answer.json()) as { Data: SearchData | null };
  return (Data?.Result.Ok ?? []).map(({ ResultId, ProviderId, YearlyFeeRaw }) => ({
    searchId: Data?.Result.SearchId ?? "",
    resultId: ResultId,
    providerId: ProviderId,
    yearlyFeeOre: krToOre(YearlyFeeRaw),
  }));
}

const TOO_MANY = 429;

/** Buys one of the three best offers that can be ordered here, with the real checkout; returns how it ended, or why it did not. */
export async function orderAsDemo(
  shop: Shop,
  visitor: DemoVisitor,
  offers: readonly FoundOffer[],
  { person, random }: { readonly person: Person; readonly random: () => number },
): Promise<string | undefined> {
  const offer = offers[Math.floor(random() * Math.min(3, offers.length))];
  return offer && buyAsDemo(shop, visitor, offer, { person });
}

export async function buyAsDemo(
  shop: Shop,
  visitor: DemoVisitor,
  { resultId, providerId }: FoundOffer,
  { person, fetchDataId }: { readonly person: Person; readonly fetchDataId?: string },
): Promise<string | undefined> {
  const email = `demo-${randomId().replaceAll(/\W|_/g, "").slice(0, 10)}@example.se`;
  const offer = { resultId, providerId, isToBeRefused: false, email, home: homeOf(person) };
  const today = fetchDataId === undefined ? {} : { fetchDataId };
  const { reportedState, lastFault } = await orderUntilAnswered(shop, { ...visitor, ...offer, ...today });
  return reportedState ?? lastFault;
}
