import type { CoverTermsCapability } from "#verticals/_contract/cover-terms.ts";
import { citeTerms, findClause, type ReadTerms, statesOtherExcess } from "./read-terms.ts";

/** Which sentence states a row of cover in this offer, and the excess that it must agree with. Undefined for a row that it does not have. */
export type StatedRow<Subject extends string, Detail> = (
  detail: Detail,
) => { readonly clause: Subject; readonly excessOre?: number | undefined } | undefined;

/** The sentences about the rows of cover, by the type of the row. */
export const coverTermsBy = <Subject extends string, Detail>(
  terms: ReadTerms<Subject>,
  rows: Readonly<Record<string, StatedRow<Subject, Detail>>>,
): CoverTermsCapability => ({
  cite(rowType, offer) {
    // A vertical only ever gets back the detail its own providers made.
    const stated = Object.hasOwn(rows, rowType) ? rows[rowType]?.(offer.detail as Detail) : undefined;
    const clause = stated && findClause(terms, offer.providerId, stated.clause);
    if (!stated || !clause) return undefined;
    if (stated.excessOre !== undefined && statesOtherExcess(clause, stated.excessOre)) return undefined;
    return citeTerms(terms, offer, stated.clause);
  },
});
