import { createWaitingList } from "#adapters/postgres/waiting-list.ts";
import { waitingListEndPath } from "#domain/addresses/content-paths.ts";
import type { WaitingListPages } from "#http/contract/waiting-list-services.ts";
import { presentWaitingLead } from "#http/presenters/measured.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import { listOpenServices, notifyWaiting } from "#journeys/waiting-list/notify-waiting.ts";
import { createWaitingListJourney } from "#journeys/waiting-list/waiting-list-journey.ts";
import { agreedTextVersion } from "#platform/crypto/sha256.ts";
import { createSignedCodes } from "#platform/crypto/signed-codes.ts";
import { waitingListTexts } from "#web/content/waiting-list/waiting-list.texts.sv.ts";
import type { Lookups } from "./lookups.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";
import type { Jobs, Reader } from "./subject.ts";

type WaitingListResources = Pick<Resources, "config" | "pool" | "cipher" | "lookupHash">;

interface WaitingListUses {
  readonly mailing: Mailing;
  readonly lookups: Pick<Lookups, "journey">;
  readonly consents: { readonly journey: Pick<ConsentJourney, "chosen"> };
}

/** Visitors who want a notification when a service opens. */
export function createWaiting(resources: WaitingListResources, { mailing, lookups, consents }: WaitingListUses) {
  const { config, lookupHash } = resources;
  const journey = createWaitingListJourney({
    ...mailing,
    list: createWaitingList(resources),
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
    endCodes: createSignedCodes(lookupHash, "waiting-list-end"),
    endLink: (code) => config.publicOrigin + waitingListEndPath(code),
    // Evidence of what they agreed to.
    textVersion: agreedTextVersion(waitingListTexts.agreement),
  });
  return {
    pages: ({ device }: Reader): WaitingListPages => ({
      waitingList: {
        ...journey,
        async ask(service, email) {
          const isAsked = await journey.ask(service, email);
          const chosen = consents.journey.chosen(device.header("cookie"));
          return isAsked ? { lead: presentWaitingLead(service.id, email, chosen) } : undefined;
        },
      },
    }),
  };
}

export function createWaitingJobs(
  resources: WaitingListResources & Pick<Resources, "verticals" | "applied">,
  mailing: Mailing,
): Jobs {
  const list = createWaitingList(resources);
  const open = listOpenServices([...resources.verticals, ...resources.applied], resources.config.publicOrigin);
  return { sweeps: [{ job: "sweepWaitingList", run: () => notifyWaiting({ ...mailing, list, open }) }] };
}
