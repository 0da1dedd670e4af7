import { checkForm } from "#domain/form/check-form.ts";
import { onServer } from "#domain/form/server-checks.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import type { BegunSigning } from "#journeys/signing/start-signing.ts";
import {
  CONSENT_FIELDS,
  isPersonalField,
  PERSONAL_NUMBER,
  toFormDescription,
  withoutRequired,
} from "./checkout-form.ts";
import { meetFormer } from "./meet-former.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import {
  asPriced,
  type CheckoutSubject,
  describeForm,
  isSamePriced,
  pricedFields,
  REGISTERED_NAME,
  type ShownCheckout,
} from "./checkout-view.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import type { CheckoutQuestion } from "./checkout.ports.ts";
import type { PriceOutcome } from "./price-checkout.ts";

export interface CheckoutSubmission extends CheckoutQuestion {
  readonly action: "form" | "calculate_price" | "calculate" | "switch";
  /** The version that the visitor saw. */
  readonly version: number;
  readonly values: Readonly<Record<string, string>>;
  /** The device with BankID, when the order must be signed and the customer has chosen one. */
  readonly device?: BankIdDevice | undefined;
}

/** What is stored of a checkout when a submission arrives. */
export interface StoredCheckout {
  readonly newest: CheckoutVersion;
  /**
   * The version that the visitor saw. The second click of a double click, a replay and another tab name their own: that
   * version, and not the newest, decides what was agreed to.
   */
  readonly seen: CheckoutVersion | undefined;
  readonly order: OrderRow | undefined;
  /** A failed order of the newest version: the visitor has not yet seen its outcome. */
  readonly ended: OrderRow | undefined;
}

/** The answer to a submission, and the state of the checkout to show with it. */
export interface SubmitAnswer extends ShownCheckout {
  readonly kind:
    | "ok"
    | "invalid"
    | "outdated"
    | "price-changed"
    | "refused"
    | "unavailable"
    | "already-ordered"
    | "identify";
  readonly errors?: readonly FieldError[];
  readonly message?: string;
  /** The provider's message about the person when it refused. Only for the identified person: `submitCheckout` writes the message. */
  readonly providerMessage?: string;
  /** A login as the person lifts the limit, or shows more. */
  readonly asksForLogin?: boolean;
  /** The conflicting order, when the visitor may see it. */
  readonly existingOrderId?: string;
  /** For the browser's cookie, when a signing has been started. */
  readonly begunSigning?: BegunSigning;
}

type Values = Readonly<Record<string, string>>;

export type SubmitDecision =
  /** Nothing is written. */
  | { readonly kind: "answer"; readonly answer: SubmitAnswer }
  | { readonly kind: "report"; readonly order: OrderRow }
  /** The provider is asked for the price of these values; then `decideSubmit` decides again. */
  | { readonly kind: "price"; readonly values: Values }
  | {
      readonly kind: "store";
      readonly entered: Values;
      /** At the levels of the quote. */
      readonly values: Values;
      readonly quote: CheckoutQuote;
    };

/** What a submission leads to: pure, and the only place that decides it. */
export function decideSubmit(
  subject: CheckoutSubject,
  { newest, order, ended }: StoredCheckout,
  submission: CheckoutSubmission,
  priced?: PriceOutcome,
): SubmitDecision {
  const { action, values: shown } = submission;
  // Any later click, in any tab, is about the same insurance.
  const made = action === "calculate" ? (order ?? ended) : undefined;
  if (made) return { kind: "report", order: made };
  const answer = (kind: SubmitAnswer["kind"], more: Partial<SubmitAnswer>): SubmitDecision => ({
    kind: "answer",
    answer: { kind, version: newest, ...more },
  });
  if (order) return answer("ok", { order });

  const form = describeForm(subject, newest, shown);
  const { values, errors } = check(form, newest, submission, subject.today);
  if (submission.version !== newest.version && !isSame(newest, values))
    return answer("outdated", { message: texts.outdatedState });
  if (errors.length > 0) return answer("invalid", { errors, values: shown });
  if (action === "form") return answer("ok", { values: shown });

  // The page proposes a day without a gap beside the field; this is the same rule for a form that was sent anyway.
  const { nouns } = subject.vertical.description.texts;
  if (action === "calculate" && (meetFormer(subject, form, newest.quote, values["startdate"])?.gapDays ?? 0) > 0)
    return answer("invalid", { errors: [{ field: "startdate", message: fillNouns(texts.gap, nouns) }], values: shown });

  const isPriceKnown = newest.quote.isConfirmed && isSamePriced(form, values, newest.chosen);
  if (action === "calculate" && isPriceKnown) return { kind: "store", entered: values, values, quote: newest.quote };
  switch (priced?.kind) {
    case undefined:
      return { kind: "price", values };
    case "invalid":
      return answer("invalid", { errors: priced.errors, values });
    case "refused":
      return answer("refused", { providerMessage: priced.message, values });
    case "unavailable":
      return answer("unavailable", { message: texts.unavailable, values });
    case "priced":
      return {
        kind: "store",
        entered: values,
        values: asPriced(subject, values, priced.quote),
        quote: priced.quote,
      };
  }
}

