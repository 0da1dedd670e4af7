import { createElement } from "react";
import { compareOffers } from "#domain/comparison/compare-offers.ts";
import type { CoverChange } from "#domain/comparison/cover-change.ts";
import type { Likeness } from "#domain/comparison/like-for-like.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { ResultPage } from "#http/contract/page-services.ts";
import { presentCheckout } from "#http/presenters/checkout.ts";
import { presentComplete } from "#http/presenters/order-complete.ts";
import { accountOrder } from "#journeys/account/account-orders.ts";
import { accountSavings } from "#journeys/account/account-savings.ts";
import type { PersonOrder } from "#journeys/account/account.port.ts";
import { asSearched, type CheckoutSubject, showCheckout } from "#journeys/checkout/checkout-view.ts";
import type { CheckoutVersion } from "#journeys/checkout/checkout.port.ts";
import { orderOf } from "#journeys/checkout/order-content.ts";
import { confirmationOf } from "#journeys/order/order-mails.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { compareCover, judgeOffers } from "#journeys/search/compare-cover.ts";
import { OrderCard } from "#web/account/orders/OrderCard.tsx";
import { SavedCard } from "#web/account/parts/SavedCard.tsx";
import { CheckoutHead } from "#web/shop/checkout/CheckoutHead.tsx";
import { readCheckout } from "#web/shop/checkout/read-checkout.ts";
import { CompareTable } from "#web/shop/compare/CompareTable.tsx";
import { OrderedCard } from "#web/shop/order-complete/OrderedCard.tsx";
import { readOrder } from "#web/shop/order/read-order.ts";
import { presentResult } from "#web/shop/offers/present-result.ts";
import { Saving } from "#web/shop/offers/Saving.tsx";
import { plain, read, render, type ShownOffer } from "./shown-offer.ts";
import { feesOf } from "#domain/offer/price.ts";

/** An offer to a person whose current insurance has been fetched. */
export interface ShownOfferWithCurrent extends ShownOffer {
  readonly search: unknown;
  readonly current: CurrentInsurance;
}

const TODAY = "2026-11-16";
const NOW = new Date(`${TODAY}T10:00:00Z`);

/** How the searched cover differs from the current one. */
export const changeOf = ({ vertical, search, current }: ShownOfferWithCurrent): CoverChange | undefined =>
  compareCover(vertical, current, vertical.summarize(search))?.change;

/** How its cover stands beside the current one, part by part. */
export const likenessOf = ({ vertical, search, current, offer }: ShownOfferWithCurrent): Likeness | undefined =>
  judgeOffers(
    vertical,
    current,
    compareCover(vertical, current, vertical.summarize(search)),
  )?.(vertical.describeOffer?.(offer.detail).cover);

/** The text of every place, rendered through the real presenters and components. */
export function renderSavingTexts(shown: ShownOfferWithCurrent): Readonly<Record<Place, string>> {
  const [subject, version] = [subjectOf(shown), versionOf(shown)];
  const checkout = readCheckout(presentCheckout(showCheckout(subject, { version })));
  const order = placedOrder(subject, version);
  const person = personOrder(order);
  const saved = accountSavings([person], [], () => shown.vertical, TODAY);
  const complete = readOrder(
    presentComplete(order, shown.vertical, [], { conversion: undefined, isIdentified: true, confirmation: undefined }),
  );
  return {
    ...onList(shown),
    checkout: textOf(createElement(CheckoutHead, { checkout, current: undefined, isOutdated: false })),
    order: textOf(createElement(OrderedCard, { web: shown.web, order: complete, isWithdrawn: false })),
    mail: plain(confirmationOf(order, "https://sparv.example/")["fee"] ?? ""),
    account: textOf(
      createElement(OrderCard, {
        order: { ...accountOrder(person, shown.vertical, NOW.getTime()), former: undefined },
      }),
    ),
    saved: textOf(createElement(SavedCard, { saved })),
  };
}

export type Place = "card" | "comparison" | "checkout" | "order" | "mail" | "account" | "saved";

const textOf = (element: Parameters<typeof render>[0]): string => read(render(element)).text;

function onList(shown: ShownOfferWithCurrent): { readonly card: string; readonly comparison: string } {
  const { vertical, web, provider, offer, search, current } = shown;
  const ranked = { ...offer, providerId: provider.providerId, shopId: 0, providerName: provider.name, resultId: "r" };
  const summary = vertical.summarize(search);
  const page = {
    state: "done",
    asked: [],
    withoutOffer: [],
    summary,
    currentInsurance: current,
    cover: compareCover(vertical, current, summary),
    offers: compareOffers([{ ...ranked, position: 1 }], {
      current,
      recentOrders: new Map(),
      hasBindingTime: () => false,
    }).map((each) => ({ ...each, likeness: likenessOf(shown) })),
  } as unknown as ResultPage;
  const cards = presentResult(web, page, { today: TODAY }).offers;
  const [card] = cards;
  if (!card) throw new Error("the list is empty");
  const { Card } = web;
  const saving = createElement(Saving, { saving: card.saving });
  return {
    card: textOf(createElement(Card, { offer: card, offers: cards, summary, isBest: false, slots: { saving } })),
    comparison: textOf(
      createElement(CompareTable, {
        offers: cards,
        rows: [],
        rowsLabel: "",
        pinned: new Set<string>(),
        hasDetails: false,
        hasPriceNote: () => false,
        onPin: () => undefined,
        checkoutHref: undefined,
        onCheckout: () => undefined,
      }),
    ),
  };
}

const subjectOf = ({ vertical, provider, search, current }: ShownOfferWithCurrent): CheckoutSubject => ({
  vertical,
  provider,
  searchId: "search",
  resultId: "result",
  search,
  personalNumber: "199002012384",
  currentInsurance: current,
  today: TODAY,
  home: undefined,
});

const versionOf = ({ vertical, search, offer }: ShownOfferWithCurrent): CheckoutVersion => ({
  resultId: "result",
  version: 1,
  owner: "owner",
  vertical: vertical.description.name,
  searchId: "search",
  chosen: asSearched({ vertical, search }),
  personal: {},
  quote: {
    ...offer,
    ...feesOf(offer.price, "yearly"),
    offer,
    payment: "monthly",
    addOns: [],
    discounts: [],
    isConfirmed: true,
  },
});

const placedOrder = (subject: CheckoutSubject, version: CheckoutVersion): OrderRow => ({
  ...orderOf("order", subject, version, { ...version.chosen, startdate: TODAY }),
  state: "placed",
  providerOrderId: "1",
  message: undefined,
  messageField: undefined,
  interactionUrl: undefined,
  acceptedAt: NOW,
  settledAt: NOW,
  isWithdrawn: false,
  isPersons: true,
  attempts: 1,
  openAttemptAgeMs: undefined,
});

const personOrder = (order: OrderRow): PersonOrder => ({
  ...order,
  providerName: order.offer.providerName,
  subscriptionName: order.offer.subscriptionName,
  description: order.offer.description,
  plan: order.offer.plan,
  acceptedAtMs: NOW.getTime(),
  signedAtMs: undefined,
  settledAtMs: NOW.getTime(),
  factSheet: undefined,
  former: order.former,
  withdrawn: undefined,
  notice: undefined,
});
