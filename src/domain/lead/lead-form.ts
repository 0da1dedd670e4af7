import type { FormDescription } from "#domain/form/form-description.ts";
import { leadFormTexts as texts } from "./lead-form.texts.sv.ts";

/** The same for the page and for the server that checks it. */
export const leadForm: FormDescription = {
  sections: [
    {
      title: "",
      fields: [
        {
          name: "name",
          kind: "text",
          label: texts.name,
          required: true,
          maxLength: 100,
          autocomplete: "name",
          missingMessage: texts.nameMissing,
        },
        { name: "phone", kind: "phone", label: texts.phone, required: true },
        { name: "email", kind: "email", label: texts.email, required: true },
        { name: "consent", kind: "checkbox", label: "", required: true, missingMessage: texts.consentMissing },
      ],
    },
  ],
  submit: texts.submit,
};
