/** Deletes data whose retention period is over. The store defines which rows those are; the domain defines the periods. */
export interface RetentionStore {
  /** The rules in the order of execution: tables that others reference come last. */
  readonly rules: readonly string[];
  /** Whether the day's work is still to be done; marks it as begun. */
  begin(day: string): Promise<boolean>;
  /**
   * Removes at most `limit` rows whose period had ended when the day began, by the earlier of this program's clock and the
   * database's.
   */
  clear(rule: string, day: string, limit: number): Promise<ClearedRows>;
  finish(day: string, removedRows: number): Promise<void>;
  isFinished(day: string): Promise<boolean>;
}

/** Refused: a trigger of the database protects one of the rows, and none was removed. */
export type ClearedRows = { readonly removedRows: number } | { readonly refusal: string };

/** The newest entry of a chain: with a copy of it, a later change of earlier entries can be detected. */
export interface ChainHead {
  readonly chain: string;
  readonly position: number;
  readonly hash: string;
}

export interface AuditHeads {
  heads(): Promise<readonly ChainHead[]>;
}
