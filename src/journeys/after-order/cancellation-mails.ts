import { formatOrderNumber } from "#domain/order/order-number.ts";
import { formatLongDate, formatMoment } from "#domain/calendar/format-date.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

interface CancellationLetter {
  readonly orderId: string;
  readonly vertical: string;
  readonly product: string;
  readonly thing: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly insurerName: string;
  readonly insurerAddress: string;
  readonly newProviderName: string;
  readonly endsOn: string;
  readonly newStartsOn: string;
  readonly mandate: string;
  readonly askedAtMs: number;
  readonly newId: () => string;
}

/**
 * The notice to the insurer and the customer's copy, both with the letter. Neither contains the personal number: name and
 * registration number identify the insurance for the insurer, and mail is not confidential.
 */
export function writeCancellationMails(letter: CancellationLetter): { notice: NewMail; copy: NewMail } {
  const { orderId, newId, customerEmail } = letter;
  const variables = {
    vertical: letter.vertical,
    insurer: letter.insurerName,
    product: letter.product,
    thing: letter.thing,
    customer: letter.customerName,
    customerEmail,
    newInsurer: letter.newProviderName,
    endsOn: formatLongDate(letter.endsOn),
    newStartsOn: formatLongDate(letter.newStartsOn),
    mandate: letter.mandate,
    askedAt: formatMoment(letter.askedAtMs),
    reference: formatOrderNumber(orderId),
  };
  return {
    notice: {
      mailId: newId(),
      key: `cancellation-notice:${orderId}`,
      template: "cancellation-notice",
      to: letter.insurerAddress,
      // The insurer's reply goes to the customer.
      variables: { ...variables, replyTo: customerEmail },
    },
    copy: {
      mailId: newId(),
      key: `cancellation-copy:${orderId}`,
      template: "cancellation-copy",
      to: customerEmail,
      variables,
    },
  };
}
