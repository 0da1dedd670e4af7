import { withdrawUrlOf } from "#domain/addresses/after-order-paths.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { mailOf, type OrderState, type StateWith } from "#domain/order/order-state.ts";
import { lastWithdrawalDay } from "#domain/after-order/withdrawal-period.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { kindOf } from "#domain/offer/payment-plan.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { MailVariables } from "#journeys/mail/mail.port.ts";
import { listOfferLines, listPriceNotices } from "#verticals/_contract/offer-lines.ts";
import { mailFeeTexts, unfinishedTexts } from "./order-mails.texts.sv.ts";
import type { OrderRow } from "./order.port.ts";
import { savingOf } from "./saving-of.ts";

/** The content of a confirmation: product, price, start, documents, needs, and how to withdraw the order. */
export const confirmationOf = (order: OrderRow, orderUrl: string): MailVariables => ({
  vertical: order.vertical,
  provider: order.offer.providerName,
  product: order.offer.subscriptionName,
  orderNumber: formatOrderNumber(order.orderId),
  providerOrderNumber: order.providerOrderId ?? "",
  startDate: formatLongDate(order.startDate),
  fee: writeFee(order),
  details: (order.summary.own ?? []).map(({ name, value }) => `${name}: ${value}`).join("\n"),
  terms: [
    ...listPriceNotices(order.offer.description),
    ...listOfferLines(order.offer.description).map(({ name, text }) => `${name}: ${text}`),
  ].join("\n"),
  needsTitle: order.needs.title,
  needs: [order.needs.statement, ...order.needs.items.map(({ name, value }) => `${name}: ${value}`)].join("\n"),
  documents: documentsOf(order),
  lastWithdrawalDay: formatLongDate(lastWithdrawalDay(order.settledAt?.getTime() ?? order.acceptedAt.getTime())),
  withdrawUrl: withdrawUrlOf(orderUrl),
  orderUrl,
});

/** The fee of each payment and of a year, and the saving: as on the order's page. It ends a sentence of the mail. */
function writeFee(order: OrderRow): string {
  const { monthlyFeeOre, yearlyFeeOre } = order;
  if (order.offer.description?.priceTerms) return mailFeeTexts.estimated(formatKr(yearlyFeeOre));
  const saving = savingOf(order);
  const year = formatKr(yearlyFeeOre);
  const fee = {
    month: () => mailFeeTexts.monthly(formatKr(monthlyFeeOre), year),
    "first-year": () => mailFeeTexts.firstYear(year),
    year: () => mailFeeTexts.yearly(year),
  }[kindOf(order.offer.plan)]();
  return saving ? `${fee}. ${mailFeeTexts.saving(formatKr(saving.yearlyOre), saving.comparedWith)}` : fee;
}

/** For a failed or an uncertain order. */
export const unplacedOf = (order: OrderRow): MailVariables => ({
  vertical: order.vertical,
  provider: order.offer.providerName,
  subscription: order.offer.subscriptionName,
  message: order.message ?? "",
  reference: formatOrderNumber(order.orderId),
});

type UnfinishedState = StateWith<{ readonly mail: "order-unfinished" }>;

export const isUnfinished = (state: OrderState): state is UnfinishedState => mailOf(state) === "order-unfinished";

/** For an order that ended before the provider received it, perhaps after the visitor left. */
export const unfinishedOf = (order: OrderRow, state: UnfinishedState): MailVariables => ({
  vertical: order.vertical,
  provider: order.offer.providerName,
  subscription: order.offer.subscriptionName,
  why: unfinishedTexts[state],
  reference: formatOrderNumber(order.orderId),
});

function documentsOf({ needs, offer }: OrderRow): string {
  const links = [...(needs.factSheet ? [needs.factSheet] : []), ...(offer.description?.links ?? [])];
  const byUrl = new Map(links.map(({ name, url }) => [url, `${name}: ${url}`]));
  return [...byUrl.values()].join("\n");
}
