import {
  type Handover,
  handoverAt,
  type HandoverQuestion,
  type KnownFormer,
  proposeHandover,
} from "#domain/after-order/handover.ts";
import { listFields } from "#domain/form/form-description.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { feesOf } from "#domain/offer/price.ts";
import { toFormDescription } from "./checkout-form.ts";
import { type CheckoutSubject, knownFormer } from "./checkout-view.ts";
import { priceOfQuote } from "./price-of-quote.ts";
import type { CheckoutQuote } from "./checkout.port.ts";

/** How a start on this day meets it. */
export function meetFormer(
  subject: CheckoutSubject,
  form: CheckoutForm,
  quote: CheckoutQuote,
  startsOn: string | undefined,
): (Handover & Pick<KnownFormer, "providerName">) | undefined {
  const met = questionOf(subject, form, quote);
  return met && startsOn ? { ...handoverAt(met.question, startsOn), providerName: met.providerName } : undefined;
}

/** The day on which it meets the former agreement best; undefined when that is unknown. */
export function proposeStart(subject: CheckoutSubject, form: CheckoutForm, quote: CheckoutQuote): string | undefined {
  const met = questionOf(subject, form, quote);
  return met && proposeHandover(met.question).startsOn;
}

function questionOf(
  subject: CheckoutSubject,
  form: CheckoutForm,
  quote: CheckoutQuote,
): { readonly question: HandoverQuestion; readonly providerName: string } | undefined {
  const former = knownFormer(subject);
  const field = listFields(toFormDescription(form)).find(({ name }) => name === "startdate");
  if (!former || !field?.minDate || !field.maxDate) return undefined;
  return {
    providerName: former.providerName,
    question: {
      today: subject.today,
      former: former.terms,
      starts: { first: field.minDate, last: field.maxDate },
      nextYearlyFeeOre: feesOf(priceOfQuote(subject.vertical, quote), quote.payment).yearlyFeeOre,
    },
  };
}
