import { type FormDescription, type FormPart, isField } from "#domain/form/form-description.ts";
import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { searchModalTexts as texts } from "./search-modal.texts.sv.ts";

/**
 * The search form for changing a search that is stored. What the page was not told of it, the personal part, need not be
 * typed again: left empty it stays as it was.
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