/** What follows when the values are stored as this version; undefined: it is ordered. */
export function decideStored(
  subject: CheckoutSubject,
  { seen }: StoredCheckout,
  { action, values: shown }: CheckoutSubmission,
  entered: Values,
  version: CheckoutVersion,
): SubmitAnswer | undefined {
  const { quote } = version;
  const atLevels = asPriced(subject, entered, quote);
  if (!isSamePriced(describeForm(subject, version), atLevels, entered))
    return { kind: "price-changed", version, values: { ...shown, ...atLevels }, message: texts.otherLevel };
  if (action === "calculate_price") return { kind: "ok", version, values: shown };
  const isFeeSeen = seen?.quote.yearlyFeeOre === quote.yearlyFeeOre && seen.quote.monthlyFeeOre === quote.monthlyFeeOre;
  return isFeeSeen ? undefined : { kind: "price-changed", version, values: entered, message: texts.priceChanged };
}

interface CheckedValues {
  readonly values: Values;
  readonly errors: readonly FieldError[];
}

/** A price can be requested before the visitor has filled in the rest; rendering the form again requires nothing. */
function check(
  form: CheckoutForm,
  newest: CheckoutVersion,
  { action, values }: CheckoutSubmission,
  today: string,
): CheckedValues {
  const asked = action === "calculate" ? form : withoutRequired(form, ["personal", "own", "consent"]);
  const checked = checkForm(toFormDescription(asked), values, onServer(today));
  const entered = withoutReadOnly(form, checked.ok ? { ...emptied(form), ...checked.value } : values);
  return {
    values: withPersonalNumber(newest, entered, today),
    errors: checked.ok || action === "form" ? [] : checked.errors,
  };
}

/** Twelve digits, of the stored number when none is typed. */
function withPersonalNumber({ personal }: CheckoutVersion, values: Values, today: string): Values {
  const typed = values[PERSONAL_NUMBER] || personal[PERSONAL_NUMBER];
  return typed === undefined
    ? values
    : { ...values, [PERSONAL_NUMBER]: parsePersonalNumber(typed, today)?.digits ?? typed };
}

/** What the visitor entered: read-only lines are derived from it. */
const withoutReadOnly = (form: CheckoutForm, values: Values): Values => {
  const parts = Object.values(form).flat();
  const readOnly = new Set(parts.filter(({ kind }) => kind === "read-only").map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !readOnly.has(name)));
};

/** Validation drops empty values; in a checkout an empty choice is a choice that replaces the earlier one. */
const emptied = (form: CheckoutForm): Values => Object.fromEntries(pricedFields(form).map(({ name }) => [name, ""]));

/** The values as a version stores them. Consents are given each time again, and belong to the order. */
export function splitValues(newest: CheckoutVersion, values: Values): Pick<CheckoutVersion, "chosen" | "personal"> {
  const personal: Record<string, string> = {};
  const chosen: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isPersonalField(name)) personal[name] = value;
    else if (!CONSENT_FIELDS.includes(name)) chosen[name] = value;
  }
  const registered = newest.personal[REGISTERED_NAME];
  return { chosen, personal: registered === undefined ? personal : { ...personal, [REGISTERED_NAME]: registered } };
}

export function isSame(version: CheckoutVersion, values: Values): boolean {
  const { chosen, personal } = splitValues(version, values);
  return isEqual(chosen, version.chosen) && isEqual(personal, version.personal);
}

/** A missing value equals an unselected one. */
const isEqual = (a: Values, b: Values): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (a[name] ?? NOT_CHOSEN) === (b[name] ?? NOT_CHOSEN) || (isNone(a[name]) && isNone(b[name])),
  );

const NOT_CHOSEN = "false";
const isNone = (value: string | undefined): boolean => value === undefined || value === "" || value === NOT_CHOSEN;
