import { createHmac, randomUUID } from "node:crypto";
import { type CollectionEventWire, SIGNATURE_HEADER } from "#adapters/insurance-data/insurance-data.wire.ts";
import { type Collection, type CollectionBook, hasEnded } from "./collection-book.ts";

export interface EventTarget {
  /** Undefined: no events are sent. */
  readonly url: string | undefined;
  readonly key: string;
}

/** How soon after a change the event is sent. */
const LOOK_EVERY_MS = 250;

/** Sends an event for every change of a watched collection until it has ended; an event that is not answered is not sent again. */
export function createEventSender(book: CollectionBook, { url, key }: EventTarget): (collection: Collection) => void {
  const watched = new Map<string, string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    for (const [id, before] of watched) {
      const collection = book.find(id);
      if (!collection || collection.status === before) continue;
      if (hasEnded(collection)) watched.delete(id);
      else watched.set(id, collection.status);
      void sendEvent(collection);
    }
    if (watched.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const sendEvent = async ({ id, status }: Collection): Promise<void> => {
    const event: CollectionEventWire = {
      collectionId: id,
      status,
      eventId: randomUUID(),
      timestamp: new Date().toISOString(),
    };
    const body = JSON.stringify(event);
    const signature = createHmac("sha256", key).update(body).digest("hex");
    const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: signature };
    await fetch(url ?? "", { method: "POST", body, headers, signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
  };
  return (collection) => {
    if (url === undefined) return;
    watched.set(collection.id, collection.status);
    timer ??= setInterval(look, LOOK_EVERY_MS).unref();
  };
}
