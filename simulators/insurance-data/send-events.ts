import { createHmac, randomUUID } from "node:crypto";
import { type CollectionEventWire, SIGNATURE_HEADER } from "#adapters/insurance-data/insurance-data.wire.ts";
import { type Collection, type CollectionBook, hasEnded } from "./collection-book.ts";

export interface EventTarget {
  /** Undefined: nobody is told. */
  readonly url: string | undefined;
  readonly key: string;
}

/** How soon after a change the customer is told. */
const LOOK_EVERY_MS = 250;

/** Tells of every change of a collection that is watched, until it has ended; a customer that does not answer is not told again. */
export function createEventSender(book: CollectionBook, { url, key }: EventTarget): (collection: Collection) => void {
  const told = new Map<string, string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    for (const [id, before] of told) {
      const collection = book.find(id);
      if (!collection || collection.status === before) continue;
      if (hasEnded(collection)) told.delete(id);
      else told.set(id, collection.status);
      void tell(collection);
    }
    if (told.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const tell = async ({ id, status }: Collection): Promise<void> => {
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
    told.set(collection.id, collection.status);
    timer ??= setInterval(look, LOOK_EVERY_MS).unref();
  };
}
