import { findPart, withAddOns } from "#domain/cover/cover.ts";
import { type CoverOutcome, outcomeOf } from "#domain/cover/outcome.ts";
import { choosePrice, DEFAULT_PAYMENT, paidLine, type PriceLine } from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { CheckoutStore, CheckoutVersion } from "#journeys/checkout/checkout.port.ts";
import { chosenAddOns, describeQuote } from "#journeys/checkout/describe-quote.ts";
import { priceOfQuote } from "#journeys/checkout/price-of-quote.ts";
import { type FoundSearch, usableOffers } from "#journeys/search/found-search.ts";
import type { InsuredEvent } from "#verticals/_contract/events.ts";

/** What an offer, with what its visitor has chosen in its checkout, does at an event. */
export interface OfferAtEvent {
  readonly offer: RankedOffer;
  readonly yearlyFeeOre: number;
  /** What is paid each time. */
  readonly fee: Pick<PriceLine, "value" | "unit">;
  /** Undefined where neither the offer nor the terms state it. */
  readonly outcome: CoverOutcome | undefined;
  /** The add-ons that are chosen in the checkout, by name: they are in price and outcome. */
  readonly chosen: readonly string[];
  /** Nothing is chosen in a checkout that the list does not have. */
  readonly isAsListed: boolean;
  /** What would pay more, where it is sold and not chosen. */
  readonly addOn: AddOnAtEvent | undefined;
}

export interface AskedEvent {
  readonly owner: string;
  readonly event: InsuredEvent;
  /** How the list is counted. */
  readonly payment?: Payment | undefined;
}

export interface AddOnAtEvent {
  readonly name: string;
  readonly yearlyOre: number;
  readonly ownOre: number;
}

export async function offersAtEvent(
  checkouts: Pick<CheckoutStore, "newestOf">,
  found: FoundSearch,
  { owner, event, payment = DEFAULT_PAYMENT }: AskedEvent,
): Promise<OfferAtEvent[]> {
  const offers = usableOffers(found);
  const opened = await checkouts.newestOf(
    offers.map(({ resultId }) => resultId),
    owner,
  );
  return offers.map((offer) =>
    offerAtEvent(
      found,
      { event, payment },
      offer,
      opened.find(({ resultId }) => resultId === offer.resultId),
    ),
  );
}

function offerAtEvent(
  { vertical }: FoundSearch,
  { event, payment }: Required<Pick<AskedEvent, "event" | "payment">>,
  offer: RankedOffer,
  opened: CheckoutVersion | undefined,
): OfferAtEvent {
  const price = opened
    ? choosePrice(priceOfQuote(vertical, opened.quote), opened.quote.payment)
    : choosePrice(offer.price, payment);
  const paid = paidLine(price);
  const chosen = opened ? chosenAddOns(opened.quote, opened.chosen) : [];
  const described = opened
    ? describeQuote(vertical, opened.quote, opened.chosen)
    : vertical.describeOffer?.(offer.detail);
  const cover = described?.cover ?? [];
  const outcome = outcomeOf(cover, event);
  const { addOn } = findPart(cover, event.part) ?? {};
  const bought = addOn && outcomeOf(withAddOns(cover, [addOn.id]), event);
  const isMore = bought && (!outcome?.isCovered || bought.ownOre < outcome.ownOre);
  return {
    offer,
    yearlyFeeOre: price.yearlyFeeOre,
    fee: { value: paid.value, unit: paid.unit },
    isAsListed: !opened || (chosen.length === 0 && opened.quote.payment === payment),
    outcome,
    chosen,
    addOn: addOn && isMore ? { name: addOn.name, yearlyOre: addOn.yearlyOre, ownOre: bought.ownOre } : undefined,
  };
}
