import { formatKr } from "#domain/format/swedish-format.ts";
import { choosePrice, plannedPrice } from "#domain/offer/price.ts";
import { isMissing, type ShownConfirmation } from "#domain/order/confirmation-state.ts";
import type { AdditionalContent } from "#http/contract/order.schema.ts";
import type { OrderCompleteData } from "#http/contract/order-complete.schema.ts";
import type { ReadOrder } from "#journeys/order/follow-order.ts";
import { savingOf } from "#journeys/order/saving-of.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { type OrderAnswerFacts, presentNeeds, presentPrice, presentSubscription } from "./checkout.ts";
import type { ComparedElsewhere } from "#journeys/coach/compared-elsewhere.ts";
import { presentHeaderCoach } from "./coach.ts";
import { orderTexts as texts } from "./order.texts.sv.ts";
import { presentConversion } from "./measured.ts";
import { presentSubmitted } from "./order.ts";

export interface OrderPageFacts extends Pick<OrderAnswerFacts, "conversion" | "isIdentified"> {
  readonly confirmation: ShownConfirmation | undefined;
}

export function presentComplete(
  order: ReadOrder,
  vertical: AnyVerticalServer,
  elsewhere: readonly ComparedElsewhere[],
  { conversion, isIdentified, confirmation }: OrderPageFacts,
): OrderCompleteData {
  const { offer } = order;
  const provider = vertical.providers.find(({ slug }) => slug === order.providerSlug);
  const saving = order.state === "placed" ? savingOf(order) : undefined;
  return {
    SubmittedOrderData: presentSubmitted(order, isIdentified),
    IsByOther: order.isByOther ?? false,
    Confirmation: confirmation
      ? { State: confirmation.state, SentTo: confirmation.sentTo, MayChange: confirmation.mayChange }
      : null,
    SubscriptionInfo: presentSubscription({
      ...offer,
      nouns: vertical.description.texts.nouns,
      slug: order.providerSlug,
      websiteUrl: provider?.websiteUrl,
    }),
    PriceInfo: presentPrice(choosePrice(plannedPrice([offer.plan], vertical.description.headlineUnit)), {
      isOutdated: false,
      description: offer.description,
    }),
    YearlyFeeSaved: saving ? formatKr(saving.yearlyOre) : null,
    ComparedWith: saving?.comparedWith ?? null,
    Replaces: order.replaces ? { ProviderName: order.replaces.providerName, EndsOn: order.replaces.endsOn } : null,
    Needs: presentNeeds(order.needs),
    OrderHeaderCoach: vertical.checkout?.header ?? "coach",
    // It thanks for a placed order, so it is not shown for any other.
    OrderHeaderCoachData:
      order.state === "placed"
        ? {
            ...presentHeaderCoach(offer.providerName, vertical.description, elsewhere),
            // It promises a confirmation.
            ...(confirmation && isMissing(confirmation.state) ? { Bullet2: "" } : {}),
          }
        : null,
    AdditionalContent: presentAdditional(vertical, elsewhere),
    ExtendedData: {
      Gtm: {
        DataLayer: conversion ? presentConversion(order, vertical, conversion) : null,
      },
    },
  };
}

const presentAdditional = (
  { description }: AnyVerticalServer,
  elsewhere: readonly ComparedElsewhere[],
): AdditionalContent => ({
  Title: texts.additional.title,
  Text: texts.additional.text,
  // Announced services cannot be compared yet, and are in the menu.
  Bullets: elsewhere
    .filter(({ isOpen }) => isOpen)
    .map(({ path, menu }) => ({
      Title: menu,
      Text: path === description.path ? texts.additional.completed : texts.additional.compare,
      Href: path,
      Completed: path === description.path,
    })),
});
