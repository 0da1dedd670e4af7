import {
  checkCancellationCallPath,
  giftCallPath,
  sendCancellationCallPath,
  withdrawCallPath,
} from "#domain/addresses/shop-call-paths.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import * as schema from "#http/contract/after-order.schema.ts";
import { presentCancellation, presentWithdrawal } from "#http/presenters/after-order.ts";
import type { CancellationJourney } from "#journeys/after-order/cancellation-journey.ts";
import type { GiftJourney } from "#journeys/after-order/gift-journey.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { WithdrawalJourney } from "#journeys/after-order/withdrawal-journey.ts";

export interface AfterOrderJourneys {
  readonly cancellation: CancellationJourney;
  readonly withdrawal: WithdrawalJourney;
  readonly gift: GiftJourney;
  readonly securityLog: SecurityLog;
}

/** A page asks when it is shown and after each press; an office may share one address. */
const CHECK_LIMIT = { name: "check-cancel", limit: 60, windowMs: 60_000 };
/** Each is done once in an order's life. */
export const ACT_LIMIT = { name: "after-order", limit: 20, windowMs: 60_000 };

export const afterOrderCalls = (journeys: AfterOrderJourneys): Call[] => [
  checkCall(journeys),
  sendCall(journeys),
  withdrawCall(journeys),
  giftCall(journeys),
];

const checkCall = ({ cancellation }: AfterOrderJourneys): Call =>
  defineCall({
    method: "POST",
    path: checkCancellationCallPath(),
    summary: "Whether the former insurance of an order of the visitor's own may be cancelled",
    input: schema.checkCancellationBodySchema,
    output: schema.cancellationDataSchema,
    access: "visitor",
    limit: CHECK_LIMIT,
    async handle({ orderId }, request) {
      const view = await cancellation.check(orderId, await askerOf(request));
      return view ? { kind: "ok", value: presentCancellation(view) } : { kind: "not-found" };
    },
  });

const sendCall = ({ cancellation, securityLog }: AfterOrderJourneys): Call =>
  defineCall({
    method: "POST",
    path: sendCancellationCallPath(),
    summary: "Asks the former insurer to end the insurance, once per order, with a copy to the customer",
    input: schema.sendCancellationBodySchema,
    output: schema.cancellationDataSchema,
    access: "visitor",
    limit: ACT_LIMIT,
    async handle({ orderId, mandateVersion }, request) {
      const outcome = await cancellation.send(orderId, await askerOf(request), mandateVersion);
      if (!outcome) return { kind: "not-found" };
      const value = presentCancellation(outcome.view);
      if (outcome.kind === "not-identified") {
        securityLog.refused({
          kind: "not-identified",
          rule: "cancellation",
          orderId,
          visitor: request.visitor.owner(),
        });
        return { kind: "refused", status: "NotIdentified", value };
      }
      return outcome.kind === "queued" ? { kind: "ok", value } : { kind: "refused", status: "NotSent", value };
    },
  });

const withdrawCall = ({ withdrawal }: AfterOrderJourneys): Call =>
  defineCall({
    method: "POST",
    path: withdrawCallPath(),
    summary: "Withdraws from an order of the visitor's own within the withdrawal period",
    input: schema.withdrawOrderBodySchema,
    output: schema.withdrawOrderDataSchema,
    access: "visitor",
    limit: ACT_LIMIT,
    async handle({ orderId, name, email }, request) {
      const outcome = await withdrawal.withdraw(orderId, await askerOf(request), { name, email });
      if (!outcome) return { kind: "not-found" };
      const value = presentWithdrawal(outcome.view);
      if (outcome.kind === "invalid") return { kind: "invalid", errors: outcome.errors, value };
      return outcome.kind === "received" ? { kind: "ok", value } : { kind: "refused", status: "NotWithdrawn", value };
    },
  });

const giftCall = ({ gift }: AfterOrderJourneys): Call =>
  defineCall({
    method: "POST",
    path: giftCallPath(),
    summary: "Requests the gift of an order",
    input: schema.giftBodySchema,
    output: schema.giftDataSchema,
    access: "visitor",
    limit: ACT_LIMIT,
    async handle({ civicNumber, phoneNumber, product }, request) {
      const outcome = await gift.enter({ civicNumber, phoneNumber, product }, await askerOf(request));
      if (!outcome) return { kind: "not-found" };
      if (!outcome.ok) return { kind: "invalid", errors: outcome.errors };
      return { kind: "ok", value: { Result: { State: GIFT_STATES[outcome.value.state] } } };
    },
  });

const GIFT_STATES = { entered: "ENTERED", already: "ALREADY", none: "NONE" } as const;

async function askerOf({ visitor, session }: CallRequest): Promise<Asker> {
  return { owner: visitor.owner(), personId: (await session())?.personId };
}
