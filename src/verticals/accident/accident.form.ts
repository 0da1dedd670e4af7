import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { AMOUNTS, INSURED, OCCUPATIONS, YES_NO } from "./accident.search.ts";
import {
  accidentFormTexts as texts,
  insuredNames,
  nameAmount,
  occupationHelp,
  occupationNames,
  yesNoNames,
} from "./accident.texts.sv.ts";

const insuredFields: readonly FieldDescription[] = [
  {
    name: "insuredfor",
    kind: "radio",
    required: true,
    ...texts.insured,
    options: INSURED.map((id) => ({ id, label: insuredNames[id] })),
    defaultValue: "me",
  },
  {
    name: "occupation",
    kind: "radio",
    required: true,
    ...texts.occupation,
    options: OCCUPATIONS.map((id) => ({ id, label: occupationNames[id], help: occupationHelp[id] })),
    defaultValue: "office",
    showWhen: { field: "insuredfor", isNot: "child" },
  },
  {
    name: "sports",
    kind: "radio-button",
    required: true,
    ...texts.sports,
    options: YES_NO.map((id) => ({ id, label: yesNoNames[id] })),
    defaultValue: "no",
  },
];

/** Also asked in the checkout, where it can still be changed. */
export const amountField: FieldDescription = {
  name: "amount",
  kind: "dropdown",
  required: true,
  ...texts.amount,
  options: AMOUNTS.map((id) => ({ id, label: nameAmount(id) })),
  defaultValue: "1000000",
};

export const accidentForm: FormDescription = {
  sections: [
    { title: texts.insuredSection, fields: insuredFields },
    { title: texts.coverSection, fields: [amountField] },
    {
      title: texts.personSection,
      fields: [{ name: "civicnumber", kind: "civic-number", required: true, ...texts.personalNumber }],
    },
  ],
  submit: texts.submit,
};
