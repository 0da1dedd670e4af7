import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { nameOptions, yesNo } from "#verticals/_contract/form-fields.ts";
import { AMOUNTS, INSURED, OCCUPATIONS } from "./accident.search.ts";
import {
  accidentFormTexts as texts,
  insuredNames,
  nameAmount,
  occupationHelp,
  occupationNames,
} from "./accident.texts.sv.ts";

const insuredFields: readonly FieldDescription[] = [
  {
    name: "insuredfor",
    kind: "radio",
    required: true,
    ...texts.insured,
    options: nameOptions(INSURED, insuredNames),
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
  yesNo({ name: "sports", ...texts.sports, defaultValue: "no" }),
];

const amountField: FieldDescription = {
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
