import { type FieldDescription, type FormSection, isField } from "#domain/form/form-description.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { isTicked } from "#domain/form/kinds/checkbox.ts";
import type { checkoutTexts } from "./checkout.texts.sv.ts";

/** More would need a second row. */
const MOST_SHOWN = 2;

/** What is chosen in a closed section: the number of ticked boxes, or the choices themselves. */
export function summarizeChoices(
  { fields }: FormSection,
  { fields: states }: Pick<FormState, "fields">,
  { chosen }: Pick<typeof checkoutTexts, "chosen">,
): string {
  const named = fields.filter(isField);
  const shown = named.filter(({ kind }) => kind !== "hidden");
  // A block shows the facts; their fields are hidden.
  if (shown.length === 0)
    return listOf(
      named.map(({ label, defaultValue = "" }, at) => `${at > 0 ? lowered(label) : label} ${defaultValue}`),
    );
  const boxes = shown.filter(({ kind }) => kind === "checkbox");
  const valueOf = ({ name }: FieldDescription) => states[name]?.value ?? "";
  if (boxes.length === shown.length) return chosen(boxes.filter((box) => isTicked(valueOf(box), box)).length);
  const answered = shown.filter((field) => field.kind !== "checkbox" && valueOf(field) !== "");
  return listOf(
    answered.map((field, at) => describeChoice(field, valueOf(field), { isFirst: at === 0, isAlone: !answered[1] })),
  );
}

interface Standing {
  readonly isFirst: boolean;
  readonly isAlone: boolean;
}

/** An amount beside others needs its label. What the visitor has typed is unchanged. */
function describeChoice({ options, label }: FieldDescription, value: string, { isFirst, isAlone }: Standing): string {
  const choice = options?.find(({ id }) => id === value)?.label;
  const text = choice && /^\d/.test(choice) && !isAlone ? `${label} ${choice}` : choice;
  return text === undefined ? value : isFirst ? text : lowered(text);
}

/** Inside a sentence; a text in capitals keeps them. */
const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

const listOf = (texts: readonly string[]): string => texts.slice(0, MOST_SHOWN).join(", ");
