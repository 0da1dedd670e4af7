import { expect, test } from "vitest";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { newVisitor } from "#tests/support/visitor.ts";

/** The limit of a good page on a slow phone. */
const MOST = 0.05;

test.for([
  [390, "/"],
  [390, "/forsakring/bil/"],
  [1440, "/legal/"],
] as const)("late fonts cause almost no layout shift: %i px, %s", async ([width, path]) => {
  const context = await newVisitor({ width });
  const page = await context.newPage();
  let letFontsGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (letFontsGo = resolve));
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Painted with a system font: only then can a font load late.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const hasHeadingFont = () => document.fonts.check("700 32px 'Familjen Grotesk Variable'");
  expect(await page.evaluate(hasHeadingFont)).toBe(false);
  letFontsGo?.();
  await page.waitForFunction(hasHeadingFont);
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(await layoutShift(page)).toBeLessThan(MOST);
  await context.close();
});
