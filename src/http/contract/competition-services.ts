/** The monthly draw for pages; what is the visitor's own is bound to them already. */
export interface CompetitionServices {
  /** Of the visitor's own, the latest first. */
  purchases(): Promise<CompetitionPurchase[]>;
  enter(orderId: string, hasDeclared: boolean): Promise<CompetitionAnswer>;
  /** Promises and draws, the latest month first. */
  published(): Promise<CompetitionMonth[]>;
  month(month: string): Promise<CompetitionMonthInDetail | undefined>;
}

export interface CompetitionPurchase {
  readonly orderId: string;
  readonly providerName: string;
  /** As 2026-11. */
  readonly month: string;
  readonly state: "open" | "entered" | "too-late";
  readonly receipt: CompetitionReceipt | undefined;
}

/** The proof that a ticket of the published list belongs to an order. */
export interface CompetitionReceipt {
  readonly orderId: string;
  readonly ticket: string;
  readonly salt: string;
}

export type CompetitionAnswer =
  | { readonly kind: "entered" | "already"; readonly month: string; readonly receipt: CompetitionReceipt }
  | { readonly kind: "refused"; readonly why: "not-bought" | "too-late" | "not-declared" };

export interface CompetitionMonth {
  readonly month: string;
  readonly seedHash: string;
  readonly committedAtMs: number;
  readonly drawAtMs: number;
  readonly drawn:
    | {
        readonly seed: string;
        readonly ticketCount: number;
        readonly winnerTicket: string | undefined;
        readonly drawnAtMs: number;
      }
    | undefined;
}

/** With the whole list that was drawn from, in order; empty until then. */
export interface CompetitionMonthInDetail extends CompetitionMonth {
  readonly tickets: readonly string[];
}
