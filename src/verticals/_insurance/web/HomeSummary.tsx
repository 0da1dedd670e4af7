import { findField, type FormDescription } from "#domain/form/form-description.ts";
import { formatAnswer } from "#domain/form/format-answer.ts";
import type { SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { homeFormTexts } from "#verticals/_insurance/home-form.texts.sv.ts";
import { describeRemaining } from "#verticals/_web/describe-remaining.ts";
import { SummaryFacts } from "#verticals/_web/SummaryFacts.tsx";

interface HomeFact {
  readonly name: string;
  /** The field's label by default. */
  readonly term?: string;
  readonly isWide?: boolean;
}

/** The home that was searched for (spec 3 §2.12): where it lies, the named answers, and the others in one line. */
export const homeSummary =
  (form: FormDescription, facts: readonly HomeFact[]) =>
  ({ summary }: SummaryProps) => {
    const place = [summary["address"], summary["zip"]].filter(Boolean).join(", ");
    const answers = facts.flatMap(({ name, term, isWide = false }) => {
      const field = findField(form, name);
      const value = summary[name];
      return field && value !== undefined
        ? [{ term: term ?? field.label, value: formatAnswer(field, value), isWide }]
        : [];
    });
    return (
      <SummaryFacts
        facts={[{ term: homeFormTexts.address.label, value: place, isWide: true }, ...answers]}
        rest={describeRemaining(form, summary, ["address", "zip", ...facts.map(({ name }) => name)])}
      />
    );
  };
