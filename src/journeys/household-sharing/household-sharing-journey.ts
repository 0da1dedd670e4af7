import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { checkForm, type FormValues } from "#domain/form/check-form.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { invitationForm } from "#domain/household-sharing/invitation-form.ts";
import { invitationFormTexts } from "#domain/household-sharing/invitation-form.texts.sv.ts";
import { type Answer, expiryOf, phaseOf, type Refusal } from "#domain/household-sharing/invitation.ts";
import { type SharedContract, sharedOf, shownToPartner } from "#domain/household-sharing/membership.ts";
import { cleanWritten } from "#domain/text/written-text.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { startNotice, writeAccessNotice } from "#journeys/access/access-notice.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { HouseholdSharingStore, InvitedContent, Partner, ShownInvitation } from "./household-sharing.port.ts";

export interface HouseholdSharingPorts extends Pick<QueueMailPorts, "starter" | "startFailed" | "newId" | "heldBack"> {
  readonly store: HouseholdSharingStore;
  /** What a person holds, for the person themselves. */
  readonly listHeld: (personId: string) => Promise<readonly SharedContract[]>;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
  readonly newToken: () => string;
  readonly invitationLink: (token: string) => string;
  readonly clock: Pick<Clock, "nowMs">;
}

export interface SharingPerson {
  readonly personId: string;
  readonly firstName: string;
}

export interface HouseholdSharingJourney {
  see(personId: string): Promise<SharingView>;
  /** What the partner shows, for the page of the household; nothing without a partner. */
  sharedWithMe(personId: string): Promise<SharedWithMe | undefined>;
  /** Whether an invitation of the person waits for its answer. */
  hasInvited(personId: string): Promise<boolean>;
  invite(person: SharingPerson, typed: FormValues): Promise<Checked<undefined>>;
  revoke(personId: string): Promise<boolean>;
  end(personId: string): Promise<boolean>;
  /** From now on these of the person's own contracts and no others. False without a partner. */
  share(personId: string, heldIds: readonly string[]): Promise<boolean>;
  /** For anyone who has the link; the person is the one who is logged in. Undefined for a link that was never given. */
  open(token: string, personId: string | undefined): Promise<ShownInvitation | undefined>;
  /** Undefined for a link that was never given. */
  answer(
    token: string,
    personId: string,
    answer: Answer,
  ): Promise<{ readonly refusal: Refusal | undefined } | undefined>;
}

export interface SharedWithMe {
  readonly firstName: string;
  readonly contracts: readonly SharedContract[];
}

export type SharingView =
  | { readonly kind: "alone"; readonly invitation: ShownOwnInvitation | undefined }
  | {
      readonly kind: "together";
      readonly firstName: string;
      readonly sinceMs: number;
      readonly own: readonly OwnContract[];
      readonly theirs: readonly SharedContract[];
    };

export interface ShownOwnInvitation extends InvitedContent {
  readonly link: string;
  readonly expiresAtMs: number;
}

export interface OwnContract extends Pick<SharedContract, "heldId" | "product" | "providerName"> {
  readonly isShared: boolean;
}

/** Neither person can read anything of the other that the other has not chosen to show, and neither after the end. */
export function createHouseholdSharing(ports: HouseholdSharingPorts): HouseholdSharingJourney {
  const { store, clock, listHeld } = ports;
  const contractsOf = async (partner: Partner): Promise<SharedContract[]> => {
    const shares = await store.sharedBy(partner.personId);
    if (shares.length === 0) return [];
    const held = await listHeld(partner.personId);
    return shares.flatMap(({ shareId, heldId }) => {
      const contract = held.find((each) => each.heldId === heldId);
      return contract ? [shownToPartner(contract, shareId)] : [];
    });
  };
  return {
    async see(personId) {
      const partner = await store.partnerOf(personId);
      if (!partner) {
        const open = await store.openInvitation(personId, clock.nowMs());
        const invitation = open && {
          ...open.invited,
          link: ports.invitationLink(open.token),
          expiresAtMs: open.expiresAtMs,
        };
        return { kind: "alone", invitation };
      }
      const [held, shares, theirs] = await Promise.all([
        listHeld(personId),
        store.sharedBy(personId),
        contractsOf(partner),
      ]);
      const own = held.map(({ heldId, product, providerName }) => ({
        heldId,
        product,
        providerName,
        isShared: shares.some((share) => share.heldId === heldId),
      }));
      return { kind: "together", firstName: partner.firstName, sinceMs: partner.sinceMs, own, theirs };
    },
    async sharedWithMe(personId) {
      const partner = await store.partnerOf(personId);
      return partner && { firstName: partner.firstName, contracts: await contractsOf(partner) };
    },
    hasInvited: async (personId) => (await store.openInvitation(personId, clock.nowMs())) !== undefined,
    async invite({ personId, firstName }, typed) {
      const name = cleanWritten(typed["name"] ?? "").replaceAll(/\s+/g, " ");
      const nowMs = clock.nowMs();
      const checked = checkForm(invitationForm, { ...typed, name }, onServer(swedishDate(nowMs)));
      if (!checked.ok) return checked;
      const { email = "" } = checked.value;
      if (email !== "" && !(await ports.isGoodEmail(email)))
        return failed([{ field: "email", message: fieldTexts.email }]);
      const [invitationId, mailId, token] = [ports.newId(), ports.newId(), ports.newToken()];
      const mail = email !== "" && {
        mailId,
        key: `${TEMPLATE}:${invitationId}`,
        template: TEMPLATE,
        to: email,
        variables: { inviter: firstName, invitationUrl: ports.invitationLink(token) },
      };
      const invited = { name, email };
      const notice = writeAccessNotice(ports, { kind: "invitation", name }, invitationId);
      const { outcome, isNoticed } = await store.invite(
        { invitationId, personId, token, invited, invitedAtMs: nowMs, expiresAtMs: expiryOf(nowMs) },
        mail || undefined,
        notice,
      );
      if (outcome === "too-many") return failed([{ field: "", message: invitationFormTexts.tooMany }]);
      if (outcome === "together") return failed([{ field: "", message: invitationFormTexts.together }]);
      await startNotice(ports, notice, isNoticed);
      if (mail && outcome === "invited") await startDelivery(ports, mailId);
      if (outcome === "invited-without-mail") ports.heldBack?.(TEMPLATE);
      return passed(undefined);
    },
    revoke: (personId) => store.revoke(personId, clock.nowMs()),
    end: (personId) => store.end(personId, clock.nowMs()),
    async share(personId, heldIds) {
      const chosen = sharedOf(await listHeld(personId), heldIds);
      const shares = chosen.map((heldId) => ({ shareId: ports.newId(), heldId }));
      return store.share(personId, shares, clock.nowMs());
    },
    async open(token, personId) {
      const found = await store.find(token);
      return (
        found && {
          inviterFirstName: found.inviterFirstName,
          phase: phaseOf(found, clock.nowMs()),
          isInviter: found.inviterId === personId,
        }
      );
    },
    answer: (token, personId, answer) =>
      store.answer({ token, personId, answer, nowMs: clock.nowMs(), newId: ports.newId }),
  };
}

const TEMPLATE = "household-invitation";
