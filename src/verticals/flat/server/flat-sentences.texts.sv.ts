import type { SentenceCase, SentenceSubject } from "#verticals/_insurance/sentences.ts";
import { type FlatSearch, TENANT_OWNED } from "#verticals/flat/flat.search.ts";

/** What insurers' lines are about. */
export const flatSubjects: readonly SentenceSubject[] = [
  [/drulle|allrisk/i, "ALLRISK"],
  [/\brese|\bresa/i, "TRAVEL"],
];

/** Whom they are about. Who lives alone has no children in the home. */
export const flatCases = (search: FlatSearch | undefined): readonly SentenceCase[] => [
  [/barn/i, search !== undefined && search.residents > 1],
  [/bostadsrätt/i, search?.housing === TENANT_OWNED],
];
