import type { Payment } from "../offer/payment-plan.ts";
import { FETCH_ID_PARAMETER, ORDER_OF_LIST, PAYMENT_PARAMETER, ROW_EVENTS_PARAMETER } from "./parameters.ts";

/** What a visitor has chosen of a list: the address of everything that belongs to the list keeps it. */
export interface ListChoices {
  /** What the offers are compared with. */
  readonly fetchDataId?: string | undefined;
  /** How the visitor wants to pay; missing where nothing is chosen. */
  readonly payment?: Payment | undefined;
  /** Of an order that is not that of the rank. */
  readonly orderId?: string | undefined;
  /** Ids of the events whose cost the rows state; missing where nothing is picked. */
  readonly events?: readonly string[] | undefined;
}

/** More have no room in a row. */
export const MOST_ROW_EVENTS = 2;

/** "&fetchdataid=…&payment=yearly"; nothing for what is as it is without a choice. */
export function writeListChoices({ fetchDataId, payment, orderId, events = [] }: ListChoices): string {
  const written = [
    [FETCH_ID_PARAMETER, fetchDataId],
    [PAYMENT_PARAMETER, payment === "yearly" ? payment : undefined],
    [ORDER_OF_LIST, orderId],
  ] as const;
  const rows = events.map((id) => [ROW_EVENTS_PARAMETER, id] as const);
  return [...written, ...rows]
    .flatMap(([name, value]) => (value === undefined ? [] : [`&${name}=${encodeURIComponent(value)}`]))
    .join("");
}

export const readListChoices = (query: URLSearchParams): ListChoices => ({
  fetchDataId: query.get(FETCH_ID_PARAMETER) ?? undefined,
  payment: readPayment(query.get(PAYMENT_PARAMETER)),
  ...readRowEvents(query.getAll(ROW_EVENTS_PARAMETER)),
});

function readRowEvents(given: readonly string[]): Pick<ListChoices, "events"> {
  const events = [...new Set(given)].filter((id) => /^[\w-]{1,40}$/.test(id)).slice(0, MOST_ROW_EVENTS);
  return events.length === 0 ? {} : { events };
}

export const readPayment = (value: string | null | undefined): Payment | undefined =>
  value === "yearly" || value === "monthly" ? value : undefined;
