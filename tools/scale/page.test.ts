import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "#tools/processes/paths.ts";
import { readAssumptions } from "./assumptions.ts";
import { replacePart } from "./markdown.ts";
import { readMeasurement } from "./measurements.ts";
import { makeChart, makePage, type PageData } from "./page.ts";
import { readSimulation } from "./simulation.ts";

const at = (name: string): string => join(ROOT, "docs/scale", name);
const page = readFileSync(join(ROOT, "docs/scale.md"), "utf8");
const data: PageData = {
  before: readMeasurement(at("before.json")),
  after: existsSync(at("after.json")) ? readMeasurement(at("after.json")) : undefined,
  assumptions: readAssumptions(at("assumptions.json")),
  simulation: readSimulation(at("simulation.json")),
};

describe("docs/scale.md", () => {
  test("has what its files give; npm run tool -- scale makes it again", () => {
    expect(page).toBe(makePage(page, data));
    expect(readFileSync(at("outage.svg"), "utf8")).toBe(makeChart(data.simulation));
  });

  test("changes with its files", () => {
    const { assumptions } = data;
    const dearer = {
      ...assumptions,
      priceSek: { ...assumptions.priceSek, coreHour: 10 * assumptions.priceSek.coreHour },
    };
    expect(makePage(page, { ...data, assumptions: dearer })).not.toBe(page);
  });

  test("shows no storm by the product, and one by the control", () => {
    const [product, control] = data.simulation.evenings.filter(({ failing }) => failing.offered > 0);
    expect(product?.failing.arrived).toBeLessThan((product?.failing.offered ?? 0) * 1.1);
    expect(control?.failing.arrived).toBeGreaterThan((control?.failing.offered ?? 0) * 2);
  });

  test("a part that the page lacks is an error", () => {
    expect(() => replacePart(page, "unknown", "")).toThrow("no part unknown");
  });
});
