import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { TERMS, VARIABLE } from "./mortgage.search.ts";
import { borrowerNames, mortgageFormTexts as texts, presentTermName, termName } from "./mortgage.texts.sv.ts";

const loanFields: readonly FieldDescription[] = [
  {
    name: "loan",
    kind: "number",
    required: true,
    ...texts.loan,
    min: 50_000,
    max: 20_000_000,
    maxLength: 8,
    isHalf: true,
  },
  {
    name: "value",
    kind: "number",
    required: true,
    ...texts.value,
    min: 100_000,
    max: 50_000_000,
    maxLength: 8,
    isHalf: true,
  },
  {
    name: "income",
    kind: "number",
    required: true,
    ...texts.income,
    min: 1_000,
    max: 1_000_000,
    maxLength: 7,
    isHalf: true,
  },
  {
    name: "borrowers",
    kind: "radio-button",
    required: true,
    ...texts.borrowers,
    options: ([1, 2] as const).map((count) => ({ id: String(count), label: borrowerNames[count] })),
    defaultValue: "1",
  },
];

const todayFields: readonly FieldDescription[] = [
  { name: "currentrate", kind: "float", required: false, ...texts.currentRate, min: 0.01, max: 20, isHalf: true },
  {
    name: "currentbinding",
    kind: "dropdown",
    required: true,
    ...texts.currentTerm,
    options: TERMS.map((months) => ({ id: String(months), label: presentTermName(months) })),
    defaultValue: String(VARIABLE),
    isHalf: true,
  },
  {
    name: "exitfee",
    kind: "number",
    required: false,
    ...texts.exitFee,
    min: 0,
    max: 2_000_000,
    maxLength: 7,
    showWhen: { field: "currentbinding", isNot: String(VARIABLE) },
  },
];

export const mortgageForm: FormDescription = {
  sections: [
    { title: texts.loanSection, fields: loanFields },
    { title: texts.todaySection, fields: todayFields },
    {
      title: texts.termSection,
      fields: [
        {
          name: "binding",
          kind: "radio-button",
          required: true,
          ...texts.term,
          options: TERMS.map((months) => ({ id: String(months), label: termName(months) })),
          defaultValue: String(VARIABLE),
        },
      ],
    },
  ],
  submit: texts.submit,
};
