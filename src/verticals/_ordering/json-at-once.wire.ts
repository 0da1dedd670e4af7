/**
 * Insurers that answer a question in the same call. Money in kronor with decimals, dates in ISO form.
 * The question and its answer differ by vertical and are described there; orders are the same for all.
 */

/** POST /v1/quotes/{quoteId}/price: what the quote costs with these choices; the reference comes with the last question before an order. */
export interface AtOncePriceQuestionWire {
  startDate: string;
  payment: "MONTHLY" | "YEARLY";
  addOns: string[];
  discounts: string[];
  reference?: string;
}

/** 200 with the price, 410 when the quote is too old, 422 with what is wrong. A discount's amount is what it takes off. */
export type AtOncePricedWire =
  | {
      status: "PRICED";
      quoteId: string;
      premium: { perYear: number; perMonth: number; currency: "SEK" };
      addOns: AtOnceChoiceWire[];
      discounts: AtOnceChoiceWire[];
    }
  | { status: "OUTDATED" }
  | { status: "INVALID"; field: string; reason: string }
  | { status: "REFUSED"; reason: string };

export interface AtOnceChoiceWire {
  id: string;
  name: string;
  description?: string;
  perYear: number;
}

/** POST /v1/orders */
export interface AtOnceOrderWire {
  reference: string;
  quoteId: string;
  premiumPerYear: number;
  startDate: string;
  ssn: string;
  contact: Record<string, string>;
  /** Where the customer's browser goes after a step at the insurer. */
  returnUrl?: string;
}

/** 201 with the order, 202 when the customer has something to do first, or 422 with the reason. */
export type AtOncePlacedWire =
  | { orderNumber: string; reference: string }
  | { status: "ACTION_REQUIRED"; reference: string; url: string }
  | { status: "INVALID"; field: string; reason: string }
  | { status: "REFUSED"; reason: string };

/** GET /v1/orders?reference= : every order placed under the reference, the first one first; or what it waits for. */
export interface AtOnceOrdersWire {
  orders: { orderNumber: string; reference: string }[];
  pending?: { url: string };
  refused?: { reason: string };
}
