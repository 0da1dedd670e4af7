import type { RankedOffer } from "#domain/offer/offer.ts";
import { comparisonOf } from "#domain/offer/price.ts";
import { isSameCover } from "#domain/watch/same-cover.ts";
import type { FormerAgreement, FoundOffer, WatchOutcome } from "#domain/watch/watch.ts";
import { coverRows } from "#domain/cover/cover-rows.ts";
import { coverOf } from "#journeys/search/compare-cover.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** More than the page shows at once. */
const SHOWN_LESSER = 10;

export interface FoundOffers {
  readonly outcome: Extract<WatchOutcome, "cheaper" | "not-cheaper">;
  readonly best: FoundOffer | undefined;
  readonly lesser: readonly FoundOffer[];
}

/** The best with the same cover, and what is cheaper than the former agreement for less. */
export function findOffers(
  vertical: Pick<AnyVerticalServer, "providers" | "describeOffer">,
  former: FormerAgreement,
  offers: readonly RankedOffer[],
): FoundOffers {
  const found = offers.map((offer) => foundOffer(vertical, former, offer)).toSorted(byPrice);
  const best = found.find(({ rows }) => isSameCover(former.rows, rows));
  const savingOre = best?.savingOre ?? 0;
  const lesser = found.filter((offer) => (offer.savingOre ?? 0) > savingOre && !isSameCover(former.rows, offer.rows));
  return { outcome: savingOre > 0 ? "cheaper" : "not-cheaper", best, lesser: lesser.slice(0, SHOWN_LESSER) };
}

const byPrice = (one: FoundOffer, other: FoundOffer): number =>
  one.yearlyOre - other.yearlyOre || one.providerName.localeCompare(other.providerName, "sv");

function foundOffer(
  vertical: Pick<AnyVerticalServer, "providers" | "describeOffer">,
  { yearlyOre: formerOre }: FormerAgreement,
  offer: RankedOffer,
): FoundOffer {
  const { resultId, providerId, providerName, price } = offer;
  const yearlyOre = comparisonOf(price).ore;
  return {
    offerId: resultId,
    providerId,
    providerName,
    providerSlug: vertical.providers.find((provider) => provider.providerId === providerId)?.slug ?? "",
    yearlyOre,
    savingOre: formerOre === undefined ? undefined : formerOre - yearlyOre,
    rows: coverRows(coverOf(vertical, offer) ?? []),
  };
}
