import { type FieldDescription, type FormDescription, listFields } from "#domain/form/form-description.ts";
import { formatAnswer } from "#domain/form/format-answer.ts";
import type { Summary } from "#verticals/_contract/vertical-web.ts";

/** The answers of a search that its summary does not show elsewhere, in one line. */
export const describeRemaining = (form: FormDescription, summary: Summary, shown: readonly string[]): string =>
  listFields(form)
    .flatMap((field) => {
      const value = summary[field.name];
      return value === undefined || shown.includes(field.name) ? [] : [describeWithLabel(field, value)];
    })
    .join(" · ");

/** "Larm saknas" names its topic; "Nej" does not. */
function describeWithLabel(field: FieldDescription, value: string): string {
  const answer = formatAnswer(field, value);
  const about = field.label.toLocaleLowerCase("sv");
  return answer.toLocaleLowerCase("sv").includes(about) ? answer : `${field.label}: ${answer}`;
}
