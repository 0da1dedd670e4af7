/** Takes away what has outlived its purpose. Which rows that are is the store's list; how long is the domain's. */
export interface KeepingStore {
  /** The rules in the order they are carried out: what others lean on comes last. */
  readonly rules: readonly string[];
  /** Whether a day's work is still to be done; from now on it is begun. */
  begin(day: string): Promise<boolean>;
  /** Takes away at most `limit` rows that were over their time when the day began, and says how many. */
  clear(rule: string, day: string, limit: number): Promise<number>;
  finish(day: string, removedRows: number): Promise<void>;
  isFinished(day: string): Promise<boolean>;
}

/** The newest entry of a chain: whoever has seen it can tell whether what came before is what it was. */
export interface ChainHead {
  readonly chain: string;
  readonly position: number;
  readonly hash: string;
}

export interface AuditHeads {
  heads(): Promise<readonly ChainHead[]>;
}
