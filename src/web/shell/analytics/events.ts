import type { ClickAction } from "./click-actions.ts";

/**
 * Every measured event, with the names of spec 1 §3. A field that could contain personal data has a type that
 * a plain text does not fit; the rest is checked before sending (`safe-payload.ts`).
 */
export type AnalyticsEvent =
  | ConversionEvent
  | LeadEvent
  | PageEvent
  | ClickEvent
  | ImpressionEvent
  | ErrorEvent
  | SearchStartedEvent
  | SearchFinishedEvent
  | FormErrorEvent;

/** F-138. */
export interface ConversionEvent {
  readonly event: "conversion";
  readonly service: string;
  readonly serviceGroup: string;
  readonly provider: string;
  readonly resultPagePosition: number;
  readonly currencyCode: "SEK" | "PLN";
  readonly onlineConversionOrderId: string;
  readonly quotationId: string;
  /** Whole kronor. */
  readonly revenue: number;
  readonly conversionType: string;
  readonly subscriptionId: string;
  readonly hashedEmail?: HashedContact;
  readonly hashedPhone?: HashedContact;
}

/** F-139. */
export interface LeadEvent {
  readonly event: "lead";
  readonly action: string;
  readonly id: string;
  readonly type: string;
  readonly category: string;
  readonly phone?: HashedContact;
  readonly email?: HashedContact;
}

/** F-140. The id of the visit is added before sending. */
export interface PageEvent {
  readonly event: "page_data";
  readonly path: string;
  readonly section: string;
  readonly product: string;
  /** H-006: the way that the visitor came. */
  readonly category?: string;
}

/** F-141. */
export interface ClickEvent {
  readonly event: "custom_click";
  readonly action: ClickAction;
  readonly label: string;
}

export interface ImpressionEvent {
  readonly event: "custom_impression";
  readonly action: ClickAction;
  readonly label: string;
}

/** F-142. */
export type ErrorLabel = "error_api" | "error_internal" | "error_insurely";

export interface ErrorEvent {
  readonly event: "error";
  readonly label: ErrorLabel;
  /** What failed, by its name in the code. */
  readonly source: string;
}

export interface SearchStartedEvent {
  readonly event: "search_started";
  readonly service: string;
}

export interface SearchFinishedEvent {
  readonly event: "search_finished";
  readonly service: string;
}

/** Which fields were wrong, never what was typed. */
export interface FormErrorEvent {
  readonly event: "form_error";
  readonly service: string;
  readonly fields: string;
}

declare const hashed: unique symbol;

/** SHA-256 in hex, made by the server (spec 1 §3). Leaves the browser only with consent to marketing. */
export type HashedContact = string & { readonly [hashed]: true };

/** Undefined for anything that is not a hash. */
export const readHashedContact = (text: string): HashedContact | undefined =>
  /^[0-9a-f]{64}$/.test(text) ? (text as HashedContact) : undefined;

type FieldsOf<Name extends AnalyticsEvent["event"]> = Exclude<
  keyof Extract<AnalyticsEvent, { readonly event: Name }>,
  "event"
>;

/** The fields that may leave with each event; others are dropped, whatever the types claim. */
export const eventFields: { readonly [Name in AnalyticsEvent["event"]]: readonly FieldsOf<Name>[] } = {
  conversion: [
    "service",
    "serviceGroup",
    "provider",
    "resultPagePosition",
    "currencyCode",
    "onlineConversionOrderId",
    "quotationId",
    "revenue",
    "conversionType",
    "subscriptionId",
    "hashedEmail",
    "hashedPhone",
  ],
  lead: ["action", "id", "type", "category", "phone", "email"],
  page_data: ["path", "section", "product", "category"],
  custom_click: ["action", "label"],
  custom_impression: ["action", "label"],
  error: ["label", "source"],
  search_started: ["service"],
  search_finished: ["service"],
  form_error: ["service", "fields"],
};
