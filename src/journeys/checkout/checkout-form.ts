import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { FieldDescription, FormDescription, FormPart } from "#domain/form/form-description.ts";
import { defaultStartDate } from "#domain/form/kinds/date.ts";
import type { ChosenPrice, PriceLine } from "#domain/offer/price.ts";
import { maskPersonalNumber } from "#domain/person/masked-personal-number.ts";
import {
  CHECKOUT_SECTIONS,
  type CheckoutForm,
  type CheckoutSection,
  PERSONAL_PREFIX,
} from "#domain/order/checkout-form.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import { formatKr, formatPrice } from "#domain/format/swedish-format.ts";
import type { OwnSection } from "#verticals/_contract/checkout.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { PricedChoice } from "#verticals/_contract/provider.ts";
import type { Mandate } from "#journeys/after-order/mandate.ts";
import { ADD_ON_PREFIX, DISCOUNT_PREFIX } from "#journeys/order/price-question.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";

/** Typed where the search does not have it, and otherwise a read-only line. */
export const PERSONAL_NUMBER = "civicnumber";
/** How the price is paid. */
export const PAYMENT = "payment";
/** Who the person is and how to contact them: stored encrypted. */
const PERSONAL_FIELDS: readonly string[] = [PERSONAL_NUMBER, "name", "email", "phone", "address", "zip", "city"];
export const isPersonalField = (name: string): boolean =>
  PERSONAL_FIELDS.includes(name) || name.startsWith(PERSONAL_PREFIX);
export const CONSENT_FIELDS: readonly string[] = ["terms", "needsread", CANCEL_FORMER];

/** What the signature of a customer who leaves what they have gives: the statements beside its button. */
export const signedConsents = (mandate: Mandate): Readonly<Record<string, string>> => ({
  terms: "true",
  needsread: "true",
  [CANCEL_FORMER]: mandate.version,
});

/** A form that is shown again: no box is ticked but by the customer's own press in that form. */
export const untick = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, CONSENT_FIELDS.includes(name) ? "" : value]));

/** The home address, as far as the insured object reveals it: filled in, and the visitor may change it. */
export interface CheckoutHome {
  readonly address?: string | undefined;
  readonly postalCode: string;
  /** Of the postal code; undefined when it is unknown. */
  readonly town: string | undefined;
}

export interface CheckoutFormQuestion {
  readonly nouns: Nouns;
  readonly resultId: string;
  readonly version: number;
  /** Of the search, or as the visitor has typed it in this checkout. */
  readonly personalNumber: { readonly digits: string; readonly isTyped: boolean } | undefined;
  /** From the register; undefined when the visitor must type it. */
  readonly registeredName: string | undefined;
  readonly customize: readonly FieldDescription[];
  readonly own: readonly OwnSection[];
  readonly description: OfferDescription | undefined;
  readonly addOns: readonly PricedChoice[];
  readonly discounts: readonly PricedChoice[];
  readonly extraBuildings: readonly SummaryItem[];
  /** Undefined when no data shows where the visitor lives. */
  readonly home: CheckoutHome | undefined;
  readonly summary: readonly SummaryItem[];
  readonly today: string;
  readonly startDate: string;
  /** Of the vertical; by default any day of a year. */
  readonly startDates?: { readonly earliest: string; readonly latest: string } | undefined;
  /** Of the quote: another way of paying is offered where there is one. */
  readonly price: Pick<ChosenPrice, "otherWay" | "yearlyFeeOre" | "monthlyFeeOre">;
  readonly payment: Payment;
  /** What choosing it, or taking it away again, changes of what is paid each time. */
  changeOf(choice: PricedChoice, field: string): Pick<PriceLine, "value" | "unit">;
  /** What the visitor needs has been stated, and is to be confirmed. */
  readonly hasNeeds: boolean;
  /** Only where the former agreement is to be ended with the order. */
  readonly cancellation?: Mandate | undefined;
}

/** An insurance may be ordered this long ahead. */
const MAX_DAYS_AHEAD = 365;

