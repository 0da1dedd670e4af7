import type { DeskCase } from "#http/contract/desk-services.ts";

type Event = DeskCase["events"][number];

export interface ShownEvent extends Event {
  /** How often it happened without anything else in between; the time is the last one's. */
  readonly count: number;
}

const READING = "desk.read";

/** Every reading is written down; shown one by one, those of a busy day would hide what happened to the order. */
export function foldReadings(events: readonly Event[]): ShownEvent[] {
  const shown: ShownEvent[] = [];
  for (const event of events) {
    const last = shown.at(-1);
    if (last?.kind === READING && event.kind === READING) shown.splice(-1, 1, { ...event, count: last.count + 1 });
    else shown.push({ ...event, count: 1 });
  }
  return shown;
}
