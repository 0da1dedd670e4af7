/**
 * Insurers that answer a question in the same call. Money in kronor with decimals, dates in ISO form.
 * The question and its answer differ by vertical and are described there; orders are the same for all.
 */

/** POST /v1/orders */
export interface AtOnceOrderWire {
  reference: string;
  quoteId: string;
  premiumPerYear: number;
  startDate: string;
  ssn: string;
  contact: Record<string, string>;
}

/** 201 with the order, or 422 with the reason. */
export type AtOncePlacedWire = { orderNumber: string; reference: string } | { status: "REFUSED"; reason: string };

/** GET /v1/orders?reference= : every order placed under the reference, the first one first. */
export interface AtOnceOrdersWire {
  orders: { orderNumber: string; reference: string }[];
}
