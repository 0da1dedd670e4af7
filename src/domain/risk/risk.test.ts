import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CostLine, costOre, isFrequency, MAX_HALVES, rankByRisk } from "./cost-of-risk.ts";
import { crossingOf, type Fraction, lowerEnvelope, toNumber } from "./lower-envelope.ts";

const line = (name: string, premiumKr: number, ownKr: number): CostLine => ({
  id: name,
  name,
  premiumOre: premiumKr * 100,
  ownOre: ownKr * 100,
});

const fyrbak = line("Fyrbåk", 5_172, 2_000);
const rattvis = line("Rattvis", 4_368, 4_000);
const tuvull = line("Tuvull", 3_588, 9_000);
const three = [fyrbak, rattvis, tuvull];

describe("by hand", () => {
  it("three times in ten years cost the premium and three tenths of the excess", () => {
    expect(three.map((each) => costOre(each, 6) / 100)).toEqual([5_772, 5_568, 6_288]);
    expect(costOre(rattvis, 6, 5)).toBe(5 * 5_568_00);
  });

  it("the order follows how often it happens", () => {
    const order = (halves: number) => rankByRisk(three, halves).map(({ name }) => name);
    expect(order(0)).toEqual(["Tuvull", "Rattvis", "Fyrbåk"]);
    expect(order(6)).toEqual(["Rattvis", "Fyrbåk", "Tuvull"]);
    expect(order(10)).toEqual(["Fyrbåk", "Rattvis", "Tuvull"]);
  });

  it("equal costs have equal ranks, and come by name", () => {
    const ranks = rankByRisk([line("B", 1_000, 0), line("A", 1_000, 0), line("C", 900, 0)], 4);
    expect(ranks.map(({ name, rank }) => [name, rank])).toEqual([
      ["C", 1],
      ["A", 2],
      ["B", 2],
    ]);
  });

  it("costs that differ by less than an öre are not equal", () => {
    const a = { ...line("A", 0, 0), premiumOre: 100, ownOre: 1 };
    const b = { ...line("B", 0, 0), premiumOre: 100, ownOre: 0 };
    expect(costOre(a, 1)).toBe(costOre(b, 1));
    expect(rankByRisk([a, b], 1).map(({ name, rank }) => [name, rank])).toEqual([
      ["B", 1],
      ["A", 2],
    ]);
  });

  it("the lowest is Tuvull, then Rattvis, then Fyrbåk, and they meet where both cost the same", () => {
    const parts = lowerEnvelope(three);
    expect(parts.map(({ id, from, to }) => [id, toNumber(from), toNumber(to)])).toEqual([
      ["Tuvull", 0, 1.56],
      ["Rattvis", 1.56, 4.02],
      ["Fyrbåk", 4.02, 5],
    ]);
  });

  it("a line that is never lowest has no part, and of equal lines one has", () => {
    expect(lowerEnvelope([...three, line("Dyrast", 9_000, 9_000)]).map(({ id }) => id)).not.toContain("Dyrast");
    expect(lowerEnvelope([line("B", 1_000, 500), line("A", 1_000, 500)]).map(({ id }) => id)).toEqual(["A"]);
    expect(lowerEnvelope([])).toEqual([]);
  });

  it("only half times from none to five are a frequency", () => {
    expect([0, 1, 10].map(isFrequency)).toEqual([true, true, true]);
    expect([-1, 11, 0.5, Number.NaN].map(isFrequency)).toEqual([false, false, false, false]);
  });
});

const ore = (maxKr: number) => fc.integer({ min: 0, max: maxKr * 100 });
const someLines = fc
  .array(fc.record({ premiumOre: ore(200_000), ownOre: ore(1_000_000) }), { minLength: 1, maxLength: 14 })
  .map((each) => each.map((costs, at): CostLine => ({ ...costs, id: String(at), name: `Bolag ${at}` })));

const NEVER: Fraction = { numerator: 0, denominator: 1 };
const MOST_OFTEN: Fraction = { numerator: 10, denominator: 2 };

/** The cost times ten times the denominator: whole, so two lines can be compared exactly anywhere. */
const exactCost = ({ premiumOre, ownOre }: CostLine, { numerator, denominator }: Fraction): bigint =>
  BigInt(premiumOre) * 10n * BigInt(denominator) + BigInt(ownOre) * BigInt(numerator);

/** Exactly between two. */
const between = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: 2 * a.denominator * b.denominator,
});
const lowestAt = (lines: readonly CostLine[], at: Fraction): bigint =>
  lines.map((each) => exactCost(each, at)).reduce((lowest, cost) => (cost < lowest ? cost : lowest));
const find = (lines: readonly CostLine[], id: string): CostLine => lines.find((each) => each.id === id)!;

/** The product of four such numbers is more than a double has whole: the envelope's own are small enough to be checked as they are. */
const smallLines = fc
  .array(fc.record({ premiumOre: ore(100), ownOre: ore(1_000) }), { minLength: 1, maxLength: 14 })
  .map((each) => each.map((costs, at): CostLine => ({ ...costs, id: String(at), name: `Bolag ${at}` })));

describe("for any lines", () => {
  it("two lines cost exactly the same where they cross", () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        for (const a of lines) {
          for (const b of lines) {
            const at = crossingOf(a, b);
            const isEqual = at ? exactCost(a, at) === exactCost(b, at) : a.ownOre === b.ownOre;
            expect(isEqual).toBe(true);
          }
        }
      }),
    );
  });

  it("the parts reach from never to the most often without a gap, each flatter than the one before", () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const parts = lowerEnvelope(lines);
        expect(parts[0]?.from).toEqual(NEVER);
        expect(parts.at(-1)?.to).toEqual(MOST_OFTEN);
        for (const [at, part] of parts.slice(1).entries()) {
          expect(part.from).toEqual(parts[at]!.to);
          expect(find(lines, part.id).ownOre).toBeLessThan(find(lines, parts[at]!.id).ownOre);
        }
      }),
    );
  });

  it("at each crossing both neighbours cost the same, and nothing costs less", () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const parts = lowerEnvelope(lines);
        for (const [at, part] of parts.slice(1).entries()) {
          const before = exactCost(find(lines, parts[at]!.id), part.from);
          expect(exactCost(find(lines, part.id), part.from)).toBe(before);
          expect(lowestAt(lines, part.from)).toBe(before);
        }
      }),
    );
  });

  it("between crossings the part's line is the lowest of all", () => {
    fc.assert(
      fc.property(smallLines, (lines) => {
        for (const { id, from, to } of lowerEnvelope(lines)) {
          const middle = between(from, to);
          expect(Number.isSafeInteger(middle.numerator) && Number.isSafeInteger(middle.denominator)).toBe(true);
          expect(exactCost(find(lines, id), middle)).toBe(lowestAt(lines, middle));
        }
      }),
    );
  });

  it("the first in the order is the lowest line at every step of the slider", () => {
    fc.assert(
      fc.property(someLines, fc.integer({ min: 0, max: MAX_HALVES }), (lines, halves) => {
        const at = { numerator: halves, denominator: 2 };
        const [first] = rankByRisk(lines, halves);
        expect(exactCost(find(lines, first!.id), at)).toBe(lowestAt(lines, at));
        const part = lowerEnvelope(lines).find(
          ({ from, to }) => toNumber(from) <= halves / 2 && toNumber(to) >= halves / 2,
        );
        expect(costOre(find(lines, part!.id), halves)).toBe(first!.costOre);
      }),
    );
  });
});
