import type { FormDescription } from "#domain/form/form-description.ts";
import { yesNo } from "#verticals/_contract/form-fields.ts";
import { RESULT_YEARS } from "./deposit.search.ts";
import { freeNames, depositFormTexts as texts, yearsName } from "./deposit.texts.sv.ts";

export const depositForm: FormDescription = {
  sections: [
    {
      title: texts.moneySection,
      fields: [
        {
          name: "amount",
          kind: "number",
          required: true,
          ...texts.amount,
          min: 1_000,
          max: 9_999_999,
          maxLength: 7,
        },
        { name: "currentrate", kind: "float", required: false, ...texts.currentRate, min: 0, max: 20 },
        {
          name: "time",
          kind: "radio-button",
          required: true,
          ...texts.years,
          options: RESULT_YEARS.map((years) => ({ id: String(years), label: yearsName(years) })),
          defaultValue: "1",
        },
        yesNo({ name: "withdrawal", ...texts.free, defaultValue: "no" }, freeNames),
      ],
    },
  ],
  submit: texts.submit,
};
