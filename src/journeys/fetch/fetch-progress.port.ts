import type { FetchStatus } from "#domain/fetch/fetch-status.ts";

/** What may be lost of a fetch: what the visitor is to see this second. Nothing here rejects; without a cache there is only the row. */
export interface FetchProgress {
  publish(fetchId: string, view: FetchView): Promise<void>;
  read(fetchId: string): Promise<FetchView | undefined>;
  /** Something has happened: whoever follows the fetch is to look at once. */
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
