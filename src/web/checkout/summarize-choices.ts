import { type FieldDescription, type FormSection, isField } from "#domain/form/form-description.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { isTicked } from "#domain/form/kinds/checkbox.ts";
import type { checkoutTexts } from "./checkout.texts.sv.ts";

/** More would be a second row. */
const MOST_SHOWN = 2;

/** What is chosen in a closed section: how many of what can be ticked, or the choices themselves. */
export function summarizeChoices(
  { fields }: FormSection,
  { fields: states }: Pick<FormState, "fields">,
  { chosen }: Pick<typeof checkoutTexts, "chosen">,
): string {
  const named = fields.filter(isField);
  const shown = named.filter(({ kind }) => kind !== "hidden");
  // Facts are told by a block, and stand hidden beside it.
  if (shown.length === 0) return listOf(named.map(({ label, defaultValue = "" }) => `${label} ${defaultValue}`));
  const boxes = shown.filter(({ kind }) => kind === "checkbox");
  const valueOf = ({ name }: FieldDescription) => states[name]?.value ?? "";
  if (boxes.length === shown.length) return chosen(boxes.filter((box) => isTicked(valueOf(box), box)).length);
  const chosenIn = shown.filter(({ kind }) => kind !== "checkbox");
  return listOf(
    chosenIn.map((field) => {
      const name = nameOf(field, valueOf(field));
      // An amount beside others does not say what it is of.
      return chosenIn.length > 1 && /^\d/.test(name) ? `${field.label} ${name}` : name;
    }),
  );
}

/** As a sentence: only its first word has a capital, but for what is written in capitals. */
const listOf = (words: readonly string[]): string =>
  words
    .filter(Boolean)
    .slice(0, MOST_SHOWN)
    .map((word, at) => (at > 0 ? word.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) : word))
    .join(", ");

const nameOf = ({ options }: FieldDescription, value: string): string =>
  options?.find(({ id }) => id === value)?.label ?? value;
