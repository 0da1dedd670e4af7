/** Whether the visitor owns what is to be insured, as far as an answer about owners shows (spec 1 §4). */
export type OwnerFlag = "unknown" | "owner" | "not-owner";

/** The answer about the owner; its status is one of the fetch's own statuses. */
export interface OwnerAnswer {
  readonly status: string;
}

/** For a vehicle the status decides; for anything else that there is an answer is enough (C-046, C-047). */
export function ownerFlag(service: "vehicle" | "other", answer: OwnerAnswer | undefined): OwnerFlag {
  if (answer === undefined) return "unknown";
  return service === "vehicle" && answer.status === "NOT_OWNER" ? "not-owner" : "owner";
}

/** Spec 2 §4 (OP-04): the question is asked until it is answered; then the fetch is offered, or the page explains why it cannot be. */
export const fetchPrompt = (flag: OwnerFlag): "ask" | "offer" | "explain" => PROMPTS[flag];

const PROMPTS = { unknown: "ask", owner: "offer", "not-owner": "explain" } as const;

/** The label that clicks on the prompt are tracked under. */
export const ownerTrackingLabel = (flag: OwnerFlag): string => LABELS[flag];

const LABELS = { unknown: "owner_unknown", owner: "owner", "not-owner": "not_owner" } as const;
