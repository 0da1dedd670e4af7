import type { Answer, Refusal } from "#domain/household-sharing/invitation.ts";
import type { SharedContract } from "#domain/household-sharing/membership.ts";
import type { Session } from "#domain/session/session.ts";
import type { Checked } from "#domain/validation/checked.ts";
import type {
  SharedWithMe,
  SharingView,
  ShownOwnInvitation,
} from "#journeys/household-sharing/household-sharing-journey.ts";
import type { ShownInvitation } from "#journeys/household-sharing/household-sharing.port.ts";

export type { SharedContract, SharedWithMe, SharingView, ShownOwnInvitation };

/** Two persons who show each other some of their contracts. */
export interface HouseholdSharingPages {
  /** In the name of a person whom the page has seen to be logged in. */
  sharing(person: Session): {
    see(): Promise<SharingView>;
    sharedWithMe(): Promise<SharedWithMe | undefined>;
    hasInvited(): Promise<boolean>;
    invite(typed: Readonly<Record<string, string>>): Promise<Checked<undefined>>;
    revoke(): Promise<boolean>;
    end(): Promise<boolean>;
    share(heldIds: readonly string[]): Promise<boolean>;
  };
  /** By the link of an invitation; undefined for a link that was never given. */
  invitation(token: string): {
    open(person: Session | undefined): Promise<ShownInvitation | undefined>;
    answer(person: Session, answer: Answer): Promise<{ readonly refusal: Refusal | undefined } | undefined>;
  };
}
