import type { FormDescription } from "#domain/form/form-description.ts";
import { USES } from "./blank.search.ts";
import { blankFormTexts as texts, useNames } from "./blank.texts.sv.ts";

export const blankForm: FormDescription = {
  sections: [
    {
      title: texts.section,
      fields: [
        { name: "count", kind: "number", required: true, ...texts.count, min: 1, max: 9, maxLength: 1 },
        {
          name: "use",
          kind: "radio-button",
          required: true,
          ...texts.use,
          options: USES.map((id) => ({ id, label: useNames[id] })),
        },
      ],
    },
  ],
  submit: texts.submit,
};
