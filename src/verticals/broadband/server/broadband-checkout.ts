import type { SummaryItem } from "#domain/order/order-record.ts";
import type { BoughtOffer, VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { broadbandCheckoutTexts as texts } from "#verticals/broadband/broadband-checkout.texts.sv.ts";
import { pickBroadbandFacts } from "#verticals/broadband/broadband.facts.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";
import { listSubscriptionRows } from "#verticals/broadband/subscription-rows.ts";
import { quotedPlan } from "#verticals/broadband/broadband-cost.ts";
import { broadbandParameters } from "./broadband-parameters.ts";
import { broadbandOrderFields } from "./order-fields.ts";

/** What the price is based on, and what is left, in the order to be read. What the visitor searched for is not what is bought. */
const PLACE = ["address", "zip", "city", "currentfee"];

function listBought({ subscriptionName, detail }: BoughtOffer): SummaryItem[] {
  // A vertical only ever gets back the detail its own providers made.
  const rows = listSubscriptionRows(pickBroadbandFacts(detail as BroadbandDetail));
  return [
    { id: "subscription", name: texts.subscription, value: subscriptionName },
    ...rows.map(({ type, name, text }) => ({ id: type.toLowerCase(), name, value: text })),
  ];
}

export const broadbandCheckout: VerticalCheckout<BroadbandSearch> = {
  ...broadbandOrderFields,
  // Another address is another search: it decides what can be delivered.
  customize: () => [],
  withChoices: (search) => search,
  // A vertical only ever gets back the detail its own providers made.
  plans: (quoted, detail) => [quotedPlan(quoted, detail as BroadbandDetail)],
  // A home has one connection of a kind; two operators would deliver in the same cable.
  subject: ({ address, postalCode }) => `${address.toLocaleLowerCase("sv").replaceAll(/\s+/g, " ")} ${postalCode}`,
  summarize: (search, offer) => [...(offer ? listBought(offer) : []), ...broadbandParameters.answers(search, PLACE)],
  home: ({ address, postalCode }) => ({ address, postalCode }),
  beforeOrder: texts.beforeOrder,
  nameSubject: ({ address }) => texts.subject(address),
  // The new operator ends the former contract and moves the number in the customer's name.
  needsSignature: true,
  header: "coach",
};
