import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { streetScenarios } from "#simulators/verticals/_shared/scenarios.ts";
import { scenarios } from "#simulators/verticals/car/rating/scenarios.ts";
import { fetchPeople } from "./world/fetch-people.ts";
import { FAULT_KINDS } from "./kernel/fault.ts";

const readme = readFileSync(new URL("./README.md", import.meta.url), "utf8");

it("the README lists every magic input and every kind of fault", () => {
  const missing = Object.keys(scenarios).filter((letters) => !readme.includes(`| ${letters} 001 |`));
  expect(missing).toEqual([]);
  expect(Object.keys(streetScenarios).filter((street) => !readme.includes(street))).toEqual([]);
  expect(FAULT_KINDS.filter((kind) => !readme.includes(kind))).toEqual([]);
});

it("the README lists every person with a special fetch result", () => {
  const text = readme.replaceAll(/ +/g, " ");
  const rows = fetchPeople.map(
    ({ registrationNumber: plate, personalNumber, what }) =>
      `| ${plate.slice(0, 3)} ${plate.slice(3)} | ${personalNumber} | ${what} |`,
  );
  expect(rows.filter((row) => !text.includes(row))).toEqual([]);
});
