import { amount, type CoverPart, type CoverTerms, type Excess } from "#domain/cover/cover.ts";
import type { PolicyToday } from "#verticals/_contract/fetching.ts";
import {
  citeTerms,
  findClause,
  readAmountsKr,
  statesOtherExcess,
  type ReadClause,
  type ReadTerms,
  type StatedTerms,
} from "./read-terms.ts";

/** What an offer states of a part of its cover, and the subject of the terms that states the same. */
export type StatedPart<Subject extends string> = Omit<CoverPart, "state" | "terms" | "source"> & {
  readonly clause: Subject;
} & (
    | ({ readonly kind: "included"; readonly excessOre?: number | undefined } & Pick<
        CoverTerms,
        "limitOre" | "payoutOre" | "days"
      >)
    /** The excess may be another than those of the offer: only the terms state it. */
    | { readonly kind: "by-terms"; readonly excessOre: number }
    | { readonly kind: "excluded" }
  );

export interface Insured {
  readonly providerId: number;
  /** The offer's documents. */
  readonly links: readonly { readonly name: string; readonly url: string }[];
}

/** A part as the offer states it, with the sentence of the terms where that states the same. */
export function readPart<Subject extends string>(
  terms: ReadTerms<Subject>,
  insured: Insured,
  stated: StatedPart<Subject>,
): CoverPart {
  const { clause: subject, kind } = stated;
  const part = nameOf(stated);
  const read = findClause(terms, insured.providerId, subject);
  const clause = read && contradicts(read, stated) ? undefined : read;
  const citation = clause && citeTerms(terms, insured, subject);
  const source = citation ? { source: citation } : {};
  if (kind === "excluded") return { ...part, state: "excluded", ...source };
  if (kind === "by-terms" && !clause) return { ...part, state: "unknown" };
  return { ...part, state: "included", terms: termsOf(stated, clause?.states), ...source };
}

const nameOf = ({ type, name, table, excessName, within, asked }: StatedPart<string>) => ({
  type,
  name,
  ...(table ? { table } : {}),
  ...(excessName === undefined ? {} : { excessName }),
  ...(within === undefined ? {} : { within }),
  ...(asked ? { asked } : {}),
});

/** A share of an insured amount is left to the tests of the data. */
function contradicts(clause: ReadClause, stated: StatedPart<string>): boolean {
  if (stated.kind === "excluded") return false;
  if (stated.kind === "included" && stated.payoutOre !== undefined) {
    const { payoutOre } = stated;
    return !/procent/.test(clause.quote) && readAmountsKr(clause.quote).some((kr) => kr * 100 !== payoutOre);
  }
  return stated.excessOre !== undefined && statesOtherExcess(clause, stated.excessOre);
}

function termsOf(
  stated: Exclude<StatedPart<string>, { kind: "excluded" }>,
  { excessKr, excessPercent, limitKr }: StatedTerms = {},
): CoverTerms {
  const { limitOre, payoutOre, days } = stated.kind === "included" ? stated : {};
  const limits = [limitOre, limitKr === undefined ? undefined : limitKr * 100].filter((ore) => ore !== undefined);
  const ownOre = excessKr === undefined ? stated.excessOre : excessKr * 100;
  const excess = ownOre === undefined ? undefined : excessOf(ownOre, excessPercent);
  return {
    ...(excess ? { excess } : {}),
    ...(limits.length === 0 ? {} : { limitOre: Math.min(...limits) }),
    ...(payoutOre === undefined ? {} : { payoutOre }),
    ...(days === undefined ? {} : { days }),
  };
}

const excessOf = (ore: number, percent: number | undefined): Excess =>
  percent === undefined ? amount(ore) : { kind: "share", percent, minimumOre: ore };

/** A part of today's insurance, and what insurers call the excess of it, the most particular name first. */
export type ReportedPart = Omit<CoverPart, "state" | "terms" | "source"> & { readonly names: readonly RegExp[] };

/**
 * By what an insurer has reported of today's insurance. Its terms may have changed since, so no sentence is cited, and a part of which no
 * excess is reported is not known.
 */
export const reportedParts = (
  { deductibles }: Pick<PolicyToday, "deductibles">,
  parts: readonly ReportedPart[],
): CoverPart[] =>
  parts.map(({ names, ...part }) => {
    const reported = names.flatMap((pattern) => deductibles.find(({ name }) => pattern.test(name)) ?? [])[0];
    return reported
      ? { ...part, state: "included", terms: { excess: amount(reported.amountOre) } }
      : { ...part, state: "unknown" };
  });
