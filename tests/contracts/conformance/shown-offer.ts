import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatKr } from "#domain/format/swedish-format.ts";
import { presentPrice, presentSubscription } from "#http/presenters/checkout.ts";
import { accountOrder } from "#journeys/account/account-orders.ts";
import { confirmationOf } from "#journeys/order/order-mails.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { orderOf } from "#tools/faults/test-orders.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { Provider, QuotedOffer } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CardOffer, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { OrderCard } from "#web/account/orders/OrderCard.tsx";
import { CheckoutFacts } from "#web/shop/checkout/CheckoutFacts.tsx";
import { CheckoutHead } from "#web/shop/checkout/CheckoutHead.tsx";
import type { Checkout } from "#web/shop/order/checkout.ts";
import { readPrice, readProvider } from "#web/shop/order/read-provider.ts";
import { OrderedCard } from "#web/shop/order-complete/OrderedCard.tsx";
import type { CompleteOrder } from "#web/shop/order/read-order.ts";
import { choosePrice, feesOf, planOf, type Price } from "#domain/offer/price.ts";

/** One offer with everything that its pages need. */
export interface ShownOffer {
  readonly vertical: AnyVerticalServer;
  readonly web: VerticalWeb;
  readonly provider: Provider<unknown>;
  readonly offer: QuotedOffer<Record<string, unknown>>;
}

/** The content of a screen or a mail: its text, and its lines of a name and a value. */
export interface ShownText {
  readonly text: string;
  readonly lines: ReadonlyMap<string, string>;
}

export const describe = ({ vertical, offer }: ShownOffer): OfferDescription => {
  const description = vertical.describeOffer?.(offer.detail);
  if (!description) throw new Error(`${vertical.description.name} does not describe its offers`);
  return description;
};

export const cardOf = (shown: ShownOffer): CardOffer<Record<string, unknown>> => ({
  providerId: shown.provider.providerId,
  providerName: shown.provider.name,
  logoUrl: "/logos/x.svg",
  resultId: "result",
  subscriptionName: shown.offer.subscriptionName,
  price: choosePrice(shown.offer.price),
  notices: describe(shown).notices ?? [],
  facts: shown.web.pickFacts(shown.offer.detail),
});

/** The card in the list, and the details under it. */
export function onCard(shown: ShownOffer): { readonly face: ShownText; readonly details: ShownText } {
  const { Card } = shown.web;
  const offer = cardOf(shown);
  const html = render(createElement(Card, { offer, offers: [offer], summary: {}, isBest: false, slots: {} }));
  const at = html.indexOf("<details");
  return { face: read(html.slice(0, at)), details: read(html.slice(at)) };
}

/** Undefined where all offers are side by side on the page already. */
export async function sideBySide(shown: ShownOffer): Promise<ShownText | undefined> {
  if (shown.web.overview) return undefined;
  const comparison = await shown.web.compare?.load();
  if (!comparison) throw new Error(`${shown.vertical.description.name} compares nothing`);
  const rows = comparison.rows([cardOf(shown)]);
  return {
    text: rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)].join(" ")).join("\n"),
    lines: new Map(rows.map(({ label, cells }) => [label, plain(cells[0]?.text ?? "")])),
  };
}

export function inCheckout(shown: ShownOffer): ShownText {
  const provider = providerOf(shown);
  const checkout = {
    provider,
    price: priceOf(shown),
    saving: undefined,
    coverChange: undefined,
    isMoreCover: false,
    isSameProvider: false,
  };
  return read(
    render(
      createElement(CheckoutHead, { checkout: checkout as unknown as Checkout, current: undefined, isOutdated: false }),
    ) + render(createElement(CheckoutFacts, { web: shown.web, provider, rank: 3 })),
  );
}

export function onOrderPage(shown: ShownOffer): ShownText {
  const order = {
    orderId: "order",
    state: "placed",
    startDate: "2027-01-18",
    sections: [],
    provider: providerOf(shown),
    price: priceOf(shown),
    needsVisitor: false,
  } as unknown as CompleteOrder;
  return read(render(createElement(OrderedCard, { web: shown.web, order, isWithdrawn: false })));
}

export function inMail(shown: ShownOffer): ShownText {
  const { fee = "", terms = "" } = confirmationOf(orderRow(shown), "https://sparv.example/");
  const lines = terms.split("\n").flatMap((line) => {
    const at = line.indexOf(": ");
    return at < 0 ? [] : [[plain(line.slice(0, at)), plain(line.slice(at + 2))] as const];
  });
  return { text: plain(`${fee}\n${terms}`), lines: new Map(lines) };
}

export function onMyPages(shown: ShownOffer): ShownText {
  const { offer, provider, vertical } = shown;
  const row = orderRow(shown);
  const order = accountOrder(
    {
      ...row,
      providerName: provider.name,
      subscriptionName: offer.subscriptionName,
      description: row.offer.description,
      plan: row.offer.plan,
      acceptedAtMs: row.acceptedAt.getTime(),
      signedAtMs: undefined,
      settledAtMs: row.acceptedAt.getTime(),
      factSheet: undefined,
      former: undefined,
      withdrawn: undefined,
      notice: undefined,
    },
    vertical,
    row.acceptedAt.getTime(),
  );
  return read(render(createElement(OrderCard, { order: { ...order, former: undefined } })));
}

/** Kronor as every page writes them. */
export const kr = (ore: number): string => plain(formatKr(ore));

const providerOf = (shown: ShownOffer) =>
  readProvider(
    presentSubscription({
      nouns: shown.vertical.description.texts.nouns,
      providerId: shown.provider.providerId,
      providerName: shown.provider.name,
      slug: shown.provider.slug,
      websiteUrl: shown.provider.websiteUrl,
      subscriptionName: shown.offer.subscriptionName,
      insuranceType: undefined,
      description: describe(shown),
    }),
  );

const priceOf = (shown: ShownOffer) =>
  readPrice(presentPrice(choosePrice(shown.offer.price), { isOutdated: false, description: describe(shown) }));

function orderRow(shown: ShownOffer): OrderRow {
  const { vertical, provider, offer } = shown;
  const made = orderOf({
    vertical: vertical.description.name,
    providerSlug: provider.slug,
    subscriptionId: offer.subscriptionId,
    ...feesOf(offer.price),
    personalNumber: "199002012384",
  });
  return {
    ...made,
    payment: "monthly",
    ...feesOf(offer.price),
    offer: {
      ...made.offer,
      plan: chosenPlan(offer.price),
      providerName: provider.name,
      subscriptionName: offer.subscriptionName,
      description: describe(shown),
    },
    state: "placed",
    providerOrderId: "1",
    acceptedAt: new Date("2026-11-11T10:00:00Z"),
    settledAt: new Date("2026-11-11T10:00:05Z"),
  } as OrderRow;
}

function chosenPlan(price: Price) {
  const plan = planOf(price, "monthly");
  if (!plan) throw new Error("what only gives is not ordered");
  return plan;
}

export const render = (element: ReactElement): string => renderToStaticMarkup(element);

export function read(html: string): ShownText {
  const pairs = [
    ...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs),
    ...html.matchAll(/<th scope="row"[^>]*>(.*?)(?:<small.*?)?<\/th><td[^>]*>(.*?)<\/td>/gs),
  ];
  return {
    text: textOf(html),
    lines: new Map(pairs.map(([, name = "", value = ""]) => [textOf(name), textOf(value)])),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const textOf = (html: string): string =>
  plain(html.replaceAll(/<[^>]+>/g, " ").replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => ENTITIES[sign] ?? sign));

export const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
