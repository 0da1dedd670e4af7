import { type ComparedOffer, compareOffers } from "#domain/comparison/compare-offers.ts";
import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import type { Likeness } from "#domain/comparison/like-for-like.ts";
import { rankStaying, type Staying } from "#domain/comparison/staying.ts";
import { comparableFeeOre, type CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { DEFAULT_PAYMENT } from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { Cover } from "#domain/cover/cover.ts";
import type { AskedProvider } from "#domain/offer/offer.ts";
import type { InsuredEvent } from "#verticals/_contract/events.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { compareCover, coverToday, judgeOffers } from "./compare-cover.ts";
import type { FoundSearch } from "./found-search.ts";
import type { OrderCounts } from "./order-counts.port.ts";
import type { SearchState } from "#domain/search/search-progress.ts";
import type { SearchResult } from "./search.port.ts";

export interface ListPorts {
  readonly orderCounts: OrderCounts;
  /** The ids of a person's favourites in a search, by result id. */
  readonly favouritesIn: (personId: string, searchId: string) => Promise<ReadonlyMap<string, string>>;
}

export interface ListVisitor {
  /** The logged-in person, if there is one. */
  session(): Promise<{ readonly personId: string } | undefined>;
}

export interface ListedOffer extends ComparedOffer {
  readonly description: OfferDescription | undefined;
  readonly favouriteId: string | undefined;
  /** Its cover beside that of today's insurance; undefined where nothing is fetched, or the vertical has no rows of cover. */
  readonly likeness: Likeness | undefined;
}

/** What the rows of a list state of what may happen. */
export interface RowEvents {
  /** All that can be picked. */
  readonly all: readonly InsuredEvent[];
  /** Those that the visitor has picked, or what is stated until then; in the order of all. */
  readonly picked: readonly InsuredEvent[];
}

/** A search with its offers as its visitor may see them: the source of the call's answer and of the page. */
export interface ListedSearch
  extends Pick<FoundSearch, "searchId" | "vertical" | "summary" | "conflicts">, Omit<SearchResult, "offers"> {
  readonly state: SearchState;
  readonly asked: readonly AskedProvider[];
  /** What the order and every year and saving are of. */
  readonly payment: Payment;
  /** Ranked, and compared with the current insurance and with the choices of others. */
  readonly offers: readonly ListedOffer[];
  readonly currentInsurance: CurrentInsurance | undefined;
  /** What the visitor has typed; undefined where something is fetched. */
  readonly typedFeeOre: number | undefined;
  readonly cover: CoverComparison | undefined;
  /** Only beside a complete list: an offer that is awaited may be better. */
  readonly staying: Staying | undefined;
  /** Only where something is insured. */
  readonly rows:
    | {
        /** Types of the parts of which the customer's own share is stated. */
        readonly parts: readonly string[];
        readonly events: RowEvents;
        /** What today's insurance covers, where it is fetched and known. */
        readonly today: Cover | undefined;
      }
    | undefined;
}

/** What the offers are compared with, and in which way of paying. */
export interface ListBasis {
  readonly current: CurrentInsurance | undefined;
  readonly payment?: Payment | undefined;
  /** Ids of the events that the visitor has picked. */
  readonly events?: readonly string[] | undefined;
}

/** The offers of the search as it was found; each offer is described once. */
export async function listSearch(
  ports: ListPorts,
  { searchId, vertical, search, summary, conflicts, result, soFar }: FoundSearch,
  { current: currentInsurance, payment = DEFAULT_PAYMENT, events }: ListBasis,
  visitor: ListVisitor,
): Promise<ListedSearch> {
  const { offers, withoutOffer, registers = {} } = result ?? soFar ?? NOTHING_YET;
  const [recentOrders, favouriteIds] = await Promise.all([
    ports.orderCounts.recent(vertical.description.name),
    findFavourites(ports, searchId, visitor),
  ]);
  const descriptions = new Map(offers.map(({ detail }) => [detail, vertical.describeOffer?.(detail)]));
  const typedFeeOre = currentInsurance ? undefined : vertical.typedFeeOre?.(search);
  const compared = compareOffers(offers, {
    payment,
    current: currentInsurance,
    typedFeeOre,
    recentOrders,
    // A vertical without this description gets no credit for it.
    hasBindingTime: (detail) => descriptions.get(detail)?.bindingMonths !== 0,
  });
  const cover = compareCover(vertical, currentInsurance, summary);
  const likeness = judgeOffers(vertical, currentInsurance, cover);
  const listed = compared.map((offer) => ({
    ...offer,
    description: descriptions.get(offer.detail),
    favouriteId: favouriteIds.get(offer.resultId),
    likeness: likeness?.(descriptions.get(offer.detail)?.cover),
  }));
  return {
    searchId,
    vertical,
    summary,
    state: result ? "done" : soFar ? "open" : "created",
    asked: vertical.providers.map(({ providerId, name, slug, ordering, linkOut }) => ({
      providerId,
      name,
      slug,
      ...(ordering === undefined ? { isOrderedElsewhere: true } : {}),
      ...(linkOut === undefined ? {} : { hasLinkOut: true }),
    })),
    payment,
    offers: listed,
    withoutOffer,
    registers,
    currentInsurance,
    typedFeeOre,
    conflicts: currentInsurance ? conflicts : {},
    cover,
    staying: result ? rankCurrent(currentInsurance, listed, cover) : undefined,
    rows: rowsOf(vertical, search, { current: currentInsurance, events }),
  };
}

function rowsOf(
  vertical: FoundSearch["vertical"],
  search: unknown,
  { current, events: picked = [] }: ListBasis,
): ListedSearch["rows"] {
  const { events, chosenBy } = vertical;
  if (!chosenBy) return undefined;
  const all = events?.events.filter(({ id }) => events.isFor?.(id, search) ?? true) ?? [];
  const wanted = all.filter(({ id }) => picked.includes(id));
  return {
    parts: chosenBy.parts,
    today: current && coverToday(vertical, current),
    events: { all, picked: wanted.length > 0 ? wanted : all.filter(({ id }) => chosenBy.events.includes(id)) },
  };
}

const rankCurrent = (
  current: CurrentInsurance | undefined,
  offers: readonly ListedOffer[],
  cover: CoverComparison | undefined,
): Staying | undefined =>
  rankStaying(
    comparableFeeOre(current),
    offers.map(({ price, likeness }) => ({
      yearlyOre: price.comparison.ore,
      verdict: likeness?.verdict ?? "unknown",
    })),
    cover?.change,
  );

const NOTHING_YET: SearchResult = { offers: [], withoutOffer: [] };

/** A list is shown also when the favourites cannot be read. */
async function findFavourites({ favouritesIn }: ListPorts, searchId: string, { session }: ListVisitor) {
  try {
    const person = await session();
    return person ? await favouritesIn(person.personId, searchId) : NO_FAVOURITES;
  } catch {
    return NO_FAVOURITES;
  }
}

const NO_FAVOURITES: ReadonlyMap<string, string> = new Map();
