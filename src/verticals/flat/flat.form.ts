import type { FieldDescription, FormDescription, FormPart } from "#domain/form/form-description.ts";
import { dropdown, nameOptions, yesNo } from "#verticals/_contract/form-fields.ts";
import {
  alarmField,
  homePersonField,
  homePlaceFields,
  livingAreaField,
  residentsField,
} from "#verticals/_insurance/home-form.ts";
import { ASSOCIATIONS, EXCESS_CHOICES_KR, HOUSINGS, LIVING_AREA, MOVABLES, TENANT_OWNED } from "./flat.search.ts";
import { associationNames, excessName, flatFormTexts as texts, housingNames, movablesName } from "./flat.texts.sv.ts";

const home: readonly FormPart[] = [
  dropdown({ name: "housingtype", ...texts.housing, options: nameOptions(HOUSINGS, housingNames) }),
  {
    ...dropdown({ name: "association", ...texts.association, options: nameOptions(ASSOCIATIONS, associationNames) }),
    required: false,
    defaultValue: "unknown",
    showWhen: { field: "housingtype", is: TENANT_OWNED },
  },
  livingAreaField(LIVING_AREA),
  residentsField,
  // It only affects a discount: it may be left out, and an answer may be cleared.
  { ...yesNo({ name: "safetydoor", ...texts.safetyDoor }), required: false },
  alarmField,
];

const cover: readonly FieldDescription[] = [
  dropdown({
    name: "movables",
    ...texts.movables,
    options: MOVABLES.map((id) => ({ id, label: movablesName(id) })),
  }),
  dropdown({
    name: "ownfault",
    ...texts.excess,
    options: EXCESS_CHOICES_KR.map((kr) => ({ id: String(kr), label: excessName(kr) })),
    defaultValue: "1500",
  }),
  yesNo({ name: "allrisk", ...texts.allrisk, defaultValue: "no" }),
  yesNo({ name: "travel45", ...texts.travel, defaultValue: "yes" }),
];

export const flatForm: FormDescription = {
  sections: [
    { title: texts.placeSection, fields: homePlaceFields },
    { title: texts.homeSection, fields: home },
    { title: texts.coverSection, fields: cover },
    { title: texts.personSection, fields: [homePersonField] },
  ],
  submit: texts.submit,
};
