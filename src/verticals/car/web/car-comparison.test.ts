import { describe, expect, it } from "vitest";
import { carComparison, compareCarOffers } from "./car-comparison.ts";
import type { CarFacts, ExcessFact } from "./car-facts.ts";

/** Nine of them, in the order of the rows. */
const offer = (...excesses: (ExcessFact | null)[]): { facts: CarFacts } => ({
  facts: {
    featured: undefined,
    bindingMonths: 0,
    benefits: [],
    services: [],
    excesses,
    lines: { 3: ["Laga i stället för att byta ruta"], 8: ["Upp till 8 000 mil", "Sedan mer"] },
    covers: [],
    isPayAsYouDrive: false,
    disclaimer: undefined,
    rating: undefined,
    links: [],
  },
});

const kr = (amount: number) => amount * 100;
const LEGAL: ExcessFact = [20, kr(1_500)];

const rattvis = offer(0, kr(1_500), kr(1_500), 0, kr(1_500), kr(1_500), LEGAL, null, kr(2_500));
const tuvull = offer(0, kr(3_000), kr(2_000), kr(200), kr(3_000), kr(1_500), LEGAL, null, kr(3_500));
const bare = offer(0, null, null, null, null, null, LEGAL, null, null);

const textsOf = (rowIndex: number, ...offers: { facts: CarFacts }[]) =>
  compareCarOffers(offers)[rowIndex]?.cells.map(({ text, isLowest }) => (isLowest ? `${text} lägst` : text));

describe("car offers side by side", () => {
  it("are headed by what was searched for", () => {
    expect(carComparison.title({ insurancetype: "half" })).toBe("Jämför halvförsäkring");
    expect(carComparison.title({})).toBe("Jämför bilförsäkring");
  });

  it("have the documented rows in order, with the total last [C-073]", () => {
    expect(compareCarOffers([rattvis]).map(({ id, label }) => [id, label])).toEqual([
      ["TRAFFIC_DAMAGE", "Trafik"],
      ["FIRE_DAMAGE", "Brand"],
      ["GLASS", "Glas"],
      ["STONE_CHIP", "Stenskott"],
      ["THEFT", "Stöld"],
      ["RESCUE", "Räddning"],
      ["LEGAL_PROTECTION", "Rättsskydd"],
      ["VEHICLE_DAMAGE", "Vagnskada"],
      ["MOTOR", "Maskinskada"],
      ["TOTAL", "Total"],
    ]);
  });

  it("have what is covered besides after the total", () => {
    const animal = (text: string, isIncluded: boolean) => ({
      facts: { ...rattvis.facts, covers: [{ type: "ANIMAL_COLLISION", name: "Djurkollision", text, isIncluded }] },
    });
    const last = compareCarOffers([animal("Ingår, 0 kr i självrisk", true), animal("Ingår inte", false)]).at(-1);
    expect(last?.label).toBe("Djurkollision");
    expect(last?.cells.map(({ text, isMissing }) => [text, isMissing])).toEqual([
      ["Ingår, 0 kr i självrisk", false],
      ["Ingår inte", true],
    ]);
  });

  it("mark the lowest of a row, unless all are the same", () => {
    expect(textsOf(1, rattvis, tuvull)).toEqual(["1\u202F500\u00A0kr lägst", "3\u202F000\u00A0kr"]);
    expect(textsOf(0, rattvis, tuvull)).toEqual(["0\u00A0kr", "0\u00A0kr"]);
    expect(textsOf(1, rattvis)).toEqual(["1\u202F500\u00A0kr"]);
  });

  it("never mark a percentage or what is not covered", () => {
    expect(textsOf(6, rattvis, tuvull)).toEqual(Array(2).fill("20\u00A0%, lägst 1\u202F500\u00A0kr"));
    const [row] = compareCarOffers([rattvis, bare]).filter(({ id }) => id === "FIRE_DAMAGE");
    expect(row?.cells[1]).toMatchObject({ text: "Ingår inte", isMissing: true, isLowest: false });
  });

  it("add up the amounts, percentages left out", () => {
    expect(textsOf(9, rattvis, tuvull)).toEqual(["8\u202F500\u00A0kr lägst", "13\u202F200\u00A0kr"]);
  });

  it("do not praise the sum of one that covers less", () => {
    expect(textsOf(9, rattvis, tuvull, bare)).toEqual(["8\u202F500\u00A0kr lägst", "13\u202F200\u00A0kr", "0\u00A0kr"]);
  });

  it("preserve the provider's own text for a visitor who asks for details", () => {
    const rows = compareCarOffers([rattvis]);
    expect(rows[3]?.cells[0]?.detail).toBe("Laga i stället för att byta ruta");
    expect(rows[8]?.cells[0]?.detail).toBe("Upp till 8 000 mil\nSedan mer");
    expect(rows[0]?.cells[0]?.detail).toBeUndefined();
  });
});
