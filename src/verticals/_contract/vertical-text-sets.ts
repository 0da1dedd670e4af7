import { type FormTextSet, formTextSet, withFormTexts } from "#domain/form/form-text-set.ts";
import { resolveTexts, type TextReading } from "#domain/text/resolve-texts.ts";
import { defineTexts, type TextTree } from "#domain/text/text-set.ts";
import type { VerticalDescription } from "./vertical.ts";

/** What editors may change of a vertical. Its service id is the category id of spec 1 §3. */
export interface VerticalTextSets {
  readonly titles: VerticalTitles;
  readonly form: FormTextSet;
}

export interface VerticalTitles extends TextTree {
  readonly formTitle: string;
  readonly resultTitle: string;
  readonly searchingTitle: string;
}

const known = new WeakMap<VerticalDescription, VerticalTextSets>();

/** Made from the description, so that a new vertical's texts can be edited without a line of its own. */
export function verticalTextSets(description: VerticalDescription): VerticalTextSets {
  const before = known.get(description);
  if (before) return before;
  const serviceId = String(description.categoryId);
  const { formTitle, resultTitle, searchingTitle } = description.texts;
  const made: VerticalTextSets = {
    titles: defineTexts("vertical", { formTitle, resultTitle, searchingTitle }, serviceId),
    form: formTextSet(description.form, serviceId),
  };
  known.set(description, made);
  return made;
}

/** The description with the editors' texts; itself when they have changed nothing. */
export function resolveVertical(description: VerticalDescription, reading: TextReading): VerticalDescription {
  const sets = verticalTextSets(description);
  const titles = resolveTexts(sets.titles, reading);
  const form = resolveTexts(sets.form, reading);
  if (titles === sets.titles && form === sets.form) return description;
  return {
    ...description,
    texts: { ...description.texts, ...titles },
    form: form === sets.form ? description.form : withFormTexts(description.form, form),
  };
}
