import { type Fault, isCode, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

/** What serves any vertical, and so knows no branch of trade. */
const NEUTRAL = /^src\/(?:verticals\/_contract|journeys\/(?:search|checkout)|domain\/offer|web\/shop\/result)\//;

/** Terms of insurance, in a text or as a part of a name. */
const TERM = /insur(?:e|ance)|excess|premium|polic(?:y|ies)|försäkring|själv ?risk/giu;

/** A neutral part with the terms of one branch must be changed for the next branch. */
export function findBranchTerms(root: string): Fault[] {
  return readTree(root, (path) => isCode(path) && !isTest(path) && NEUTRAL.test(path)).flatMap(({ path, text }) => {
    const code = withoutComments(text);
    return [...code.matchAll(TERM)].map((found) => ({
      file: path,
      line: lineAt(code, found.index),
      what: `has a term of insurance: ${found[0]}`,
    }));
  });
}

/**
 * Files that still have such terms. The list only gets shorter: a file without them must leave it. `events.ts` is of insurance by its
 * subject: only what is insured has events.
 */
export const WITH_BRANCH_TERMS: readonly string[] = [
  "src/journeys/checkout/checkout-form.ts",
  "src/journeys/checkout/checkout-view.ts",
  "src/journeys/checkout/checkout.ports.ts",
  "src/journeys/checkout/open-checkout.ts",
  "src/journeys/checkout/order-content.ts",
  "src/journeys/checkout/sign-checkout.ts",
  "src/journeys/search/ask-search.ts",
  "src/journeys/search/compare-cover.ts",
  "src/journeys/search/current-insurance.port.ts",
  "src/journeys/search/found-search.ts",
  "src/journeys/search/list-search.ts",
  "src/journeys/search/search-journey.ts",
  "src/journeys/search/search.port.ts",
  "src/verticals/_contract/events.ts",
  "src/verticals/_contract/fetch-web.ts",
  "src/verticals/_contract/fetching.ts",
  "src/web/shop/result/CurrentInsurance.tsx",
  "src/web/shop/result/FetchPrompt.tsx",
  "src/web/shop/result/OfferRow.tsx",
  "src/web/shop/result/ResultFetching.tsx",
  "src/web/shop/result/Results.tsx",
  "src/web/shop/result/Searching.tsx",
];
