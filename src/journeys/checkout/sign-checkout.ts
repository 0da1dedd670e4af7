import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import { describeShortfalls } from "#domain/cover/cover.texts.sv.ts";
import { checkoutPath, switchPath } from "#domain/addresses/shop-paths.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import type { BankIdBrowser, BankIdDevice } from "#journeys/bankid/bankid-order.port.ts";
import type { NewOrder } from "#journeys/order/order.port.ts";
import { hashContent } from "#journeys/signing/content-hash.ts";
import { writeSignedText } from "#journeys/signing/signed-text.ts";
import { type SigningView, viewStored } from "#journeys/signing/signing-view.ts";
import type { OrderToSign, StoredSigning } from "#journeys/signing/signing.port.ts";
import type { CheckoutSubject, FoundSubject, ShownCheckout } from "./checkout-view.ts";
import { chosenAddOns } from "./describe-quote.ts";
import { requireCheckout } from "./price-of-quote.ts";
import type { CheckoutPorts, CheckoutVisitor } from "./checkout.ports.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import type { CheckoutVersion } from "./checkout.port.ts";
import { untick } from "./checkout-form.ts";
import { findObstacle } from "./order-limits.ts";
import { isSame, type SubmitAnswer } from "./decide-submit.ts";
import { orderOf } from "./order-content.ts";
import { loadOrder, reportObstacle, reportOrder } from "./write-checkout.ts";
import type { RegisterAnswers } from "#verticals/_contract/register-facts.ts";

type Values = Readonly<Record<string, string>>;

export interface SigningChoice {
  readonly fetchDataId?: string | undefined;
  /** The device with BankID, when the customer has chosen one. */
  readonly device?: BankIdDevice | undefined;
}

export const signingBrowser = ({ owner, signingSecrets = [] }: CheckoutVisitor): BankIdBrowser => ({
  owner,
  secrets: signingSecrets,
});

/** Required by the provider, by the vertical, by the configuration of the service, or because we are to end an agreement for the customer. */
export const isSignatureNeeded = (
  { orderSignature }: Pick<CheckoutPorts, "orderSignature">,
  { vertical, provider }: CheckoutSubject,
  values: Values,
): boolean =>
  orderSignature === "all" ||
  vertical.checkout?.needsSignature === true ||
  provider.ordering?.needsSignature === true ||
  Boolean(values[CANCEL_FORMER]);

/** Freezes this version of the checkout and asks its customer to sign it. Nothing is ordered before it is signed. */
export async function signCheckout(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  found: FoundSubject,
  version: CheckoutVersion,
  submission: SigningChoice,
  values: Values,
): Promise<SubmitAnswer> {
  const { subject } = found;
  const browser = signingBrowser(visitor);
  const latest = await ports.signing.latest(subject.resultId, browser);
  const ofThis = latest && isLive(latest) && isOfContent(latest, subject, version, values) ? latest : undefined;
  // A second click, a reload or another tab with the same content: the signing in progress continues, and no new one starts.
  const underWay = ofThis && isOnDevice(ofThis, submission.device) ? await followed(ports, ofThis, browser) : undefined;
  if (underWay?.status === "complete")
    return reportOrder(ports, found, version, values, await loadOrder(ports, underWay.orderId));
  if (underWay?.status === "pending") return { kind: "ok", version, values, signing: underWay };

  const registers = await ports.facts.find(subject.vertical.facts?.questions(subject.search));
  const content = contentOf(ofThis?.orderId ?? ports.newId(), subject, version, values, registers);
  // A conflict that would stop the order is reported before the customer is asked to sign it.
  const identifiedBy = await visitor.identifiedBy?.(content.order.personal.personalNumber);
  const obstacle = await findObstacle(ports, visitor, content.order, identifiedBy);
  if (obstacle) return { version, values, ...(await reportObstacle(ports, found, obstacle)) };
  const signer = {
    owner: visitor.owner,
    address: visitor.address ?? UNKNOWN_ADDRESS,
    userAgent: visitor.userAgent ?? "",
    device: submission.device,
  };
  // Where the app returns to: the checkout's own page, which shows the signing.
  const pathOf = values[CANCEL_FORMER] ? switchPath : checkoutPath;
  const returnPath = pathOf(subject.vertical.description, subject.resultId, { fetchDataId: submission.fetchDataId });
  const start = await ports.signing.start(content, signer, returnPath);
  return start.kind === "started"
    ? { kind: "ok", version, values, signing: start.view, begunSigning: start.begun }
    : { kind: "unavailable", version, values, message: start.message };
}

