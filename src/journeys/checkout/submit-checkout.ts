import type { FieldError } from "#domain/validation/checked.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { onServer } from "#domain/form/server-checks.ts";
import type { BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import type { Payment } from "#domain/order/order-record.ts";
import { type CheckoutForm, toFormDescription, withoutRequired } from "./checkout-form.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import {
  asPriced,
  describeForm,
  type FoundSubject,
  isSamePriced,
  pricedFields,
  showCheckout,
} from "./checkout-view.ts";
import type { CheckoutPorts, CheckoutVisitor } from "./checkout.ports.ts";
import type { CheckoutVersion } from "./checkout.port.ts";
import { type CheckoutQuestion, findSubject, openCheckout } from "./open-checkout.ts";
import { type Advanced, isSame, storeVersion, type SubmitOutcome } from "./store-version.ts";
import { placeCheckout, reportOrder } from "./place-checkout.ts";
import { priceCheckout } from "./price-checkout.ts";
import { isSignatureNeeded, signCheckout } from "./sign-checkout.ts";

export interface CheckoutSubmission extends CheckoutQuestion {
  readonly action: "form" | "calculate_price" | "calculate";
  /** The version that the visitor saw. */
  readonly version: number;
  readonly values: Readonly<Record<string, string>>;
  /** The device with BankID, when the order must be signed and the customer has chosen one. */
  readonly device?: BankIdDevice | undefined;
}

type Values = Readonly<Record<string, string>>;

/** Undefined when the visitor has no such checkout. */
export async function submitCheckout(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  submission: CheckoutSubmission,
): Promise<SubmitOutcome | undefined> {
  const found = await findSubject(ports, visitor, submission);
  if (!found) return undefined;
  const outcome = await submitFound(ports, visitor, submission, found);
  if (outcome?.providerMessage === undefined) return outcome;
  const { providerMessage, ...rest } = outcome;
  return (await visitor.isIdentified?.(found.subject.personalNumber))
    ? { ...rest, message: texts.refused(providerMessage) }
    : { ...rest, message: texts.refusedWithoutReason, asksForLogin: true };
}

async function submitFound(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  submission: CheckoutSubmission,
  found: FoundSubject,
): Promise<SubmitOutcome | undefined> {
  const { subject } = found;
  const [order, newest] = await Promise.all([
    ports.orders.findLiving(submission.resultId),
    ports.checkouts.newest(submission.resultId, visitor.owner),
  ]);
  if (!newest) {
    const view = await openCheckout(ports, visitor, submission);
    return view && { kind: "outdated", view, message: texts.outdatedState };
  }
  // Any later click, in any tab, is about the same insurance. The visitor has not yet seen the outcome of a failed one.
  if (submission.action === "calculate") {
    const made = order ?? (await ports.orders.findEnded(submission.resultId, newest.version));
    if (made) return reportOrder(ports, found, newest, submission.values, made);
  }
  if (order) return { kind: "ok", view: showCheckout(subject, { version: newest, order }) };

  const form = describeForm(subject, newest);
  const checked = check(form, submission, subject.today);
  const shown = { ...submission.values };
  if (submission.version !== newest.version && !isSame(newest, checked.values))
    return { kind: "outdated", view: showCheckout(subject, { version: newest }), message: texts.outdatedState };
  if (checked.errors.length > 0)
    return {
      kind: "invalid",
      errors: checked.errors,
      view: showCheckout(subject, { version: newest, values: shown }),
    };
  if (submission.action === "form")
    return { kind: "ok", view: showCheckout(subject, { version: newest, values: shown }) };

  const next = await advance(ports, found, newest, checked.values, submission.action);
  if (next.kind !== "ready") return next;
  const { version } = next;
  const priced = asPriced(subject, checked.values, version.quote);
  if (!isSamePriced(form, priced, checked.values))
    return {
      kind: "price-changed",
      view: showCheckout(subject, { version, values: { ...shown, ...priced } }),
      message: texts.otherLevel,
    };
  if (submission.action === "calculate_price")
    return { kind: "ok", view: showCheckout(subject, { version, values: shown }) };
  if (!(await isFeeSeen(ports, submission, newest, version)))
    return {
      kind: "price-changed",
      view: showCheckout(subject, { version, values: checked.values }),
      message: texts.priceChanged,
    };
  return isSignatureNeeded(ports, subject)
    ? signCheckout(ports, visitor, found, version, submission, checked.values)
    : placeCheckout(ports, visitor, found, version, checked.values);
}

interface CheckedValues {
  readonly values: Values;
  readonly errors: readonly FieldError[];
}

/** A price can be requested before the visitor has filled in the rest; rendering the form again requires nothing. */
function check(form: CheckoutForm, { action, values }: CheckoutSubmission, today: string): CheckedValues {
  const asked = action === "calculate" ? form : withoutRequired(form, ["personal", "consent"]);
  const checked = checkForm(toFormDescription(asked), values, onServer(today));
  if (checked.ok) return { values: { ...emptied(form), ...checked.value }, errors: [] };
  return action === "form" ? { values, errors: [] } : { values, errors: checked.errors };
}

/** Validation drops empty values; in a checkout an empty choice is a choice that replaces the earlier one. */
const emptied = (form: CheckoutForm): Values => Object.fromEntries(pricedFields(form).map(({ name }) => [name, ""]));

/** Stores the posted values, as a new version when they have changed, with their price. */
async function advance(
  ports: CheckoutPorts,
  found: FoundSubject,
  newest: CheckoutVersion,
  values: Values,
  action: "calculate_price" | "calculate",
): Promise<Advanced> {
  const { subject } = found;
  const form = describeForm(subject, newest);
  const isPriceKnown = newest.quote.isConfirmed && isSamePriced(form, values, newest.chosen);
  if (action === "calculate" && isPriceKnown) return storeVersion(ports, found, newest, values, newest.quote);

  const payment: Payment = values["payment"] === "yearly" ? "yearly" : "monthly";
  const startDate = values["startdate"] ?? subject.today;
  const priced = await priceCheckout(ports, { ...subject, offer: found.offer, values, payment, startDate });
  const shown = () => showCheckout(subject, { version: newest, values });
  switch (priced.kind) {
    case "invalid":
      return { kind: "invalid", errors: priced.errors, view: shown() };
    case "refused":
      return { kind: "refused", view: shown(), providerMessage: priced.message };
    case "unavailable":
      return { kind: "unavailable", view: shown(), message: texts.unavailable };
    case "priced":
      return storeVersion(ports, found, newest, asPriced(subject, values, priced.quote), priced.quote);
  }
}

/**
 * Whether the tab that orders has shown the price of the order. The second click of a double click, a replay and another
 * tab name the version they saw: that version, and not the newest, decides what was agreed to.
 */
async function isFeeSeen(
  { checkouts }: CheckoutPorts,
  { resultId, version: number }: CheckoutSubmission,
  newest: CheckoutVersion,
  ordered: CheckoutVersion,
): Promise<boolean> {
  const seen = number === newest.version ? newest : await checkouts.at(resultId, newest.owner, number);
  return (
    seen?.quote.yearlyFeeOre === ordered.quote.yearlyFeeOre && seen.quote.monthlyFeeOre === ordered.quote.monthlyFeeOre
  );
}
