import { describe, expect, it } from "vitest";
import { quartersOfDay, QUARTER_MS, startOfSwedishDay } from "#domain/series/swedish-day.ts";
import { spotSource } from "./spot-source.ts";

const reply = (body: unknown, status = 200) => ({
  status,
  contentType: "application/json",
  body: typeof body === "string" ? body : JSON.stringify(body),
});

function quarters(day: string, count = quartersOfDay(day)) {
  const startMs = startOfSwedishDay(day);
  const at = (index: number) => new Date(startMs + index * QUARTER_MS).toISOString();
  return Array.from({ length: count }, (_, index) => ({
    SEK_per_kWh: (index - 5) / 1_000,
    EUR_per_kWh: 0.1,
    EXR: 11.2,
    time_start: at(index),
    time_end: at(index + 1),
  }));
}

describe("the request", () => {
  it("names year, day and area as the source does", () => {
    expect(spotSource.prepare("SE3", "2026-11-07").path).toBe("/api/v1/prices/2026/11-07_SE3.json");
  });
});

describe("the answer", () => {
  it.each(["2026-11-17", "2026-03-29", "2026-10-25"])("of %s has a price for each quarter of the day", (day) => {
    const reading = spotSource.read(reply(quarters(day)), day);
    const values = quarters(day).map((_, index) => (index - 5) * 10);
    expect(reading).toEqual({ kind: "day", values: values.map((value) => value || 0) });
  });

  it("may be written with the offset of Sweden", () => {
    const day = "2026-11-17";
    const first = {
      ...quarters(day)[0],
      time_start: "2026-11-17T00:00:00+01:00",
      time_end: "2026-11-17T00:15:00+01:00",
    };
    expect(spotSource.read(reply([first, ...quarters(day).slice(1)]), day).kind).toBe("day");
  });

  it("is not published while it is 404", () => {
    expect(spotSource.read(reply("Not found", 404), "2026-11-18")).toEqual({ kind: "not-published" });
  });

  it.each<[string, unknown, number?]>([
    ["another status", [], 403],
    ["no JSON", "<html>"],
    ["no list", { prices: [] }],
    ["another day", quarters("2026-11-16")],
    ["a quarter out of order", quarters("2026-11-17").toReversed()],
    ["a hole", quarters("2026-11-17").toSpliced(10, 1)],
    ["no price", [{ ...quarters("2026-11-17")[0], SEK_per_kWh: null }]],
    ["a time without offset", [{ ...quarters("2026-11-17")[0], time_start: "2026-11-17T00:00:00" }]],
    ["no object", [17]],
  ])("with %s cannot be read", (_, body, status) => {
    expect(spotSource.read(reply(body, status), "2026-11-17").kind).toBe("unreadable");
  });

  it("that ends early is left to the count of quarters", () => {
    const reading = spotSource.read(reply(quarters("2026-11-17", 95)), "2026-11-17");
    expect(reading.kind === "day" && reading.values).toHaveLength(95);
  });
});
