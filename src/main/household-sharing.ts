import { createHouseholdSharingStore } from "#adapters/postgres/household-sharing-store.ts";
import { invitationPath } from "#domain/addresses/household-sharing-paths.ts";
import type { HouseholdSharingPages } from "#http/contract/household-sharing-services.ts";
import { createHouseholdSharing } from "#journeys/household-sharing/household-sharing-journey.ts";
import { listHeldContracts } from "#journeys/household/held-contracts.ts";
import { randomToken } from "#platform/ids.ts";
import { createHeldPorts } from "./held-contracts.ts";
import type { Lookups } from "./lookups.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";

interface SharingUses {
  readonly mailing: Mailing;
  readonly lookups: Pick<Lookups, "journey">;
}

/** A partner in the household, and what the two show each other. */
export function createSharing(
  resources: Pick<Resources, "config" | "pool" | "cipher" | "lookupHash" | "verticals" | "applied" | "clock">,
  { mailing, lookups }: SharingUses,
) {
  const held = createHeldPorts(resources);
  const journey = createHouseholdSharing({
    ...mailing,
    store: createHouseholdSharingStore(resources),
    listHeld: (personId) => listHeldContracts(held, personId),
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
    newToken: randomToken,
    invitationLink: (token) => resources.config.publicOrigin + invitationPath(token),
    clock: resources.clock,
  });
  return {
    pages: (): HouseholdSharingPages => ({
      sharing: ({ personId, firstName }) => ({
        see: () => journey.see(personId),
        sharedWithMe: () => journey.sharedWithMe(personId),
        hasInvited: () => journey.hasInvited(personId),
        invite: (typed) => journey.invite({ personId, firstName }, typed),
        revoke: () => journey.revoke(personId),
        end: () => journey.end(personId),
        share: (heldIds) => journey.share(personId, heldIds),
      }),
      invitation: (token) => ({
        open: (person) => journey.open(token, person?.personId),
        answer: ({ personId }, answer) => journey.answer(token, personId, answer),
      }),
    }),
  };
}
