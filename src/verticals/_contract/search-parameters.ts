import { checkForm } from "#domain/form/check-form.ts";
import { type FieldDescription, type FormDescription, isField, listFields } from "#domain/form/form-description.ts";
import { formatAnswer } from "#domain/form/format-answer.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { onServer } from "#domain/form/server-checks.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { mergeParameters } from "#domain/search/search-parameters.ts";
import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import type { VerticalCheckout } from "./checkout.ts";
import {
  entriesOf,
  type Parameters,
  readFields,
  type SearchField,
  type SearchFields,
  writeFields,
} from "./search-fields.ts";
import type { VerticalServer } from "./vertical.ts";

export interface SearchRules<Search> {
  readonly form: FormDescription;
  /** Parameters that are read and that no form asks for. */
  readonly unasked?: readonly FieldDescription[];
  readonly defaults?: Parameters;
  readonly fields: SearchFields<Search>;
  /** What concerns two values at once, of a search whose values are valid one by one. */
  findErrors?(search: Search): readonly FieldError[];
}

type Derived = "personalFields" | "shownPersonalFields" | "serialize" | "ratedFacts" | "summarize";

export interface SearchParameters<Search> extends Required<Pick<VerticalServer<Search>, Derived>> {
  parse(given: Parameters, today: string): Checked<Search>;
  /** The named answers in that order, in the form's own texts. */
  answers(search: Search, names: readonly string[]): SummaryItem[];
  /** All others that may be shown, in the form's order; what is repeated is not among them. */
  otherAnswers(search: Search, names: readonly string[]): SummaryItem[];
  /** What a checkout can still change: asked as in the form, with these changes. */
  choices(changed: ChangedFields<Search>): Pick<VerticalCheckout<Search>, "customize" | "withChoices">;
}

type ChangedFields<Search> = { readonly [Key in keyof Search]?: Partial<FieldDescription> };

/** All that is done with a vertical's parameters, from its form and from the field of each value. */
export function searchParameters<Search extends object>(rules: SearchRules<Search>): SearchParameters<Search> {
  const { form, unasked = [], defaults, fields, findErrors = () => [] } = rules;
  const asked = { ...form, sections: [...form.sections, { title: "", fields: unasked }] };
  const rows = entriesOf(fields).map(([, field]) => field);
  const serialize = (search: Search) => writeFields(fields, search);
  const summarize = (search: Search) => writeFields(fields, search, show);
  return {
    personalFields: rows.filter(({ personal }) => personal).map(({ name }) => name),
    shownPersonalFields: rows.filter(({ personal }) => personal === "shown").map(({ name }) => name),
    serialize,
    summarize,
    // Holds the personal number: may be hashed, must not be stored.
    ratedFacts: (search) =>
      JSON.stringify(writeFields(fields, search, (field, value) => (field.isUnrated ? {} : field.write(value)))),
    parse(given, today) {
      const parameters = mergeParameters({ ...(defaults && { defaults }), given });
      const checked = checkForm(asked, parameters, onServer(today));
      if (!checked.ok) return checked;
      const people = readPersonalNumbers(form, parameters, today);
      const search = readFields(fields, { ...checked.value, ...people.numbers });
      const errors = [...people.errors, ...findErrors(search)];
      return errors.length > 0 ? failed(errors) : passed(search);
    },
    answers(search, names) {
      const answers = listAnswers(form, summarize(search));
      return names.flatMap((name) => answers.filter(({ id }) => id === name));
    },
    otherAnswers: (search, names) => listAnswers(form, summarize(search)).filter(({ id }) => !names.includes(id)),
    choices: (changed) => changeBy(fields, listFields(asked), changed),
  };
}

const show = (field: SearchField<unknown>, value: unknown): Parameters =>
  field.personal === "hidden" || field.isUnrated ? {} : (field.show ?? field.write)(value);

/** From what was typed: the form's cleaning has taken the century mark away. */
function readPersonalNumbers(form: FormDescription, parameters: Parameters, today: string) {
  const numbers: Record<string, string> = {};
  const errors: FieldError[] = [];
  for (const { name, kind } of listFields(form)) {
    if (kind !== "civic-number") continue;
    const number = parsePersonalNumber(parameters[name] ?? "", today);
    // Spec 1 §5 takes the prefixes 19 and 20 only.
    if (number && number.birthYear >= 1900) numbers[name] = number.digits;
    else errors.push({ field: name, message: fieldTexts.personalNumber });
  }
  return { numbers, errors };
}

const listAnswers = ({ sections }: FormDescription, summary: Parameters): SummaryItem[] =>
  sections
    .filter(({ repeated }) => !repeated)
    .flatMap((section) => section.fields.filter(isField))
    .flatMap((field) => {
      const value = summary[field.name];
      return value === undefined ? [] : [{ id: field.name, name: field.label, value: formatAnswer(field, value) }];
    });

function changeBy<Search extends object>(
  fields: SearchFields<Search>,
  asked: readonly FieldDescription[],
  changed: ChangedFields<Search>,
): Pick<VerticalCheckout<Search>, "customize" | "withChoices"> {
  const rows = (Object.keys(changed) as (keyof Search)[]).flatMap((key) => {
    const field: SearchField<Search[keyof Search]> = fields[key];
    return (
      asked
        .filter(({ name }) => name === field.name)
        // Its condition and its message are about the search's form.
        .map(({ showWhen: _, invalidMessage: _message, ...description }) => ({
          key,
          field,
          description: { ...description, ...changed[key] },
        }))
    );
  });
  return {
    customize: (search) =>
      rows.map(({ key, field, description }) => ({
        ...description,
        defaultValue: field.write(search[key])[field.name] ?? "",
        onChange: ["recalculate"],
      })),
    // Also called with values that have not been checked, to render the form again with them.
    withChoices: (search, values) => {
      const chosen = rows.filter(({ field, description: { options } }) =>
        options?.some(({ id }) => id === values[field.name]),
      );
      return { ...search, ...Object.fromEntries(chosen.map(({ key, field }) => [key, field.read(values)])) };
    },
  };
}
