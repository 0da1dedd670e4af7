import type { CardOffer, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { amountRow, textRow } from "#verticals/_web/compare-rows.ts";
import { broadbandOfferTexts as terms } from "#verticals/broadband/broadband-offer.texts.sv.ts";
import type { BroadbandFacts } from "#verticals/broadband/broadband.facts.ts";
import { listSubscriptionRows } from "#verticals/broadband/subscription-rows.ts";
import { broadbandComparisonTexts as texts } from "./broadband-web.texts.sv.ts";

type Compared = Pick<CardOffer<BroadbandFacts>, "facts" | "price">;

interface BroadbandComparison extends Comparison<BroadbandFacts> {
  rows(offers: readonly Compared[]): readonly CompareRow[];
}

export const broadbandComparison: BroadbandComparison = {
  title: () => texts.title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: (offers) => [
    termRow("TYPE", terms.type, offers),
    termRow("SPEED", terms.speed, offers),
    termRow("CAMPAIGN", terms.campaign, offers),
    amountRow("MONTHLY_FEE", terms.monthlyFee, offers, ({ facts }) => facts.monthlyFeeOre),
    termRow("START_FEE", terms.startFee, offers),
    termRow("ROUTER", terms.router, offers),
    termRow("BINDING", terms.binding, offers),
    termRow("NOTICE", terms.notice, offers),
    amountRow("TWO_YEARS", terms.twoYears, offers, ({ facts }) => facts.twoYearsOre),
    {
      ...amountRow("FIRST_YEAR", texts.firstYear, offers, ({ price }) => price.headline.value),
      isTotal: true,
    },
  ],
  hasPriceNote: () => false,
};

/** As the card states it. */
const termRow = (type: string, label: string, offers: readonly Compared[]): CompareRow =>
  textRow(
    type,
    label,
    offers,
    ({ facts }) => listSubscriptionRows(facts).find((row) => row.type === type)?.text ?? terms.noCampaign,
  );
