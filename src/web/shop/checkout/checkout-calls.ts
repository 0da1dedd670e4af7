import type { FieldError } from "#domain/validation/checked.ts";
import type { FormValues } from "#domain/form/check-form.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { CheckoutAnswer, CheckoutState, OrderData } from "#http/contract/order.schema.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";
import { askServer } from "#web/shell/calls/ask-server.ts";
import { readErrors } from "#web/shell/calls/calls.ts";
import type { CallFields } from "#web/shell/calls/form-fields.ts";
import { checkoutCallPath, orderCallPath } from "#domain/addresses/shop-call-paths.ts";
import type { Checkout } from "#web/shop/order/checkout.ts";
import { readCheckout } from "./read-checkout.ts";

type Place = Pick<VerticalDescription, "path">;

export interface CheckoutRequest {
  readonly resultId: string;
  readonly fetchDataId: string | undefined;
  readonly payment?: Payment | undefined;
  /** For the first rendering; a checkout in progress has its own. */
  readonly startDate: string;
}

/** Undefined when no answer came; null when there is no such offer for this visitor. */
export async function requestCheckout(
  place: Place,
  { resultId, fetchDataId, payment, startDate }: CheckoutRequest,
  signal?: AbortSignal,
): Promise<Checkout | null | undefined> {
  const answer = (await post(
    checkoutCallPath(place),
    {
      domain: location.hostname,
      platform: "desktop",
      resultid: resultId,
      startdate: startDate,
      fetchdataid: fetchDataId,
      payment,
    },
    signal,
  )) as CheckoutAnswer | undefined;
  if (!answer) return undefined;
  // OP-05: documented in the error branch, but also sent like any other answer.
  const state: CheckoutState | undefined = answer.Api?.Result ?? answer.Data?.Result;
  return state ? readCheckout(state) : null;
}

/** What the visitor asks the form for: to show it again, its price, the insurance, or to sign for it in place of the one they have. */
export type OrderAction = "form" | "calculate_price" | "calculate" | "switch";

export interface OrderAnswer {
  readonly status: string;
  readonly checkout: Checkout;
  readonly errors: readonly FieldError[];
  readonly errorMessage: string | undefined;
  /** The existing order that prevents a second one. */
  readonly existingOrderId?: string | undefined;
  /** The fault can be resolved, or explained further, by logging in. */
  readonly asksForLogin?: boolean;
}

/** Undefined when no usable answer came. Can be sent again: one version of a checkout is one order. */
export async function sendCheckout(
  place: Place,
  action: OrderAction,
  values: FormValues,
): Promise<OrderAnswer | undefined> {
  const answer = (await post(orderCallPath(place), { ...values, action })) as Envelope<OrderData> | undefined;
  if (!answer?.Data) return undefined;
  return {
    status: answer.Status,
    checkout: readCheckout(answer.Data.Result),
    errors: readErrors(answer.Error),
    errorMessage: answer.Data.ErrorMessage ?? undefined,
    existingOrderId: answer.Data.ExistingOrderId ?? undefined,
    asksForLogin: answer.Data.AsksForLogin,
  };
}

const post = (address: string, fields: CallFields, signal?: AbortSignal): Promise<unknown> =>
  askServer(address, { fields, signal, tracksAnswer: true });
