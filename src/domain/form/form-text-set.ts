import { defineTexts, type TextTree } from "#domain/text/text-set.ts";
import { type FieldDescription, type FormDescription, type FormPart, isField } from "./form-description.ts";

/** What editors may change in a form: `form.field.zip.help` and the like, for one service. */
export interface FormTextSet extends TextTree {
  readonly submit: string;
  /** By number, from 1. */
  readonly section: Readonly<Record<string, string>>;
  readonly field: Readonly<Record<string, FieldTexts>>;
}

interface FieldTexts {
  readonly label: string;
  readonly help?: string;
  readonly option?: Readonly<Record<string, OptionTexts>>;
}

interface OptionTexts {
  readonly label: string;
  readonly help?: string;
}

export function formTextSet(form: FormDescription, serviceId: string): FormTextSet {
  const parts = form.sections.flatMap(({ fields }) => fields);
  const texts: FormTextSet = {
    submit: form.submit,
    section: Object.fromEntries(form.sections.map(({ title }, at) => [String(at + 1), title])),
    field: Object.fromEntries(parts.map((part) => [part.name, textsOf(part)])),
  };
  return defineTexts("form", texts, serviceId);
}

/** The form with the editors' texts. */
export const withFormTexts = (form: FormDescription, texts: FormTextSet): FormDescription => ({
  ...form,
  submit: texts.submit,
  sections: form.sections.map((section, at) => ({
    ...section,
    title: texts.section[String(at + 1)] ?? section.title,
    fields: section.fields.map((part) => withPartTexts(part, texts.field[part.name])),
  })),
});

function textsOf(part: FormPart): FieldTexts {
  const options = isField(part) ? (part.options ?? []) : [];
  return {
    ...partTextsOf(part),
    ...(options.length === 0 ? {} : { option: Object.fromEntries(options.map((one) => [one.id, partTextsOf(one)])) }),
  };
}

const partTextsOf = ({ label, help }: { readonly label: string; readonly help?: string }): OptionTexts => ({
  label,
  ...(help === undefined ? {} : { help }),
});

function withPartTexts(part: FormPart, texts: FieldTexts | undefined): FormPart {
  if (!texts) return part;
  const { option, ...ownTexts } = texts;
  if (!option || !isField(part)) return { ...part, ...ownTexts };
  return { ...part, ...ownTexts, options: withOptionTexts(part, option) };
}

const withOptionTexts = ({ options = [] }: FieldDescription, texts: Readonly<Record<string, OptionTexts>>) =>
  options.map((option) => ({ ...option, ...texts[option.id] }));
