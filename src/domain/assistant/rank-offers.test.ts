import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimsFor, isSupported } from "./claims.ts";
import type { FactSheet, Wish } from "./fact-sheet.ts";
import { judgeAnswer, pickByRules, type ProposedClaim } from "./judge-answer.ts";
import { outranks, rankOffers } from "./rank-offers.ts";

const sheet = (id: string, yearlyFeeOre: number, facts: FactSheet["facts"], quotes: string[] = []): FactSheet => ({
  id,
  providerName: id.toUpperCase(),
  yearlyFeeOre,
  facts,
  quotes,
});

const free: Wish = { kind: "is", field: "months", value: 0 };
const low: Wish = { kind: "least", fields: ["theft", "glass"] };

const sheets = [
  sheet("a", 2_000_00, { months: 12, theft: 1_000_00, glass: 500_00 }, ["Hyrbil ingår"]),
  sheet("b", 3_000_00, { months: 0, theft: 3_000_00, glass: 900_00 }),
  sheet("c", 3_500_00, { months: 0, theft: 1_000_00, glass: 600_00 }),
  sheet("d", 4_000_00, { months: 0, theft: 3_000_00 }),
];
const idsOf = (wishes: readonly Wish[], among = sheets) => rankOffers(among, wishes).map((ranked) => ranked.sheet.id);

describe("the ranker", () => {
  it("puts who answers to a plain wish before who does not, then by the rest and the price", () => {
    expect(idsOf([free])).toEqual(["b", "c", "d", "a"]);
    expect(idsOf([low])).toEqual(["a", "c", "b", "d"]);
    expect(idsOf([])).toEqual(["a", "b", "c", "d"]);
  });

  it("takes what is not covered for worse than the worst excess, whichever is wanted", () => {
    expect(idsOf([{ kind: "most", fields: ["glass"] }]).at(-1)).toBe("d");
    expect(idsOf([{ kind: "least", fields: ["glass"] }]).at(-1)).toBe("d");
  });

  it("gives the same for the same offers, in whatever order they come", () => {
    const facts = fc.record({ months: fc.constantFrom(0, 12), theft: fc.integer({ min: 0, max: 5 }) });
    const offers = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 4 }), facts), { minLength: 4, maxLength: 12 })
      .map((generated) => generated.map(([fee, known], index) => sheet(`o${index}`, fee * 100_00, known)));
    fc.assert(
      fc.property(offers, fc.infiniteStream(fc.nat()), (given, numbers) => {
        const shuffled = given
          .map((each) => ({ each, key: Number(numbers.next().value) }))
          .toSorted((x, y) => x.key - y.key)
          .map(({ each }) => each);
        expect(pickByRules(shuffled, [free, low])).toEqual(pickByRules(given, [free, low]));
      }),
    );
  });

  it("never puts an offer after one that it outranks", () => {
    const ranked = rankOffers(sheets, [free, low]);
    ranked.forEach((later, index) =>
      ranked.slice(0, index).forEach((earlier) => expect(outranks(later, earlier)).toBe(false)),
    );
  });

  it("claims of each pick the fact behind every wish, met or not, and where it is outermost", () => {
    const [a] = sheets;
    if (!a) throw new Error("no sheet");
    expect(claimsFor(a, [free, low], sheets)).toEqual([
      { field: "months", value: 12, sentence: "plain" },
      { field: "theft", value: 1_000_00, sentence: "lowest" },
      { field: "glass", value: 500_00, sentence: "lowest" },
    ]);
    for (const { sheet: picked, claims } of pickByRules(sheets, [free, low]))
      for (const claim of claims) expect(isSupported(claim, picked, sheets)).toBe(true);
  });
});

describe("the judge", () => {
  const claim = (offer: string, field: string, value: ProposedClaim["value"], sentence = "plain"): ProposedClaim => ({
    offer,
    field,
    value,
    sentence: sentence as ProposedClaim["sentence"],
  });
  const good = [claim("b", "months", 0), claim("c", "months", 0), claim("d", "months", 0)];

  it("takes another order among equals, and states which wish a pick does not meet", () => {
    const near = [
      sheet("p", 2_100_00, { months: 0, theft: 1_000_00 }),
      sheet("q", 2_000_00, { months: 0, theft: 1_100_00 }),
      sheet("r", 4_000_00, { months: 12, theft: 3_000_00 }),
    ];
    const proposed = [claim("q", "theft", 1_100_00), claim("p", "months", 0), claim("r", "theft", 3_000_00)];
    expect(pickByRules(near, [free, low]).map((pick) => pick.sheet.id)).toEqual(["p", "q", "r"]);
    const picks = judgeAnswer(proposed, near, [free, low]);
    expect(picks?.map((pick) => pick.sheet.id)).toEqual(["q", "p", "r"]);
    // The model has left out that this one binds; the visitor reads it all the same.
    expect(picks?.[2]?.claims[0]).toEqual({ field: "months", value: 12, sentence: "plain" });
    expect(judgeAnswer(proposed.toReversed(), near, [free, low])).toBeUndefined();
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
    const picks = judgeAnswer([bad, ...good], sheets, [free]);
    expect(picks?.flatMap((pick) => pick.claims)).toEqual(good.map(({ offer: __, ...supported }) => supported));
  });

  it("gives up when fewer are left than there should be, or when none is about what was asked", () => {
    expect(judgeAnswer(good.slice(1), sheets, [free])).toBeUndefined();
    expect(judgeAnswer([claim("b", "theft", 3_000_00), ...good.slice(1)], sheets, [free])).toBeUndefined();
    expect(judgeAnswer([], sheets, [free])).toBeUndefined();
  });

  it("gives up when an offer is put before one that outranks it, or in its place", () => {
    expect(judgeAnswer(good.toReversed(), sheets, [free])).toBeUndefined();
    expect(
      judgeAnswer([claim("c", "months", 0), claim("d", "months", 0), claim("a", "months", 12)], sheets, [free]),
    ).toBeUndefined();
  });
});
