import type { FieldDescription, FormDescription, FormPart } from "#domain/form/form-description.ts";
import {
  ALARMS,
  EXCESS_CHOICES_KR,
  HOUSINGS,
  LIVING_AREA,
  MOVABLES,
  RESIDENTS,
  TENANT_OWNED,
  YES_NO,
} from "./flat.search.ts";
import {
  alarmNames,
  excessName,
  flatErrorTexts,
  flatFormTexts as texts,
  housingNames,
  movablesName,
  residentsName,
  yesNoNames,
} from "./flat.texts.sv.ts";

const named = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, label: names[id] }));

const choice = (field: Pick<FieldDescription, "name" | "label" | "options" | "help" | "isHalf" | "defaultValue">) =>
  ({ kind: "dropdown", required: true, ...field }) as const satisfies FieldDescription;

/** Two answers are two buttons, one press away: a menu would take two. */
const yesNo = (field: Pick<FieldDescription, "name" | "label" | "help" | "defaultValue">): FieldDescription => ({
  kind: "radio-button",
  required: true,
  options: named(YES_NO, yesNoNames),
  ...field,
});

const place: readonly FieldDescription[] = [
  {
    name: "address",
    kind: "text",
    required: true,
    ...texts.address,
    maxLength: 100,
    pattern: "[\\p{L}\\d][\\p{L}\\d .,:/'-]*",
    invalidMessage: flatErrorTexts.address,
    autocomplete: "street-address",
  },
  { name: "zip", kind: "zip", required: true, ...texts.postalCode },
];

const home: readonly FormPart[] = [
  choice({ name: "housingtype", ...texts.housing, options: named(HOUSINGS, housingNames) }),
  {
    name: "tenantowner",
    kind: "fineprint",
    label: texts.tenantOwnerNote,
    required: false,
    showWhen: { field: "housingtype", is: TENANT_OWNED },
  },
  {
    name: "livingarea",
    kind: "number",
    required: true,
    ...texts.livingArea,
    ...LIVING_AREA,
    suffix: texts.squareMetres,
    maxLength: 3,
    isHalf: true,
  },
  choice({
    name: "numberofresidents",
    ...texts.residents,
    options: RESIDENTS.map((id) => ({ id, label: residentsName(id) })),
    isHalf: true,
  }),
  // It only affects a discount: it may be left out, and an answer may be cleared.
  { ...yesNo({ name: "safetydoor", ...texts.safetyDoor }), required: false },
  choice({ name: "alarm", ...texts.alarm, options: named(ALARMS, alarmNames), defaultValue: "no" }),
];

const cover: readonly FieldDescription[] = [
  choice({
    name: "movables",
    ...texts.movables,
    options: MOVABLES.map((id) => ({ id, label: movablesName(id) })),
  }),
  choice({
    name: "ownfault",
    ...texts.excess,
    options: EXCESS_CHOICES_KR.map((kr) => ({ id: String(kr), label: excessName(kr) })),
    defaultValue: "1500",
  }),
  yesNo({ name: "allrisk", ...texts.allrisk, defaultValue: "no" }),
  yesNo({ name: "travel45", ...texts.travel, defaultValue: "yes" }),
];

const person: FieldDescription = { name: "civicnumber", kind: "civic-number", required: true, ...texts.personalNumber };

export const flatForm: FormDescription = {
  sections: [
    { title: texts.placeSection, fields: place },
    { title: texts.homeSection, fields: home },
    { title: texts.coverSection, fields: cover },
    { title: texts.personSection, fields: [person] },
  ],
  submit: texts.submit,
};
