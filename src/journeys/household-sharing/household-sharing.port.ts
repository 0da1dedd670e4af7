import type { AccessNotice } from "#journeys/access/access-notice.port.ts";
import type { Answer, InvitationPhase, InvitationState, Refusal } from "#domain/household-sharing/invitation.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Invitations, memberships and shares in Postgres. Every call is limited to one person, or to who holds the link. */
export interface HouseholdSharingStore {
  /** Replaces the open one of the person. With a mail and the notice, all are written or none. */
  invite(
    invitation: NewInvitation,
    mail: NewMail | undefined,
    notice: AccessNotice,
  ): Promise<{ readonly outcome: InviteOutcome; readonly isNoticed: boolean }>;
  /** The person's own, while it is open and not over its time. */
  openInvitation(personId: string, nowMs: number): Promise<OpenInvitation | undefined>;
  /** False when there is none. */
  revoke(personId: string, nowMs: number): Promise<boolean>;
  /** Undefined for a link that was never given. */
  find(token: string): Promise<FoundInvitation | undefined>;
  /** Judged and written in one transaction: of two who answer at once, one is refused. Undefined for a link that was never given. */
  answer(given: GivenAnswer): Promise<{ readonly refusal: Refusal | undefined } | undefined>;
  partnerOf(personId: string): Promise<Partner | undefined>;
  /** For both, with everything that either has shared. False when there is none. */
  end(personId: string, nowMs: number): Promise<boolean>;
  /** What the person shows to their partner; nothing without one. */
  sharedBy(personId: string): Promise<readonly Share[]>;
  /** From now on these and no others. False without a partner. */
  share(personId: string, shares: readonly Share[], nowMs: number): Promise<boolean>;
}

/** `too-many`: the person has invited too often within a day. `together`: the person has a partner. */
export type InviteOutcome = "invited" | "invited-without-mail" | "too-many" | "together";

/** What the inviter typed; a type, not an interface: it is stored as a plain record. */
export type InvitedContent = { readonly name: string; readonly email: string };

export interface NewInvitation {
  readonly invitationId: string;
  readonly personId: string;
  readonly token: string;
  readonly invited: InvitedContent;
  readonly invitedAtMs: number;
  readonly expiresAtMs: number;
}

export interface OpenInvitation extends Pick<NewInvitation, "token" | "invited" | "expiresAtMs"> {}

export interface FoundInvitation {
  readonly inviterId: string;
  readonly inviterFirstName: string;
  readonly state: InvitationState;
  readonly expiresAtMs: number;
}

export interface GivenAnswer {
  readonly token: string;
  readonly personId: string;
  readonly answer: Answer;
  readonly nowMs: number;
  readonly newId: () => string;
}

export interface Partner {
  readonly personId: string;
  readonly firstName: string;
  readonly sinceMs: number;
}

export interface Share {
  readonly shareId: string;
  readonly heldId: string;
}

/** What an invitation shows of itself to who holds its link. */
export interface ShownInvitation {
  readonly inviterFirstName: string;
  readonly phase: InvitationPhase;
  readonly isInviter: boolean;
}
