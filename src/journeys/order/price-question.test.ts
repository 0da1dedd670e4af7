import { expect, test } from "vitest";
import { toPriceQuestion } from "./price-question.ts";

test("the same choices are the same question, in any order", () => {
  const asked = { quoteId: "q", startDate: "2026-12-01", payment: "monthly" } as const;
  const one = toPriceQuestion({ ...asked, choices: { addon_b: "true", addon_a: "true", addon_c: "false", zip: "1" } });
  expect(one).toEqual({ ...asked, addOnIds: ["a", "b"], discountIds: [], reference: undefined });
  expect(toPriceQuestion({ ...asked, choices: { addon_a: "true", addon_b: "true" } })).toEqual(one);
});
