import {
  type Handover,
  handoverAt,
  type HandoverQuestion,
  type KnownFormer,
  type ProposedHandover,
  proposeHandover,
} from "#domain/after-order/handover.ts";
import { listFields } from "#domain/form/form-description.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { isDate } from "#domain/form/kinds/date.ts";
import type { Checkout } from "#web/shop/order/checkout.ts";
import { START_DATE } from "./checkout-form.ts";

/** How the ordered agreement meets the one that the visitor has today. */
export interface Meeting {
  readonly former: KnownFormer;
  readonly nextName: string;
  readonly nextYearlyFeeOre: number;
  readonly proposed: ProposedHandover;
  /** Of the day in the form. */
  readonly chosen: Handover | undefined;
}

/** Undefined when the former agreement is unknown. */
export function meetingOf(
  { former, provider, price }: Checkout,
  { form, fields, today }: FormState,
): Meeting | undefined {
  const field = listFields(form).find(({ name }) => name === START_DATE);
  if (!former || !field?.minDate || !field.maxDate) return undefined;
  const question: HandoverQuestion = {
    today,
    former: former.terms,
    starts: { first: field.minDate, last: field.maxDate },
    nextYearlyFeeOre: price.yearlyFeeOre,
  };
  const day = fields[START_DATE]?.value ?? "";
  return {
    former,
    nextName: provider.providerName,
    nextYearlyFeeOre: price.yearlyFeeOre,
    proposed: proposeHandover(question),
    chosen: isDate(day) ? handoverAt(question, day) : undefined,
  };
}

export const hasGap = (meeting: Meeting | undefined): boolean => (meeting?.chosen?.gapDays ?? 0) > 0;
