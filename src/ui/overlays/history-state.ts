/** What our steps add to the state of a history entry, and the router's own key of it. */
export interface HistoryState {
  readonly step?: string;
  readonly overlay?: string;
  readonly checkout?: boolean;
  readonly key?: unknown;
}

export const readHistoryState = (): HistoryState => (history.state ?? {}) as HistoryState;
