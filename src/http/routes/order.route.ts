import { checkoutCallPath, orderCallPath, orderStatusCallPath } from "#domain/addresses/shop-call-paths.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import type { CallOutcome } from "#http/presenters/call-outcome.ts";
import {
  checkoutBodySchema,
  checkoutDataSchema,
  type OrderBody,
  orderBodySchema,
  orderDataSchema,
  orderStatusBodySchema,
} from "#http/contract/order.schema.ts";
import { orderStatusDataSchema } from "#http/contract/order-complete.schema.ts";
import { signingCookies } from "#http/middleware/signing-cookies.ts";
import { presentCheckout, presentOrderData } from "#http/presenters/checkout.ts";
import type { ShownConfirmation } from "#domain/order/confirmation-state.ts";
import { seeConfirmation } from "#journeys/after-order/confirmation-journey.ts";
import type { Confirmations } from "#journeys/after-order/confirmation.port.ts";
import type { ComparedElsewhere } from "#journeys/coach/compared-elsewhere.ts";
import { presentComplete } from "#http/presenters/order-complete.ts";
import type { CheckoutPorts, CheckoutVisitor } from "#journeys/checkout/checkout.ports.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import { openCheckout } from "#journeys/checkout/open-checkout.ts";
import { submitCheckout, type SubmitOutcome } from "#journeys/checkout/submit-checkout.ts";
import type { IdentifiedBy, IdentifiedPersons } from "#journeys/identity/identified-persons.port.ts";
import {
  claimConversion,
  followOrder,
  type OrderReader,
  type ReadOrder,
  readOrder,
} from "#journeys/order/follow-order.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import { setSigningCookie, signingCalls } from "./signing.route.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface OrderCallSetup {
  readonly ports: CheckoutPorts;
  readonly login: Pick<LoginJourney, "identity">;
  readonly elsewhere: readonly ComparedElsewhere[];
  readonly identified: Pick<IdentifiedPersons, "identifiedBy">;
  readonly confirmations: Pick<Confirmations, "find">;
  readonly consents: Pick<ConsentJourney, "chosen">;
}

/** Opening requests a price from the provider, and names a person: no visitor opens so many by hand. */
const CHECKOUT_LIMIT = { name: "checkout", limit: 60, windowMs: 600_000, failClosed: true };
export const ORDER_LIMIT = { name: "order", limit: 120, windowMs: 600_000, failClosed: true };
/** A page that waits asks once a second; several tabs must fit. */
const STATUS_LIMIT = { name: "order-status", limit: 600, windowMs: 300_000 };

/** Of a vertical that can be ordered; the others have no such calls. */
export const orderCalls = (setup: OrderCallSetup, vertical: AnyVerticalServer): Call[] =>
  vertical.checkout
    ? [
        checkoutCall(setup, vertical),
        submitCall(setup, vertical),
        statusCall(setup, vertical),
        ...signingCalls(setup.ports.signing, vertical),
      ]
    : [];

function checkoutCall({ ports }: OrderCallSetup, { description }: AnyVerticalServer): Call {
  return defineCall({
    method: "POST",
    path: checkoutCallPath(description),
    summary: "Opens the checkout of an offer, or the one that is open; answered in the error branch (OP-05)",
    input: checkoutBodySchema,
    output: checkoutDataSchema,
    access: "visitor",
    asksAbout: "person",
    limit: CHECKOUT_LIMIT,
    async handle({ resultid, startdate, fetchdataid, payment }, { asker, header }) {
      const { owner, address } = asker();
      const question = {
        vertical: description.name,
        resultId: resultid,
        startDate: startdate,
        fetchDataId: fetchdataid,
        payment,
      };
      const signingSecrets = signingCookies.read(header("cookie"));
      const view = await openCheckout(ports, { owner, address, signingSecrets }, question);
      if (!view) return { kind: "not-found" };
      const Result = presentCheckout(view);
      return { kind: "refused", status: "Ok", value: { Result }, beside: { Api: { Result } } };
    },
  });
}

function submitCall(setup: OrderCallSetup, { description }: AnyVerticalServer): Call {
  const { ports, elsewhere, consents } = setup;
  return defineCall({
    method: "POST",
    path: orderCallPath(description),
    summary: "Renders the checkout again, asks for its price, or orders",
    input: orderBodySchema,
    output: orderDataSchema,
    access: "visitor",
    asksAbout: "person",
    limit: ORDER_LIMIT,
    async handle(body, request) {
      const outcome = await submitOrder(setup, description.name, body, request, request.asker());
      if (!outcome) return { kind: "not-found" };
      const { order } = outcome.view;
      const [conversion, identifiedBy] = await Promise.all([
        claimConversion(ports, order, consents.chosen(request.header("cookie"))),
        order && identifiedIn(setup, request)(order.personal.personalNumber),
      ]);
      const value = presentOrderData(outcome.view, elsewhere, {
        errorMessage: outcome.message,
        existingOrderId: outcome.existingOrderId,
        asksForLogin: outcome.asksForLogin ?? false,
        conversion,
        isIdentified: identifiedBy !== undefined,
      });
      return toCallOutcome(outcome, value);
    },
  });
}

