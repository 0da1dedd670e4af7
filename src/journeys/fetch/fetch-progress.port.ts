import type { FetchStatus } from "#domain/fetch/fetch-status.ts";

/** The part of a fetch that may be lost: what the visitor sees this second. Nothing here rejects; without the cache only the row remains. */
export interface FetchProgress {
  publish(fetchId: string, view: FetchView): Promise<void>;
  read(fetchId: string): Promise<FetchView | undefined>;
  /** Something has changed: the follower of the fetch is to look at once. */
  nudge(fetchId: string): Promise<void>;
  /** True once after a nudge. */
  takeNudge(fetchId: string): Promise<boolean>;
  forget(fetchId: string): Promise<void>;
}

export interface FetchView {
  readonly status: FetchStatus;
  readonly qrPng: string | undefined;
  readonly autostartToken: string | undefined;
}
