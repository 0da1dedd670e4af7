import type { FormDescription } from "#domain/form/form-description.ts";
import type { Option } from "#domain/form/kinds/input-rules.ts";
import { companyFormTexts } from "./company-request.texts.sv.ts";

const CONTACT_MAX_CHARACTERS = 100;
const MESSAGE_MAX_CHARACTERS = 2_000;

/** What a company that wants to be compared is asked: the same form for the page and for the server that checks it. */
export const describeCompanyForm = (
  services: readonly Option[],
  texts: typeof companyFormTexts = companyFormTexts,
): FormDescription => ({
  sections: [
    {
      title: "",
      fields: [
        {
          name: "orgnumber",
          kind: "organisation-number",
          label: texts.organisationNumber,
          help: texts.organisationNumberHelp,
          required: true,
        },
        {
          name: "contact",
          kind: "text",
          label: texts.contact,
          required: true,
          maxLength: CONTACT_MAX_CHARACTERS,
          autocomplete: "name",
          missingMessage: texts.contactMissing,
        },
        { name: "email", kind: "email", label: texts.email, required: true, missingMessage: texts.emailMissing },
        {
          name: "services",
          kind: "tag",
          label: texts.services,
          required: true,
          options: services,
          missingMessage: texts.servicesMissing,
        },
        {
          name: "message",
          kind: "text",
          label: texts.message,
          help: texts.messageHelp,
          required: false,
          maxLength: MESSAGE_MAX_CHARACTERS,
        },
      ],
    },
  ],
  submit: texts.submit,
});
