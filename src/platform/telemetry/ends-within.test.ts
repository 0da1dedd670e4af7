import { expect, test } from "vitest";
import { endsWithin } from "./ends-within.ts";

const after = (waitMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, waitMs));

test("work that succeeds in time has ended well; work that fails or is late has not", async () => {
  expect(await endsWithin(Promise.resolve(), 1_000)).toBe(true);
  expect(await endsWithin(Promise.reject(new Error("down")), 1_000)).toBe(false);
  expect(await endsWithin(after(200), 10)).toBe(false);
});
