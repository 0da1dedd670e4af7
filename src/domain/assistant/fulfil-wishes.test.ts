import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimsFor, isSupported } from "./claims.ts";
import type { FactSheet, Wish } from "./fact-sheet.ts";
import { fulfilWishes } from "./fulfil-wishes.ts";
import { claimByRules, judgeAnswer, type ProposedClaim } from "./judge-answer.ts";

const sheet = (id: string, facts: FactSheet["facts"], quotes: string[] = []): FactSheet => ({
  id,
  providerName: id.toUpperCase(),
  yearlyFeeOre: 2_000_00,
  isEstimated: false,
  facts,
  quotes,
});

const free: Wish = { kind: "is", field: "months", value: 0 };
const low: Wish = { kind: "least", fields: ["theft", "glass"] };
const high: Wish = { kind: "most", fields: ["theft", "glass"] };

/** In the order of the list. */
const sheets = [
  sheet("a", { months: 12, theft: 1_000_00, glass: 500_00 }, ["Hyrbil ingår"]),
  sheet("b", { months: 0, theft: 3_000_00, glass: 900_00 }),
  sheet("c", { months: 0, theft: 1_000_00, glass: 600_00 }),
  sheet("d", { months: 0, theft: 3_000_00 }),
];
const idsOf = (wishes: readonly Wish[], among = sheets) => fulfilWishes(among, wishes).sheets.map(({ id }) => id);

describe("what fulfils the wishes", () => {
  it("is every offer that does, in the order of the list, and no other", () => {
    expect(idsOf([free])).toEqual(["b", "c", "d"]);
    expect(idsOf([free], sheets.toReversed())).toEqual(["d", "c", "b"]);
    expect(idsOf([{ kind: "is", field: "months", value: 24 }])).toEqual([]);
  });

  it("is of little or much the half with the least or the most, and what is not covered counts as the worst", () => {
    expect(idsOf([low])).toEqual(["a", "c"]);
    expect(idsOf([high])).toEqual(["b", "d"]);
    expect(idsOf([{ kind: "least", fields: ["glass"] }])).toEqual(["a", "c"]);
  });

  it("is all where all are the same in what is asked", () => {
    const same = [1, 2, 3].map((each) => sheet(`s${each}`, { theft: 1_000_00 }));
    expect(idsOf([low], same)).toEqual(["s1", "s2", "s3"]);
  });

  it("fulfils each of several wishes", () => {
    expect(idsOf([free, low])).toEqual(["c"]);
  });

  it("leaves out a wish that no offer states anything about, and names it", () => {
    const unknown: Wish = { kind: "is", field: "gold", value: true };
    expect(fulfilWishes(sheets, [free, unknown])).toMatchObject({ unchecked: [unknown] });
    expect(idsOf([free, unknown])).toEqual(["b", "c", "d"]);
    expect(idsOf([unknown])).toEqual([]);
  });

  it("does not depend on the order of the offers, the wishes or the price", () => {
    const facts = fc.record({ months: fc.constantFrom(0, 12), theft: fc.integer({ min: 0, max: 5 }) });
    const offers = fc
      .array(facts, { minLength: 4, maxLength: 12 })
      .map((generated) => generated.map((known, index) => sheet(`o${index}`, known)));
    fc.assert(
      fc.property(offers, (given) => {
        const all = new Set(idsOf([free, low], given));
        expect(new Set(idsOf([low, free], given.toReversed()))).toEqual(all);
        for (const each of given)
          expect(all.has(each.id)).toBe([free, low].every((wish) => idsOf([wish], given).includes(each.id)));
      }),
    );
  });
});

it("claims by rules are the fact behind every wish, and where it is outermost", () => {
  const [a] = sheets;
  if (!a) throw new Error("no sheet");
  expect(claimsFor(a, [free, low], sheets)).toEqual([
    { field: "months", value: 12, sentence: "plain" },
    { field: "theft", value: 1_000_00, sentence: "lowest" },
    { field: "glass", value: 500_00, sentence: "lowest" },
  ]);
});

describe("the judge", () => {
  const asked = { wishes: [free], among: sheets };
  const fulfilling = fulfilWishes(sheets, [free]).sheets;
  const byRules = claimByRules(fulfilling, asked);
  const claim = (offer: string, field: string, value: ProposedClaim["value"], sentence = "plain"): ProposedClaim => ({
    offer,
    field,
    value,
    sentence: sentence as ProposedClaim["sentence"],
  });

  it("takes true claims, and neither another order nor another offer", () => {
    const proposed = [claim("d", "months", 0), claim("d", "theft", 3_000_00), claim("a", "months", 12)];
    const picks = judgeAnswer(proposed, fulfilling, asked);
    expect(picks?.map((pick) => pick.sheet.id)).toEqual(["b", "c", "d"]);
    expect(picks?.[2]?.claims.map(({ field }) => field)).toEqual(["months", "theft"]);
    expect(picks?.slice(0, 2)).toEqual(byRules.slice(0, 2));
    for (const { sheet: of, claims } of picks ?? [])
      for (const each of claims) expect(isSupported(each, of, sheets)).toBe(true);
  });

  it.each([
    ["an unknown offer", claim("z", "months", 0)],
    ["another value", claim("b", "months", 1)],
    ["a field that the offer has not", claim("b", "gold", true)],
    ["a name of every object", claim("b", "constructor", true)],
    ["a text for a number", claim("b", "months", "0")],
    ["a rank that it has not", claim("b", "theft", 3_000_00, "lowest")],
    ["a rank of what has none", claim("b", "quote", "Hyrbil ingår", "lowest")],
    ["a quote of another provider", claim("b", "quote", "Hyrbil ingår")],
  ])("drops %s", (_, bad) => {
    const picks = judgeAnswer([bad, claim("b", "months", 0)], fulfilling, asked);
    expect(picks).toEqual(byRules);
  });

  it("gives up where nothing true about what was asked is left", () => {
    expect(judgeAnswer([], fulfilling, asked)).toBeUndefined();
    expect(judgeAnswer([claim("b", "theft", 3_000_00)], fulfilling, asked)).toBeUndefined();
    expect(judgeAnswer([claim("b", "months", 12)], fulfilling, asked)).toBeUndefined();
  });
});
