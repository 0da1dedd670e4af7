import { expect, it } from "vitest";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { commissionOf, commissionOre } from "./commission-of.ts";
import { NOT_AGREED, PER_CUSTOMER_ORE, PER_REQUEST_ORE, SHARE_PERCENT } from "./commission-table.ts";
import { listRemunerations } from "./list-remunerations.ts";

const verticals = createServerVerticals({ nowMs: () => 0 });
const listed = listRemunerations(verticals);

const agreed = verticals
  .flatMap(({ providers }) => providers)
  .filter((provider) => commissionOf(provider).kind !== NOT_AGREED);

it("states what every provider pays that we have an agreement with, once each and by name", () => {
  const names = new Set(agreed.map(({ name }) => name));
  expect(new Set(listed.map(({ provider }) => provider))).toEqual(names);
  expect(listed).toHaveLength(new Set(listed.map((each) => JSON.stringify(each))).size);
  expect(listed).toEqual(listed.toSorted((a, b) => a.provider.localeCompare(b.provider, "sv")));
});

it("states an amount for a provider that a visitor is led to or can ask, and a share for the others", () => {
  for (const { name: provider, slug, linkOut, lead } of agreed) {
    const asked = lead ? { provider, amountOre: PER_REQUEST_ORE[slug], isPerRequest: true } : undefined;
    const expected = linkOut ? { provider, amountOre: PER_CUSTOMER_ORE[slug] } : asked;
    expect(listed).toContainEqual(expected ?? { provider, percent: SHARE_PERCENT[slug] });
  }
});

it("the table has every provider that is searched or applied to, and a provider without a line is a fault", () => {
  const asked = [...verticals, ...appliedVerticals.map(({ apply }) => apply)].flatMap(({ providers }) => [
    ...providers,
  ]);
  expect(asked.length).toBeGreaterThan(40);
  for (const provider of asked) expect(() => commissionOf(provider), provider.slug).not.toThrow();
  expect(() => commissionOf({ slug: "okänd" })).toThrow("not in the commission table");
  expect(() => commissionOf({ slug: "toString" })).toThrow("not in the commission table");
});

it("no provider that the search asks has what it pays among its own values", () => {
  for (const provider of verticals.flatMap(({ providers }) => providers))
    expect(JSON.stringify(provider), provider.slug).not.toMatch(/commission|remuneration|percent/i);
});

it("a share is of the price, in the whole kronor that a visitor is shown", () => {
  expect(commissionOre({ kind: "share", percent: 10 }, 430_850)).toBe(431_00);
  expect(commissionOre({ kind: "customer", ore: 250_00 }, 430_850)).toBe(250_00);
});
