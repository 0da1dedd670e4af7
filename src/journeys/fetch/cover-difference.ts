import type { CoverChange } from "#domain/comparison/cover-change.ts";
import { type CoverVerdict, type DifferenceRow, differenceRows } from "#domain/comparison/like-for-like.ts";
import { comparableFeeOre } from "#domain/current-insurance/current-insurance.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { coverToday } from "#journeys/search/compare-cover.ts";
import type { ListedOffer, ListedSearch, ListVisitor } from "#journeys/search/list-search.ts";
import type { ListRequest, SearchJourney } from "#journeys/search/search-journey.ts";

/** One offer beside the insurance that the visitor has today. */
export interface CoverDifference {
  readonly searchId: string;
  readonly today: DifferenceParty & { readonly yearlyOre: number | undefined; readonly coverName: string | undefined };
  readonly offer: DifferenceParty & { readonly yearlyOre: number; readonly subscriptionName: string };
  /** Undefined when nothing is saved, or today's fee is unknown or a campaign's. */
  readonly savingOre: number | undefined;
  readonly verdict: CoverVerdict;
  /** Another kind of cover than today's. */
  readonly change: CoverChange | undefined;
  readonly rows: readonly DifferenceRow[];
  /** What the offer has besides the cover. Nothing of it is reported of today's insurance. */
  readonly benefits: readonly string[];
  readonly documents: OfferDescription["links"];
}

export interface DifferenceParty {
  readonly providerName: string;
  /** Undefined for a provider that the service does not ask. */
  readonly slug: string | undefined;
}

export interface CoverDifferencePorts {
  readonly searches: Pick<SearchJourney, "findList">;
  /** Undefined also when the offer belongs to another visitor. */
  readonly searchOfResult: (resultId: string, owner: string) => Promise<string | undefined>;
}

export interface DifferenceRequest extends Pick<ListRequest, "vertical" | "owner" | "payment"> {
  readonly resultId: string;
  readonly fetchDataId: string;
}

/** Undefined for what is not the visitor's own, and where the vertical has no rows of cover. */
export async function findCoverDifference(
  { searches, searchOfResult }: CoverDifferencePorts,
  { resultId, ...request }: DifferenceRequest,
  visitor: ListVisitor,
): Promise<CoverDifference | undefined> {
  const searchId = await searchOfResult(resultId, request.owner);
  const listed =
    searchId === undefined ? undefined : await searches.findList({ ...request, searchId, wait: false }, visitor);
  const offer = listed?.offers.find((each) => each.resultId === resultId);
  return listed && offer && describeDifference(listed, offer);
}

function describeDifference(listed: ListedSearch, offer: ListedOffer): CoverDifference | undefined {
  const { vertical, currentInsurance: current, cover, asked } = listed;
  const today = current && coverToday(vertical, current);
  if (!today || !offer.likeness) return undefined;
  const rows = [...differenceRows(today, offer.description?.cover ?? []), ...otherRows(offer)];
  return {
    searchId: listed.searchId,
    today: {
      providerName: current.providerName,
      slug: asked.find(({ name }) => name === current.providerName)?.slug,
      yearlyOre: comparableFeeOre(current),
      coverName: cover?.today,
    },
    offer: {
      providerName: offer.providerName,
      slug: asked.find(({ providerId }) => providerId === offer.providerId)?.slug,
      yearlyOre: offer.price.comparison.ore,
      subscriptionName: offer.subscriptionName,
    },
    savingOre: offer.yearlyFeeSavedOre,
    verdict: offer.likeness.verdict,
    change: cover?.change,
    rows,
    benefits: offer.description?.benefits ?? [],
    documents: offer.description?.links ?? [],
  };
}

/** An insurer reports neither binding nor notice of today's insurance. */
function otherRows({ description }: ListedOffer): DifferenceRow[] {
  if (description?.bindingMonths === undefined) return [];
  const { type, name, text } = bindingTerm(description.bindingMonths);
  return [{ type, name, today: undefined, offered: text, difference: "unknown" }];
}
