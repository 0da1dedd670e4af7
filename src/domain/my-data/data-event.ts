import { addDays, addMonths } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { type RetentionPeriod, type RetentionPurpose, retentionPeriods } from "#domain/retention/retention-periods.ts";

/** What was fetched about a person, given to others, or read by our staff or by an agent of the person. */
export const DATA_DIRECTIONS = ["received", "given", "read"] as const;
export type DataDirection = (typeof DATA_DIRECTIONS)[number];

/** What happened; `EVENT_KINDS` has the direction and the retention of each. */
export type DataEventKind = keyof typeof EVENT_KINDS;

export const EVENT_KINDS = {
  search: { direction: "given", period: "disclosure" },
  checkout: { direction: "given", period: "disclosure" },
  register: { direction: "received", period: "disclosure" },
  population: { direction: "received", period: "registerLookup" },
  "fetch-started": { direction: "given", period: "registerLookup" },
  // By a visitor who was not identified: an order with the person's number.
  "order-asked": { direction: "given", period: "registerLookup" },
  fetched: { direction: "received", period: "fetched" },
  order: { direction: "given", period: "order" },
  notice: { direction: "given", period: "order" },
  application: { direction: "given", period: "application" },
  lead: { direction: "given", period: "lead" },
  "case-read": { direction: "read", period: "staffReading" },
  "person-search": { direction: "read", period: "staffReading" },
  // By a program that the person has allowed.
  "agent-services": { direction: "read", period: "agentUse" },
  "agent-renewals": { direction: "read", period: "agentUse" },
  "agent-list": { direction: "read", period: "agentUse" },
  "agent-terms": { direction: "read", period: "agentUse" },
  "agent-search": { direction: "read", period: "agentUse" },
  "agent-link": { direction: "read", period: "agentUse" },
} as const satisfies Readonly<Record<string, { direction: DataDirection; period: RetentionPurpose }>>;

/** Read by a program of the person's, and not by our staff. */
export const isByAgent = (kind: DataEventKind): boolean => kind.startsWith("agent-");

export interface DataEvent {
  readonly eventId: string;
  readonly kind: DataEventKind;
  readonly atMs: number;
  /** Names of companies, or ids of registers. */
  readonly parties: readonly string[];
  /** Labels of what was given or fetched, when it is recorded. */
  readonly fields: readonly string[];
  /** The product, "bilförsäkring"; empty when it concerns none. */
  readonly product: string;
  readonly orderId: string | undefined;
}

/** The day until which the event stays. */
export function storedUntil({ kind, atMs }: Pick<DataEvent, "kind" | "atMs">): string {
  return endOfPeriod(swedishDate(atMs), retentionPeriods[EVENT_KINDS[kind].period]);
}

/** The last day of a period that begins on the given day. */
export function endOfPeriod(day: string, period: RetentionPeriod): string {
  if ("days" in period) return addDays(day, period.days);
  return addMonths(day, "months" in period ? period.months : period.years * 12);
}
