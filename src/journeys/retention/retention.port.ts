/** Takes away what has outlived its purpose. Which rows that are is the store's list; how long is the domain's. */
export interface RetentionStore {
  /** The rules in the order they are carried out: what others lean on comes last. */
  readonly rules: readonly string[];
  /** Whether a day's work is still to be done; from now on it is begun. */
  begin(day: string): Promise<boolean>;
  /**
   * Removes at most `limit` rows whose period had ended when the day began, by this program's clock and by the database's: whichever
   * is behind.
   */
  clear(rule: string, day: string, limit: number): Promise<ClearedRows>;
  finish(day: string, removedRows: number): Promise<void>;
  isFinished(day: string): Promise<boolean>;
}

/** Refused: a guard of the database says that one of the rows must stay, and none was removed. */
export type ClearedRows = { readonly removedRows: number } | { readonly refusal: string };

/** The newest entry of a chain: whoever has seen it can tell whether what came before is what it was. */
export interface ChainHead {
  readonly chain: string;
  readonly position: number;
  readonly hash: string;
}

export interface AuditHeads {
  heads(): Promise<readonly ChainHead[]>;
}
