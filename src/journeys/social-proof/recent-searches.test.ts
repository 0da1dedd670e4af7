import { describe, expect, test, vi } from "vitest";
import type { PostalCodes } from "#journeys/lookup/registers.port.ts";
import { createRecentSearches, listSearches } from "./recent-searches.ts";
import type { FinishedSearch } from "./social-proof.port.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");
const postalCodes: PostalCodes = {
  find: (code) =>
    code.startsWith("1")
      ? { cityName: "Farsta", countyName: "Stockholms län", powerArea: "SE3" }
      : code.startsWith("9")
        ? { cityName: "Abisko", countyName: "Norrbottens län", powerArea: "SE1" }
        : undefined,
};

const search = (owner: string, minutesAgo: number, postalCode: string | undefined = "123 45"): FinishedSearch => ({
  vertical: "car",
  owner,
  postalCode,
  finishedAtMs: NOW_MS - minutesAgo * 60_000,
});

const five = ["a", "b", "c", "d", "e"].map((owner, index) => search(owner, index));

describe("the recent searches", () => {
  test("are newest first, with minutes, at least one", () => {
    const list = listSearches([search("a", 7), search("b", 0), search("c", 3)], postalCodes, NOW_MS);
    expect(list.map(({ minutesAgo }) => minutesAgo)).toEqual([1, 3, 7]);
  });

  test("are none when fewer than three visitors have searched", () => {
    expect(listSearches([search("a", 1), search("b", 2)], postalCodes, NOW_MS)).toEqual([]);
    expect(listSearches([search("a", 1), search("a", 2), search("b", 3)], postalCodes, NOW_MS)).toEqual([]);
  });

  test("name the county when five visitors share it, and no place otherwise", () => {
    const places = (found: FinishedSearch[]) => listSearches(found, postalCodes, NOW_MS).map(({ place }) => place);
    expect(places(five)).toEqual(Array(5).fill("Stockholms län"));
    expect(places(five.slice(1))).toEqual(Array(4).fill(undefined));
    expect(places([search("x", 0, "98107"), ...five])[0]).toBeUndefined();
  });

  test("do not count one visitor's five searches as five", () => {
    const same = five.map((each) => ({ ...each, owner: "a" }));
    const list = listSearches([...same, search("b", 1), search("c", 1)], postalCodes, NOW_MS);
    expect(list).toHaveLength(3);
    expect(list.every(({ place }) => place === undefined)).toBe(true);
  });

  test("have only service, county and minutes", () => {
    for (const line of listSearches(five, postalCodes, NOW_MS))
      expect(Object.keys(line).toSorted()).toEqual(["minutesAgo", "place", "vertical"]);
  });

  test("are read once for all who ask within five seconds, and again after that or after a failure", async () => {
    let nowMs = NOW_MS;
    const finishedSearches = vi.fn(() => Promise.resolve(five));
    const recent = createRecentSearches({
      source: { finishedSearches },
      postalCodes,
      clock: { nowMs: () => nowMs, sleep: () => Promise.resolve() },
    });
    await Promise.all([recent(), recent()]);
    const asked = finishedSearches.mock.calls.length;
    nowMs += 4_999;
    await recent();
    expect(finishedSearches).toHaveBeenCalledTimes(asked);
    nowMs += 1;
    finishedSearches.mockRejectedValueOnce(new Error("down"));
    await expect(recent()).rejects.toThrow("down");
    expect((await recent()).searches).toHaveLength(5);
  });
});
