import { addDays, addMonths } from "#domain/calendar/day-arithmetic.ts";

/**
 * Retention periods, by purpose. The retention job applies these, the privacy page shows them, and
 * docs/retention.md gives the reasons: change one and all three follow, except the last guards of the database (`src/adapters/postgres/migrations`).
 */
export const retentionPeriods = {
  /** Longer than any offer is valid, and than the wait for a renewal date that a visitor plans for. */
  search: { months: 3 },
  fetched: { months: 3 },
  unfinishedCheckout: { months: 3 },
  /** A customer's claim on us can be made for ten years (preskriptionslagen 2 §). */
  order: { years: 10 },
  orderWithoutInsurance: { years: 2 },
  mail: { months: 12 },
  bouncedAddress: { years: 2 },
  session: { days: 1 },
  failedLogin: { days: 30 },
  login: { months: 12 },
  /** Since the last login. */
  account: { years: 2 },
  registerLookup: { months: 12 },
  /** As a lookup: a person can see for a year who was asked about them. */
  disclosure: { months: 12 },
  /** The year that a choice holds, and one more to answer questions about it. */
  cookieChoice: { years: 2 },
  /** So that a month can be compared with the same month a year before. */
  measurement: { months: 13 },
  unconfirmed: { days: 30 },
  endedNewsletter: { years: 2 },
  waiting: { years: 2 },
  answeredQuestion: { months: 12 },
  openQuestion: { years: 2 },
  gift: { months: 12 },
  competitionEntry: { months: 12 },
  application: { years: 2 },
  /** What we know of a credit customer is documented for five years (penningtvättslagen 5 kap. 3 §). */
  acceptedApplication: { years: 5 },
  /** As long as the page promises to hold what is filled in. */
  applicationDraft: { days: 30 },
  /** Longer than providers have to decide; the file has then served its purpose. */
  applicationFile: { days: 30 },
  /** While the visitor may ask what was sent, and to whom. */
  lead: { months: 12 },
  /** So that a link in the last mail still shows that it is off. */
  endedWatch: { months: 3 },
  /** What was found a year ago can be compared with what is found now. */
  watchFinding: { months: 13 },
  /** After it was answered, withdrawn or over: until then a person may ask who invited them. */
  householdInvitation: { days: 30 },
  /** Since the end: while either may ask for how long the other could see something. */
  endedHousehold: { months: 12 },
  /** After it has expired, also when it was revoked before: until then its sender sees that it was. */
  sharedList: { days: 1 },
  /** As a lookup: a person can see for a year what an agent has read. */
  agentUse: { months: 12 },
  /** Since the end: as long as what it read is listed. */
  endedAgentGrant: { months: 12 },
  /** A program that no one has allowed anything. */
  unusedAgentClient: { days: 30 },
  /** So that a second use of an old refresh token is still noticed. */
  agentToken: { days: 30 },
  /** What a member of staff does without right can be tried for five years (brottsbalken 4 kap. 9 c §, 35 kap. 1 §). */
  staffReading: { years: 5 },
  /** A list can be questioned long after what providers pay for it has been published; no personal data is in it. */
  receipt: { years: 2 },
  /** While a visitor may contact us about it. */
  seenFault: { days: 30 },
  erasure: { years: 5 },
  aggregatorEvent: { days: 1 },
} as const satisfies Record<string, RetentionPeriod>;

export type RetentionPeriod = { readonly days: number } | { readonly months: number } | { readonly years: number };

export type RetentionPurpose = keyof typeof retentionPeriods;

/**
 * What is older than this at the start of the given day is over its time, as milliseconds. A month before the 31st ends with the
 * month: rather a day too long than one too short.
 */
export function endOfRetention(day: string, period: RetentionPeriod): number {
  if ("days" in period) return Date.parse(addDays(day, -period.days));
  return Date.parse(addMonths(day, -("months" in period ? period.months : period.years * 12)));
}
