import { expect, it } from "vitest";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { listRemunerations } from "./list-remunerations.ts";

const verticals = createServerVerticals({ nowMs: () => 0 });
const listed = listRemunerations(verticals);

it("states what every provider pays, once each and by name", () => {
  const names = new Set(verticals.flatMap(({ providers }) => providers.map(({ name }) => name)));
  expect(new Set(listed.map(({ provider }) => provider))).toEqual(names);
  expect(listed).toHaveLength(new Set(listed.map((each) => JSON.stringify(each))).size);
  expect(listed).toEqual(listed.toSorted((a, b) => a.provider.localeCompare(b.provider, "sv")));
});

it("states an amount for a provider that a visitor is led to or can ask, and a share for the others", () => {
  for (const { name: provider, linkOut, lead, commissionPercent } of verticals.flatMap(({ providers }) => providers)) {
    const asked = lead ? { provider, amountOre: lead.commissionOre, isPerRequest: true } : undefined;
    const expected = linkOut ? { provider, amountOre: linkOut.commissionOre } : asked;
    expect(listed).toContainEqual(expected ?? { provider, percent: commissionPercent });
  }
});
