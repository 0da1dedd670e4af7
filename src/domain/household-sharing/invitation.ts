import { DAY_MS } from "#domain/calendar/durations.ts";

/** As stored. That its time is over follows from the clock and is never written. */
export const INVITATION_STATES = ["open", "accepted", "declined", "revoked"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export type InvitationPhase = InvitationState | "expired";

export const INVITATION_DAYS = 14;

/** More than a person who mistypes an address needs, too few to write to strangers. */
export const INVITATIONS_PER_DAY = 5;

export const expiryOf = (invitedAtMs: number): number => invitedAtMs + INVITATION_DAYS * DAY_MS;

export const phaseOf = (
  { state, expiresAtMs }: { readonly state: InvitationState; readonly expiresAtMs: number },
  nowMs: number,
): InvitationPhase => (state === "open" && expiresAtMs <= nowMs ? "expired" : state);

/** What decides whether a person may answer an invitation. */
export interface AnswerFacts {
  readonly phase: InvitationPhase;
  readonly isInviter: boolean;
  /** Shares with someone already. */
  readonly hasPartner: boolean;
  readonly inviterHasPartner: boolean;
}

export const ANSWERS = ["accept", "decline"] as const;
export type Answer = (typeof ANSWERS)[number];

/** Why an answer changes nothing. */
export type Refusal = "over" | "own" | "taken" | "inviter-taken";

/** Undefined when the answer counts. Only the invited may answer; the inviter takes the invitation back instead. */
export function refusalOf(answer: Answer, facts: AnswerFacts): Refusal | undefined {
  if (facts.phase !== "open") return "over";
  if (facts.isInviter) return "own";
  if (answer === "decline") return undefined;
  if (facts.hasPartner) return "taken";
  return facts.inviterHasPartner ? "inviter-taken" : undefined;
}
