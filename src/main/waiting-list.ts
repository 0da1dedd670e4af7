import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { createWaitingList } from "#adapters/postgres/waiting-list.ts";
import { findServiceAt } from "#domain/service/services.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import { type OpenService, notifyWaiting } from "#journeys/waiting-list/notify-waiting.ts";
import { createWaitingListJourney, type WaitingListJourney } from "#journeys/waiting-list/waiting-list-journey.ts";
import { agreedTextVersion } from "#platform/crypto/sha256.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { waitingListEndPath } from "#domain/addresses/content-paths.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { waitingListTexts } from "#web/content/waiting-list/waiting-list.texts.sv.ts";
import type { Sweep } from "./run-sweeps.ts";

export interface WaitingListSetup extends StorePorts {
  readonly publicOrigin: string;
  readonly queueing: Pick<QueueMailPorts, "starter" | "startFailed" | "newId" | "heldBack">;
}

/** Joins the waiting list for the program that answers visitors. */
export function createWaiting(
  { publicOrigin, queueing, ...ports }: WaitingListSetup,
  isGoodEmail: (typed: string) => Promise<boolean>,
): WaitingListJourney {
  return createWaitingListJourney({
    ...queueing,
    list: createWaitingList(ports),
    isGoodEmail,
    codeOf: (waitingId) => `${waitingId}.${ports.lookupHash("waiting-list-end", waitingId)}`,
    endLink: (code) => publicOrigin + waitingListEndPath(code),
    // Evidence of what they agreed to.
    textVersion: agreedTextVersion(waitingListTexts.agreement),
  });
}

/** For the worker: every service with a vertical of its own is open. */
export function createWaitingSweep(
  { publicOrigin, queueing, ...ports }: WaitingListSetup,
  verticals: readonly AnyVerticalServer[],
): Sweep {
  const list = createWaitingList(ports);
  const open = verticals.flatMap(({ description }): OpenService[] => {
    const service = findServiceAt(description.path);
    const url = publicOrigin + productPath(description);
    return service ? [{ id: service.id, product: description.texts.product, url }] : [];
  });
  return { job: "sweepWaitingList", run: () => notifyWaiting({ ...queueing, list, open }) };
}
