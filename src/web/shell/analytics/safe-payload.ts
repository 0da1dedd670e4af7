import { findPersonalTrace } from "#domain/person/personal-traces.ts";
import { type Consent, grants, MARKETING } from "#domain/consent/consent.ts";
import { isRecord } from "#domain/validation/is-record.ts";
import { type AnalyticsEvent, eventFields, readHashedContact } from "./events.ts";

type Payload = Record<string, unknown>;

/** The event as it may leave the browser, or undefined when it contains what must not. */
export function safePayload(event: AnalyticsEvent, consent: Consent | undefined): Payload | undefined {
  const given = event as unknown as Payload;
  if (!isWhole(given)) return undefined;
  const fields: readonly string[] = eventFields[event.event];
  return safeObject(pick(given, ["event", ...fields]), consent, 0);
}

/** An entry that the server wants pushed: any shape, the same rules. */
export const safeServerEntry = (entry: unknown, consent: Consent | undefined): Payload | undefined =>
  isRecord(entry) ? (isKnown(entry) ? safePayload(entry, consent) : safeObject(entry, consent, 0)) : undefined;

const isKnown = (entry: Payload): entry is Payload & AnalyticsEvent =>
  Object.hasOwn(eventFields, String(entry["event"]));

/** F-138, F-139: an event that lacks a field, or has a wrong value in it, would be counted wrongly. */
const isWhole = (given: Payload): boolean =>
  Object.entries(wholeEvents[String(given["event"])] ?? {}).every(([field, is]) => is(given[field]));

type FieldCheck = (value: unknown) => boolean;

const isNonEmptyText: FieldCheck = (value) => typeof value === "string" && value !== "";
const isAmount: FieldCheck = (value) => Number.isInteger(value) && Number(value) >= 0;

const wholeEvents: Readonly<Record<string, Readonly<Record<string, FieldCheck>>>> = {
  conversion: {
    service: isNonEmptyText,
    serviceGroup: isNonEmptyText,
    provider: isNonEmptyText,
    resultPagePosition: (value) => isAmount(value) && value !== 0,
    currencyCode: (value) => value === "SEK" || value === "PLN",
    onlineConversionOrderId: isNonEmptyText,
    quotationId: isNonEmptyText,
    revenue: isAmount,
    conversionType: isNonEmptyText,
    subscriptionId: isNonEmptyText,
  },
  lead: { action: isNonEmptyText, id: isNonEmptyText, type: isNonEmptyText, category: isNonEmptyText },
};

const MAX_DEPTH = 4;
/** A longer text was written by a person. */
const MAX_TEXT_LENGTH = 200;

/** Names of fields that hold how to reach a person: a hash or nothing. */
const CONTACT = /mail|phone|mobile/i;
/** Names of fields that hold a personal number: nothing, not even hashed. */
const FORBIDDEN = /civic|personal_?n|personnummer|ssn/i;

function safeObject(given: Payload, consent: Consent | undefined, depth: number): Payload | undefined {
  const safe: Payload = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (FORBIDDEN.test(name)) return undefined;
    if (CONTACT.test(name)) {
      if (typeof value !== "string" || !readHashedContact(value)) return undefined;
      if (grants(consent, MARKETING)) safe[name] = value;
      continue;
    }
    const safeField = safeValue(value, consent, depth);
    if (safeField === undefined) return undefined;
    safe[name] = safeField;
  }
  return safe;
}

function safeValue(value: unknown, consent: Consent | undefined, depth: number): unknown {
  if (typeof value === "boolean" || value === null) return value;
  if (typeof value === "number") return Number.isFinite(value) && isClean(String(value)) ? value : undefined;
  if (typeof value === "string") return isClean(value) ? value : undefined;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => safeValue(item, consent, depth + 1));
    return items.includes(undefined) ? undefined : items;
  }
  return isRecord(value) ? safeObject(value, consent, depth + 1) : undefined;
}

const isClean = (text: string): boolean => text.length <= MAX_TEXT_LENGTH && findPersonalTrace(text) === undefined;

const pick = (from: Payload, names: readonly string[]): Payload =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));
