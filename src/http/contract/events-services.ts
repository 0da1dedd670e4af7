import type { RiskReceiptQuestion } from "#journeys/events/risk-receipt.ts";
import type { EventsQuestion, EventsView } from "#journeys/events/see-events.ts";

export type { EventOfferView, EventsView } from "#journeys/events/see-events.ts";

/** What it costs when something happens. */
export interface EventPages {
  /** Undefined when the visitor has no such list, or the vertical knows of no events. */
  seeEvents(question: Omit<EventsQuestion, "owner">): Promise<EventsView | undefined>;
  /** The signed file of the order by risk; undefined where there is none. */
  riskReceipt(question: Omit<RiskReceiptQuestion, "owner">): Promise<string | undefined>;
}
