import { formatFee, formatKr } from "#domain/swedish-format.ts";
import type { CardOffer, CompareCell, CompareRow, Comparison } from "#verticals/_contract/vertical-web.ts";
import { houseDetailTexts } from "#verticals/house/house.texts.sv.ts";
import { houseComparisonTexts as texts } from "./house-card.texts.sv.ts";
import type { HouseFacts } from "./house-facts.ts";
import { showBinding } from "./house-names.ts";

export const houseComparison: Comparison<HouseFacts> = {
  title: () => texts.title,
  rowsLabel: texts.rows,
  note: texts.note,
  rows: compareHouseOffers,
  hasPriceNote: () => false,
};

type Compared = Pick<CardOffer<HouseFacts>, "facts" | "monthlyFeeOre">;

/** The excesses first, then what else is in the price. */
export function compareHouseOffers(offers: readonly Compared[]): CompareRow[] {
  return [
    amounts("BUILDING", houseDetailTexts.buildingExcess, offers, ({ facts }) => facts.buildingExcessOre),
    amounts("PERSONAL_PROPERTY", houseDetailTexts.movablesExcess, offers, ({ facts }) => facts.movablesExcessOre),
    {
      id: "DISCOUNT",
      label: texts.discount,
      cells: offers.map(({ facts: { discount } }) =>
        discount ? { text: `${discount.value} ${discount.name}` } : { text: texts.noDiscount },
      ),
    },
    {
      id: "BINDING",
      label: texts.bindingTime,
      cells: offers.map(({ facts }) => ({ text: showBinding(facts.bindingMonths) })),
    },
    {
      id: "MONTHLY",
      label: texts.monthly,
      isTotal: true,
      cells: offers.map(({ monthlyFeeOre }) => ({ text: formatFee(monthlyFeeOre, "month") })),
    },
  ];
}

function amounts(
  id: string,
  label: string,
  offers: readonly Compared[],
  read: (offer: Compared) => number,
): CompareRow {
  const values = offers.map(read);
  const lowest = Math.min(...values);
  const standsOut = values.some((ore) => ore > lowest);
  const cells = values.map((ore): CompareCell => ({ text: formatKr(ore), isLowest: standsOut && ore === lowest }));
  return { id, label, cells };
}
