import {
  type Condition,
  type FormDescription,
  type FormPart,
  type FormSection,
  isField,
} from "#domain/form/form-description.ts";
import type { FetchedFields } from "#web/shop/offers/present-conflicts.ts";
import { searchModalTexts as texts } from "./search-modal.texts.sv.ts";

/**
 * Spec 3 §4.7: only missing fields are asked for, not what was fetched. Fields that belong together by number keep their
 * section.
 */
export function formAfterFetch(form: FormDescription, { known, missing }: FetchedFields): FormDescription {
  const isMissing = ({ name }: FormPart): boolean => missing.includes(name);
  const single = form.sections.filter(({ repeated }) => !repeated).flatMap(({ fields }) => fields);
  const repeated = form.sections.filter((section) => section.repeated && missing.includes(section.repeated.count));
  const asked = single.filter((part) =>
    isField(part) ? isMissing(part) : belongsToOne(part, single.filter(isMissing)),
  );
  const section: FormSection = { title: texts.isThisRight, fields: asked.map((part) => onlyBy(part, known)) };
  return { ...form, sections: asked.length > 0 ? [section, ...repeated] : repeated };
}

/** A text between fields belongs to the field with the same condition. */
const belongsToOne = ({ showWhen }: FormPart, fields: readonly FormPart[]): boolean =>
  showWhen !== undefined && fields.some((field) => JSON.stringify(field.showWhen) === JSON.stringify(showWhen));

/** The server has evaluated a condition on a field that is no longer in the form: a missing field is required. */
function onlyBy(part: FormPart, known: readonly string[]): FormPart {
  const { showWhen, ...rest } = part;
  const left = [showWhen ?? []].flat().filter(({ field }: Condition) => !known.includes(field));
  return left.length === 0 ? rest : { ...rest, showWhen: left };
}
