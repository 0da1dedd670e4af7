import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { SignedCodes } from "#journeys/mail/signed-codes.port.ts";
import type { WaitingList } from "./waiting-list.port.ts";

export interface WaitingListPorts extends Pick<QueueMailPorts, "starter" | "startFailed" | "newId" | "heldBack"> {
  readonly list: WaitingList;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
  readonly endCodes: SignedCodes;
  readonly endLink: (code: string) => string;
  readonly textVersion: string;
}

export interface WaitingListJourney {
  /** False when nothing can be sent there. Whether the address was known already is never disclosed. */
  ask(service: AskedService, typed: string): Promise<boolean>;
  /** Whether the person of a link is on the list; undefined for a code that is not ours. */
  see(code: string): Promise<boolean | undefined>;
  end(code: string): Promise<boolean>;
}

export interface AskedService {
  readonly id: string;
  /** "elavtal". */
  readonly product: string;
}

/** One mail confirms the entry and how to remove it, and one announces the service; no mails are sent in between. */
export function createWaitingListJourney(ports: WaitingListPorts): WaitingListJourney {
  const { list, newId } = ports;
  const { codeOf, idIn } = ports.endCodes;
  return {
    async ask({ id: service, product }, typed) {
      const address = typed.trim();
      if (!(await ports.isGoodEmail(address))) return false;
      const [waitingId, mailId] = [newId(), newId()];
      const added = await list.add(
        { waitingId, service, address, textVersion: ports.textVersion },
        {
          mailId,
          key: `waiting-list:${waitingId}`,
          template: "waiting-list-receipt",
          to: address,
          variables: { product, endUrl: ports.endLink(codeOf(waitingId)) },
        },
      );
      if (added === "added") await startDelivery(ports, mailId);
      if (added === "added-without-receipt") ports.heldBack?.("waiting-list-receipt");
      return true;
    },
    async see(code) {
      const waitingId = idIn(code);
      return waitingId === undefined ? undefined : list.has(waitingId);
    },
    async end(code) {
      const waitingId = idIn(code);
      if (waitingId === undefined) return false;
      await list.remove(waitingId);
      return true;
    },
  };
}
