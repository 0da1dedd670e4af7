import type { Page } from "playwright-core";
import { listFilled, listUndistinguished, listUnframed, listUnringed } from "./forced-colours-page.ts";

/**
 * Colours of the visitor's own instead of ours, and no shadows: focus must have a line, a control an edge, and what is chosen something
 * that what is not chosen lacks.
 */
export async function findColourFaults(page: Page): Promise<string[]> {
  await page.evaluate(listFilled);
  await page.emulateMedia({ forcedColors: "active" });
  const findings = [...(await page.evaluate(listUnframed)), ...(await page.evaluate(listUndistinguished))];
  // A keyboard was used last: what takes focus from here on shows it.
  await page.keyboard.press("Tab");
  findings.push(...(await page.evaluate(listUnringed)));
  await page.emulateMedia({ forcedColors: "none" });
  return [...new Set(findings)];
}
