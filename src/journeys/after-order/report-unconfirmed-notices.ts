import { formatOrderNumber } from "#domain/order/order-number.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { queueMail, type QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { UnconfirmedNotices } from "./unconfirmed-notice.port.ts";

export interface ReportUnconfirmedNoticesPorts {
  readonly notices: UnconfirmedNotices;
  readonly mail: QueueMailPorts;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Pick<Clock, "nowMs">;
}

/** The next run takes the next ones. */
const AT_ONCE = 50;

/**
 * One mail per order, with the order as its key. The mail is also what makes it a case at the desk, so that neither exists without the
 * other. Returns the number of mails.
 */
export async function reportUnconfirmedNotices(ports: ReportUnconfirmedNoticesPorts): Promise<number> {
  const { notices, mail, verticals, clock } = ports;
  const due = await notices.unreported(swedishDate(clock.nowMs()), AT_ONCE);
  for (const { orderId, vertical: name, insurerName, endsOn, askedAtMs, name: customer, email } of due) {
    const vertical = verticals.find(({ description }) => description.name === name);
    await queueMail(mail, {
      key: `cancellation-unconfirmed:${orderId}`,
      template: "cancellation-unconfirmed",
      to: email,
      variables: {
        vertical: name,
        customer,
        insurer: insurerName,
        product: vertical?.description.texts.product ?? "",
        askedAt: formatMoment(askedAtMs),
        endsOn: formatLongDate(endsOn),
        reference: formatOrderNumber(orderId),
      },
    });
  }
  return due.length;
}
