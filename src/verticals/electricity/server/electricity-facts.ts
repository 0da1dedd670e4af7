import type { StoredSeries } from "#domain/series/stored-series.ts";
import type { RegisterAnswers, RegisterQuestions, VerticalFacts } from "#verticals/_contract/register-facts.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";

export interface ElectricityFacts {
  /** The day-ahead prices of the area; undefined when none could be read. */
  readonly spot: StoredSeries | undefined;
}

type WithSeries<Register> = Register & { readonly series?: StoredSeries };

export const electricityFacts: VerticalFacts<ElectricitySearch, ElectricityFacts> = {
  questions({ area }) {
    const questions: RegisterQuestions & { readonly series: string } = { series: `spot/${area}` };
    return questions;
  },
  read: ({ series }: WithSeries<RegisterAnswers>) => ({ spot: series }),
};
