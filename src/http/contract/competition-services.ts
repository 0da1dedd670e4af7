import type { CompetitionJourney, EnterOutcome, SeenPurchase } from "#journeys/competition/competition-journey.ts";
import type { EntryReceipt, MonthInDetail, PublishedMonth } from "#journeys/competition/competition.port.ts";

/** The monthly draw for pages; what is the visitor's own is bound to them already. */
export interface CompetitionServices extends Pick<CompetitionJourney, "published" | "month"> {
  /** Of the visitor's own, the latest first. */
  purchases(): Promise<CompetitionPurchase[]>;
  enter(orderId: string, hasDeclared: boolean): Promise<EnterOutcome>;
}

export type CompetitionPurchase = SeenPurchase;
export type CompetitionReceipt = EntryReceipt;
export type CompetitionMonth = PublishedMonth;
export type CompetitionMonthInDetail = MonthInDetail;
