import { createCheckoutStore } from "#adapters/postgres/checkout-store.ts";
import { createConfirmations } from "#adapters/postgres/confirmation-store.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createOrderedContact } from "#adapters/postgres/ordered-contact.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { createDistinctCounter } from "#adapters/redis/distinct-counter.ts";
import { noopSecurityLog } from "#domain/security/security-event.ts";
import type { OrderPages, OrderServices } from "#http/contract/page-services.ts";
import { pageSigningSchema } from "#http/contract/signing.schema.ts";
import { orderBodySchema } from "#http/contract/order.schema.ts";
import { signingCookies } from "#http/middleware/signing-cookies.ts";
import { presentPageCheckout } from "#http/presenters/checkout.ts";
import { presentComplete } from "#http/presenters/order-complete.ts";
import { confirmationIn, identifiedIn, orderCalls, readerOf, statusOf, submitOrder } from "#http/routes/order.route.ts";
import { setSigningCookie } from "#http/routes/signing.route.ts";
import type { CheckoutPorts } from "#journeys/checkout/checkout.ports.ts";
import { listCompared } from "#journeys/coach/compared-elsewhere.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import { openCheckout } from "#journeys/checkout/open-checkout.ts";
import type { DisclosureLog } from "#journeys/my-data/disclosures.port.ts";
import type { SubjectGuard } from "#journeys/lookup/subject-guard.ts";
import type { LookupJourney } from "#journeys/lookup/lookup-journey.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import { findOrderingIn, orderUrlAt } from "#journeys/order/find-ordering.ts";
import { readOrder } from "#journeys/order/follow-order.ts";
import { PLACE_LIMITS, type PlaceOrderPorts } from "#journeys/order/place-order.ports.ts";
import { ORDER_WORKFLOW, placeOrder } from "#journeys/order/place-order.workflow.ts";
import { type SweepReport, sweepUnsettled } from "#journeys/order/sweep-unsettled.ts";
import type { FactsSource } from "#journeys/search/register-facts.ts";
import type { SigningJourney } from "#journeys/signing/signing-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { randomId } from "#platform/ids.ts";
import { announcedNames } from "#web/shell/services/announced-names.texts.sv.ts";
import { createDeliveryBeginning } from "./deliveries.ts";
import { ORDER_REMEMBERED_MS } from "./order-memory.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";
import type { Jobs, Reader } from "./subject.ts";

export type OrderResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "outbound" | "starter" | "verticals" | "clock" | "logger" | "redis"
> &
  Partial<Pick<Resources, "securityLog" | "applied">>;

export interface OrderUses {
  readonly lookups: {
    readonly journey: Pick<LookupJourney, "person" | "postalArea">;
    readonly guard: SubjectGuard;
    readonly facts: FactsSource;
  };
  readonly login: { readonly journey: Pick<LoginJourney, "identity"> };
  readonly searches: { readonly journey: SearchJourney; readonly disclosures?: DisclosureLog };
  readonly signing: { readonly journey: SigningJourney };
  readonly consents: { readonly journey: Pick<ConsentJourney, "chosen"> };
}

