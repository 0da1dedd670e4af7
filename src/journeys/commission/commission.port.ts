/** What receipts have committed to, locked until their days. */
export interface CommissionStore {
  /** The commitments by receipt: of each the first that was locked, whatever is locked after it. */
  lock(locked: readonly LockedCommission[]): Promise<ReadonlyMap<string, string>>;
  /** Publishes those whose day has come; how many. */
  open(today: string, nowMs: number): Promise<number>;
  find(receiptId: string): Promise<StoredCommission | undefined>;
}

export interface LockedCommission {
  readonly receiptId: string;
  readonly commitment: string;
  /** The file that is published on its day. */
  readonly opening: string;
  readonly lockedAtMs: number;
  /** YYYY-MM-DD in Sweden. */
  readonly opensOn: string;
}

export interface StoredCommission {
  readonly lockedAtMs: number;
  readonly opensOn: string;
  /** Undefined until it is published. */
  readonly opening: string | undefined;
}
