import type { Clock } from "#platform/clock.ts";
import type { FetchProgress } from "./fetch-progress.port.ts";
import type { FetchStore } from "./fetch.port.ts";

/** The aggregator's event for a changed status of a collection. It carries no data: the follower polls the status itself. */
export interface CollectionEvent {
  readonly collectionId: string;
  readonly eventId: string;
  readonly timestamp: string;
  readonly rawBody: string;
  readonly signature: string | undefined;
}

export interface TakeEventPorts {
  readonly fetches: Pick<FetchStore, "storeEvent" | "findByCollection">;
  readonly progress: Pick<FetchProgress, "nudge">;
  readonly isSigned: (rawBody: string, signature: string | undefined) => boolean;
  readonly clock: Pick<Clock, "nowMs">;
}

/** Longer than any of their retries; events are stored for longer than this. */
const EVENT_GOOD_MS = 300_000;

export type EventTaken = "taken" | "replayed" | "refused";

export async function takeEvent(ports: TakeEventPorts, event: CollectionEvent): Promise<EventTaken> {
  if (!ports.isSigned(event.rawBody, event.signature)) return "refused";
  const ageMs = ports.clock.nowMs() - Date.parse(event.timestamp);
  if (!(Math.abs(ageMs) <= EVENT_GOOD_MS)) return "refused";
  if (!(await ports.fetches.storeEvent(event.eventId))) return "replayed";
  const fetchId = await ports.fetches.findByCollection(event.collectionId);
  if (fetchId !== undefined) await ports.progress.nudge(fetchId);
  return "taken";
}
