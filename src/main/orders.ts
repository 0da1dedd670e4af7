import { createCheckoutStore } from "#adapters/postgres/checkout-store.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { createDistinctCounter } from "#adapters/redis/distinct-counter.ts";
import { type SecurityLog, noopSecurityLog } from "#domain/security/security-event.ts";
import type { Call, CallRequest } from "#http/calls/call.ts";
import type { OrderServices } from "#http/contract/page-services.ts";
import { pageSigningSchema } from "#http/contract/signing.schema.ts";
import { orderBodySchema } from "#http/contract/order.schema.ts";
import { signingCookies } from "#http/middleware/signing-cookies.ts";
import type { RequestSession } from "#http/middleware/session.ts";
import type { Visitor } from "#http/middleware/visitor.ts";
import { presentCheckout } from "#http/presenters/checkout.ts";
import { presentComplete } from "#http/presenters/order-complete.ts";
import { identifiedIn, orderCalls, readerOf, statusOf } from "#http/routes/order.route.ts";
import { setSigningCookie } from "#http/routes/signing.route.ts";
import type { CheckoutPorts } from "#journeys/checkout/checkout.ports.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import { openCheckout } from "#journeys/checkout/open-checkout.ts";
import { submitCheckout } from "#journeys/checkout/submit-checkout.ts";
import type { LookupJourney } from "#journeys/lookup/lookup-journey.ts";
import type { VehicleRegistry } from "#journeys/lookup/registers.port.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import { readOrder } from "#journeys/order/follow-order.ts";
import { createFactsSource } from "#journeys/search/register-facts.ts";
import type { SigningJourney } from "#journeys/signing/signing-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { RedisConnection } from "#platform/redis/redis.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { comparedElsewhere } from "./compared-elsewhere.ts";

export interface OrderSetup {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly outbound: Pick<Outbound, "send">;
  readonly vehicles: VehicleRegistry;
  readonly lookups: Pick<LookupJourney, "person" | "postalArea">;
  readonly login: Pick<LoginJourney, "identity">;
  readonly searches: SearchJourney;
  readonly starter: WorkflowStarter;
  readonly signing: SigningJourney;
  readonly consents: Pick<ConsentJourney, "chosen">;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
  readonly logger: Logger;
  readonly redis: RedisConnection;
  readonly securityLog?: SecurityLog | undefined;
}

/** What BankID needs to know about the device that requests a page, and the cookies of its signings. */
export interface PageDevice extends Pick<CallRequest, "address" | "userAgent" | "header" | "setCookie"> {}

export interface Orders {
  readonly calls: readonly Call[];
  /** The same for pages that the server renders, bound to one visitor. */
  forPages(visitor: Visitor, session: RequestSession["session"], device: PageDevice): OrderServices;
}

/** Joins checkout and order for the program that answers visitors; the worker places. */
export function createOrders(setup: OrderSetup): Orders {
  const { config, pool, cipher, clock, logger, login, verticals } = setup;
  const lookupHash = createLookupHash(config.lookupKey);
  const ports: CheckoutPorts = {
    searches: setup.searches,
    checkouts: createCheckoutStore({ pool, cipher }),
    orders: createOrderStore({ pool, cipher, lookupHash }),
    starter: setup.starter,
    startFailed: (orderId, error) => logger.warn("order not started, left to the sweep", { orderId, error }),
    gateway: createProviderGateway(setup.outbound),
    facts: createFactsSource({
      vehicles: setup.vehicles,
      clock,
    }),
    findPerson: setup.lookups.person,
    postalArea: setup.lookups.postalArea,
    clock,
    newId: randomId,
    counter: createDistinctCounter({ redis: setup.redis, lookupHash, clock }),
    securityLog: setup.securityLog ?? noopSecurityLog,
    signing: setup.signing,
    orderSignature: config.orderSignature,
  };
  const elsewhere = comparedElsewhere(verticals);
  const identified = createIdentifiedPersons({ pool, lookupHash });
  return {
    calls: verticals.flatMap((vertical) =>
      orderCalls({ ports, login, elsewhere, identified, consents: setup.consents }, vertical),
    ),
    forPages: (visitor, session, device) => ({
      async checkout(vertical, resultId, options) {
        const asker = { owner: visitor.owner(), signingSecrets: signingCookies.read(device.header("cookie")) };
        const view = await openCheckout(ports, asker, { vertical, resultId, ...options });
        return view && presentCheckout(view);
      },
      searchOf: (resultId) => ports.checkouts.findSearch(resultId, visitor.owner()),
      async submit(vertical, form) {
        const parsed = orderBodySchema.safeParse(form);
        if (!parsed.success) return undefined;
        const { action, resultid, checkoutversion, fetchdataid, signdevice, ...values } = parsed.data;
        const question = { vertical, resultId: resultid, fetchDataId: fetchdataid, action, version: checkoutversion };
        const submission = { ...question, device: signdevice, values: values as Record<string, string> };
        const isIdentified = identifiedIn({ identified, ports }, { visitor, session });
        const { address, userAgent } = device;
        const signingSecrets = signingCookies.read(device.header("cookie"));
        const asker = { owner: visitor.owner(), address, userAgent, isIdentified, signingSecrets };
        const outcome = await submitCheckout(ports, asker, submission);
        if (outcome?.begunSigning) setSigningCookie(device, outcome.begunSigning);
        return (
          outcome && {
            status: statusOf(outcome),
            errors: outcome.errors ?? [],
            errorMessage: outcome.message,
            existingOrderId: outcome.existingOrderId,
            asksForLogin: outcome.asksForLogin ?? false,
            state: presentCheckout(outcome.view),
          }
        );
      },
      async sign(vertical, form) {
        const parsed = pageSigningSchema.safeParse(form);
        if (!parsed.success) return undefined;
        const owner = visitor.owner();
        const { address, userAgent } = device;
        const browser = { owner, secrets: signingCookies.read(device.header("cookie")) };
        const reference = { signingId: parsed.data.signingid, vertical, browser };
        const { action } = parsed.data;
        if (action === "sign_cancel") return (await setup.signing.cancel(reference)) ? {} : undefined;
        if (action === "sign_follow") {
          const view = await setup.signing.follow(reference);
          return view && { orderId: view.status === "complete" ? view.orderId : undefined };
        }
        const chosen = action === "sign_same" ? "same" : "other";
        const start = await setup.signing.startAgain(reference, { owner, address, userAgent, device: chosen });
        if (start?.kind === "started") setSigningCookie(device, start.begun);
        return start && {};
      },
      async complete(name, orderId) {
        const order = await readOrder(ports, readerOf({ visitor, session }, login), name, orderId);
        const vertical = verticals.find(({ description }) => description.name === name);
        // Reading a page reports no conversion: the call that follows does.
        if (!order || !vertical) return undefined;
        const isIdentified = await identifiedIn(
          { identified, ports },
          { visitor, session },
        )(order.personal.personalNumber);
        return presentComplete(order, vertical, elsewhere, {
          conversion: undefined,
          isIdentified,
        });
      },
    }),
  };
}
