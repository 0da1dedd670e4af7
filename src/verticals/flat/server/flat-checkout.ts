import { findPart, hasPart } from "#domain/cover/cover.ts";
import { insurancePlans } from "#verticals/_insurance/insurance-price.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { flatCheckoutTexts as texts } from "#verticals/flat/flat-checkout.texts.sv.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { EXCESS_CHOICES_KR, type FlatSearch } from "#verticals/flat/flat.search.ts";
import { flatParameters } from "./flat-parameters.ts";

/** The home is as it is; how well it is insured can still be changed. */
const CHANGEABLE = ["movables", "ownfault", "allrisk", "travel45"];

export const flatCheckout: VerticalCheckout<FlatSearch> = {
  plans: insurancePlans,
  ...flatParameters.choices({ movables: {}, excessKr: {}, wantsAllrisk: {}, wantsTravel: {} }),
  asOffered(search, detail) {
    const { cover } = detail as FlatDetail;
    const excess = findPart(cover, "PERSONAL_PROPERTY")?.terms?.excess;
    return {
      ...search,
      excessKr: EXCESS_CHOICES_KR.find((kr) => excess?.kind === "amount" && kr * 100 === excess.ore) ?? search.excessKr,
      // An insurer may cover more than was asked for, at the same price.
      wantsAllrisk: hasPart(cover, "ALLRISK"),
      wantsTravel: hasPart(cover, "TRAVEL"),
    };
  },
  summarize: (search) => [
    ...flatParameters.otherAnswers(search, ["address", "zip", ...CHANGEABLE]),
    ...flatParameters.answers(search, ["zip"]),
  ],
  subject: ({ address, postalCode }) => `${postalCode} ${address}`,
  home: ({ address, postalCode }) => ({ address, postalCode }),
  needs: (search) => ({ wanted: texts.wanted, items: listNeeds(search) }),
  header: "coach",
};

const listNeeds = (search: FlatSearch): SummaryItem[] =>
  flatParameters
    .answers(search, CHANGEABLE)
    .map((item) => (item.id === "movables" ? { ...item, name: texts.movables } : item));
