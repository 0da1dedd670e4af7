import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { findUnsignedJourneys } from "./signed-journeys.ts";
import { describeFaults } from "./source-tree.ts";

test("every journey that orders also runs where every order is signed", () => {
  expect(describeFaults(findUnsignedJourneys(PROJECT_ROOT))).toEqual([]);
});

test("one that is left out is found; one that orders nothing, and one that always signs, are not", async () => {
  const planted = {
    "tests/journeys/power/power-order.test.ts": "test();\nawait waitForOrder(page);\n",
    "tests/journeys/power/power-result.test.ts": "await waitForList(page);\n",
    "tests/journeys/signing/again.test.ts": "await waitForPlaced(page);\n",
  };
  const faults = await withPlanted(planted, findUnsignedJourneys);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(["tests/journeys/power/power-order.test.ts:2"]);
});
