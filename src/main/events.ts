import { createCheckoutStore } from "#adapters/postgres/checkout-store.ts";
import type { EventPages } from "#http/contract/events-services.ts";
import { composeRiskReceipt, type RiskReceiptPorts } from "#journeys/events/risk-receipt.ts";
import { seeEvents } from "#journeys/events/see-events.ts";
import type { Reader } from "./subject.ts";

interface EventUses {
  readonly searches: { readonly journey: RiskReceiptPorts["searches"] };
  readonly receipts: { readonly journey: RiskReceiptPorts["receipts"]; readonly signer: RiskReceiptPorts["signer"] };
}

/** Joins what a page of events reads, and what signs its order. */
export function createEvents(
  { pool, cipher, lookupHash }: Parameters<typeof createCheckoutStore>[0],
  { searches, receipts }: EventUses,
) {
  const ports = {
    checkouts: createCheckoutStore({ pool, cipher, lookupHash }),
    searches: searches.journey,
    receipts: receipts.journey,
    signer: receipts.signer,
  };
  return {
    pages: ({ visitor }: Pick<Reader, "visitor">): EventPages => ({
      seeEvents: (question) => seeEvents(ports, { ...question, owner: visitor.owner() }),
      riskReceipt: (question) => composeRiskReceipt(ports, { ...question, owner: visitor.owner() }),
    }),
  };
}
