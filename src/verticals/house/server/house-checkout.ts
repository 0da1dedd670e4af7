import type { FieldDescription } from "#domain/form/form-description.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { houseCheckoutTexts as texts } from "#verticals/house/house-checkout.texts.sv.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { type ExtraBuilding, type HouseSearch, YES_NO } from "#verticals/house/house.search.ts";
import {
  alarmNames,
  basementNames,
  extraBuildingNames,
  houseFormTexts,
  residentsName,
  yesNoNames,
} from "#verticals/house/house.texts.sv.ts";

export const houseCheckout: VerticalCheckout<HouseSearch> = {
  customize: (search) => [
    withOrWithout("ownfault", { ...houseFormTexts.ownMistakes, names: texts.ownMistakes }, search.coversOwnMistakes),
    withOrWithout(
      "ownfaultbuilding",
      { ...houseFormTexts.ownBuildingMistakes, names: texts.ownBuildingMistakes },
      search.coversOwnBuildingMistakes,
    ),
  ],
  withChoices: (search, values) => ({
    ...search,
    coversOwnMistakes: isYes(values["ownfault"], search.coversOwnMistakes),
    coversOwnBuildingMistakes: isYes(values["ownfaultbuilding"], search.coversOwnBuildingMistakes),
  }),
  // An insurer may cover more than was asked for, at the same price.
  asOffered: (search, detail) => ({
    ...search,
    coversOwnMistakes: (detail as HouseDetail).hasOwnMistakes ?? search.coversOwnMistakes,
    coversOwnBuildingMistakes: (detail as HouseDetail).hasOwnBuildingMistakes ?? search.coversOwnBuildingMistakes,
  }),
  summarize: (search) => [
    { id: "houseaddress", name: texts.address, value: `${search.address}, ${writePostalCode(search)}` },
    { id: "purchaseyear", name: houseFormTexts.purchaseYear.label, value: String(search.purchaseYear) },
    { id: "buildyear", name: houseFormTexts.buildYear.label, value: String(search.buildYear) },
    ...(search.renovationYear === undefined
      ? []
      : [{ id: "renovationyear", name: houseFormTexts.renovationYear.label, value: String(search.renovationYear) }]),
    { id: "livingarea", name: houseFormTexts.livingArea.label, value: texts.squareMetres(search.livingArea) },
    { id: "biarea", name: houseFormTexts.otherArea.label, value: texts.squareMetres(search.otherArea) },
    { id: "numberofresidents", name: houseFormTexts.residents.label, value: residentsName(String(search.residents)) },
    { id: "numberofbathrooms", name: houseFormTexts.bathrooms.label, value: String(search.bathrooms) },
    { id: "waterheating", name: houseFormTexts.waterHeating.label, value: yesNo(search.hasWaterHeating) },
    { id: "basement", name: houseFormTexts.basement.label, value: basementNames[search.basement] },
    { id: "alarm", name: houseFormTexts.alarm.label, value: alarmNames[search.alarm] },
  ],
  extraBuildings: ({ extraBuildings }) => extraBuildings.map(toLine),
  insuredObject: ({ address, postalCode }) => `${postalCode} ${address}`,
  home: ({ address, postalCode }) => ({ address, postalCode }),
  needs: (search) => ({
    statement: `${texts.needs.plain} ${texts.needs.ownMistakes[mistakesOf(search)]}`,
    items: [
      { id: "ownfault", name: houseFormTexts.ownMistakes.label, value: yesNo(search.coversOwnMistakes) },
      {
        id: "ownfaultbuilding",
        name: houseFormTexts.ownBuildingMistakes.label,
        value: yesNo(search.coversOwnBuildingMistakes),
      },
      { id: "livingarea", name: houseFormTexts.livingArea.label, value: texts.squareMetres(search.livingArea) },
    ],
  }),
  insuranceType: () => undefined,
  insured: ({ address }) => address,
  header: "coach",
};

interface ChoiceTexts {
  readonly label: string;
  readonly help: string;
  readonly names: Readonly<Record<(typeof YES_NO)[number], string>>;
}

const withOrWithout = (name: string, { label, help, names }: ChoiceTexts, isWith: boolean): FieldDescription => ({
  name,
  kind: "radio",
  required: true,
  label,
  help,
  options: YES_NO.map((id) => ({ id, label: names[id] })),
  defaultValue: isWith ? "yes" : "no",
  onChange: ["recalculate"],
});

/** Asked also about values that have not been checked, to draw the form again with them. */
const isYes = (value: string | undefined, otherwise: boolean): boolean =>
  value === "yes" || value === "no" ? value === "yes" : otherwise;

const yesNo = (isTrue: boolean): string => yesNoNames[isTrue ? "yes" : "no"];

const toLine = ({ type, area, winter }: ExtraBuilding, at: number): SummaryItem => ({
  id: `extrabuildings${at + 1}`,
  name: extraBuildingNames[type],
  value: texts.extraBuilding(texts.squareMetres(area), texts.winter[winter]),
});

const writePostalCode = ({ postalCode }: HouseSearch): string => `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`;

function mistakesOf(search: HouseSearch): keyof typeof texts.needs.ownMistakes {
  if (search.coversOwnMistakes) return search.coversOwnBuildingMistakes ? "both" : "things";
  return search.coversOwnBuildingMistakes ? "building" : "none";
}
