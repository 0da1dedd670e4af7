import { createCancellationStore } from "#adapters/postgres/cancellation-store.ts";
import { createConfirmations } from "#adapters/postgres/confirmation-store.ts";
import { createDeliveryStore } from "#adapters/postgres/delivery-store.ts";
import { createFormerPolicies } from "#adapters/postgres/former-policies.ts";
import { createGiftStore } from "#adapters/postgres/gift-store.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createLostNotices } from "#adapters/postgres/lost-notices.ts";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createUnconfirmedNotices } from "#adapters/postgres/unconfirmed-notices.ts";
import { createWithdrawalCodes } from "#adapters/postgres/withdrawal-code-store.ts";
import { createWithdrawalStore } from "#adapters/postgres/withdrawal-store.ts";
import type { AfterOrderPages } from "#http/contract/after-order-services.ts";
import { presentCancellation } from "#http/presenters/after-order.ts";
import { afterOrderCalls } from "#http/routes/after-order.route.ts";
import { createCancellationJourney } from "#journeys/after-order/cancellation-journey.ts";
import { createConfirmationJourney } from "#journeys/after-order/confirmation-journey.ts";
import { createGuestWithdrawal } from "#journeys/after-order/guest-withdrawal.ts";
import { createGiftJourney } from "#journeys/after-order/gift-journey.ts";
import { reportLostNotices } from "#journeys/after-order/report-lost-notices.ts";
import { reportUnconfirmedNotices } from "#journeys/after-order/report-unconfirmed-notices.ts";
import { sweepWithdrawals } from "#journeys/after-order/sweep-withdrawals.ts";
import { createWithdrawalJourney } from "#journeys/after-order/withdrawal-journey.ts";
import { executeWithdrawal, WITHDRAWAL_WORKFLOW } from "#journeys/after-order/withdrawal.workflow.ts";
import { createDeliveryJourney } from "#journeys/delivery/delivery-journey.ts";
import { findCorrectionIn } from "#journeys/delivery/find-delivery.ts";
import { orderUrlAt } from "#journeys/order/find-ordering.ts";
import type { PlaceOrderPorts } from "#journeys/order/place-order.ports.ts";
import { randomDigits, randomId, randomToken } from "#platform/ids.ts";
import { createDeliveryEnding } from "./deliveries.ts";
import type { Lookups } from "./lookups.ts";
import { ORDER_REMEMBERED_MS } from "./order-memory.ts";
import type { Resources } from "./resources.ts";
import type { Jobs, Reader } from "./subject.ts";

type AfterOrderResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "starter" | "verticals" | "clock" | "logger" | "securityLog"
>;

/** Joins what a customer may do after an order; the worker carries withdrawals and mails. */
export function createAfterOrder(
  resources: AfterOrderResources,
  { lookups }: { lookups: Pick<Lookups, "vehicles" | "journey"> },
) {
  const { config, pool, cipher, lookupHash, starter, verticals, clock, logger, securityLog } = resources;
  const orders = createOwnedOrders(resources);
  const cancellations = createCancellationStore(resources);
  const shared = {
    orders,
    cancellations,
    verticals,
    clock,
    starter,
    startFailed: (id: string, error: unknown) =>
      logger.warn("not started, left to the sweep", { workflowId: id, error }),
    newId: randomId,
  };
  const identified = createIdentifiedPersons(resources);
  const cancellation = createCancellationJourney({
    ...shared,
    policies: createFormerPolicies({ pool, cipher, lookupHash }),
    vehicles: lookups.vehicles,
    identified,
    hashPerson: (personalNumber) => lookupHash("person", personalNumber),
  });
  const withdrawal = createWithdrawalJourney({
    ...shared,
    orders: createOwnedOrders(resources, { hasCodes: true }),
    withdrawals: createWithdrawalStore(resources),
  });
  const guest = createGuestWithdrawal({
    ...shared,
    codes: createWithdrawalCodes(resources),
    newToken: randomToken,
    newCode: randomDigits,
  });
  const confirmation = createConfirmationJourney({
    ...shared,
    confirmations: createConfirmations(resources),
    orders: createOrderStore(resources),
    orderUrl: orderUrlAt(config.publicOrigin, verticals),
    isGoodEmail: lookups.journey.isGoodEmail,
  });
  const delivery = createDeliveryJourney({
    orders,
    deliveries: createDeliveryStore(resources),
    findCorrection: findCorrectionIn(verticals),
    starter,
    clock,
  });
  const gift = createGiftJourney({ gifts: createGiftStore(resources), orders, identified, clock, newId: randomId });
  return {
    calls: afterOrderCalls({ securityLog, cancellation, withdrawal, gift }),
    pages: ({ asker, visitor }: Reader): AfterOrderPages => ({
      withdrawal: {
        see: async (orderId) => withdrawal.see(orderId, await asker()),
        findProblems: (statement) => withdrawal.findProblems(statement),
        takeBack: async (orderId) => withdrawal.takeBack(orderId, await asker()),
        withdraw: async (orderId, statement) => withdrawal.withdraw(orderId, await asker(), statement),
      },
      guestWithdrawal: {
        ask: (stated) => guest.ask(stated),
        validUntil: (token) => guest.validUntil(token),
        open: (token, code) => guest.open(token, code, visitor.owner()),
      },
      delivery: {
        see: async (orderId) => delivery.see(orderId, await asker()),
        correct: async (orderId, values) => delivery.correct(orderId, await asker(), values),
      },
      confirmation: {
        see: async (orderId) => confirmation.see(orderId, await asker()),
        sendAgain: async (orderId, email) => confirmation.sendAgain(orderId, await asker(), email),
      },
      async checkFormer(orderId) {
        const view = await cancellation.check(orderId, await asker());
        return view && presentCancellation(view).Result;
      },
    }),
  };
}

export function createAfterOrderJobs(
  resources: Pick<Resources, "pool" | "cipher" | "lookupHash" | "starter" | "verticals" | "clock">,
  placing: PlaceOrderPorts,
): Jobs {
  const { pool, cipher, starter, verticals, clock } = resources;
  const withdrawals = createWithdrawalStore(resources);
  const endDelivery = createDeliveryEnding(resources, placing);
  const lost = { notices: createLostNotices(pool, cipher), mail: placing.mail, verticals };
  const unconfirmed = { ...lost, notices: createUnconfirmedNotices(pool, cipher), clock };
  return {
    workflow: {
      name: WITHDRAWAL_WORKFLOW,
      remembersMs: ORDER_REMEMBERED_MS,
      body: (durable) => executeWithdrawal(durable, { ...placing, withdrawals, endDelivery }),
    },
    sweeps: [
      { job: "sweepWithdrawals", run: () => sweepWithdrawals({ withdrawals, starter, clock }) },
      { job: "sweepNotices", run: () => reportLostNotices(lost) },
      { job: "sweepUnconfirmed", run: () => reportUnconfirmedNotices(unconfirmed) },
    ],
  };
}
