import { formatOrderNumber } from "#domain/order/order-number.ts";
import { lastWithdrawalDay } from "#domain/after-order/withdrawal-period.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import { kindOf } from "#domain/offer/payment-plan.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { listOfferLines, listPriceNotices } from "#verticals/_contract/offer-lines.ts";
import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { type PdfParagraph, writePdf } from "#platform/pdf/write-pdf.ts";
import { confirmationTexts as texts } from "./order-confirmation.texts.sv.ts";

export interface OwnDocument {
  readonly fileName: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Of a placed order; the same order is always the same bytes. The personal number is not in it: files are passed on. */
export function writeConfirmation(
  order: OrderRow,
  { product, nouns }: Pick<VerticalTexts, "product" | "nouns">,
): OwnDocument | undefined {
  if (order.state !== "placed" || !order.settledAt) return undefined;
  const { needs } = order;
  const paragraphs: PdfParagraph[] = [
    { text: texts.title, style: "heading" },
    { text: texts.ordered(product, order.offer.providerName) },
    { text: lines(mainFacts(order, nouns)) },
    { text: texts.choices, style: "heading" },
    { text: lines(chosen(order).map(({ name, value }) => texts.thing(name, value))) },
    { text: fillNouns(texts.terms, nouns), style: "heading" },
    { text: lines(termsOf(order)) },
    { text: needs.title, style: "heading" },
    { text: needs.statement },
    { text: lines(needs.items.map(({ name, value }) => texts.thing(name, value))) },
    ...(needs.factSheet ? [{ text: texts.factSheet(needs.factSheet.url) }] : []),
    { text: texts.withdrawal(formatLongDate(lastWithdrawalDay(order.settledAt.getTime()))) },
    { text: needs.remuneration, style: "small" },
    { text: needs.ranking, style: "small" },
  ];
  const content = writePdf({ title: texts.title, paragraphs: paragraphs.filter(({ text }) => text).map(plainSpaces) });
  return { fileName: texts.fileName, content: new Uint8Array(content) };
}

function mainFacts(order: OrderRow, nouns: Nouns): string[] {
  const { offer, yearlyFeeOre, monthlyFeeOre, providerOrderId } = order;
  const year = formatFee(yearlyFeeOre, "year");
  return [
    fillNouns(texts.subscription(offer.subscriptionName), nouns),
    offer.description?.priceTerms
      ? texts.estimatedFee(year)
      : kindOf(offer.plan) === "month"
        ? texts.fee(formatFee(monthlyFeeOre, "month"), year)
        : texts.yearlyFee(year),
    texts.starts(formatLongDate(order.startDate)),
    texts.orderedAt(formatMoment(order.acceptedAt.getTime())),
    ...(order.signedAt ? [texts.signedAt(formatMoment(order.signedAt.getTime()))] : []),
    ...(providerOrderId === undefined ? [] : [texts.providerOrder(offer.providerName, providerOrderId)]),
    texts.ownOrder(formatOrderNumber(order.orderId)),
  ];
}

const termsOf = ({ offer: { description } }: OrderRow): string[] => [
  ...listPriceNotices(description),
  ...listOfferLines(description).map(({ name, text }) => texts.thing(name, text)),
];

const PERSONAL_NUMBER = "civicnumber";

const chosen = ({ summary }: OrderRow): SummaryItem[] =>
  [...summary.subscription, ...summary.customize, ...summary.additional, ...summary.personal].filter(
    ({ id }) => id !== PERSONAL_NUMBER,
  );

const lines = (texts: readonly string[]): string => texts.filter((text) => text.trim() !== "").join("\n");

/** The fonts that every reader has know one kind of space. */
const plainSpaces = (paragraph: PdfParagraph): PdfParagraph => ({
  ...paragraph,
  text: (paragraph.text ?? "").replaceAll(/[\u00A0\u202F\u2009]/g, " ").replaceAll("\u2212", "-"),
});
