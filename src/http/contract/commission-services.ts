import type { OpenedCommission, SeenCommission } from "#journeys/commission/see-commission.ts";

export type { OpenedCommission, SeenCommission };

/** What a receipt has committed to, for its page; undefined for one that has committed to nothing. */
export interface CommissionPages {
  readonly commissions: {
    see(receiptId: string): Promise<SeenCommission | undefined>;
  };
}
