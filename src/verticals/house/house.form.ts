import type { FieldDescription, FormDescription, FormPart, FormSection } from "#domain/form/form-description.ts";
import {
  ALARMS,
  BASEMENTS,
  BATHROOMS,
  EXTRA_BUILDING_TYPES,
  HOUSE_BOUNDS,
  MAX_EXTRA_BUILDINGS,
  RENOVATION_ASKED_BEFORE,
  RESIDENTS,
  WINTERS,
  YES_NO,
} from "./house.search.ts";
import {
  alarmNames,
  basementNames,
  extraBuildingNames,
  houseErrorTexts,
  houseFormTexts as texts,
  removeExtraBuilding,
  residentsName,
  waterHeatingNames,
  winterNames,
  yesNoNames,
} from "./house.texts.sv.ts";

const named = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, label: names[id] }));

const choice = (field: Pick<FieldDescription, "name" | "label" | "options" | "help" | "isHalf" | "defaultValue">) =>
  ({ kind: "dropdown", required: true, ...field }) as const satisfies FieldDescription;

/** Two answers are two buttons, one press away: a menu would take two. */
const yesNo = (
  field: Pick<FieldDescription, "name" | "label" | "help" | "defaultValue">,
  names: Readonly<Record<(typeof YES_NO)[number], string>> = yesNoNames,
): FieldDescription => ({ kind: "radio-button", required: true, options: named(YES_NO, names), ...field });

const year = (field: Pick<FieldDescription, "name" | "label" | "placeholder" | "min" | "isHalf" | "showWhen">) =>
  ({ kind: "number", required: true, isYear: true, maxLength: 4, ...field }) as const satisfies FieldDescription;

const area = (
  field: Pick<FieldDescription, "name" | "label" | "required" | "min" | "max" | "isHalf" | "showWhen">,
): FieldDescription => ({ kind: "number", suffix: texts.squareMetres, maxLength: 3, ...field });

const placeFields: readonly FieldDescription[] = [
  {
    name: "address",
    kind: "text",
    required: true,
    ...texts.address,
    maxLength: 100,
    pattern: "[\\p{L}\\d][\\p{L}\\d .,:/'-]*",
    invalidMessage: houseErrorTexts.address,
    autocomplete: "street-address",
  },
  { name: "zip", kind: "zip", required: true, ...texts.postalCode },
];

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
  area({ name: "livingarea", required: true, ...texts.livingArea, ...HOUSE_BOUNDS.livingArea, isHalf: true }),
  area({ name: "biarea", required: false, ...texts.otherArea, ...HOUSE_BOUNDS.otherArea, isHalf: true }),
];

const household: readonly FieldDescription[] = [
  choice({
    name: "numberofresidents",
    ...texts.residents,
    options: RESIDENTS.map((id) => ({ id, label: residentsName(id) })),
    isHalf: true,
  }),
  choice({
    name: "numberofbathrooms",
    ...texts.bathrooms,
    options: BATHROOMS.map((id) => ({ id, label: id })),
    isHalf: true,
  }),
];

const details: readonly FieldDescription[] = [
  yesNo({ name: "waterheating", ...texts.waterHeating, defaultValue: "yes" }, waterHeatingNames),
  choice({ name: "basement", ...texts.basement, options: named(BASEMENTS, basementNames), defaultValue: "no" }),
  choice({ name: "alarm", ...texts.alarm, options: named(ALARMS, alarmNames), defaultValue: "no" }),
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

const person: FieldDescription = {
  name: "civicnumber",
  kind: "civic-number",
  required: true,
  ...texts.personalNumber,
};

const PLACES = Array.from({ length: MAX_EXTRA_BUILDINGS }, (_, at) => at + 1);
const COUNTS = [0, ...PLACES].map(String);

/** Typ, yta and vinterbonad of one extra building, shown while there are as many. */
function extraFields(place: number): FieldDescription[] {
  const showWhen = { field: "numberofextrabuildings", is: COUNTS.slice(place) };
  return [
    {
      ...choice({
        name: `extrabuildings${place}type`,
        ...texts.extraType,
        options: named(EXTRA_BUILDING_TYPES, extraBuildingNames),
        defaultValue: "garage",
        isHalf: true,
      }),
      showWhen,
    },
    area({
      name: `extrabuildings${place}area`,
      required: true,
      ...texts.extraArea,
      ...HOUSE_BOUNDS.extraBuildingArea,
      isHalf: true,
      showWhen,
    }),
    {
      ...choice({
        name: `extrabuildings${place}winter`,
        ...texts.extraWinter,
        options: named(WINTERS, winterNames),
        defaultValue: "no",
      }),
      showWhen,
    },
  ];
}

const extraBuildings: FormSection = {
  title: texts.extraSection,
  fields: [
    choice({
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
    { title: texts.placeSection, fields: placeFields },
    { title: texts.houseSection, fields: [...building, ...household, ...details, propertyName] },
    extraBuildings,
    { title: texts.coverSection, fields: covers },
    { title: texts.personSection, fields: [person] },
  ],
  submit: texts.submit,
};

/** Variant 1 (spec 3 §2.12): what every visitor must answer comes first, and what has a usual answer is collapsed below it. */
export const houseFormVariant: FormDescription = {
  sections: [
    { title: texts.houseSection, fields: [...placeFields, ...building, ...household] },
    { title: texts.personSection, fields: [person] },
    { title: texts.moreSection, fields: [...details, propertyName, ...covers], isCollapsed: true },
    extraBuildings,
  ],
  submit: texts.submit,
};
