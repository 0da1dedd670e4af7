import { productPath } from "#domain/addresses/shop-paths.ts";
import { findServiceAt } from "#domain/service/services.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import type { WaitingList } from "./waiting-list.port.ts";

export interface NotifyWaitingPorts extends Pick<QueueMailPorts, "starter" | "startFailed" | "newId"> {
  readonly list: Pick<WaitingList, "notify">;
  /** A service that is available now: its id, its name in a sentence, and its full URL. */
  readonly open: readonly OpenService[];
}

export interface OpenService {
  readonly id: string;
  readonly product: string;
  readonly url: string;
}

/** Every service with a vertical of its own is open. */
export const listOpenServices = (
  verticals: readonly { readonly description: VerticalPlace }[],
  origin: string,
): OpenService[] =>
  verticals.flatMap(({ description }): OpenService[] => {
    const service = findServiceAt(description.path);
    const url = origin + productPath(description);
    return service ? [{ id: service.id, product: description.texts.product, url }] : [];
  });

/** Few enough to be written quickly; the next sweep handles the others. */
const MAILS_AT_ONCE = 100;

/** Part of the worker's sweep: once a service is available, the people on its list are notified. Returns their number. */
export async function notifyWaiting({ list, open, ...ports }: NotifyWaitingPorts): Promise<number> {
  let notifiedCount = 0;
  for (const { id, product, url } of open) {
    const mailIds = await list.notify(id, MAILS_AT_ONCE, ({ waitingId, address }) => ({
      mailId: ports.newId(),
      key: `service-open:${waitingId}`,
      template: "service-open",
      to: address,
      variables: { product, serviceUrl: url },
    }));
    for (const mailId of mailIds) await startDelivery(ports, mailId);
    notifiedCount += mailIds.length;
  }
  return notifiedCount;
}
