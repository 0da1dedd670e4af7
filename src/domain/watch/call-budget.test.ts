import { expect, it } from "vitest";
import { runBudgets, UNPUBLISHED_LIMIT } from "./call-budget.ts";

it("a vertical is limited by its most limited provider", () => {
  const providers = [{ slug: "a" }, { slug: "b", callLimit: { perMinute: 10, perDay: 1_000 } }];
  expect(runBudgets([{ vertical: "v", providers }]).get("v")).toEqual({ perMinute: 10, perDay: 1_000 });
});

it("a provider of several verticals divides its limit among them", () => {
  const provider = { slug: "a", callLimit: { perMinute: 10, perDay: 1_000 } };
  const budgets = runBudgets(["v", "w", "x"].map((vertical) => ({ vertical, providers: [provider] })));
  expect([...budgets.values()]).toEqual([3, 3, 3].map((perMinute) => ({ perMinute, perDay: 333 })));
});

it("a vertical without providers has the limit of an unpublished one", () => {
  expect(runBudgets([{ vertical: "v", providers: [] }]).get("v")).toEqual(UNPUBLISHED_LIMIT);
});
