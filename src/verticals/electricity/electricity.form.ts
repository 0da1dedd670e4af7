import type { FieldDescription, FormDescription, FormPart } from "#domain/form/form-description.ts";
import { dropdown, nameOptions } from "#verticals/_contract/form-fields.ts";
import { areaName } from "./electricity-areas.texts.sv.ts";
import { type EnvironmentType, type Heating, type Housing, POWER_AREAS } from "./electricity.search.ts";
import {
  allContracts,
  allEnvironments,
  anyBinding,
  bindingName,
  byPostalCode,
  contractTypeHelp,
  contractTypeNames,
  electricityFormTexts as texts,
  environmentNames,
  heatingNames,
  housingNames,
  peopleName,
} from "./electricity.texts.sv.ts";

/** Addendum C, as they are called on the wire. */
const HOUSINGS: readonly Housing[] = ["house", "flat"];
const HEATINGS: readonly Heating[] = ["pump", "direct", "other"];
const ASKED_TYPES = ["all", "fixed", "monthly", "hourly"] as const;
const ASKED_ENVIRONMENTS: readonly EnvironmentType[] = ["renewal", "wind", "water", "solar", "good"];
const BINDINGS = [0, 12, 24, 36] as const;
const PEOPLE = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/** Shown while the form is filled in. */
export const AREA_FOUND = "areafound";
export const USE_ESTIMATED = "useestimated";
const block = (name: string): FormPart => ({ name, kind: "injected-block", label: "", required: false });

const homeFields: readonly FormPart[] = [
  { name: "zip", kind: "zip", required: true, ...texts.postalCode },
  block(AREA_FOUND),
  {
    name: "powerarea",
    kind: "dropdown",
    required: false,
    ...texts.area,
    options: [{ id: "", label: byPostalCode }, ...POWER_AREAS.map((id) => ({ id, label: areaName(id) }))],
  },
  {
    name: "housing",
    kind: "radio-button",
    required: true,
    ...texts.housing,
    options: nameOptions(HOUSINGS, housingNames),
    defaultValue: "house",
  },
  {
    name: "squaremeters",
    kind: "number",
    required: true,
    ...texts.squareMeters,
    min: 10,
    max: 600,
    maxLength: 3,
    isHalf: true,
  },
  dropdown({
    name: "numberofpeople",
    ...texts.people,
    options: PEOPLE.map((id) => ({ id, label: peopleName(id) })),
    isHalf: true,
  }),
  {
    name: "heating",
    kind: "radio",
    required: true,
    ...texts.heating,
    options: nameOptions(HEATINGS, heatingNames),
    defaultValue: "pump",
    showWhen: { field: "housing", is: "house" },
  },
];

const useField: FieldDescription = {
  name: "yearlyuse",
  kind: "number",
  required: false,
  ...texts.yearlyUse,
  min: 300,
  max: 99_999,
  maxLength: 5,
};

const contractFields: readonly FieldDescription[] = [
  {
    name: "contracttype",
    kind: "radio",
    required: true,
    ...texts.contractType,
    options: ASKED_TYPES.map((id) => ({
      id,
      label: id === "all" ? allContracts : contractTypeNames[id],
      help: contractTypeHelp[id],
    })),
    defaultValue: "all",
  },
  dropdown({
    name: "environment",
    ...texts.environment,
    options: [{ id: "all", label: allEnvironments }, ...nameOptions(ASKED_ENVIRONMENTS, environmentNames)],
    defaultValue: "all",
  }),
  {
    name: "bindtime",
    kind: "dropdown",
    required: false,
    ...texts.binding,
    options: [
      { id: "", label: anyBinding },
      ...BINDINGS.map((months) => ({ id: String(months), label: bindingName(months) })),
    ],
  },
];

const todayFields: readonly FieldDescription[] = [
  { name: "currentprice", kind: "float", required: false, ...texts.currentPrice, min: 1, max: 999 },
  { name: "presentend", kind: "date", required: false, ...texts.presentEnd },
  {
    name: "exitfee",
    kind: "number",
    required: false,
    ...texts.exitFee,
    min: 0,
    max: 20_000,
    maxLength: 5,
  },
];

export const electricityForm: FormDescription = {
  sections: [
    { title: texts.homeSection, fields: homeFields },
    { title: texts.useSection, fields: [block(USE_ESTIMATED), useField] },
    { title: texts.contractSection, fields: contractFields },
    { title: texts.todaySection, fields: todayFields },
  ],
  submit: texts.submit,
};
