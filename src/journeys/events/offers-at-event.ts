import { findPart, withAddOns } from "#domain/cover/cover.ts";
import { type CoverOutcome, outcomeOf } from "#domain/cover/outcome.ts";
import { type Fees, feesOf } from "#domain/offer/price.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { CheckoutStore, CheckoutVersion } from "#journeys/checkout/checkout.port.ts";
import { chosenAddOns, describeChosen } from "#journeys/checkout/checkout-view.ts";
import { type FoundSearch, usableOffers } from "#journeys/search/found-search.ts";
import type { InsuredEvent } from "#verticals/_contract/events.ts";

/** What an offer, with what its visitor has chosen in its checkout, does at an event. */
export interface OfferAtEvent extends Fees {
  readonly offer: RankedOffer;
  /** Undefined where neither the offer nor the terms state it. */
  readonly outcome: CoverOutcome | undefined;
  /** The add-ons that are chosen in the checkout, by name: they are in price and outcome. */
  readonly chosen: readonly string[];
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
    ...(opened ? feesOfQuote(opened) : feesOf(offer.price)),
    outcome,
    chosen: opened ? chosenAddOns(opened.quote, opened.chosen) : [],
    addOn: addOn && isMore ? { name: addOn.name, yearlyOre: addOn.yearlyOre, ownOre: bought.ownOre } : undefined,
  };
}

const feesOfQuote = ({ quote: { yearlyFeeOre, monthlyFeeOre } }: CheckoutVersion): Fees => ({
  yearlyFeeOre,
  monthlyFeeOre,
});
