import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { type AnsweredEvents, outcomesOf } from "./outcomes-of.ts";

/**
 * What each insurance does at each event, written by hand from the insurers' documents: never generated, and changed only when a
 * document is. Kronor; what is not covered is `NO`.
 */

const NO = "not covered";
type Row = Readonly<Record<string, number | typeof NO>>;

let simulators: Simulators;

beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", seed: 20_261_118 });
});
afterAll(() => simulators.close());

const byInsurer = (answers: readonly AnsweredEvents[], amount: "ownOre" | "insurerOre") =>
  Object.fromEntries(
    answers.map(({ slug, outcomes }) => [
      slug,
      Object.fromEntries(
        Object.entries(outcomes).map(([id, outcome]) => [
          id,
          outcome?.isCovered === false ? NO : outcome && outcome[amount] / 100,
        ]),
      ),
    ]),
  );

describe("a house: what the owner pays of 80 000, 60 000, 400 000, 70 000 and 14 000 kr", () => {
  const DAMAGES: Row = { vattenskada: 80_000, inbrott: 60_000, brand: 400_000, storm: 70_000, drulle: 14_000 };

  const WITHOUT_OWN_MISTAKES: Readonly<Record<string, Row>> = {
    akerbar: { vattenskada: 1_500, inbrott: 1_500, brand: 1_500, storm: 1_500, drulle: NO },
    bjorkhaga: { vattenskada: 1_500, inbrott: 1_500, brand: 1_500, storm: 7_000, drulle: NO },
    fyrbak: { vattenskada: 2_000, inbrott: 1_500, brand: 2_000, storm: 2_000, drulle: NO },
    granskog: { vattenskada: 1_500, inbrott: 1_500, brand: 1_500, storm: 1_500, drulle: 1_500 },
    kronhjort: { vattenskada: 3_000, inbrott: 3_000, brand: 3_000, storm: 3_000, drulle: NO },
    ljunghed: { vattenskada: 1_500, inbrott: 1_000, brand: 1_500, storm: 1_500, drulle: NO },
    nordkaj: { vattenskada: 2_500, inbrott: 1_500, brand: 2_500, storm: 10_000, drulle: NO },
    rask: { vattenskada: 8_000, inbrott: 20_000, brand: 5_000, storm: 7_000, drulle: NO },
    stenvalv: { vattenskada: 2_000, inbrott: 2_000, brand: 2_000, storm: 2_000, drulle: NO },
    tuvull: { vattenskada: 1_800, inbrott: 1_800, brand: 1_800, storm: 1_800, drulle: NO },
  };

  const OWN_MISTAKE: Readonly<Record<string, number>> = {
    akerbar: 1_500,
    bjorkhaga: 1_500,
    fyrbak: 1_500,
    granskog: 1_500,
    kronhjort: 3_000,
    ljunghed: 1_000,
    nordkaj: 1_500,
    rask: 3_000,
    stenvalv: 2_000,
    tuvull: 1_800,
  };

  it("as every insurer's terms state", async () => {
    expect(byInsurer(await outcomesOf(simulators, "house"), "ownOre")).toEqual(WITHOUT_OWN_MISTAKES);
  });

  it("with drulle added", async () => {
    const answers = await outcomesOf(simulators, "house", { ownfault: "yes" });
    for (const { slug, outcomes } of answers) expect(outcomes["drulle"]?.ownOre, slug).toBe(OWN_MISTAKE[slug]! * 100);
    expect(answers).toHaveLength(Object.keys(OWN_MISTAKE).length);
  });

  it("and the insurer pays the rest, or nothing", async () => {
    for (const { slug, outcomes } of await outcomesOf(simulators, "house"))
      for (const [id, damageKr] of Object.entries(DAMAGES)) {
        const { ownOre = 0, insurerOre = 0, isCovered = false } = outcomes[id] ?? {};
        expect(ownOre + insurerOre, `${slug} ${id}`).toBe(Number(damageKr) * 100);
        expect(insurerOre > 0, `${slug} ${id}`).toBe(isCovered);
      }
  });
});

