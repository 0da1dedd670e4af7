import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findUnrepeatable } from "./workflow-purity.ts";

test("no workflow of this project does outside run what a replay would do differently", () => {
  expect(describeFaults(findUnrepeatable(PROJECT_ROOT))).toEqual([]);
});

test.for([
  "Promise.all([a, b])",
  "Promise.race([a])",
  "Date.now()",
  "new Date()",
  "Math.random()",
  "fetch(url)",
  "randomId()",
])("%s outside run is found, inside run it is not", async (call) => {
  const planted = {
    "src/journeys/order/x.workflow.ts": `await durable.run("place", async () => {\n  return ${call};\n});\nconst x = ${call};\n`,
    "src/journeys/order/y.step.ts": `export const y = () => ${call};\n`,
    "src/journeys/order/z.ts": `export const z = () => ${call};\n`,
  };
  const faults = await withPlanted(planted, findUnrepeatable);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "src/journeys/order/x.workflow.ts:4",
    "src/journeys/order/y.step.ts:1",
  ]);
});
