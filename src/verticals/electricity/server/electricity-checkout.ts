import type { SummaryItem } from "#domain/order/order-record.ts";
import { formatPostalCode } from "#domain/format/postal-code.ts";
import type { BoughtOffer, VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { listContractRows } from "#verticals/electricity/contract-rows.ts";
import { pickElectricityFacts } from "#verticals/electricity/electricity.facts.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import { electricityPlans } from "#verticals/electricity/electricity-price.ts";
import { electricityCheckoutTexts as texts } from "#verticals/electricity/electricity-checkout.texts.sv.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import type { ElectricityFacts } from "./electricity-facts.ts";
import { electricityOrderFields } from "./order-fields.ts";
import { electricityParameters } from "./electricity-parameters.ts";

/** What the price is based on, and what is left, in the order to be read. What the visitor searched for is not what is bought. */
const HOME = [
  "zip",
  "powerarea",
  "housing",
  "squaremeters",
  "numberofpeople",
  "heating",
  "yearlyuse",
  "currentprice",
  "presentend",
  "exitfee",
];

// A vertical only ever gets back the detail its own providers made.
const detailOf = (detail: Readonly<Record<string, unknown>>): ElectricityDetail => detail as ElectricityDetail;

function listBought({ subscriptionName, detail }: BoughtOffer): SummaryItem[] {
  const rows = listContractRows(pickElectricityFacts(detailOf(detail)));
  return [
    { id: "contract", name: texts.contract, value: subscriptionName },
    ...rows.map(({ type, name, text }) => ({ id: type.toLowerCase(), name, value: text })),
  ];
}

export const electricityCheckout: VerticalCheckout<ElectricitySearch, ElectricityFacts> = {
  ...electricityOrderFields,
  // Another use or home is another search: every contract's price would change, not this one's alone.
  customize: () => [],
  plans: ({ yearlyFeeOre }, detail) => electricityPlans(detailOf(detail), { yearOre: yearlyFeeOre }),
  withChoices: (search) => search,
  // A home has one contract.
  subject: ({ postalCode, housing }) => `${postalCode} ${housing}`,
  summarize: (search, offer) => [
    ...(offer ? listBought(offer) : []),
    ...electricityParameters.answers(search, HOME).map(texts.state),
  ],
  home: ({ postalCode }) => ({ postalCode }),
  beforeOrder: texts.beforeOrder,
  kind: ({ contractType }) => contractType,
  nameSubject: ({ housing, postalCode }) => texts.subject(housing, formatPostalCode(postalCode)),
  // The supplier ends the former contract and reports to the grid company in the customer's name.
  needsSignature: true,
  header: "coach",
};
