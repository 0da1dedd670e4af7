import { deliveryMailOf, deliveryPhase, type DeliveryMail, type DeliveryState, mayFollow } from "./delivery-state.ts";

/** How far a delivery has come. No personal data. */
export interface DeliveryProgress {
  readonly state: DeliveryState;
  /** Counts the customer's corrections; each makes a new idempotency key at the provider. */
  readonly round: number;
  /** Counts the stored changes: a mail is about one of them. */
  readonly change: number;
  /** YYYY-MM-DD, as the provider has stated it. */
  readonly date?: string | undefined;
  /** What the customer must correct, by its name in the form. */
  readonly field?: string | undefined;
}

/** What the provider has answered about a delivery, or about a corrected value. */
export type DeliveryNews =
  | { readonly kind: "pending" }
  | { readonly kind: "confirmed"; readonly date: string }
  | { readonly kind: "moved"; readonly date: string }
  | { readonly kind: "refused"; readonly field?: string | undefined }
  | { readonly kind: "completed"; readonly date: string };

export interface DeliveryChange {
  readonly to: DeliveryProgress;
  readonly mail: DeliveryMail | undefined;
}

/** What a customer may correct, and how often. */
export interface CorrectionRule {
  readonly maxRounds: number;
  readonly canCorrect: (field: string) => boolean;
}

/** The next state after the provider's answer; undefined when it changes nothing or would lead back. */
export function applyNews(
  before: DeliveryProgress,
  news: DeliveryNews,
  rule: CorrectionRule,
): DeliveryChange | undefined {
  if (news.kind === "refused") return change(before, refusal(before, news.field, rule));
  if (news.kind === "pending") return before.state === "corrected" ? change(before, { state: "pending" }) : undefined;
  if (news.kind === "completed") return change(before, { state: "completed", date: news.date });
  if (before.state === "confirmed") return before.date === news.date ? undefined : moved(before, news.date);
  return change(before, { state: "confirmed", date: news.date });
}

/** The customer's correction begins a new round. */
export const applyCorrection = (before: DeliveryProgress): DeliveryChange | undefined =>
  change(before, { state: "corrected", round: before.round + 1 });

/** Our own decision: the time is up. */
export const applyTimeout = (before: DeliveryProgress): DeliveryChange | undefined =>
  change(before, { state: "unclear" });

/** The order was withdrawn, and the provider has stopped the delivery. */
export function applyWithdrawal(before: DeliveryProgress): DeliveryChange | undefined {
  const ended = change(before, { state: "ended" });
  return ended && { ...ended, mail: "delivery-withdrawn" };
}

/** Staff close a case: what was ordered is not delivered, or it is followed again. */
export type DeskEnding = "closed" | "restarted";

export const applyDeskEnding = (before: DeliveryProgress, ending: DeskEnding): DeliveryChange | undefined =>
  deliveryPhase(before.state) === "desk"
    ? change(before, { state: ending === "closed" ? "ended" : "pending" })
    : undefined;

/** How often staff have restarted a delivery that is followed. */
export const restartsOf = (history: readonly Pick<DeliveryProgress, "state">[]): number =>
  history.filter(({ state }) => deliveryPhase(state) === "desk").length;

type Step = Pick<DeliveryProgress, "state"> & Partial<DeliveryProgress>;

function refusal(before: DeliveryProgress, field: string | undefined, rule: CorrectionRule): Step {
  if (field === undefined || !rule.canCorrect(field)) return { state: "refused" };
  return before.round >= rule.maxRounds ? { state: "unclear", field } : { state: "correcting", field };
}

function change(before: DeliveryProgress, step: Step): DeliveryChange | undefined {
  if (!mayFollow(before.state, step.state)) return undefined;
  const keepsDate = deliveryPhase(step.state) === "over";
  const to = {
    state: step.state,
    round: step.round ?? before.round,
    change: before.change + 1,
    date: step.date ?? (keepsDate ? before.date : undefined),
    field: step.field,
  };
  return { to, mail: deliveryMailOf(step.state) };
}

const moved = (before: DeliveryProgress, date: string): DeliveryChange => ({
  to: { ...before, change: before.change + 1, date },
  mail: "delivery-moved",
});
