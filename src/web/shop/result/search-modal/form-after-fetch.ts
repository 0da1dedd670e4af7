import {
  type Condition,
  type FormDescription,
  type FormPart,
  type FormSection,
  isField,
} from "#domain/form/form-description.ts";
import { searchModalTexts as texts } from "./search-modal.texts.sv.ts";

/** Names of a search's fields, by whether the insurer has told them. */
export interface FetchedFields {
  readonly known: readonly string[];
  /** Wanted, and not told: the visitor is to say. */
  readonly missing: readonly string[];
}

/**
 * Spec 3 §4.7: what was fetched is not asked for again, and nothing else than what is missing is. Fields that belong together
 * by number keep their section.
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

/** Words between fields go with the field that is shown when they are. */
const belongsToOne = ({ showWhen }: FormPart, fields: readonly FormPart[]): boolean =>
  showWhen !== undefined && fields.some((field) => JSON.stringify(field.showWhen) === JSON.stringify(showWhen));

/** What hangs on a field that is not in the form any more has been judged by the server: it is missing, so it is wanted. */
function onlyBy(part: FormPart, known: readonly string[]): FormPart {
  const { showWhen, ...rest } = part;
  const left = [showWhen ?? []].flat().filter(({ field }: Condition) => !known.includes(field));
  return left.length === 0 ? rest : { ...rest, showWhen: left };
}
