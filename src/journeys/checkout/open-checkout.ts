import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { isField } from "#domain/form/form-description.ts";
import { defaultStartDate } from "#domain/form/kinds/date.ts";
import { feesOf } from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import {
  asSearched,
  describeForm,
  formerMandate,
  REGISTERED_NAME,
  type CheckoutSubject,
  type CheckoutView,
  type FoundSubject,
  showCheckout,
  type ShownCheckout,
} from "./checkout-view.ts";
import { paymentOf } from "./price-of-quote.ts";
import { firstStart, isPersonalField, PAYMENT } from "./checkout-form.ts";
import type { CheckoutPorts, CheckoutQuestion, CheckoutVisitor } from "./checkout.ports.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import { usableOffers } from "#journeys/search/found-search.ts";
import { proposeStart } from "./meet-former.ts";
import { priceCheckout } from "./price-checkout.ts";
import { signedCheckout, signingBrowser } from "./sign-checkout.ts";
import { append, versionAfterOrder } from "./write-checkout.ts";

/** Undefined when the visitor has no such result, or it cannot be ordered here. */
export async function openCheckout(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  question: CheckoutQuestion,
): Promise<CheckoutView | undefined> {
  const found = await findSubject(ports, visitor, question);
  if (!found) return undefined;
  const shown = await openFound(ports, visitor, question, found);
  return showCheckout(found.subject, question.leavesFormer ? withCancellation(found.subject, shown) : shown);
}

/** The form with the mandate in it, where there is something to end. */
export function withCancellation(subject: CheckoutSubject, shown: ShownCheckout): ShownCheckout {
  const mandate = formerMandate(subject);
  if (!mandate || shown.order) return shown;
  const { version, values = { ...version.chosen, ...version.personal } } = shown;
  return { ...shown, values: { [CANCEL_FORMER]: "", ...values } };
}

/** The checkout to show: the one that is open, or a new one. */
export async function openFound(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  { resultId, startDate, leavesFormer, payment }: CheckoutQuestion,
  found: FoundSubject,
): Promise<ShownCheckout> {
  const [order, before, signing] = await Promise.all([
    ports.orders.findLiving(resultId),
    ports.checkouts.newest(resultId, visitor.owner),
    ports.signing.latest(resultId, signingBrowser(visitor)),
  ]);
  if (before && order) return { version: before, order };
  const version = before
    ? await inListsWay(ports, found, await versionAfterOrder(ports, found, before), payment)
    : await begin(ports, visitor, found, { startDate, leavesFormer, payment });
  return order || !signing ? { version, order } : signedCheckout(ports.clock.nowMs(), version, signing);
}

/** A checkout in which nothing was entered follows the list that it is opened from again; a later one has the visitor's own choice. */
async function inListsWay(
  ports: CheckoutPorts,
  { subject, offer }: FoundSubject,
  version: CheckoutVersion,
  asked: Payment | undefined,
): Promise<CheckoutVersion> {
  const payment = paymentOf(offer.price, asked);
  if (asked === undefined || version.version > 1 || version.quote.payment === payment) return version;
  const values: Record<string, string> = { ...version.chosen, [PAYMENT]: payment };
  const startDate = values["startdate"] ?? subject.today;
  const outcome = await priceCheckout(ports, { ...subject, offer, values, payment, startDate });
  const quote = outcome.kind === "priced" ? outcome.quote : { ...version.quote, payment, isConfirmed: false };
  return append(ports, { ...version, version: version.version + 1, chosen: values, quote });
}

export async function findSubject(
  ports: CheckoutPorts,
  { owner }: CheckoutVisitor,
  { vertical: name, resultId, fetchDataId }: CheckoutQuestion,
): Promise<FoundSubject | undefined> {
  const searchId = await ports.checkouts.findSearch(resultId, owner);
  const seen = searchId === undefined ? undefined : await ports.searches.find(name, owner, searchId);
  const offer = seen && usableOffers(seen).find((each) => each.resultId === resultId);
  const vertical = seen?.vertical;
  const provider = vertical?.providers.find(({ providerId }) => providerId === offer?.providerId);
  if (!seen || !offer || !vertical?.checkout || !provider?.ordering) return undefined;
  const { search } = seen;
  const currentInsurance =
    fetchDataId === undefined ? undefined : await ports.searches.currentInsurance(name, fetchDataId, owner);
  const today = swedishDate(ports.clock.nowMs());
  const home = vertical.checkout.home?.(search);
  const subject: CheckoutSubject = {
    vertical,
    provider,
    searchId: seen.searchId,
    resultId,
    search: vertical.checkout.asOffered?.(search, offer.detail) ?? search,
    personalNumber: vertical.personalNumber?.(search),
    currentInsurance,
    today,
    home: home && { ...home, town: ports.postalArea(home.postalCode)?.cityName },
  };
  const { subscriptionId, plan, subscriptionName, price, validUntil, detail } = offer;
  const quoted = { subscriptionId, subscriptionName, price, validUntil, detail };
  return { subject, offer: plan === undefined ? quoted : { ...quoted, plan } };
}

