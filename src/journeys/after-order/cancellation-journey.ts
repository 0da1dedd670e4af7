import { type CancellationStatus, cancellationStatus } from "#domain/after-order/cancellation.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { IdentifiedPersons } from "#journeys/identity/identified-persons.port.ts";
import type { VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { CancelCapability, CancelledThing } from "#verticals/_contract/cancel.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CancellationStore, FetchedPolicy, FormerPolicies, StoredCancellation } from "./cancellation.port.ts";
import { writeCancellationMails } from "./cancellation-mails.ts";
import { type Mandate, mandateFor } from "./mandate.ts";
import { writeOwnLetter } from "./own-letter.ts";
import { insuredFields } from "#journeys/order/insured-fields.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { OwnedOrder, OwnedOrders } from "./owned-order.port.ts";

export interface CancellationPorts extends Pick<QueueMailPorts, "starter" | "startFailed" | "newId"> {
  readonly orders: OwnedOrders;
  readonly policies: FormerPolicies;
  readonly cancellations: CancellationStore;
  readonly vehicles: VehicleRegistry;
  readonly identified: Pick<IdentifiedPersons, "isIdentified">;
  /** The same hash as of the register's owners. */
  readonly hashPerson: (personalNumber: string) => string;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
}

/** The state of the insurance that the customer leaves. */
export interface CancellationView {
  readonly status: CancellationStatus;
  /** The insurer that is left, once it is known. */
  readonly providerName: string | undefined;
  readonly newStartDate: string;
  readonly currentRenewalDate: string | undefined;
  readonly registrationNumber: string | undefined;
  /** The recipient of the copy. */
  readonly email: string | undefined;
  readonly isSent: boolean;
  readonly mandate: Mandate | undefined;
  /** For the customer to send, where we cannot. */
  readonly letter: string | undefined;
  /** The person whom the order is for has been identified in this browser; nothing is cancelled otherwise. */
  readonly isIdentified: boolean;
}

export type SendOutcome =
  | { readonly kind: "queued"; readonly view: CancellationView }
  /** The cookie only shows that the browser is the same. */
  | { readonly kind: "not-identified"; readonly view: CancellationView }
  /** Nothing is cancelled, and nothing is sent. */
  | { readonly kind: "refused"; readonly view: CancellationView };

export interface CancellationJourney {
  /** Undefined when the asker has no such order, and for insurances that we cannot cancel. */
  check(orderId: string, asker: Asker): Promise<CancellationView | undefined>;
  /** Asks the insurer to end the insurance, once per order, under the mandate text that the customer has read. */
  send(orderId: string, asker: Asker, mandateVersion: string): Promise<SendOutcome | undefined>;
  /** The same for an order that its customer signed together with the mandate: the signature identifies them. */
  sendSigned(order: SignedOrder): Promise<SendOutcome | undefined>;
}

export interface SignedOrder {
  readonly orderId: string;
  /** The browser that ordered. */
  readonly owner: string;
  readonly mandateVersion: string;
  /** What the signed text names: no insurer is asked again what the customer has just stated. */
  readonly replaces: { readonly providerName: string; readonly endsOn: string };
  readonly signedAtMs: number;
}

/** The visitor waits for it after a click. */
const REGISTER_DEADLINE_MS = 2_000;

export function createCancellationJourney(ports: CancellationPorts): CancellationJourney {
  const { orders, policies, cancellations, clock } = ports;

  async function look(orderId: string, asker: Asker, signed?: SignedOrder): Promise<Looked | undefined> {
    const order = await orders.find(orderId, asker);
    const vertical = ports.verticals.find(({ description }) => description.name === order?.vertical);
    if (!order || !vertical?.cancel) return undefined;
    const thing = vertical.cancel.thing(insuredFields(order));
    const registrationNumber = vertical.cancel.registrationNumber?.(order.fields);
    const isIdentified =
      signed !== undefined ||
      (await ports.identified.isIdentified(asker, order.personal.personalNumber, clock.nowMs()));
    // For any other visitor neither register nor insurer is asked: the answer is that a login is needed.
    const [sent, policy, ownership] = await Promise.all([
      cancellations.find(orderId),
      signed ? signedPolicy(ports, order, signed) : isIdentified ? policies.latest(asker, order) : undefined,
      isIdentified ? ownershipOf(ports, order, vertical.cancel) : ("unknown" as const),
    ]);
    const status = cancellationStatus({
      order: {
        isPlaced: order.state === "placed",
        isWithdrawn: order.isWithdrawn,
        startDate: order.startDate,
        thing: thing?.key,
      },
      ownership,
      policy: policy && formerPolicy(policy, noticeAddressOf(ports, policy), vertical.cancel, shopOf(vertical, order)),
      today: swedishDate(clock.nowMs()),
    });
    return { order, vertical, thing, hasPlates: registrationNumber !== undefined, sent, policy, status, isIdentified };
  }

  async function sendLooked(looked: Looked, mandateVersion: string): Promise<SendOutcome> {
    const view = viewOf(looked);
    if (!looked.isIdentified) return { kind: "not-identified", view };
    const stored = looked.sent ?? (await storeCancellation(ports, looked, view, mandateVersion));
    if (!stored) return { kind: "refused", view };
    for (const mailId of stored.mailIds) await startDelivery(ports, mailId);
    return { kind: "queued", view: viewOf({ ...looked, sent: stored }) };
  }

  return {
    async check(orderId, asker) {
      const looked = await look(orderId, asker);
      return looked && viewOf(looked);
    },
    async send(orderId, asker, mandateVersion) {
      const looked = await look(orderId, asker);
      return looked && sendLooked(looked, mandateVersion);
    },
    async sendSigned(signed) {
      const looked = await look(signed.orderId, { owner: signed.owner, personId: undefined }, signed);
      return looked && sendLooked(looked, signed.mandateVersion);
    },
  };
}

interface Looked {
  readonly order: OwnedOrder;
  readonly vertical: AnyVerticalServer;
  readonly thing: CancelledThing | undefined;
  readonly hasPlates: boolean;
  readonly sent: StoredCancellation | undefined;
  readonly policy: FetchedPolicy | undefined;
  readonly status: CancellationStatus;
  readonly isIdentified: boolean;
}

async function storeCancellation(
  ports: CancellationPorts,
  looked: Looked,
  { mandate, email }: CancellationView,
  mandateVersion: string,
): Promise<StoredCancellation | undefined> {
  const { cancellations, clock, newId } = ports;
  const { order, policy, status } = looked;
  const to = policy && noticeAddressOf(ports, policy);
  const endsOn = policy?.renewalDate;
  if (status !== "ok" || mandate?.version !== mandateVersion || !to || !endsOn || !email) return undefined;
  const askedAtMs = clock.nowMs();
  const newProviderName = looked.vertical.providers.find(({ slug }) => slug === order.providerSlug)?.name ?? "";
  const mails = writeCancellationMails({
    orderId: order.orderId,
    vertical: looked.vertical.description.name,
    product: looked.vertical.description.texts.product,
    thing: looked.thing?.name ?? "",
    customerName: order.personal["name"] ?? "",
    customerEmail: email,
    insurerName: policy.providerName,
    insurerAddress: to,
    newProviderName,
    endsOn,
    newStartsOn: order.startDate,
    mandate: mandate.text,
    askedAtMs,
    newId,
  });
  return cancellations.store({
    orderId: order.orderId,
    insurerName: policy.providerName,
    endsOn,
    newStartsOn: order.startDate,
    mandate: mandate.text,
    mandateVersion,
    askedAtMs,
    ...mails,
  });
}

async function ownershipOf(
  { vehicles, hashPerson }: CancellationPorts,
  { personal, fields }: OwnedOrder,
  cancel: CancelCapability,
): Promise<"owner" | "other" | "unknown"> {
  // The fetched insurance belongs to the person who ordered, whom the insurer named on it.
  if (!cancel.registrationNumber) return "owner";
  const registrationNumber = cancel.registrationNumber(fields);
  if (registrationNumber === undefined) return "unknown";
  const finding = await vehicles.find(registrationNumber, REGISTER_DEADLINE_MS);
  // A register without an owner does not state that another person owns it.
  if (finding.kind !== "found" || finding.vehicle.ownerLookup === undefined) return "unknown";
  return finding.vehicle.ownerLookup === hashPerson(personal.personalNumber) ? "owner" : "other";
}

const signedPolicy = (
  { verticals }: CancellationPorts,
  order: OwnedOrder,
  { replaces, signedAtMs }: SignedOrder,
): FetchedPolicy => ({
  providerName: replaces.providerName,
  shopId: verticals.flatMap(({ providers }) => providers).find(({ name }) => name === replaces.providerName)?.shopId,
  fields: insuredFields(order),
  renewalDate: replaces.endsOn,
  fetchedAtMs: signedAtMs,
});

const shopOf = ({ providers }: AnyVerticalServer, { providerSlug }: OwnedOrder): number | undefined =>
  providers.find(({ slug }) => slug === providerSlug)?.shopId;

/** A provider has one address, whatever it sold to the customer. */
const noticeAddressOf = ({ verticals }: CancellationPorts, { shopId }: FetchedPolicy): string | undefined =>
  verticals.flatMap(({ providers }) => providers).find((provider) => provider.shopId === shopId)?.noticeAddress;

const formerPolicy = (
  { fields, renewalDate, fetchedAtMs, shopId }: FetchedPolicy,
  noticeAddress: string | undefined,
  { thing }: CancelCapability,
  newShopId: number | undefined,
) => ({
  thing: thing(fields)?.key,
  renewalDate,
  fetchedOn: swedishDate(fetchedAtMs),
  isSameProvider: shopId === newShopId,
  canBeNotified: noticeAddress !== undefined,
});

/** A sent cancellation is shown as it was sent, also after a later fetch. */
function viewOf(looked: Looked): CancellationView {
  const { order, vertical, thing, hasPlates, policy, status, isIdentified } = looked;
  const { product, nouns } = vertical.description.texts;
  const sent = isIdentified ? looked.sent : undefined;
  return {
    status: sent ? "ok" : status,
    providerName: sent?.insurerName ?? policy?.providerName,
    newStartDate: sent?.newStartsOn ?? order.startDate,
    currentRenewalDate: sent?.endsOn ?? policy?.renewalDate,
    registrationNumber: hasPlates ? thing?.name : undefined,
    email: order.personal["email"],
    isSent: looked.sent !== undefined,
    isIdentified,
    mandate: thing && mandateFor(product, thing.name),
    letter:
      status === "own-letter" && !sent && policy && thing
        ? writeOwnLetter({
            insurer: policy.providerName,
            product,
            nouns,
            thing: thing.name,
            endsOn: policy.renewalDate,
            newStartsOn: order.startDate,
            customer: order.personal["name"] ?? "",
          })
        : undefined,
  };
}
