import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { WaitingList } from "./waiting-list.port.ts";

export interface NotifyWaitingPorts extends Pick<QueueMailPorts, "starter" | "startFailed" | "newId"> {
  readonly list: Pick<WaitingList, "notify">;
  /** What can be used now: its id, its name in a sentence, and its whole address. */
  readonly open: readonly OpenService[];
}

export interface OpenService {
  readonly id: string;
  readonly product: string;
  readonly url: string;
}

/** Few enough to be written in a moment; the sweep comes again for the others. */
const MAILS_AT_ONCE = 100;

/** Part of the worker's sweep: the day a service is there, those who asked are told. Gives how many. */
export async function notifyWaiting({ list, open, ...ports }: NotifyWaitingPorts): Promise<number> {
  let told = 0;
  for (const { id, product, url } of open) {
    const mailIds = await list.notify(id, MAILS_AT_ONCE, ({ waitingId, address }) => ({
      mailId: ports.newId(),
      key: `service-open:${waitingId}`,
      template: "service-open",
      to: address,
      variables: { product, serviceUrl: url },
    }));
    for (const mailId of mailIds) await startDelivery(ports, mailId);
    told += mailIds.length;
  }
  return told;
}