/** The first version: the values of the search, at the price the provider confirms now. Of two tabs, the first one's is stored. */
async function begin(
  ports: CheckoutPorts,
  visitor: CheckoutVisitor,
  { subject, offer }: FoundSubject,
  { startDate, leavesFormer, payment: asked }: Pick<CheckoutQuestion, "startDate" | "leavesFormer" | "payment">,
): Promise<CheckoutVersion> {
  const first = firstPossible(subject, offer);
  const wanted = startDate !== undefined && startDate >= first ? startDate : defaultStartDate(first, firstDay(subject));
  const payment = paymentOf(offer.price, asked);
  const opened: CheckoutVersion = {
    resultId: subject.resultId,
    version: 1,
    owner: visitor.owner,
    vertical: subject.vertical.description.name,
    searchId: subject.searchId,
    chosen: {
      ...asSearched(subject),
      startdate: wanted,
      ...(offer.price.plans.length > 1 ? { [PAYMENT]: payment } : {}),
    },
    personal: {},
    quote: { ...UNCONFIRMED, payment, subscriptionId: offer.subscriptionId, ...feesOf(offer.price, "yearly"), offer },
  };
  const day = leavesFormer ? meetingDay(subject, opened) : wanted;
  const bare = { ...opened, chosen: { ...opened.chosen, startdate: day } };
  const chosen = { ...defaultsOf(subject, bare), ...bare.chosen };
  const [outcome, name, contact] = await Promise.all([
    priceCheckout(ports, { ...subject, offer, values: chosen, payment, startDate: day }),
    findName(ports, visitor, subject.personalNumber),
    leavesFormer ? findContact(ports, visitor, subject) : {},
  ]);
  const personal = { ...contact, ...name };
  const quote = outcome.kind === "priced" ? outcome.quote : bare.quote;
  return append(ports, { ...bare, chosen, personal, quote });
}

/** The day without a gap or, where the former agreement is unknown, the one that was asked for. */
function meetingDay(subject: CheckoutSubject, version: CheckoutVersion): string {
  const wanted = version.chosen["startdate"] ?? subject.today;
  return proposeStart(subject, describeForm(subject, version), version.quote) ?? wanted;
}

/** The renewal date: the day after the current insurance ends. */
const firstDay = ({ today, currentInsurance }: CheckoutSubject): string =>
  defaultStartDate(today, currentInsurance?.renewalDate);

/** The provider may need some days before it can start. */
const firstPossible = ({ vertical, search, today }: CheckoutSubject, { detail }: CheckoutQuote["offer"]): string =>
  firstStart({
    today,
    description: vertical.describeOffer?.(detail),
    startDates: vertical.checkout?.startDates?.(search, {}, today),
  });

const UNCONFIRMED = { addOns: [], discounts: [], isConfirmed: false } as const;

function defaultsOf(subject: CheckoutSubject, version: CheckoutVersion): Record<string, string> {
  const form = describeForm(subject, version);
  const fields = [...form.customize, ...form.own, ...form.subscription]
    .filter(isField)
    .filter(({ name }) => !isPersonalField(name));
  return Object.fromEntries(fields.map(({ name, defaultValue = "" }) => [name, defaultValue]));
}

/** Of an identified person alone: who knows a number has not proved to be that person. */
async function findContact(
  { orderedContact }: CheckoutPorts,
  { identifiedBy }: CheckoutVisitor,
  { personalNumber }: CheckoutSubject,
): Promise<Readonly<Record<string, string>>> {
  if (personalNumber === undefined || !(await identifiedBy?.(personalNumber))) return {};
  return orderedContact(personalNumber);
}

async function findName(
  { findPerson }: CheckoutPorts,
  { owner, address }: CheckoutVisitor,
  personalNumber: string | undefined,
): Promise<Record<string, string>> {
  if (address === undefined || personalNumber === undefined) return {};
  const answer = await findPerson({ typed: personalNumber, owner, address, hasForm: true }).catch(() => undefined);
  return answer?.kind === "named" ? { [REGISTERED_NAME]: `${answer.firstName} ${answer.lastName}` } : {};
}
