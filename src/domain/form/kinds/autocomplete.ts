import { fieldTexts } from "./field.texts.sv.ts";
import { type FieldAttrs, type InputRules, type Option, typedRules } from "./input-rules.ts";

/** Held as the option's text while typing, stored as its id; a stored id is read as its option. */
export const autocompleteRules: InputRules = {
  ...typedRules,
  findProblem: (value, attrs) => (findOption(value, attrs) ? undefined : fieldTexts.unknownChoice),
  format: (value, attrs) => findOption(value, attrs)?.label ?? value,
  store: (value, attrs) => findOption(value, attrs)?.id ?? value,
  missing: fieldTexts.missingChoice,
  autocomplete: "off",
};

/** Options whose text contains what is typed, those that begin with it first; none before three characters. */
export function suggest(typed: string, { options = [] }: FieldAttrs): Option[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < MIN_CHARACTERS) return [];
  const at = ({ label }: Option) => label.toLowerCase().indexOf(wanted);
  const found = options.filter((option) => at(option) >= 0);
  return [...found.filter((option) => at(option) === 0), ...found.filter((option) => at(option) > 0)];
}

/** Spec 1 §9: fewer would match half the list. */
const MIN_CHARACTERS = 3;

const findOption = (text: string, { options = [] }: FieldAttrs): Option | undefined =>
  options.find(({ label }) => label === text) ?? options.find(({ id }) => id === text);
