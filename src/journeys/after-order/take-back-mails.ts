import { formatMoment } from "#domain/calendar/format-date.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import type { StoredCancellation } from "./cancellation.port.ts";
import type { TakeBack } from "./withdrawal.port.ts";

interface Revoked {
  readonly orderId: string;
  readonly cancellation: StoredCancellation;
  readonly askedAtMs: number;
  readonly newId: () => string;
}

/** To the address that the cancellation went to, with its variables, so that the insurer finds it. */
export function writeTakeBackMails({ orderId, cancellation, askedAtMs, newId }: Revoked): TakeBack {
  const { notice, askedAtMs: cancelledAtMs } = cancellation;
  const variables = {
    ...notice.variables,
    cancelledAt: formatMoment(cancelledAtMs),
    askedAt: formatMoment(askedAtMs),
    reference: formatOrderNumber(orderId),
  };
  return {
    notice: {
      mailId: newId(),
      key: `cancellation-revoked:${orderId}`,
      template: "cancellation-revoked",
      to: notice.to,
      variables,
    },
    copy: {
      mailId: newId(),
      key: `cancellation-revoked-copy:${orderId}`,
      template: "cancellation-revoked-copy",
      to: notice.variables["customerEmail"] ?? "",
      variables,
    },
  };
}
