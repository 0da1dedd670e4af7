import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { ProgressData } from "#http/contract/search.schema.ts";
import { type Progress, readProgress } from "./search-calls.ts";

/** A stream without an event by then is blocked on the way, and polling is better. */
const FIRST_EVENT_TIMEOUT_MS = 3_000;

interface StreamListener {
  /** Something has changed. */
  onProgress(progress: Progress): void;
  /** The stream is over: time to poll. */
  onEnd(): void;
}

/** Receives the answers to a search as they come, without polling. The returned function stops it. */
export function followStream(address: string, listener: StreamListener): () => void {
  const stream = new EventSource(address);
  const stop = () => {
    clearTimeout(timer);
    stream.close();
  };
  const end = () => {
    stop();
    listener.onEnd();
  };
  const timer = setTimeout(end, FIRST_EVENT_TIMEOUT_MS);
  stream.addEventListener("progress", ({ data }: MessageEvent<string>) => {
    clearTimeout(timer);
    const { Success, Data } = JSON.parse(data) as Envelope<ProgressData>;
    if (!Success || !Data) return end();
    const progress = readProgress(Data);
    if (progress.isDone) stop();
    return listener.onProgress(progress);
  });
  stream.addEventListener("bye", end);
  // The browser would reconnect by itself; another node answers a poll at once.
  stream.addEventListener("error", end);
  return stop;
}

export const canStream = (): boolean => typeof EventSource !== "undefined";
