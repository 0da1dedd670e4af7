import type { FieldDescription, FormDescription, FormPart, FormSection } from "#domain/form/form-description.ts";
import { dropdown, nameOptions, yesNo } from "#verticals/_contract/form-fields.ts";
import {
  alarmField,
  areaField,
  homePersonField,
  homePlaceFields,
  livingAreaField,
  residentsField,
} from "#verticals/_insurance/home-form.ts";
import {
  BASEMENTS,
  BATHROOMS,
  EXTRA_BUILDING_TYPES,
  HOUSE_BOUNDS,
  MAX_EXTRA_BUILDINGS,
  RENOVATION_ASKED_BEFORE,
  WINTERS,
} from "./house.search.ts";
import {
  basementNames,
  extraBuildingNames,
  houseErrorTexts,
  houseFormTexts as texts,
  removeExtraBuilding,
  waterHeatingNames,
  winterNames,
} from "./house.texts.sv.ts";

const year = (field: Pick<FieldDescription, "name" | "label" | "placeholder" | "min" | "isHalf" | "showWhen">) =>
  ({ kind: "number", required: true, isYear: true, maxLength: 4, ...field }) as const satisfies FieldDescription;

const building: readonly FormPart[] = [
  year({ name: "purchaseyear", ...texts.purchaseYear, min: HOUSE_BOUNDS.firstPurchaseYear, isHalf: true }),
  year({ name: "buildyear", ...texts.buildYear, min: HOUSE_BOUNDS.firstBuildYear, isHalf: true }),
  year({
    name: "renovationyear",
    ...texts.renovationYear,
    min: HOUSE_BOUNDS.firstBuildYear,
    showWhen: { field: "buildyear", below: RENOVATION_ASKED_BEFORE },
  }),
  {
    name: "renovationwhy",
    kind: "fineprint",
    label: texts.renovationWhy,
    required: false,
    showWhen: { field: "buildyear", below: RENOVATION_ASKED_BEFORE },
  },
  livingAreaField(HOUSE_BOUNDS.livingArea),
  areaField({ name: "biarea", required: false, ...texts.otherArea, ...HOUSE_BOUNDS.otherArea, isHalf: true }),
];

const household: readonly FieldDescription[] = [
  residentsField,
  dropdown({
    name: "numberofbathrooms",
    ...texts.bathrooms,
    options: BATHROOMS.map((id) => ({ id, label: id })),
    isHalf: true,
  }),
];

const details: readonly FieldDescription[] = [
  yesNo({ name: "waterheating", ...texts.waterHeating, defaultValue: "yes" }, waterHeatingNames),
  dropdown({ name: "basement", ...texts.basement, options: nameOptions(BASEMENTS, basementNames), defaultValue: "no" }),
  alarmField,
];

const propertyName: FieldDescription = {
  name: "realestatenumber",
  kind: "text",
  required: false,
  ...texts.propertyName,
  maxLength: 80,
  pattern: "[\\p{L}\\d][\\p{L}\\d .:-]*",
  invalidMessage: houseErrorTexts.propertyName,
};

const covers: readonly FieldDescription[] = [
  yesNo({ name: "ownfault", ...texts.ownMistakes, defaultValue: "no" }),
  yesNo({ name: "ownfaultbuilding", ...texts.ownBuildingMistakes, defaultValue: "no" }),
];

const PLACES = Array.from({ length: MAX_EXTRA_BUILDINGS }, (_, at) => at + 1);
const COUNTS = [0, ...PLACES].map(String);

/** Typ, yta and vinterbonad of one extra building, shown while there are as many. */
function extraFields(place: number): FieldDescription[] {
  const showWhen = { field: "numberofextrabuildings", is: COUNTS.slice(place) };
  return [
    dropdown({
      name: `extrabuildings${place}type`,
      ...texts.extraType,
      options: nameOptions(EXTRA_BUILDING_TYPES, extraBuildingNames),
      defaultValue: "garage",
      isHalf: true,
      showWhen,
    }),
    areaField({
      name: `extrabuildings${place}area`,
      required: true,
      ...texts.extraArea,
      ...HOUSE_BOUNDS.extraBuildingArea,
      isHalf: true,
      showWhen,
    }),
    dropdown({
      name: `extrabuildings${place}winter`,
      ...texts.extraWinter,
      options: nameOptions(WINTERS, winterNames),
      defaultValue: "no",
      showWhen,
    }),
  ];
}

const extraBuildings: FormSection = {
  title: texts.extraSection,
  fields: [
    dropdown({
      name: "numberofextrabuildings",
      ...texts.extraCount,
      options: COUNTS.map((id) => ({ id, label: id })),
      defaultValue: "0",
    }),
    ...PLACES.flatMap(extraFields),
  ],
  repeated: {
    count: "numberofextrabuildings",
    items: PLACES.map((place) => extraFields(place).map(({ name }) => name)),
    focusAt: 1,
    itemLabel: texts.extraItem,
    add: texts.addExtra,
    remove: texts.removeExtra,
    removeBy: { at: 0, labels: removeExtraBuilding },
  },
};

export const houseForm: FormDescription = {
  sections: [
    { title: texts.placeSection, fields: homePlaceFields },
    { title: texts.houseSection, fields: [...building, ...household, ...details, propertyName] },
    extraBuildings,
    { title: texts.coverSection, fields: covers },
    { title: texts.personSection, fields: [homePersonField] },
  ],
  submit: texts.submit,
};

/** Variant 1 (spec 3 §2.12): what every visitor must answer comes first, and what has a usual answer is collapsed below it. */
export const houseFormVariant: FormDescription = {
  sections: [
    { title: texts.houseSection, fields: [...homePlaceFields, ...building, ...household] },
    { title: texts.personSection, fields: [homePersonField] },
    { title: texts.moreSection, fields: [...details, propertyName, ...covers], isCollapsed: true },
    extraBuildings,
  ],
  submit: texts.submit,
};
