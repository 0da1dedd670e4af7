import { describe, expect, it } from "vitest";
import { createPostalCodes } from "./postal-codes.ts";
import codesByArea from "./postal-codes.json" with { type: "json" };

const postalCodes = createPostalCodes();
const listed = Object.values<string>(codesByArea).flatMap((codes) => codes.split(" "));

/** Our own limit: far below what a request costs. */
const MAX_LOOKUP_US = 60;

describe("the postal codes", () => {
  it("cover the country: each code once, with a town, a county and a power area", () => {
    expect(listed.length).toBeGreaterThan(18_000);
    expect(new Set(listed).size).toBe(listed.length);
    const areas = listed.map((code) => postalCodes.find(code));
    for (const [at, area] of areas.entries()) {
      expect(listed[at]).toMatch(/^[1-9]\d{4}$/);
      expect(area?.cityName).toMatch(/^\p{Lu}/u);
      expect(area?.countyName).toMatch(/ län$/);
      expect(area?.powerArea).toMatch(/^SE[1-4]$/);
    }
    expect(new Set(areas.map((area) => area?.countyName)).size).toBe(21);
  });

  it.each([
    ["11122", "Stockholm", "Stockholms län", "SE3"],
    ["12345", "Farsta", "Stockholms län", "SE3"],
    ["21137", "Malmö", "Skåne län", "SE4"],
    ["85230", "Sundsvall", "Västernorrlands län", "SE2"],
    ["98107", "Abisko", "Norrbottens län", "SE1"],
  ])("know %s", (code, cityName, countyName, powerArea) => {
    expect(postalCodes.find(code)).toEqual({ cityName, countyName, powerArea });
  });

  it.each(["00000", "99999", "1112", "", "toString"])("do not know %j", (code) => {
    expect(postalCodes.find(code)).toBeUndefined();
  });

  it("are found within the time limit", () => {
    const before = process.threadCpuUsage();
    let found = 0;
    for (const code of listed) if (postalCodes.find(code)) found++;
    const lookupUs = process.threadCpuUsage(before).user / listed.length;
    expect(found).toBe(listed.length);
    expect(lookupUs).toBeLessThan(MAX_LOOKUP_US);
  });
});
