import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { broadbandCheckoutTexts as texts } from "#verticals/broadband/broadband-checkout.texts.sv.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";
import { quotedPlan } from "#verticals/broadband/broadband-cost.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";
import { broadbandParameters } from "./broadband-parameters.ts";
import { broadbandOrderFields } from "./order-fields.ts";

/** What the price is based on, in the order to be read. */
const PLACE = ["address", "zip", "city"];
const WISHES = ["type", "speed", "bindtime"];

export const broadbandCheckout: VerticalCheckout<BroadbandSearch> = {
  ...broadbandOrderFields,
  // Another address is another search: it decides what can be delivered.
  customize: () => [],
  withChoices: (search) => search,
  // A vertical only ever gets back the detail its own providers made.
  plans: (quoted, detail) => [quotedPlan(quoted, detail as BroadbandDetail)],
  // A home has one connection of a kind; two operators would deliver in the same cable.
  subject: ({ address, postalCode }) => `${address.toLocaleLowerCase("sv").replaceAll(/\s+/g, " ")} ${postalCode}`,
  summarize: (search) => [
    ...broadbandParameters.answers(search, PLACE),
    ...broadbandParameters.otherAnswers(search, PLACE),
  ],
  home: ({ address, postalCode }) => ({ address, postalCode }),
  needs: (search) => ({
    statement: texts.needsStatement,
    items: broadbandParameters.answers(search, ["zip", ...WISHES]),
  }),
  nameSubject: ({ address }) => texts.subject(address),
  // The new operator ends the former contract and moves the number in the customer's name.
  needsSignature: true,
  header: "coach",
};
