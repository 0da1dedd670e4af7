import { describe, expect, it } from "vitest";
import { ratedInsurers } from "#tests/support/rated-insurers.ts";
import { type FlatInsurer, type FlatQuestion, rateFlat } from "./flat-insurer.ts";
import { flatInsurers } from "#simulators/verticals/flat/flat-insurers.ts";

const ordinary: FlatQuestion = {
  personalNumber: "198502102380",
  address: "Sparvvägen 7",
  postalCode: "12345",
  housing: "hyresratt",
  livingArea: 62,
  residents: 2,
  movables: "500000",
  hasSafetyDoor: false,
  alarm: "no",
  excessKr: 1500,
  wantsAllrisk: false,
  wantsTravel: true,
};

const { rate, offered, yearlyKr, reasons } = ratedInsurers(flatInsurers, ordinary, rateFlat);

function find(slug: string): FlatInsurer {
  const insurer = flatInsurers.find((each) => each.slug === slug);
  if (!insurer) throw new Error(`no ${slug}`);
  return insurer;
}

describe.each(flatInsurers.map((insurer) => ({ slug: insurer.slug, insurer })))("$slug", ({ insurer }) => {
  it("takes an ordinary home, at a price of an ordinary year", () => {
    expect(yearlyKr(insurer)).toBeGreaterThan(900);
    expect(yearlyKr(insurer)).toBeLessThan(2_600);
  });

  it.each<[string, Partial<FlatQuestion>]>([
    ["a larger home", { livingArea: 95 }],
    ["more who live there", { residents: 3, livingArea: 75 }],
    ["a dearer zone", { postalCode: "41103" }],
    ["things that are worth more", { movables: "1000000" }],
  ])("asks more for %s", (_, changes) => {
    expect(yearlyKr(insurer, changes)).toBeGreaterThan(yearlyKr(insurer));
  });

  it.each<[string, Partial<FlatQuestion>]>([
    ["a safety door", { hasSafetyDoor: true }],
    ["an alarm that a person answers", { alarm: "alarmcentral" }],
    ["a higher excess", { excessKr: 5000 }],
    ["few things", { movables: "300000" }],
    ["the north", { postalCode: "90325" }],
  ])("asks less for %s", (_, changes) => {
    expect(yearlyKr(insurer, changes)).toBeLessThan(yearlyKr(insurer));
  });

  it("gives what is asked for, and asks nothing for what is always in", () => {
    const [bare, whole] = [
      offered(insurer, { wantsAllrisk: false, wantsTravel: false }),
      offered(insurer, { wantsAllrisk: true, wantsTravel: true }),
    ];
    expect(whole).toMatchObject({ hasAllrisk: true });
    expect(whole.travelDays).toBeGreaterThanOrEqual(45);
    const isAlwaysWhole = bare.hasAllrisk && bare.travelDays > 0;
    expect(whole.yearlyFeeOre > bare.yearlyFeeOre).toBe(!isAlwaysWhole);
  });

  it("states an excess for the things as chosen, and one for everything that it covers", () => {
    const { excesses, hasTenantOwner } = offered(insurer, {
      housing: "bostadsratt",
      excessKr: 3000,
      wantsAllrisk: true,
    });
    expect(excesses[0]).toEqual({ kind: "movables", ore: 300_000 });
    expect(excesses.map(({ kind }) => kind)).toEqual([
      "movables",
      "water",
      "allrisk",
      ...(hasTenantOwner ? ["tenantowner"] : []),
      "travel",
    ]);
    expect(offered(insurer).hasTenantOwner).toBeUndefined();
  });

  it("has faults of its own at real speed only, and none at a known address", () => {
    const ratings = Array.from({ length: 3_000 }, (_, at) => rate(insurer, { address: `Lärkvägen ${at}` }, true));
    expect(ratings.some((rating) => rating.kind === "offered" && rating.fault !== undefined)).toBe(true);
    expect(rate(insurer, {}, true)).toMatchObject({ fault: undefined });
    expect(rate(insurer, { address: "Lärkvägen 1" })).toMatchObject({ fault: undefined });
  });
});

describe("what is declined", () => {
  it.each<[Partial<FlatQuestion>, Record<string, string>]>([
    [{ movables: "unlimited" }, { akerbar: "Vi försäkrar dina saker för högst 1 500 000 kr." }],
    [{ postalCode: "11122" }, { bjorkhaga: "Vi tar just nu inte emot nya hem i Stockholms innerstad." }],
    [{ residents: 7 }, { fyrbak: "Vi försäkrar hushåll med högst 6 personer." }],
    [{ housing: "student" }, { kronhjort: "Vi försäkrar inte studentboenden." }],
    [{ livingArea: 15 }, { ljunghed: "Vi försäkrar hem från 20 kvm boyta." }],
    [{ postalCode: "21122" }, { nordkaj: "Vi tar just nu inte emot nya hem i Malmö." }],
    [{ livingArea: 160 }, { rask: "Vi försäkrar inte hem med mer än 150 kvm boyta." }],
    [{ housing: "andrahand" }, { tuvull: "Vi försäkrar inte hem som hyrs i andra hand." }],
  ])("%j, by whom and why", (changes, expected) => {
    expect(reasons(changes)).toEqual(expected);
  });

  it("is everyone below eighteen, by all", () => {
    expect(Object.keys(reasons({ personalNumber: "201001182383" }))).toHaveLength(flatInsurers.length);
  });
});

describe("a magic address", () => {
  it("hits the insurer with its number, or all", () => {
    expect(Object.keys(reasons({ address: "Nejvägen 3" }))).toEqual(["fyrbak"]);
    expect(Object.keys(reasons({ address: "Nejvägen 0" }))).toHaveLength(flatInsurers.length);
    const [first, second] = flatInsurers.map((insurer) => rate(insurer, { address: "Tystvägen 1" }));
    expect(first).toMatchObject({ fault: "hang" });
    expect(second).toMatchObject({ kind: "offered", fault: undefined });
  });

  it("may ask for a fault of the order, and the quote has none", () => {
    for (const insurer of flatInsurers)
      expect(rate(insurer, { address: "Tappvägen 0" })).toMatchObject({ kind: "offered", fault: undefined });
  });
});

it("a discount is subtracted from the price, and reported", () => {
  const kronhjort = find("kronhjort");
  expect(offered(kronhjort, { alarm: "alarmcentral" }).discount).toEqual({ percent: 5, name: "larmrabatt" });
  expect(offered(kronhjort).discount).toBeUndefined();
  expect(offered(find("ljunghed"), { residents: 3 }).discount).toEqual({ percent: 8, name: "familjerabatt" });
});

it("two insurers leave the tenant-owner's cover to the association", () => {
  const without = flatInsurers.filter(
    (insurer) => offered(insurer, { housing: "bostadsratt" }).hasTenantOwner === false,
  );
  expect(without.map(({ slug }) => slug)).toEqual(["nordkaj", "rask"]);
});

it.each<[string, Partial<FlatQuestion>]>([
  ["home", { livingArea: Number.NaN }],
  ["home", { excessKr: 1000 as 1500 }],
  ["home", { movables: "7" as "300000" }],
  ["personal number", { personalNumber: "198502102381" }],
])("a question that makes no sense is no question: %s of %j", (what, changes) => {
  expect(rate(find("rask"), changes)).toEqual({ kind: "malformed", what });
});
