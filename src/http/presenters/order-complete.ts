import { formatKr } from "#domain/format/swedish-format.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { AdditionalContent, HeaderCoachData, OrderCompleteData, OrderData } from "#http/contract/order.schema.ts";
import type { CheckoutView } from "#journeys/checkout/checkout-view.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { savingOf } from "#journeys/order/saving-of.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { presentCheckout, presentNeeds, presentPrice, presentSubscription } from "./checkout.ts";
import { type ComparedElsewhere, presentBullet } from "./coach.ts";
import { orderTexts as texts } from "./order.texts.sv.ts";
import { type ClaimedConversion, presentConversion } from "./measured.ts";
import { presentSubmitted } from "./order.ts";

export function presentComplete(
  order: OrderRow,
  vertical: AnyVerticalServer,
  elsewhere: readonly ComparedElsewhere[],
  { conversion, isIdentified }: Pick<OrderAnswerFacts, "conversion" | "isIdentified">,
): OrderCompleteData {
  const { offer } = order;
  const provider = vertical.providers.find(({ slug }) => slug === order.providerSlug);
  const saving = order.state === "placed" ? savingOf(order) : undefined;
  return {
    SubmittedOrderData: presentSubmitted(order, isIdentified),
    SubscriptionInfo: presentSubscription({ ...offer, slug: order.providerSlug, websiteUrl: provider?.websiteUrl }),
    PriceInfo: presentPrice({ ...order, isOutdated: false, description: offer.description }),
    YearlyFeeSaved: saving ? formatKr(saving.yearlyOre) : null,
    ComparedWith: saving?.comparedWith ?? null,
    Needs: presentNeeds(order.needs),
    OrderHeaderCoach: vertical.checkout?.header ?? "coach",
    // It thanks for a placed order, so it is not shown for any other.
    OrderHeaderCoachData: order.state === "placed" ? presentHeaderCoach(offer.providerName, vertical, elsewhere) : null,
    AdditionalContent: presentAdditional(vertical, elsewhere),
    ExtendedData: {
      Gtm: {
        DataLayer: conversion ? presentConversion(order, vertical, conversion) : null,
      },
    },
  };
}

export interface OrderAnswerFacts {
  readonly errorMessage: string | undefined;
  readonly existingOrderId: string | undefined;
  readonly asksForLogin: boolean;
  /** Of an order that is to be measured with this answer, and with no other. */
  readonly conversion: ClaimedConversion | undefined;
  readonly isIdentified: boolean;
}

/** The answer of …/order/ajax. */
export function presentOrderData(
  view: CheckoutView,
  elsewhere: readonly ComparedElsewhere[],
  { errorMessage, existingOrderId, asksForLogin, conversion, isIdentified }: OrderAnswerFacts,
): OrderData {
  const state = presentCheckout(view, isIdentified);
  const { order, vertical, provider } = view;
  return {
    Result: state,
    ErrorMessage: errorMessage ?? null,
    ExistingOrderId: existingOrderId ?? null,
    AsksForLogin: asksForLogin,
    OrderHeaderHtml: `<h2>${escapeHtml(texts.orderHeader(provider.name))}</h2>`,
    PriceInfoHtml: `<strong>${escapeHtml(state.PriceInfo.Fee)}</strong><span>${escapeHtml(state.PriceInfo.FeeText)}</span>`,
    OrderHeaderCoach: vertical.checkout?.header ?? "coach",
    OrderHeaderCoachData: order?.state === "placed" ? presentHeaderCoach(provider.name, vertical, elsewhere) : null,
    ExtendedData: {
      Gtm: {
        DataLayer: order && conversion ? presentConversion(order, vertical, conversion) : null,
      },
    },
  };
}

function presentHeaderCoach(
  provider: string,
  { description }: AnyVerticalServer,
  elsewhere: readonly ComparedElsewhere[],
): HeaderCoachData {
  return {
    Title: texts.complete.title,
    Bullet1: texts.complete.bullet1(provider),
    Bullet2: texts.complete.bullet2,
    Bullet3: texts.complete.bullet3,
    CoachTitle: texts.complete.coachTitle,
    Coach: {
      Bullets: elsewhere.map((other) => {
        const tone = other.path === description.path ? "done" : other.isOpen ? "todo" : "later";
        return { ...presentBullet(other, other.product, tone, "order"), TitleShorter: other.menu };
      }),
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
