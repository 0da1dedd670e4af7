import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import { PAYMENT, signedConsents, untick } from "./checkout-form.ts";
import {
  type CheckoutSubject,
  type CheckoutView,
  formerMandate,
  type FoundSubject,
  personOf,
  showCheckout,
  type ShownCheckout,
} from "./checkout-view.ts";
import { paymentOf } from "./price-of-quote.ts";
import type { CheckoutPorts, CheckoutVisitor } from "./checkout.ports.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import {
  type CheckoutSubmission,
  decideStored,
  decideSubmit,
  isSame,
  type StoredCheckout,
  type SubmitAnswer,
} from "./decide-submit.ts";
import { findSubject, openFound, withCancellation } from "./open-checkout.ts";
import { priceCheckout } from "./price-checkout.ts";
import { isSignatureNeeded, signCheckout } from "./sign-checkout.ts";
import { placeCheckout, reportOrder, storeVersion } from "./write-checkout.ts";

/** The outcome. The view is always the checkout's current state. */
export interface SubmitOutcome extends Omit<
  SubmitAnswer,
  "version" | "values" | "order" | "signing" | "providerMessage"
> {
  readonly view: CheckoutView;
}

/** Decides, writes and shows, once each. Undefined when the visitor has no such checkout. */
export async function submitCheckout(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  submission: CheckoutSubmission,
): Promise<SubmitOutcome | undefined> {
  const found = await findSubject(ports, visitor, submission);
  if (!found) return undefined;
  const asked = asSigned(found.subject, submission);
  const stored = await readStored(ports, visitor, asked);
  const answer = stored
    ? await decideAndWrite(ports, visitor, asked, found, stored)
    : await openAgain(ports, visitor, asked, found);
  const isFormerUnknown = submission.action === "switch" && asked.action === "form" && !answer.order;
  const { version, values, order, signing, providerMessage, ...outcome } = isFormerUnknown
    ? { ...answer, kind: "invalid" as const, message: texts.formerUnknown }
    : answer;
  const shown = { version, values, order, signing };
  const view = showCheckout(found.subject, CANCEL_FORMER in asked.values ? asSwitch(found.subject, shown) : shown);
  if (providerMessage === undefined) return { ...outcome, view };
  const person = personOf(found.subject, version, values);
  return person !== undefined && (await visitor.identifiedBy?.(person))
    ? { ...outcome, view, message: texts.refused(providerMessage) }
    : { ...outcome, view, message: texts.refusedWithoutReason, asksForLogin: true };
}

/**
 * A customer who leaves what they have today gives the consents by signing. Where nothing is known that we may end, nothing is
 * ordered by that press: the ordinary form is shown, with its boxes.
 */
function asSigned(subject: CheckoutSubject, submission: CheckoutSubmission): CheckoutSubmission {
  if (submission.action !== "switch") return submission;
  const mandate = formerMandate(subject);
  return mandate
    ? { ...submission, action: "calculate", values: { ...submission.values, ...signedConsents(mandate) } }
    : { ...submission, action: "form", values: untick(submission.values) };
}

/** The form with its statements. The signature gave them once: a form that is shown again has no box ticked. */
const asSwitch = (subject: CheckoutSubject, shown: ShownCheckout): ShownCheckout =>
  withCancellation(subject, shown.values ? { ...shown, values: untick(shown.values) } : shown);

async function readStored(
  { checkouts, orders }: CheckoutPorts,
  { owner }: CheckoutVisitor,
  { resultId, version, action }: CheckoutSubmission,
): Promise<StoredCheckout | undefined> {
  const [order, newest] = await Promise.all([orders.findLiving(resultId), checkouts.newest(resultId, owner)]);
  if (!newest) return undefined;
  const [seen, ended] = await Promise.all([
    version === newest.version ? newest : checkouts.at(resultId, owner, version),
    order || action !== "calculate" ? undefined : orders.findEnded(resultId, newest.version),
  ]);
  return { newest, seen, order, ended };
}

async function openAgain(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  submission: CheckoutSubmission,
  found: FoundSubject,
): Promise<SubmitAnswer> {
  const shown = await openFound(ports, visitor, submission, found);
  return { kind: "outdated", ...shown, message: texts.outdatedState };
}

async function decideAndWrite(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  submission: CheckoutSubmission,
  found: FoundSubject,
  stored: StoredCheckout,
): Promise<SubmitAnswer> {
  const { subject } = found;
  let decision = decideSubmit(subject, stored, submission);
  if (decision.kind === "price") {
    const { values } = decision;
    const payment = paymentOf(found.offer.price, values[PAYMENT]);
    const startDate = values["startdate"] ?? subject.today;
    const priced = await priceCheckout(ports, { ...subject, offer: found.offer, values, payment, startDate });
    decision = decideSubmit(subject, stored, submission, priced);
  }
  switch (decision.kind) {
    case "answer":
      return decision.answer;
    case "report":
      return reportOrder(ports, found, stored.newest, submission.values, decision.order);
    case "price":
      throw new Error("a price was given, and asked for again");
    case "store": {
      const { entered, values, quote } = decision;
      const version = await storeVersion(ports, stored.newest, values, quote);
      if (!isSame(version, values)) return { kind: "outdated", version, message: texts.outdatedState };
      const answer = decideStored(subject, stored, submission, entered, version);
      if (answer) return answer;
      return isSignatureNeeded(ports, subject, entered)
        ? signCheckout(ports, visitor, found, version, submission, entered)
        : placeCheckout(ports, visitor, found, version, entered);
    }
  }
}
