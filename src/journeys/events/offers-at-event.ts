import { findPart, withAddOns } from "#domain/cover/cover.ts";
import { type CoverOutcome, outcomeOf } from "#domain/cover/outcome.ts";
import { DEFAULT_PAYMENT, type Fees, feesOf } from "#domain/offer/price.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { CheckoutStore, CheckoutVersion } from "#journeys/checkout/checkout.port.ts";
import { chosenAddOns, describeChosen, priceOfQuote } from "#journeys/checkout/checkout-view.ts";
import { type FoundSearch, usableOffers } from "#journeys/search/found-search.ts";
import type { InsuredEvent } from "#verticals/_contract/events.ts";

/** What an offer, with what its visitor has chosen in its checkout, does at an event. */
export interface OfferAtEvent extends Fees {
  readonly offer: RankedOffer;
  /** Undefined where neither the offer nor the terms state it. */
  readonly outcome: CoverOutcome | undefined;
  /** The add-ons that are chosen in the checkout, by name: they are in price and outcome. */
  readonly chosen: readonly string[];
  /** Nothing is chosen in a checkout that the list does not have. */
  readonly isAsListed: boolean;
  /** What would pay more, where it is sold and not chosen. */
  readonly addOn: AddOnAtEvent | undefined;
}

export interface AddOnAtEvent {
  readonly name: string;
  readonly yearlyOre: number;
  readonly ownOre: number;
}

export async function offersAtEvent(
  checkouts: Pick<CheckoutStore, "newestOf">,
  found: FoundSearch,
  owner: string,
  event: InsuredEvent,
): Promise<OfferAtEvent[]> {
  const offers = usableOffers(found);
  const opened = await checkouts.newestOf(
    offers.map(({ resultId }) => resultId),
    owner,
  );
  return offers.map((offer) =>
    offerAtEvent(
      found,
      event,
      offer,
      opened.find(({ resultId }) => resultId === offer.resultId),
    ),
  );
}

function offerAtEvent(
  { vertical }: FoundSearch,
  event: InsuredEvent,
  offer: RankedOffer,
  opened: CheckoutVersion | undefined,
): OfferAtEvent {
  const chosen = opened ? chosenAddOns(opened.quote, opened.chosen) : [];
  const described = opened
    ? describeChosen(vertical, opened.quote, opened.chosen)
    : vertical.describeOffer?.(offer.detail);
  const cover = described?.cover ?? [];
  const outcome = outcomeOf(cover, event);
  const { addOn } = findPart(cover, event.part) ?? {};
  const bought = addOn && outcomeOf(withAddOns(cover, [addOn.id]), event);
  const isMore = bought && (!outcome?.isCovered || bought.ownOre < outcome.ownOre);
  return {
    offer,
    ...(opened ? feesOf(priceOfQuote(vertical, opened.quote), opened.quote.payment) : feesOf(offer.price)),
    isAsListed: !opened || (chosen.length === 0 && opened.quote.payment === DEFAULT_PAYMENT),
    outcome,
    chosen,
    addOn: addOn && isMore ? { name: addOn.name, yearlyOre: addOn.yearlyOre, ownOre: bought.ownOre } : undefined,
  };
}
