import { orderFlowVersion } from "#domain/search/search-parameters.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { SearchData } from "#http/contract/search.schema.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { askServer } from "#web/shell/calls/ask-server.ts";
import { newTempSearchId } from "#web/shop/search/search-calls.ts";

/** The price of the same search one step up. */
export interface UpgradedSearch {
  readonly searchId: string;
  readonly offers: SearchData["Result"]["Ok"];
}

export interface UpgradeRequest {
  readonly address: string;
  readonly searchId: string;
  /** Keeps the visitor's insurance beside the prices. */
  readonly fetchDataId: string | undefined;
  readonly payment: Payment | undefined;
  readonly changes: Readonly<Record<string, string>>;
}

export interface UpgradeSearch {
  /** For polling the progress of the search. */
  readonly tempSearchId: string;
  readonly answer: Promise<UpgradedSearch | undefined>;
}

/** The same product of the same provider; a provider that has it under another name, its best. */
export function findUpgraded({ offers }: UpgradedSearch, { providerId, subscriptionName }: ShownOffer) {
  const own = offers.filter(({ ProviderId }) => ProviderId === providerId);
  return own.find(({ SubscriptionName }) => SubscriptionName === subscriptionName) ?? own[0];
}

/** Every card of a page sends the same request: they share the first one. */
const asked = new Map<string, UpgradeSearch>();

export function searchUpgrade(question: UpgradeRequest): UpgradeSearch {
  const key = JSON.stringify(question);
  const known = asked.get(key);
  if (known) return known;
  const tempSearchId = newTempSearchId();
  const search = { tempSearchId, answer: fetchUpgrade(question, tempSearchId) };
  asked.set(key, search);
  return search;
}

/** Undefined when no answer came: an upgrade is optional, so no error is shown. */
async function fetchUpgrade(
  { address, searchId, fetchDataId, payment, changes }: UpgradeRequest,
  tempSearchId: string,
): Promise<UpgradedSearch | undefined> {
  const fields = {
    orderflowversion: orderFlowVersion(fetchDataId),
    tempsearchid: tempSearchId,
    basedon: searchId,
    ...(fetchDataId === undefined ? {} : { fetchdataid: fetchDataId }),
    ...(payment === "yearly" ? { payment } : {}),
    ...changes,
  };
  const answer = await askServer<SearchData>(address, { fields });
  if (!answer?.Success || !answer.Data) return undefined;
  const { SearchId, Ok } = answer.Data.Result;
  return { searchId: SearchId, offers: Ok };
}
