import { expect, it } from "vitest";
import { amount, type CoverPart } from "./cover.ts";
import { describeCost, describeExcessSpan } from "./cover.texts.sv.ts";
import { excessSpan } from "./excess-span.ts";

const part = (type: string, ore: number): CoverPart => ({
  type,
  name: type,
  table: "excess",
  state: "included",
  terms: { excess: amount(ore) },
});
const plain = (text: string) => text.replaceAll(/\s/g, " ");
const describe = (cover: CoverPart[], types: string[]) => {
  const span = excessSpan(cover, types);
  return span && plain(describeExcessSpan(span));
};

it("is one amount where the parts are alike, and a span where they are not", () => {
  const cover = [part("FIRE", 1_500_00), part("THEFT", 3_000_00), part("GLASS", 9_000_00)];
  expect(describe(cover, ["FIRE"])).toBe("1 500 kr");
  expect(describe(cover, ["FIRE", "THEFT"])).toBe("1 500–3 000 kr");
});

it("has no upper end where an excess is a share of the damage", () => {
  const share = { kind: "share", percent: 20, minimumOre: 1_000_00 } as const;
  const cover = [part("FIRE", 1_500_00), { ...part("THEFT", 0), terms: { excess: share } }];
  expect(describe(cover, ["FIRE", "THEFT"])).toBe("från 1 000 kr");
});

it("is of every part where none that is named is included, and of nothing where none is stated", () => {
  const cover: CoverPart[] = [part("TRAFFIC", 1_000_00), { ...part("FIRE", 0), state: "excluded" }];
  expect(describe(cover, ["FIRE"])).toBe("1 000 kr");
  expect(describe([{ ...part("FIRE", 0), state: "unknown" }], ["FIRE"])).toBeUndefined();
});

it("an event costs what the description of the cover states, or names why nothing is paid", () => {
  const damage = { part: "GLASS", damageOre: 9_000_00 };
  const cost = (changes: Partial<CoverPart>) =>
    plain(describeCost([{ ...part("GLASS", 1_700_00), ...changes }], damage));
  expect(cost({})).toBe("1 700 kr");
  expect(cost({ state: "excluded" })).toBe("Ingår inte");
  expect(cost({ state: "unknown" })).toBe("Uppgift saknas");
  const addOn = { id: "glas", name: "Glas", yearlyOre: 168_00, terms: { excess: amount(0) } };
  expect(cost({ state: "add-on", addOn })).toBe("Tillägg, 14 kr/mån");
  expect(plain(describeCost([], damage))).toBe("Uppgift saknas");
});
