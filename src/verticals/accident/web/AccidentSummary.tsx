import type { Summary, SummaryProps } from "#verticals/_contract/vertical-web.ts";
import { SummaryFacts } from "#verticals/_web/SummaryFacts.tsx";
import { INSURED, OCCUPATIONS, YES_NO } from "#verticals/accident/accident.search.ts";
import { insuredNames, nameAmount, occupationNames, yesNoNames } from "#verticals/accident/accident.texts.sv.ts";
import { accidentSummaryTexts as texts } from "./accident-web.texts.sv.ts";

/** Who was searched for, and how much. */
export const AccidentSummary = ({ summary }: SummaryProps) => <SummaryFacts facts={describeAccidentSearch(summary)} />;

interface SummaryFact {
  readonly term: string;
  readonly value: string;
}

export function describeAccidentSearch(summary: Summary): SummaryFact[] {
  const facts: readonly { readonly term: string; readonly value: string | undefined }[] = [
    { term: texts.insured, value: nameOf(INSURED, insuredNames, summary["insuredfor"]) },
    { term: texts.amount, value: summary["amount"] === undefined ? undefined : nameAmount(summary["amount"]) },
    { term: texts.occupation, value: nameOf(OCCUPATIONS, occupationNames, summary["occupation"]) },
    { term: texts.sports, value: nameOf(YES_NO, yesNoNames, summary["sports"]) },
  ];
  return facts.flatMap(({ term, value }) => (value === undefined ? [] : [{ term, value }]));
}

function nameOf<Id extends string>(
  ids: readonly Id[],
  names: Readonly<Record<Id, string>>,
  wanted: string | undefined,
): string | undefined {
  const id = ids.find((each) => each === wanted);
  return id && names[id];
}