/** A checkout that is opened again: the signing in progress, or the form as it was sent. Changes nothing. */
export function signedCheckout(nowMs: number, version: CheckoutVersion, latest: StoredSigning): ShownCheckout {
  const sent = latest.content?.values;
  if (sent === undefined || !isSame(version, sent)) return { version };
  const values = untick(sent);
  const isFailureShown = latest.state.kind === "failed" && nowMs - latest.startedAtMs < FAILURE_SHOWN_MS;
  const signing = isLive(latest) || isFailureShown ? viewStored(latest, nowMs) : undefined;
  return { version, values, signing };
}

/** As long as the visitor may still be looking at it; later the form is more useful. */
const FAILURE_SHOWN_MS = 10 * MINUTE_MS;

const followed = (
  ports: CheckoutPorts,
  { signingId, vertical }: StoredSigning,
  browser: BankIdBrowser,
): Promise<SigningView | undefined> => ports.signing.follow({ signingId, vertical, browser });

const isLive = ({ state }: StoredSigning): boolean => state.kind === "pending" || state.kind === "approved";

const isOnDevice = (signing: StoredSigning, device: StoredSigning["device"] | undefined): boolean =>
  device === undefined || device === signing.device || signing.state.kind === "approved";

const isOfContent = (
  { orderId, contentHash }: StoredSigning,
  subject: CheckoutSubject,
  version: CheckoutVersion,
  values: Values,
): boolean => hashContent(orderOf(orderId, subject, version, values)) === contentHash;

function contentOf(
  orderId: string,
  subject: CheckoutSubject,
  version: CheckoutVersion,
  values: Values,
  registers: RegisterAnswers,
): OrderToSign {
  const order = orderOf(orderId, subject, version, values);
  const { vertical, search } = subject;
  const checkout = requireCheckout(vertical);
  const text = writeSignedText({
    ...order,
    name: order.personal["name"] ?? "",
    product: texts.signedProduct(vertical.description.texts.product, order.offer.subscriptionName),
    nouns: vertical.description.texts.nouns,
    providerName: order.offer.providerName,
    plan: order.offer.plan,
    priceTerms: order.offer.description?.priceTerms,
    insured: checkout.nameSubject?.(checkout.withChoices(search, values), vertical.facts?.read(registers)) ?? "",
    addOns: chosenAddOns(version.quote, values),
    bindingMonths: order.offer.description?.bindingMonths,
    shortfalls: describeShortfalls(order.offer.description?.cover ?? []),
    mandate: [checkout.mandate?.(order.offer.providerName), cancellationOf(subject, order)].filter(Boolean).join(" "),
    statements: order.fields[CANCEL_FORMER]
      ? [texts.terms.label, fillNouns(texts.needsRead.label, vertical.description.texts.nouns)]
      : [],
  });
  return { order, values, text };
}

/** What the customer signs of the agreement that is left, with the day it ends. */
function cancellationOf({ vertical }: CheckoutSubject, { fields, replaces }: NewOrder): string {
  if (!fields[CANCEL_FORMER] || !replaces) return "";
  const { product } = vertical.description.texts;
  return texts.signedCancellation(product, replaces.providerName, formatLongDate(replaces.endsOn));
}

/** BankID requires an address; a caller without one is a test or a local tool. */
const UNKNOWN_ADDRESS = "127.0.0.1";
