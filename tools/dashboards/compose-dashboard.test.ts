import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tools/processes/paths.ts";
import { composeDashboard, DASHBOARDS_FOLDER } from "./compose-dashboard.ts";
import { DASHBOARDS } from "./panels.ts";

const folder = join(ROOT, DASHBOARDS_FOLDER);

test("the committed dashboards are those of the list, as `npm run tool -- dashboards` writes them", () => {
  const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);
  const composed = DASHBOARDS.map((dashboard) => [`${dashboard.name}.json`, composeDashboard(dashboard)]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(composed));
});

test("panels fill rows from the left, and none covers another", () => {
  const panel = { title: "x", unit: "s", lines: { a: "up", b: "up" } } as const;
  const file = composeDashboard({ name: "x", title: "X", panels: [panel, panel, panel] });
  const { panels } = JSON.parse(file) as {
    panels: { id: number; gridPos: { x: number; y: number }; targets: { refId: string }[] }[];
  };
  expect(panels.map(({ id, gridPos: { x, y } }) => [id, x, y])).toEqual([
    [1, 0, 0],
    [2, 12, 0],
    [3, 0, 8],
  ]);
  expect(panels[0]?.targets.map(({ refId }) => refId)).toEqual(["A", "B"]);
});
