import { describe, expect, test } from "vitest";
import { DOUBLE_RULES, MISSING_RULES } from "./cover-rules.ts";
import { findDoubles, findMissing } from "./find-covers.ts";
import type { HeldContract } from "./held-contract.ts";
import type { HeldCover } from "./held-cover.ts";

const held = (heldId: string, covers: readonly HeldCover[], changes: Partial<HeldContract> = {}): HeldContract => ({
  heldId,
  source: "entered",
  vertical: "other",
  product: "avtal",
  providerName: "Bolag",
  knownOn: "2026-11-15",
  covers,
  ...changes,
});

const home = held("home", [
  { cover: "home", isMain: true },
  { cover: "travel", limit: "45 dagar" },
]);
const trip = held("trip", [{ cover: "travel", isMain: true }], { monthlyOre: 4_900 });
const ids = (contracts: readonly HeldContract[]) =>
  findDoubles(contracts).map(({ cover, contracts: found }) => [cover, ...found.map(({ heldId }) => heldId)]);

test("every rule has a source that anyone can read", () => {
  for (const { source, text } of [...DOUBLE_RULES, ...MISSING_RULES]) {
    expect(source.title).not.toBe("");
    expect(new URL(source.address).protocol).toBe("https:");
    expect(text).not.toBe("");
  }
});

describe("the same cover twice", () => {
  test("is found where one is bought for what another includes", () => {
    const [found] = findDoubles([home, trip]);
    expect(found).toMatchObject({
      cover: "travel",
      contracts: [
        { heldId: "home", isMain: false, limit: "45 dagar" },
        { heldId: "trip", isMain: true, monthlyOre: 4_900 },
      ],
    });
  });

  test("is not what two other agreements only include", () => {
    const other = held("other", [{ cover: "travel" }]);
    expect(ids([held("first", [{ cover: "travel" }]), other])).toEqual([]);
  });

  test("is of one thing where each thing needs its own", () => {
    const cover: HeldCover = { cover: "vehicle", isMain: true };
    const [one, same, another] = ["SPV 24K", "SPV 24K", "ABC 123"].map((thing, at) =>
      held(`${at}`, [cover], { thing }),
    ) as [HeldContract, HeldContract, HeldContract];
    expect(ids([one, another])).toEqual([]);
    expect(ids([one, same, another])).toEqual([["vehicle", "0", "1"]]);
    expect(findDoubles([one, same])[0]?.title).toContain("SPV 24K");
  });

  test("is not a former agreement that ends, nor one that has not begun", () => {
    expect(ids([home, { ...trip, endsOn: "2027-01-01" }])).toEqual([]);
    expect(ids([home, { ...trip, startsOn: "2027-01-01" }])).toEqual([]);
  });
});

describe("a missing cover", () => {
  const comparable = [
    { vertical: "falls", product: "fallskydd", cover: "injury" },
    { vertical: "homes", product: "hemskydd", cover: "home" },
  ] as const;
  const covers = (contracts: readonly HeldContract[], searched: readonly string[] = []) =>
    findMissing(contracts, comparable, searched).map(({ cover, vertical }) => [cover, vertical]);

  test("is shown to a household that has something else, or to those who have compared it", () => {
    expect(covers([trip])).toEqual([["injury", "falls"]]);
    expect(covers([trip], ["homes"])).toEqual([
      ["injury", "falls"],
      ["home", "homes"],
    ]);
  });

  test("is not shown where it is held, nor to a household of which we know nothing", () => {
    expect(covers([home, held("injury", [{ cover: "injury", isMain: true }])], ["homes"])).toEqual([]);
    expect(covers([], ["homes"])).toEqual([]);
  });
});
