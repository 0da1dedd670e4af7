import { type FormDescription, type FormPart, isField } from "#domain/form/form-description.ts";
import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { searchModalTexts as texts } from "./search-modal.texts.sv.ts";

/**
 * The form for changing a stored search. The personal part is not sent to the page and need not be typed again: an empty field
 * keeps the stored value.
 */
export const formToChange = (
  form: FormDescription,
  summary: Summary,
  submit: string = texts.searchAgain,
): FormDescription => ({
  submit,
  sections: form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((part) => makeUnknownOptional(part, summary)),
  })),
});

const makeUnknownOptional = (part: FormPart, summary: Summary): FormPart =>
  isField(part) && summary[part.name] === undefined && part.showWhen === undefined
    ? {
        ...part,
        required: false,
        help: part.kind === "civic-number" ? texts.unchangedPersonalNumber : texts.unchangedAnswer,
      }
    : part;
