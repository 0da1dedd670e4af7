import { encode } from "uqr";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatPrice } from "#domain/format/swedish-format.ts";
import type { PortableOffer, PortableOffers } from "#domain/portable/portable-offers.ts";
import { type PdfCode, type PdfParagraph, writePdf } from "#platform/pdf/write-pdf.ts";
import type { OwnDocument } from "./order-confirmation.ts";
import { portablePdfTexts as texts } from "./portable-pdf.texts.sv.ts";

/** The same list is always the same bytes. */
export function writePortablePdf(list: PortableOffers, isOne: boolean): OwnDocument {
  const title = texts.title(list.product, isOne);
  const isGain = list.offers.some(({ comparison }) => comparison.isGain);
  // First, so that no page break separates it from its code.
  const check: PdfParagraph[] = [
    { text: title, style: "heading" },
    ...(list.about === undefined ? [] : [{ text: texts.about(list.about) }]),
    { text: texts.fetched(formatMoment(Date.parse(list.time)), isOne) },
    ...(list.payment === undefined ? [] : [{ text: texts.paid[list.payment] }]),
    { text: texts.checkTitle, style: "strong" },
    { text: texts.check(list.receipt), style: "small" },
  ];
  const paragraphs: PdfParagraph[] = [
    ...list.offers.flatMap(describe),
    ...(isOne ? list.offers.map(({ position }) => ({ text: texts.place(position, list.listedCount) })) : []),
    { text: isGain ? texts.rankedByGain : texts.ranked, style: "small" },
    { text: texts.never, style: "small" },
  ];
  const content = writePdf({
    title,
    paragraphs: [...check.map(plainSpaces), codeOf(list.receipt), ...paragraphs.map(plainSpaces)],
  });
  return { fileName: `${isOne ? texts.offerFile : texts.listFile}.pdf`, content: new Uint8Array(content) };
}

function describe(offer: PortableOffer): PdfParagraph[] {
  const sections = [...new Set(offer.rows.map(({ section }) => section))];
  const lines = sections.map((section) =>
    texts.rows(
      section,
      offer.rows.filter((row) => row.section === section).map(({ name, text }) => texts.row(name, text)),
    ),
  );
  return [
    { text: texts.offer(offer.position, offer.provider.name, offer.product), style: "strong" },
    { text: texts.prices(offer.prices.map(formatPrice)) },
    {
      text: [
        ...offer.notices,
        ...lines,
        texts.validUntil(formatLongDate(swedishDate(Date.parse(offer.validUntil)))),
      ].join("\n"),
      style: "small",
    },
  ];
}

/** The middle level: a paper is folded. */
const codeOf = (address: string): PdfCode => ({ modules: encode(address, { ecc: "M", border: 0 }).data });

/** The fonts that every reader has know two kinds of space and one kind of minus. */
const plainSpaces = (paragraph: PdfParagraph): PdfParagraph => ({
  ...paragraph,
  text: paragraph.text.replaceAll(/[\u202F\u2009]/g, "\u00A0").replaceAll("\u2212", "-"),
});
