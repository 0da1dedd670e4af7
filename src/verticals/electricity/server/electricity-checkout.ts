import { formatPostalCode } from "#domain/format/postal-code.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { electricityPlans } from "#verticals/electricity/electricity-price.ts";
import { electricityCheckoutTexts as texts } from "#verticals/electricity/electricity-checkout.texts.sv.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import type { ElectricityFacts } from "./electricity-facts.ts";
import { electricityOrderFields } from "./order-fields.ts";
import { electricityParameters } from "./electricity-parameters.ts";

/** What the price is based on, in the order to be read. */
const HOME = ["zip", "powerarea", "housing", "squaremeters", "numberofpeople", "heating", "yearlyuse"];
const WISHES = ["contracttype", "environment", "bindtime"];

/** Of the order's own fields, which begin with the answer of the search. */
const ASKED_AGAIN = "presentend";

export const electricityCheckout: VerticalCheckout<ElectricitySearch, ElectricityFacts> = {
  ...electricityOrderFields,
  // Another use or home is another search: every contract's price would change, not this one's alone.
  customize: () => [],
  plans: ({ yearlyFeeOre }) => electricityPlans(yearlyFeeOre),
  withChoices: (search) => search,
  // A home has one contract.
  subject: ({ postalCode, housing }) => `${postalCode} ${housing}`,
  summarize: (search) =>
    [
      ...electricityParameters.answers(search, HOME),
      ...electricityParameters.otherAnswers(search, [...HOME, ASKED_AGAIN]),
    ].map(texts.state),
  home: ({ postalCode }) => ({ postalCode }),
  needs: (search) => ({
    statement: texts.needsStatement(search.housing, search.yearlyUseKwh),
    items: electricityParameters.answers(search, ["powerarea", "yearlyuse", ...WISHES]).map(texts.state),
  }),
  kind: ({ contractType }) => contractType,
  nameSubject: ({ housing, postalCode }) => texts.subject(housing, formatPostalCode(postalCode)),
  // The supplier ends the former contract and reports to the grid company in the customer's name.
  needsSignature: true,
  header: "coach",
};
