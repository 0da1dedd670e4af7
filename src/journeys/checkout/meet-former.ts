import { type Handover, handoverAt, type HandoverQuestion, type KnownFormer } from "#domain/after-order/handover.ts";
import { listFields } from "#domain/form/form-description.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { toFormDescription } from "./checkout-form.ts";
import { type CheckoutSubject, knownFormer } from "./checkout-view.ts";
import type { CheckoutQuote } from "./checkout.port.ts";

/** How a start on this day meets it. */
export function meetFormer(
  subject: CheckoutSubject,
  form: CheckoutForm,
  { yearlyFeeOre }: CheckoutQuote,
  startsOn: string | undefined,
): (Handover & Pick<KnownFormer, "providerName">) | undefined {
  const former = knownFormer(subject);
  const field = listFields(toFormDescription(form)).find(({ name }) => name === "startdate");
  if (!former || !startsOn || !field?.minDate || !field.maxDate) return undefined;
  const question: HandoverQuestion = {
    today: subject.today,
    former: former.terms,
    starts: { first: field.minDate, last: field.maxDate },
    nextYearlyFeeOre: yearlyFeeOre,
  };
  return { ...handoverAt(question, startsOn), providerName: former.providerName };
}
