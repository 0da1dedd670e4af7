import type { Payment } from "../offer/payment-plan.ts";
import { FETCH_ID_PARAMETER, ORDER_OF_LIST, PAYMENT_PARAMETER } from "./parameters.ts";

/** What a visitor has chosen of a list: the address of everything that belongs to the list keeps it. */
export interface ListChoices {
  /** What the offers are compared with. */
  readonly fetchDataId?: string | undefined;
  /** How the visitor wants to pay; missing where nothing is chosen. */
  readonly payment?: Payment | undefined;
  /** Of an order that is not that of the rank. */
  readonly orderId?: string | undefined;
}

/** "&fetchdataid=…&payment=yearly"; nothing for what is as it is without a choice. */
export function writeListChoices({ fetchDataId, payment, orderId }: ListChoices): string {
  const written = [
    [FETCH_ID_PARAMETER, fetchDataId],
    [PAYMENT_PARAMETER, payment === "yearly" ? payment : undefined],
    [ORDER_OF_LIST, orderId],
  ] as const;
  return written
    .flatMap(([name, value]) => (value === undefined ? [] : [`&${name}=${encodeURIComponent(value)}`]))
    .join("");
}

export const readListChoices = (query: URLSearchParams): ListChoices => ({
  fetchDataId: query.get(FETCH_ID_PARAMETER) ?? undefined,
  payment: readPayment(query.get(PAYMENT_PARAMETER)),
});

export const readPayment = (value: string | null | undefined): Payment | undefined =>
  value === "yearly" || value === "monthly" ? value : undefined;
