import type { SeenReceipt } from "#journeys/receipt/see-receipt.ts";

export type { SeenReceipt };

/** The receipt of a finished list, for anyone who has its address; undefined while there is none. */
export interface ReceiptPages {
  readonly receipts: {
    see(searchId: string): Promise<SeenReceipt | undefined>;
    /** The signed file, whole. */
    file(searchId: string): Promise<string | undefined>;
  };
}
