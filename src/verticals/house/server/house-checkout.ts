import { insurancePlans } from "#verticals/_insurance/insurance-price.ts";
import { formatPostalCode } from "#domain/format/postal-code.ts";
import { hasPart } from "#domain/cover/cover.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { nameOptions, YES_NO } from "#verticals/_contract/form-fields.ts";
import { yesNoNames } from "#verticals/_contract/form-fields.texts.sv.ts";
import { houseCheckoutTexts as texts } from "#verticals/house/house-checkout.texts.sv.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { ExtraBuilding, HouseSearch } from "#verticals/house/house.search.ts";
import { extraBuildingNames } from "#verticals/house/house.texts.sv.ts";
import { houseParameters } from "./house-parameters.ts";

const CHANGEABLE = ["ownfault", "ownfaultbuilding"];

export const houseCheckout: VerticalCheckout<HouseSearch> = {
  plans: insurancePlans,
  ...houseParameters.choices({
    coversOwnMistakes: { kind: "radio", options: nameOptions(YES_NO, texts.ownMistakes) },
    coversOwnBuildingMistakes: { kind: "radio", options: nameOptions(YES_NO, texts.ownBuildingMistakes) },
  }),
  // An insurer may cover more than was asked for, at the same price.
  asOffered: (search, detail) => ({
    ...search,
    coversOwnMistakes: hasPart((detail as HouseDetail).cover, "OWN_MISTAKES"),
    coversOwnBuildingMistakes: hasPart((detail as HouseDetail).cover, "OWN_BUILDING_MISTAKES"),
  }),
  summarize: (search) => [
    { id: "houseaddress", name: texts.address, value: `${search.address}, ${formatPostalCode(search.postalCode)}` },
    ...houseParameters
      .otherAnswers(search, ["address", "zip", ...CHANGEABLE])
      .map((item) =>
        item.id === "waterheating" ? { ...item, value: yesNoNames[search.hasWaterHeating ? "yes" : "no"] } : item,
      ),
  ],
  parts: ({ extraBuildings }) => extraBuildings.map(toLine),
  subject: ({ address, postalCode }) => `${postalCode} ${address}`,
  home: ({ address, postalCode }) => ({ address, postalCode }),
  needs: (search) => ({
    wanted: `${texts.needs.plain} ${texts.needs.ownMistakes[mistakesOf(search)]}`,
    items: houseParameters.answers(search, [...CHANGEABLE, "livingarea"]),
  }),
  nameSubject: ({ address }) => address,
  header: "coach",
};

const toLine = ({ type, area, winter }: ExtraBuilding, at: number): SummaryItem => ({
  id: `extrabuildings${at + 1}`,
  name: extraBuildingNames[type],
  value: texts.extraBuilding(texts.squareMetres(area), texts.winter[winter]),
});

function mistakesOf(search: HouseSearch): keyof typeof texts.needs.ownMistakes {
  if (search.coversOwnMistakes) return search.coversOwnBuildingMistakes ? "both" : "things";
  return search.coversOwnBuildingMistakes ? "building" : "none";
}
