import type { CancellationRecord } from "#domain/after-order/cancellation-record.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { LOST_MAIL_STATES } from "#domain/mail/mail-state.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import type { VerticalTexts } from "#verticals/_contract/vertical.ts";
import { type PdfParagraph, writePdf } from "#platform/pdf/write-pdf.ts";
import { evidenceTexts } from "./cancellation-evidence.texts.sv.ts";
import type { OwnDocument } from "./order-confirmation.ts";

/** What was sent, when, how and what came back. The personal number is not in it: files are passed on. */
export function writeEvidence(record: CancellationRecord, { nouns }: Pick<VerticalTexts, "nouns">): OwnDocument {
  const texts = fillNouns(evidenceTexts, nouns);
  const { insurerName, product, endsOn, next, notice } = record;
  const title = texts.title(insurerName);
  const paragraphs: PdfParagraph[] = [
    { text: title, style: "heading" },
    { text: texts.about(product, insurerName, formatLongDate(endsOn)) },
    { text: texts.next(next.name, formatLongDate(next.startsOn)) },
    { text: texts.order(formatOrderNumber(record.orderId)) },
    { text: texts.sentTitle, style: "heading" },
    { text: texts.asked(formatMoment(record.askedAtMs)) },
    { text: texts.sent(notice.to) },
    { text: texts.backTitle, style: "heading" },
    ...listAnswers(record, texts).map((text) => ({ text })),
    { text: texts.mandateTitle, style: "heading" },
    { text: record.mandate },
  ];
  return { fileName: texts.fileName, content: new Uint8Array(writePdf({ title, paragraphs: paragraphs.map(plain) })) };
}

function listAnswers({ notice, reportedAtMs, answer }: CancellationRecord, texts: typeof evidenceTexts): string[] {
  const { settledAtMs, serverAnswer, state } = notice;
  const lines = [];
  if (settledAtMs === undefined) lines.push(texts.notSentYet);
  else {
    const moment = formatMoment(settledAtMs);
    lines.push(LOST_MAIL_STATES.includes(state) ? texts.lost(moment) : texts.received(moment));
  }
  if (serverAnswer !== undefined) lines.push(texts.serverAnswer(serverAnswer));
  if (reportedAtMs !== undefined) lines.push(texts.reported(formatMoment(reportedAtMs)));
  if (!answer) return [...lines, texts.waiting];
  const moment = formatMoment(answer.atMs);
  lines.push(answer.isConfirmed ? texts.confirmed[answer.by](moment) : texts.leftToCustomer(moment));
  return answer.text === undefined ? lines : [...lines, texts.answer(answer.text)];
}

/** The fonts that every reader has know one kind of space. */
const plain = (paragraph: PdfParagraph): PdfParagraph => ({
  ...paragraph,
  text: paragraph.text.replaceAll(/[\u00A0\u202F\u2009]/g, " "),
});