export function describeCheckout(question: CheckoutFormQuestion): CheckoutForm {
  return {
    personal: personalFields(question),
    own: question.own.flatMap(ownParts),
    customize: [...question.customize, ...paymentFields(question)],
    discount: question.discounts.map((choice) => choiceField(question, DISCOUNT_PREFIX, choice)),
    excess: rowsOf(question.description, "excess")
      .filter(({ isIncluded }) => isIncluded !== false)
      .map(({ type, name, text }) => readOnly(`excess_${type.toLowerCase()}`, name, text)),
    additional: question.addOns.map((choice) => choiceField(question, ADD_ON_PREFIX, choice)),
    extraBuildings: question.extraBuildings.map(({ id, name, value }) => readOnly(`extrabuilding_${id}`, name, value)),
    summary: question.summary.map(({ id, name, value }) => readOnly(`summary_${id}`, name, value)),
    subscription: [startDateField(question)],
    consent: [
      tick("terms", texts.terms.label),
      ...(question.hasNeeds ? [tick("needsread", fillNouns(texts.needsRead.label, question.nouns))] : []),
      ...(question.cancellation ? [cancellationTick(question.cancellation)] : []),
    ],
    hidden: [
      hidden("resultid", question.resultId),
      hidden("checkoutversion", String(question.version)),
      hidden("calculate", "false"),
    ],
  };
}

/** For validating a submission: all fields that a visitor fills in. */
export const toFormDescription = (form: CheckoutForm): FormDescription => ({
  sections: CHECKOUT_SECTIONS.filter((name) => name !== "hidden").map((name) => ({ title: name, fields: form[name] })),
  submit: "",
});

/** A price can be requested before the visitor has typed any personal data. */
export function withoutRequired(form: CheckoutForm, sections: readonly CheckoutSection[]): CheckoutForm {
  const relaxed = sections.map((name) => [name, form[name].map((part) => ({ ...part, required: false as const }))]);
  return { ...form, ...(Object.fromEntries(relaxed) as Partial<CheckoutForm>) };
}

/** The form with these values in it. */
export function withValues(form: CheckoutForm, values: Readonly<Record<string, string>>): CheckoutForm {
  const fill = (part: FormPart): FormPart =>
    Object.hasOwn(values, part.name) && part.kind !== "read-only" && part.kind !== "hidden"
      ? ({ ...part, defaultValue: values[part.name] } as FormPart)
      : part;
  return Object.fromEntries(CHECKOUT_SECTIONS.map((name) => [name, form[name].map(fill)])) as unknown as CheckoutForm;
}

function personalFields({ personalNumber, registeredName, home }: CheckoutFormQuestion): FormPart[] {
  return [
    personalNumberField(personalNumber),
    registeredName === undefined
      ? { name: "name", kind: "text", required: true, label: texts.name, maxLength: 100, autocomplete: "name" }
      : readOnly("name", texts.name, registeredName),
    { name: "email", kind: "email", required: true, ...texts.email },
    { name: "phone", kind: "phone", required: true, ...texts.phone },
    {
      name: "address",
      kind: "text",
      required: true,
      ...texts.address,
      maxLength: 100,
      autocomplete: "address-line1",
      ...(home?.address === undefined ? {} : { defaultValue: home.address }),
    },
    {
      name: "zip",
      kind: "zip",
      required: true,
      ...texts.zip,
      pattern: "\\d{3} ?\\d{2}",
      invalidMessage: texts.zipInvalid,
      autocomplete: "postal-code",
      ...(home === undefined ? {} : { defaultValue: `${home.postalCode.slice(0, 3)} ${home.postalCode.slice(3)}` }),
    },
    {
      name: "city",
      kind: "text",
      required: true,
      ...texts.city,
      maxLength: 60,
      autocomplete: "address-level2",
      ...(home?.town === undefined ? {} : { defaultValue: home.town }),
    },
  ];
}

