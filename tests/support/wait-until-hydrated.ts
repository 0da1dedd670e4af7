import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** A part whose script comes by itself answers once React has taken it over, which can be later than the page. */
export async function waitUntilHydrated(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))), {
      timeout: 20_000,
    })
    .toBe(true);
}
