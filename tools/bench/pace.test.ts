import { expect, test } from "vitest";
import { measurePaceFactor } from "./pace.ts";

test("the same computation is charged about as much at a quick pace as in a row", async () => {
  const factor = await measurePaceFactor(1_000);
  expect(factor).toBeGreaterThan(0.2);
  expect(factor).toBeLessThan(20);
});
