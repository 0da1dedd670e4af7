import { formatFee } from "#domain/format/swedish-format.ts";
import { discountTerm } from "#verticals/_insurance/offer-notices.ts";
import type { CardOffer, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { amountRow, coverRows, textRow } from "#verticals/_web/compare-rows.ts";
import { showBinding } from "#verticals/_web/show-binding.ts";
import { listHouseCovers } from "#verticals/house/house-covers.ts";
import { houseDetailTexts } from "#verticals/house/house.texts.sv.ts";
import { houseComparisonTexts as texts } from "./house-card.texts.sv.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";

export const houseComparison: Comparison<HouseDetail> = {
  title: () => texts.title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: compareHouseOffers,
  hasPriceNote: () => false,
};

type Compared = Pick<CardOffer<HouseDetail>, "facts" | "monthlyFeeOre">;

/** The excesses first, then what else is in the price. */
export function compareHouseOffers(offers: readonly Compared[]): CompareRow[] {
  return [
    amountRow("BUILDING", houseDetailTexts.buildingExcess, offers, ({ facts }) => facts.buildingExcessOre),
    amountRow("PERSONAL_PROPERTY", houseDetailTexts.movablesExcess, offers, ({ facts }) => facts.movablesExcessOre),
    ...coverRows(offers, ({ facts }) => listHouseCovers(facts)),
    textRow("DISCOUNT", discountTerm(undefined).name, offers, ({ facts }) => discountTerm(facts.discount).text),
    textRow("BINDING", texts.bindingTime, offers, ({ facts }) => showBinding(facts.bindingMonths)),
    {
      // The yearly fee is in the head of the column.
      ...textRow("MONTHLY", texts.monthly, offers, ({ monthlyFeeOre }) => formatFee(monthlyFeeOre, "month")),
      isTotal: true,
    },
  ];
}
