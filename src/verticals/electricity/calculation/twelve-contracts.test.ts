import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { formatWhole } from "#domain/format/swedish-format.ts";
import type { SeriesDay } from "#domain/series/stored-series.ts";
import { marketDays } from "#tests/support/electricity/market-days.ts";
import { comparisonOnSheet, type SheetUse, tableOnSheet, yearOnSheet } from "#tests/support/electricity/year-sheet.ts";
import type { Heating, Housing, PowerArea } from "#verticals/electricity/electricity.search.ts";
import { electricitySuppliers } from "#simulators/verticals/electricity/electricity-suppliers.ts";
import { costOf } from "./contract-cost.ts";
import { electricHeatingCurves, flatCurves, householdCurves, monthShares } from "./data/load-curves.ts";

const TODAY = "2026-11-19";
const YEARS = ["2023-11", "2024-11", "2025-11"];
const LAST_MONTH = "2026-10";
const DOCUMENT = readFileSync("docs/figures.md", "utf8");

interface Home {
  readonly name: string;
  readonly area: PowerArea;
  readonly housing: Housing;
  readonly heating: Heating;
  readonly use: SheetUse;
}

const villa: Home = {
  name: "house, heat pump, 20,000 kWh, SE3",
  area: "SE3",
  housing: "house",
  heating: "pump",
  use: { kwh: 20_000, monthShares: monthShares.housePump, curves: electricHeatingCurves },
};
const flat: Home = {
  name: "flat, 2,000 kWh, SE3",
  area: "SE3",
  housing: "flat",
  heating: "other",
  use: { kwh: 2_000, monthShares: monthShares.flat, curves: flatCurves },
};
const south: Home = {
  name: "house, direct heating, 15,000 kWh, SE4",
  area: "SE4",
  housing: "house",
  heating: "direct",
  use: { kwh: 15_000, monthShares: monthShares.houseDirect, curves: electricHeatingCurves },
};
const wood: Home = {
  name: "house without electric heating, 5,300 kWh, SE3",
  area: "SE3",
  housing: "house",
  heating: "other",
  use: { kwh: 5_300, monthShares: monthShares.houseHousehold, curves: householdCurves },
};

const CONTRACTS: readonly (readonly [slug: string, code: string, home: Home])[] = [
  ["midvinter", "spot-lag", villa],
  ["midvinter", "spot-kvart", villa],
  ["midvinter", "spot-mix", villa],
  ["midvinter", "vinterfast", villa],
  ["kvarnbacka", "manad", villa],
  ["kvarnbacka", "fast-2", villa],
  ["timjan", "kvart-vind", flat],
  ["skymning", "kvart-miljo", flat],
  ["vindila", "manad", south],
  ["solglantan", "sol-kvart", south],
  ["alvdrag", "mix", wood],
  ["stromstare", "manad-vatten", wood],
];

const clock = { nowMs: () => Date.parse(`${TODAY}T12:00:00Z`), sleep: () => Promise.resolve() };
const stored = new Map<PowerArea, SeriesDay[]>();
const daysOf = (area: PowerArea): SeriesDay[] => stored.get(area) ?? [];

beforeAll(() => {
  for (const area of ["SE3", "SE4"] as const) stored.set(area, marketDays(area, `${YEARS[0]}-01`, "2026-10-31", clock));
}, 120_000);

function contractOf(slug: string, code: string) {
  const contract = electricitySuppliers
    .find((each) => each.slug === slug)
    ?.contracts.find((each) => each.code === code);
  if (!contract) throw new Error(`${slug} sells no ${code}`);
  return contract;
}

/** As the document writes them: with plain spaces and a comma between thousands. */
const kr = (ore: number): string => formatWhole(Math.round(ore / 100)).replaceAll("\u202F", ",");
const cells = (line: string): string => line.replaceAll(/\s*\|\s*/g, "|").trim();

it.each(CONTRACTS)(
  "%s %s costs what the sheet gives, and the document states it",
  (slug, code, home) => {
    const { name, terms } = contractOf(slug, code);
    const days = daysOf(home.area);
    const spot = { source: "spot", key: home.area, days, readAtMs: 0 };
    const household = { ...home, yearlyUseKwh: home.use.kwh };
    const cost = costOf(terms, household, spot, TODAY);
    const years = YEARS.map((first) => yearOnSheet(terms, home.use, days, first));
    const [lowest, highest] = terms.type === "fixed" ? [] : [Math.min(...years), Math.max(...years)];
    // The product divides the use into billionths of the year, and the sheet into fractions: less than an öre.
    const isNear = (ore: number | undefined, sheet: number | undefined) =>
      ore === sheet || Math.abs((ore ?? 0) - (sheet ?? 0)) <= 1;
    expect(isNear(cost?.yearOre, years.at(-1))).toBe(true);
    expect(isNear(cost?.range?.lowestOre, lowest)).toBe(true);
    expect(isNear(cost?.range?.highestOre, highest)).toBe(true);
    const comparison = comparisonOnSheet(terms, home.use.kwh, days, LAST_MONTH);
    expect(cost?.comparisonKwh).toBe(comparison);
    const stated = [
      `${slug} ${name}`,
      terms.type,
      home.name,
      kr(years.at(-1) ?? 0),
      lowest === undefined ? "-" : kr(lowest),
      highest === undefined ? "-" : kr(highest),
      (comparison / 100).toFixed(2),
    ];
    expect(DOCUMENT.split("\n").map(cells)).toContain(`|${stated.join("|")}|`);
  },
  30_000,
);

it("the months of Spot Låg are those of the document", () => {
  const months = tableOnSheet(contractOf("midvinter", "spot-lag").terms, villa.use, daysOf("SE3"), "2025-11");
  const lines = months.map(
    ({ month, use, meanKwh, kr: cost }) =>
      `|${month}|${(use / 10).toFixed(1)}|${(meanKwh / 100).toFixed(2)}|${kr(cost * 100)}|`,
  );
  expect(DOCUMENT.split("\n").map(cells)).toEqual(expect.arrayContaining(lines));
});
