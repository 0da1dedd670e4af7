import { describe, expect, it } from "vitest";
import { type MomentName, momentsAfter, selectMoments } from "./moments.ts";

const inSweden = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  dateStyle: "short",
  timeStyle: "medium",
});

const NOW = new Date("2026-11-19T01:00:00Z");

function at(name: MomentName, now = NOW): Date {
  const [moment] = selectMoments(momentsAfter(now), name);
  if (moment === undefined) throw new Error(`no ${name}`);
  return moment.at;
}

const later = (date: Date, minutes: number): string => inSweden.format(date.getTime() + minutes * 60_000);

describe("the next moments", () => {
  it("are all in the future, whatever the day", () => {
    for (const now of ["2026-01-01T00:00:00Z", "2027-03-28T00:58:00Z", "2028-02-29T12:00:00Z", "2096-12-31T23:59:00Z"])
      for (const moment of momentsAfter(new Date(now))) expect(moment.at > new Date(now), moment.name).toBe(true);
  });

  it("have Sweden on the next day at 23:55 UTC, and on the same at 00:05 UTC", () => {
    expect(at("0005-utc").toISOString()).toBe("2027-02-17T00:05:00.000Z");
    expect(inSweden.format(at("0005-utc"))).toBe("2027-02-17 01:05:00");
    expect(at("2355-utc").toISOString()).toBe("2027-02-17T23:55:00.000Z");
    expect(inSweden.format(at("2355-utc"))).toBe("2027-02-18 00:55:00");
  });

  it.each(["2026-11-19", "2027-12-01", "2029-06-01", "2034-01-01"])(
    "have the change of clocks two minutes ahead, after %s",
    (day) => {
      const now = new Date(`${day}T12:00:00Z`);
      expect(later(at("spring", now), 1)).toMatch(/ 01:59:00$/);
      expect(later(at("spring", now), 3)).toMatch(/ 03:01:00$/);
      expect(later(at("autumn", now), 1)).toMatch(/ 02:59:00$/);
      expect(later(at("autumn", now), 3)).toMatch(/ 02:01:00$/);
    },
  );

  it("find the 29th of February, also where a century has none", () => {
    expect(at("leap-day").toISOString()).toBe("2028-02-29T12:00:00.000Z");
    expect(at("leap-day", new Date("2096-03-01T00:00:00Z")).toISOString()).toBe("2104-02-29T12:00:00.000Z");
  });

  it("have the Swedish year end two minutes ahead", () => {
    expect(later(at("new-year"), 1)).toBe("2026-12-31 23:59:00");
    expect(later(at("new-year"), 3)).toBe("2027-01-01 00:01:00");
  });
});

describe("--only", () => {
  it("takes names, in the order of the list", () => {
    expect(selectMoments(momentsAfter(NOW), "leap-day,spring").map(({ name }) => name)).toEqual(["spring", "leap-day"]);
    expect(selectMoments(momentsAfter(NOW), undefined)).toHaveLength(6);
  });

  it("refuses a name that is none", () => {
    expect(() => selectMoments(momentsAfter(NOW), "autumn,summer")).toThrow("not summer");
  });
});
