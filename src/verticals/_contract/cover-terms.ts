import type { EventOffer, TermsCitation } from "./events.ts";

/** What a vertical knows of where terms state something of the rows of cover (`watch.ts`). */
export interface CoverTermsCapability {
  /** Undefined where the sentence has not been read, or states something else than the offer: then the offer's own figure stands alone. */
  cite(rowType: string, offer: EventOffer): TermsCitation | undefined;
}
