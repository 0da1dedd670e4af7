import type { FormDescription } from "#domain/form/form-description.ts";
import { invitationFormTexts as texts } from "./invitation-form.texts.sv.ts";

/** The same for the page and for the server that checks it. Nothing must be filled in: the link can be given by hand. */
export const invitationForm: FormDescription = {
  sections: [
    {
      title: "",
      fields: [
        { name: "name", kind: "text", label: texts.name, required: false, maxLength: 60, autocomplete: "off" },
        { name: "email", kind: "email", label: texts.email, required: false, autocomplete: "off" },
      ],
    },
  ],
  submit: texts.submit,
};