/** A typed number is never sent back to a page: the field shows that there is one, and an empty field keeps it. */
const personalNumberField = (known: CheckoutFormQuestion["personalNumber"]): FieldDescription =>
  known && !known.isTyped
    ? readOnly(PERSONAL_NUMBER, texts.personalNumber, maskPersonalNumber(known.digits))
    : {
        name: PERSONAL_NUMBER,
        kind: "civic-number",
        required: known === undefined,
        label: texts.personalNumber,
        ...(known ? { help: maskPersonalNumber(known.digits) } : {}),
      };

/** Each way with what it costs, and what the year at once saves. */
function paymentFields({ price, payment }: Pick<CheckoutFormQuestion, "price" | "payment">): FieldDescription[] {
  const { otherWay, yearlyFeeOre, monthlyFeeOre } = price;
  if (!otherWay) return [];
  const atOnceOre = payment === "yearly" ? yearlyFeeOre : otherWay.yearlyFeeOre;
  const lessOre = payment === "yearly" ? -otherWay.lessOre : otherWay.lessOre;
  return [
    {
      name: PAYMENT,
      kind: "radio",
      required: true,
      label: texts.payment.label,
      options: [
        { id: "monthly", label: texts.payment.priced.monthly(formatKr(monthlyFeeOre)) },
        { id: "yearly", label: texts.payment.priced.yearly(formatKr(atOnceOre), lessOre) },
      ],
      defaultValue: payment,
      onChange: ["recalculate"],
    },
  ];
}

const choiceField = (
  { changeOf }: Pick<CheckoutFormQuestion, "changeOf">,
  prefix: string,
  choice: PricedChoice,
): FieldDescription => {
  const { id, name, description } = choice;
  const change = changeOf(choice, `${prefix}${id}`);
  const fee = formatPrice(change);
  return {
    name: `${prefix}${id}`,
    kind: "checkbox",
    required: false,
    label: name,
    help: change.value < 0 ? fee : texts.addOnPrice(fee),
    trueValue: "true",
    falseValue: "false",
    defaultValue: "false",
    onChange: ["recalculate"],
    ...(description === undefined ? {} : { popover: { title: name, content: description } }),
  };
};

function startDateField(question: CheckoutFormQuestion): FieldDescription {
  const { nouns, today, startDate, startDates } = question;
  const first = firstStart(question);
  return {
    name: "startdate",
    kind: "date",
    required: true,
    ...fillNouns(texts.startDate, nouns),
    ...(first > today ? { help: texts.firstStart(formatLongDate(first)) } : {}),
    minDate: first,
    maxDate: startDates?.latest ?? addDays(today, MAX_DAYS_AHEAD),
    defaultValue: startDate,
    onChange: ["recalculate"],
  };
}

/** The provider and the vertical may both need some days. */
export const firstStart = ({
  today,
  description,
  startDates,
}: Pick<CheckoutFormQuestion, "today" | "description" | "startDates">): string =>
  defaultStartDate(defaultStartDate(today, description?.firstStart), startDates?.earliest);

/** The titles are parts of the form, so that the sections are in order wherever the form is rendered. */
const ownParts = ({ title, fields }: OwnSection, at: number): FormPart[] => [
  { name: `own-title-${at + 1}`, kind: "headers", label: title, required: false },
  ...fields,
];

const tick = (name: string, label: string): FieldDescription => ({
  name,
  kind: "checkbox",
  required: true,
  label,
  trueValue: "true",
  falseValue: "false",
  defaultValue: "false",
});

/** A customer who takes the tick away orders all the same. */
const cancellationTick = ({ text, version }: Mandate): FieldDescription => ({
  ...tick(CANCEL_FORMER, text),
  required: false,
  trueValue: version,
  // The order has the version of the mandate or nothing.
  falseValue: "",
  defaultValue: "",
});

const readOnly = (name: string, label: string, defaultValue: string): FieldDescription => ({
  name,
  kind: "read-only",
  required: false,
  label,
  defaultValue,
});

const hidden = (name: string, defaultValue: string): FieldDescription => ({
  name,
  kind: "hidden",
  required: false,
  label: "",
  defaultValue,
});
