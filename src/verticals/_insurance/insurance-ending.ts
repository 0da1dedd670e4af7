import type { EndingRule } from "#domain/after-order/handover.ts";

/**
 * A consumer may end an insurance as its period ends, and needs to give notice before that day and no earlier. At other times only when
 * the need for it ends, the insurer breaks the agreement or changes its terms: nothing that a comparison of prices knows of.
 */
export const insuranceEnding: EndingRule = {
  endsAt: "renewal",
  periodMonths: 12,
  noticeDays: 0,
  source: "SFS 2005:104, chapter 3",
};