/** Joins checkout and order for the program that answers visitors; the worker places. */
export function createOrders(resources: OrderResources, { lookups, searches, consents, ...uses }: OrderUses) {
  const { config, pool, cipher, lookupHash, clock, logger, redis, verticals } = resources;
  const login = uses.login.journey;
  const signing = uses.signing.journey;
  const ports: CheckoutPorts = {
    searches: searches.journey,
    checkouts: createCheckoutStore({ pool, cipher, lookupHash }),
    orders: createOrderStore({ pool, cipher, lookupHash }),
    starter: resources.starter,
    startFailed: (orderId, error) => logger.warn("order not started, left to the sweep", { orderId, error }),
    gateway: createProviderGateway(resources.outbound),
    facts: lookups.facts,
    disclosures: searches.disclosures,
    findPerson: lookups.journey.person,
    postalArea: lookups.journey.postalArea,
    orderedContact: createOrderedContact({ pool, cipher, lookupHash }),
    clock,
    newId: randomId,
    guard: lookups.guard,
    counter: createDistinctCounter({ redis, lookupHash, clock }),
    securityLog: resources.securityLog ?? noopSecurityLog,
    signing,
    orderSignature: config.orderSignature,
  };
  const elsewhere = listCompared([...verticals, ...(resources.applied ?? [])], announcedNames);
  const identified = createIdentifiedPersons({ pool, lookupHash });
  const confirmations = createConfirmations({ pool, cipher, lookupHash });
  return {
    calls: verticals.flatMap((vertical) =>
      orderCalls({ ports, login, elsewhere, identified, confirmations, consents: consents.journey }, vertical),
    ),
    pages: ({ visitor, session, device }: Reader): OrderPages => ({ orders: pagesFor(visitor, session, device) }),
  };

  function pagesFor(visitor: Reader["visitor"], session: Reader["session"], device: Reader["device"]): OrderServices {
    return {
      async checkout(vertical, resultId, options) {
        const asker = {
          owner: visitor.owner(),
          signingSecrets: signingCookies.read(device.header("cookie")),
          identifiedBy: identifiedIn({ identified, ports }, { visitor, session }),
        };
        const view = await openCheckout(ports, asker, { vertical, resultId, ...options });
        return view && presentPageCheckout(view);
      },
      searchOf: (resultId) => ports.checkouts.findSearch(resultId, visitor.owner()),
      async submit(vertical, form) {
        const parsed = orderBodySchema.safeParse(form);
        if (!parsed.success) return undefined;
        const request = { ...device, visitor, session };
        const asker = { owner: visitor.owner(), address: device.address };
        const outcome = await submitOrder({ ports, identified }, vertical, parsed.data, request, asker);
        return (
          outcome && {
            status: statusOf(outcome),
            errors: outcome.errors ?? [],
            errorMessage: outcome.message,
            existingOrderId: outcome.existingOrderId,
            asksForLogin: outcome.asksForLogin ?? false,
            ...presentPageCheckout(outcome.view),
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
        if (action === "sign_cancel") return (await signing.cancel(reference)) ? {} : undefined;
        if (action === "sign_follow") {
          const view = await signing.follow(reference);
          return view && { orderId: view.status === "complete" ? view.orderId : undefined };
        }
        const chosen = action === "sign_same" ? "same" : "other";
        const start = await signing.startAgain(reference, { owner, address, userAgent, device: chosen });
        if (start?.kind === "started") setSigningCookie(device, start.begun);
        return start && {};
      },
      async complete(name, orderId) {
        const order = await readOrder(ports, readerOf({ visitor, session }, login), name, orderId);
        const vertical = verticals.find(({ description }) => description.name === name);
        // Reading a page reports no conversion: the call that follows does.
        if (!order || !vertical) return undefined;
        const [identifiedBy, confirmation] = await Promise.all([
          identifiedIn({ identified, ports }, { visitor, session })(order.personal.personalNumber),
          confirmationIn({ confirmations }, { visitor, session })(order),
        ]);
        return presentComplete(order, vertical, elsewhere, {
          conversion: undefined,
          isIdentified: identifiedBy !== undefined,
          confirmation,
        });
      },
    };
  }
}

export type PlacingResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "outbound" | "verticals" | "clock" | "starter" | "logger" | "metrics"
>;

/** What orders are placed and withdrawn with. */
export const createPlacing = (
  resources: PlacingResources,
  mail: Mailing,
  cancelFormer: PlaceOrderPorts["cancelFormer"],
): PlaceOrderPorts => ({
  orders: createOrderStore(resources),
  gateway: createProviderGateway(resources.outbound),
  findOrdering: findOrderingIn(resources.verticals),
  orderUrl: orderUrlAt(resources.config.publicOrigin, resources.verticals),
  beginDelivery: createDeliveryBeginning(resources),
  cancelFormer,
  mail,
  clock: resources.clock,
  limits: PLACE_LIMITS,
  settled: resources.metrics.orderSettled,
});

export function createOrderJobs(
  { starter, clock, metrics }: Pick<Resources, "starter" | "clock" | "metrics">,
  placing: PlaceOrderPorts,
): Jobs {
  let open: SweepReport = { startedCount: 0, overdueCount: 0 };
  metrics.watchInFlight("open-orders", () => open.startedCount);
  metrics.watchInFlight("overdue-orders", () => open.overdueCount);
  const { orders } = placing;
  return {
    workflow: {
      name: ORDER_WORKFLOW,
      remembersMs: ORDER_REMEMBERED_MS,
      body: (durable) => placeOrder(durable, placing),
    },
    sweeps: [
      {
        job: "sweepOrders",
        run: async () => (open = await sweepUnsettled({ orders, starter, clock })).startedCount,
      },
    ],
  };
}