describe("a tenant-owned home: what its holder pays of 30 000, 60 000, 40 000, 400 000, 9 000 and 45 000 kr", () => {
  const WITH_TRAVEL: Readonly<Record<string, Row>> = {
    akerbar: { vattenskada: 3_000, golv: 3_000, inbrott: 1_500, brand: 1_500, drulle: NO, resa: 1_500 },
    bjorkhaga: { vattenskada: 1_500, golv: 1_500, inbrott: 1_500, brand: 1_500, drulle: NO, resa: 0 },
    fyrbak: { vattenskada: 5_000, golv: 5_000, inbrott: 1_500, brand: 1_500, drulle: NO, resa: 1_500 },
    granskog: { vattenskada: 1_500, golv: 1_500, inbrott: 1_500, brand: 1_500, drulle: 1_500, resa: 0 },
    kronhjort: { vattenskada: 1_500, golv: 3_000, inbrott: 1_500, brand: 1_500, drulle: 3_000, resa: 1_500 },
    ljunghed: { vattenskada: 2_000, golv: 2_000, inbrott: 1_500, brand: 1_500, drulle: NO, resa: 1_500 },
    nordkaj: { vattenskada: 1_500, golv: NO, inbrott: 1_500, brand: 1_500, drulle: NO, resa: 1_500 },
    rask: { vattenskada: 5_000, golv: NO, inbrott: 10_000, brand: 1_500, drulle: NO, resa: 1_500 },
    tuvull: { vattenskada: 1_500, golv: 1_500, inbrott: 1_500, brand: 1_500, drulle: NO, resa: 1_500 },
  };

  /** Things insured for 300 000 kr, an excess of 3 000 kr, drulle and no travel: a fire costs more than is insured. */
  const INSURED_FOR_LESS: Readonly<Record<string, Row>> = {
    akerbar: { vattenskada: 3_000, golv: 3_000, inbrott: 3_000, brand: 100_000, drulle: 1_500, resa: NO },
    bjorkhaga: { vattenskada: 3_000, golv: 3_000, inbrott: 3_000, brand: 100_000, drulle: 1_500, resa: 0 },
    fyrbak: { vattenskada: 5_000, golv: 5_000, inbrott: 3_000, brand: 100_000, drulle: 2_000, resa: NO },
    granskog: { vattenskada: 3_000, golv: 3_000, inbrott: 3_000, brand: 100_000, drulle: 1_500, resa: 0 },
    kronhjort: { vattenskada: 3_000, golv: 3_000, inbrott: 3_000, brand: 100_000, drulle: 3_000, resa: NO },
    ljunghed: { vattenskada: 2_000, golv: 2_000, inbrott: 3_000, brand: 100_000, drulle: 1_000, resa: NO },
    nordkaj: { vattenskada: 3_000, golv: NO, inbrott: 3_000, brand: 100_000, drulle: 2_500, resa: NO },
    rask: { vattenskada: 5_000, golv: NO, inbrott: 10_000, brand: 100_000, drulle: 3_000, resa: NO },
    tuvull: { vattenskada: 3_000, golv: 3_000, inbrott: 3_000, brand: 100_000, drulle: 1_500, resa: NO },
  };

  it("as every insurer's terms state", async () => {
    expect(byInsurer(await outcomesOf(simulators, "flat"), "ownOre")).toEqual(WITH_TRAVEL);
  });

  it("with things worth more than they are insured for", async () => {
    const changes = { movables: "300000", ownfault: "3000", allrisk: "yes", travel45: "no" };
    expect(byInsurer(await outcomesOf(simulators, "flat", changes), "ownOre")).toEqual(INSURED_FOR_LESS);
  });

  it("things without a limit are paid in full", async () => {
    // One insurer sells no insurance without a limit.
    const answers = await outcomesOf(simulators, "flat", { movables: "1500000" });
    for (const { slug, outcomes } of answers) expect(outcomes["brand"]?.insurerOre, slug).toBe(398_500_00);
  });
});

describe("a person: what is paid out", () => {
  const OF_A_MILLION: Readonly<Record<string, Row>> = {
    akerbar: paid(6_000, 8_000, 3_000, 100_000, 1_500_000),
    bjorkhaga: paid(9_000, 15_000, 5_000, 100_000, 1_000_000),
    granskog: paid(10_000, 20_000, 5_000, 120_000, 2_000_000),
    ljunghed: paid(5_000, 10_000, 3_000, 100_000, 1_000_000),
    rask: paid(2_500, 5_000, NO, 100_000, 1_000_000),
    tuvull: paid(6_000, 12_000, 3_500, 100_000, 1_000_000),
  };

  const OF_HALF_A_MILLION: Readonly<Record<string, Row>> = {
    akerbar: paid(5_000, 8_000, 3_000, 50_000, 750_000),
    bjorkhaga: paid(9_000, 15_000, 5_000, 50_000, 500_000),
    granskog: paid(9_000, 20_000, 3_500, 60_000, 1_000_000),
    ljunghed: paid(5_000, 10_000, 1_500, 50_000, 500_000),
    rask: paid(2_500, 5_000, NO, 50_000, 500_000),
    tuvull: paid(6_000, 12_000, 2_500, 50_000, 500_000),
  };

  it("as every insurer's terms state, for a million kronor", async () => {
    expect(byInsurer(await outcomesOf(simulators, "accident"), "insurerOre")).toEqual(OF_A_MILLION);
  });

  it("for half a million", async () => {
    const answers = await outcomesOf(simulators, "accident", { amount: "500000" });
    expect(byInsurer(answers, "insurerOre")).toEqual(OF_HALF_A_MILLION);
  });

  it("nothing is the injured person's own part", async () => {
    for (const { outcomes } of await outcomesOf(simulators, "accident"))
      for (const outcome of Object.values(outcomes)) expect(outcome?.ownOre).toBe(0);
  });
});

function paid(leg: number, tooth: number, scar: number | typeof NO, tenth: number, highest: number): Row {
  return { "brutet-ben": leg, tandskada: tooth, arr: scar, "bestaende-skada": tenth, "svaraste-skadan": highest };
}