/** A posted checkout, of a call or of a page without script. */
export async function submitOrder(
  setup: Pick<OrderCallSetup, "ports" | "identified">,
  vertical: string,
  { action, resultid, checkoutversion, fetchdataid, signdevice, ...values }: OrderBody,
  request: Pick<CallRequest, "visitor" | "session" | "userAgent" | "header" | "setCookie">,
  { owner, address }: Pick<CheckoutVisitor, "owner" | "address">,
): Promise<SubmitOutcome | undefined> {
  const visitor = {
    owner,
    address,
    userAgent: request.userAgent,
    identifiedBy: identifiedIn(setup, request),
    signingSecrets: signingCookies.read(request.header("cookie")),
  };
  const outcome = await submitCheckout(setup.ports, visitor, {
    vertical,
    resultId: resultid,
    fetchDataId: fetchdataid,
    action,
    version: checkoutversion,
    device: signdevice,
    values,
  });
  if (outcome?.begunSigning) setSigningCookie(request, outcome.begunSigning);
  return outcome;
}

const STATUSES: Readonly<Record<Exclude<SubmitOutcome["kind"], "ok" | "invalid">, string>> = {
  outdated: "Outdated",
  "price-changed": "PriceChanged",
  refused: "Refused",
  unavailable: "Unavailable",
  "already-ordered": "AlreadyOrdered",
  identify: "IdentificationRequired",
};

export const statusOf = ({ kind }: SubmitOutcome): string => {
  if (kind === "ok") return "Ok";
  return kind === "invalid" ? "ValidateError" : STATUSES[kind];
};

function toCallOutcome<Value>(outcome: SubmitOutcome, value: Value) {
  if (outcome.kind === "ok") return { kind: "ok", value } as const;
  if (outcome.kind === "invalid") return { kind: "invalid", errors: outcome.errors ?? [], value } as const;
  return { kind: "refused", status: statusOf(outcome), value } as const satisfies CallOutcome;
}

/** Asked at most once for each person, and only when something depends on it. */
export const identifiedIn =
  (
    { identified, ports }: Pick<OrderCallSetup, "identified" | "ports">,
    asker: Pick<CallRequest, "visitor" | "session">,
  ) =>
  async (personalNumber: string): Promise<IdentifiedBy | undefined> => {
    const personId = (await asker.session().catch(() => undefined))?.personId;
    return identified.identifiedBy({ owner: asker.visitor.owner(), personId }, personalNumber, ports.clock.nowMs());
  };

function statusCall(setup: OrderCallSetup, vertical: AnyVerticalServer): Call {
  const { ports, login, elsewhere, consents } = setup;
  const { name } = vertical.description;
  return defineCall({
    method: "POST",
    path: orderStatusCallPath(vertical.description),
    summary: "The state of an order of the visitor's own",
    input: orderStatusBodySchema,
    output: orderStatusDataSchema,
    access: "visitor",
    isBackground: true,
    limit: STATUS_LIMIT,
    async handle({ orderid }, request) {
      const order = await readOrder(ports, readerOf(request, login), name, orderid);
      if (!order) return { kind: "not-found" };
      const [conversion, identifiedBy, confirmation] = await Promise.all([
        claimConversion(ports, order.isByOther ? undefined : order, consents.chosen(request.header("cookie"))),
        identifiedIn(setup, request)(order.personal.personalNumber),
        confirmationIn(setup, request)(order),
        followOrder(ports, order),
      ]);
      const facts = { conversion, isIdentified: identifiedBy !== undefined, confirmation };
      return { kind: "ok", value: { Result: presentComplete(order, vertical, elsewhere, facts) } };
    },
  });
}

/** Of a placed order; another visitor's shows nothing of where its mail went. */
export const confirmationIn =
  (
    { confirmations }: Pick<OrderCallSetup, "confirmations">,
    { visitor, session }: Pick<CallRequest, "visitor" | "session">,
  ) =>
  async ({ orderId, state, isByOther }: ReadOrder): Promise<ShownConfirmation | undefined> => {
    if (state !== "placed" || isByOther) return undefined;
    const personId = (await session().catch(() => undefined))?.personId;
    return seeConfirmation(confirmations, orderId, { owner: visitor.owner(), personId });
  };

export const readerOf = (
  { visitor, session }: Pick<CallRequest, "visitor" | "session">,
  login: Pick<LoginJourney, "identity">,
): OrderReader => ({
  owner: visitor.owner(),
  personalNumber: async () => {
    const live = await session().catch(() => undefined);
    return live && (await login.identity(live))?.personalNumber;
  },
});
