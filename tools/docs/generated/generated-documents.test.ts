import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "#tools/processes/paths.ts";
import { writeStatement } from "./accessibility-statement.ts";
import { FLOWS, NODES, ZONES, composeDiagram } from "./data-flows.ts";
import { GENERATED } from "./generated-documents.ts";
import { ACTIVITIES, NOT_RECIPIENTS, RECIPIENTS } from "./processing-activities.ts";
import { findRecordFaults } from "./record-of-processing.ts";
import { readRetentionTable } from "./tables.ts";

test.each(GENERATED)("$file is what npm run docs -- --write writes", ({ file, compose }) => {
  expect(readFileSync(join(ROOT, file), "utf8"), `${file} is not current: npm run docs -- --write`).toBe(compose(ROOT));
});

describe("the record of processing", () => {
  const retained = readRetentionTable(ROOT);
  const adapters = [
    ...new Set([...Object.values(RECIPIENTS).flatMap(({ adapters }) => adapters), ...Object.keys(NOT_RECIPIENTS)]),
  ];

  test("declares every table with personal data", () => {
    expect(retained.length).toBeGreaterThan(50);
    expect(findRecordFaults(ACTIVITIES, retained, adapters)).toEqual([]);
  });

  test("finds a table, a purpose, an outside system and a legal basis that are missing", () => {
    const [first, ...others] = ACTIVITIES;
    if (!first) throw new Error("no activity");
    const planted = [
      { ...first, tables: ["gone", "orders"], pageTerms: ["Påhittat"] },
      { purpose: "Nothing", persons: "", tables: [], recipients: [] },
      ...others,
    ];
    expect(findRecordFaults(planted, retained, [...adapters, "telegraph"])).toEqual([
      "the table searches has personal data and belongs to no activity",
      "the table offers has personal data and belongs to no activity",
      "an activity names the table gone, which docs/retention.md lacks",
      "the table orders belongs to two activities",
      'no activity names the purpose "Hämta priser åt dig" of the privacy page',
      'no activity names the purpose "Visa vad andra har gjort" of the privacy page',
      'the privacy page has no purpose "Påhittat"',
      "src/adapters/telegraph is neither a recipient nor declared as none",
      '"Nothing" has no legal basis',
    ]);
  });
});

describe("the accessibility statement", () => {
  test("claims nothing without results", () => {
    const statement = writeStatement([]);
    expect(statement).toContain("Det finns inga sparade testresultat.");
    expect(statement).not.toMatch(/\d av \d/);
  });

  test("counts what passed and names each fault, beside those that tests cannot find", () => {
    const statement = writeStatement([
      { screen: "start", look: "390 px", passed: true, findings: [] },
      { screen: "start", look: "320 px", passed: false, findings: ["knappen syns inte", { rule: "target-size" }] },
    ]);
    expect(statement).toContain(
      "1 av 2 prövade skärmar och utseenden klarade testerna. Kraven är alltså delvis uppfyllda.",
    );
    expect(statement).toMatch(/\| start +\| 2 +\| 1 +\| 0 +\|/);
    expect(statement).toContain('- start, 320 px: knappen syns inte; {"rule":"target-size"}');
    expect(statement).toContain("skärmläsare");
    expect(statement).toContain("Post- och telestyrelsen");
    expect(statement).not.toMatch(/\{(?:phone|hours)\}/);
  });
});

test("a screen that the test did not reach is neither good nor bad in the statement", () => {
  const statement = writeStatement([
    { screen: "start", look: "axe-light", passed: true, findings: [] },
    { screen: "list", look: "axe-light", passed: false, findings: ["not reached: TimeoutError"] },
  ]);
  expect(statement).toContain("1 av 1 prövade skärmar och utseenden klarade testerna.");
  expect(statement).toContain("1 kunde inte prövas");
  expect(statement).toMatch(/\| list +\| 0 +\| 0 +\| 1 +\|/);
  expect(statement).not.toContain("TimeoutError");
});

describe("the diagram of data flows", () => {
  test("has every node within one boundary, and each node in a flow", () => {
    for (const [name, node] of Object.entries(NODES)) {
      const around = ZONES.filter(
        (zone) =>
          zone.x < node.x &&
          zone.y < node.y &&
          node.x + node.width < zone.x + zone.width &&
          node.y + node.height < zone.y + zone.height,
      );
      expect([name, around.length]).toEqual([name, 1]);
      expect([name, FLOWS.some(({ from, to }) => from === name || to === name)]).toEqual([name, true]);
    }
  });

  test("has a number for each flow, and none hides another", () => {
    const marks = [...composeDiagram().matchAll(/<circle class="mark" cx="([\d.]+)" cy="([\d.]+)"/g)].map(
      ([, x, y]) => [Number(x), Number(y)],
    );
    expect(marks).toHaveLength(FLOWS.length);
    const hidden = marks.filter(([x = 0, y = 0], at) =>
      marks.some(([ox = 0, oy = 0], other) => other > at && Math.hypot(x - ox, y - oy) < 22),
    );
    expect(hidden).toEqual([]);
  });
});
