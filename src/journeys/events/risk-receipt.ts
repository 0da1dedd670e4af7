import { DEFAULT_PAYMENT } from "#domain/offer/price.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { Receipt, ReceiptOffer } from "#domain/receipt/receipt.ts";
import { readReceiptFile, writeReceiptFile } from "#domain/receipt/signed-receipt.ts";
import { type CostLine, type Halves, isFrequency, rankByRisk, RISK_RULE } from "#domain/risk/cost-of-risk.ts";
import type { ReceiptJourney } from "#journeys/receipt/receipt-journey.ts";
import type { ReceiptSigner } from "#journeys/receipt/receipt.port.ts";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import { offersAtEvent } from "./offers-at-event.ts";
import { canBeSigned, type EventsPorts, type EventsQuestion } from "./see-events.ts";

export interface RiskReceiptPorts extends EventsPorts {
  readonly receipts: Pick<ReceiptJourney, "find">;
  readonly signer: ReceiptSigner;
}

export interface RiskReceiptQuestion extends Pick<EventsQuestion, "vertical" | "owner" | "searchId" | "payment"> {
  readonly eventId: string;
  readonly halves: Halves;
}

/**
 * The signed receipt of a list in the order of risk, for the visitor whose list it is. It repeats the receipt of the list in all but the
 * order, so that both can be compared, and the commission: what is sealed there is by the places of that list. Undefined where the list is not final, or the own part of an offer is not known.
 */
export async function composeRiskReceipt(
  ports: RiskReceiptPorts,
  { vertical, owner, searchId, eventId, halves, payment }: RiskReceiptQuestion,
): Promise<string | undefined> {
  const found = isFrequency(halves) ? await ports.searches.find(vertical, owner, searchId) : undefined;
  const offers = found && (await orderByRisk(ports, owner, found, eventId, halves, payment));
  const stored = offers && (await ports.receipts.find(searchId));
  const list = stored && readReceiptFile(new TextEncoder().encode(stored.file))?.receipt;
  if (!list) return undefined;
  const { commission: _, ...shared } = list;
  const ofWay = found?.result?.offers.some(({ price }) => price.plans.length > 1)
    ? { payment: payment ?? DEFAULT_PAYMENT }
    : {};
  const parameters = { event: eventId, halves, ...ofWay };
  const receipt: Receipt = { ...shared, offers, rule: { ...RISK_RULE, parameters } };
  return writeReceiptFile({ receipt, signature: ports.signer.signDocument(receipt, receipt.time) });
}

async function orderByRisk(
  { checkouts }: Pick<RiskReceiptPorts, "checkouts">,
  owner: string,
  found: FoundSearch,
  eventId: string,
  halves: Halves,
  payment: Payment | undefined,
): Promise<ReceiptOffer[] | undefined> {
  const event = found.vertical.events?.events.find(({ id }) => id === eventId);
  const at = event ? await offersAtEvent(checkouts, found, { owner, event, payment }) : [];
  if (!event || !canBeSigned(found, event, at)) return undefined;
  const offers = new Map(at.map(({ offer }) => [offer.resultId, offer]));
  const lines = at.flatMap(({ offer: { resultId: id, providerName: name }, yearlyFeeOre, outcome }): CostLine[] =>
    outcome ? [{ id, name, premiumOre: yearlyFeeOre, ownOre: outcome.ownOre }] : [],
  );
  return rankByRisk(lines, halves).flatMap(({ id, premiumOre, ownOre }, index): ReceiptOffer[] => {
    const offer = offers.get(id);
    if (!offer) return [];
    const { providerId, subscriptionName: name, plan } = offer;
    const position = index + 1;
    return [{ position, providerId, name, ...(plan ? { plan } : {}), ore: premiumOre, period: "year", ownOre }];
  });
}
