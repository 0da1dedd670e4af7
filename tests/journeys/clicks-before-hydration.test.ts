import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openHouseResult } from "#tests/support/house-result.ts";
import { newVisitor } from "#tests/support/visitor.ts";

/** The page as the server rendered it: the given scripts load when they are released. */
async function openHeld(page: Page, address: string, scripts: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  const loaded = page.waitForEvent("domcontentloaded");
  // Not by `goto`, which waits for hydration.
  await page.evaluate((to) => location.assign(to), address);
  await loaded;
  return release;
}

const opacityOf = (element: Element) => getComputedStyle(element).opacity;

async function newPage(): Promise<Page> {
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/om-oss/");
  return page;
}

test.for([
  { late: "the page's own", scripts: /\/assets\/entry\.client-/ },
  { late: "the button's", scripts: /\/assets\/FormBeside-/ },
])(
  "a button pressed before $late script has loaded takes effect once, after the script has loaded",
  async ({ late, scripts }) => {
    const { page, context } = await openHouseResult();
    onTestFinished(() => context.close());
    const release = await openHeld(page, page.url(), scripts);
    if (late === "the button's")
      await page.waitForFunction(() => performance.getEntriesByName("sparv-taken-over").length > 0);
    const toggle = page.getByRole("button", { name: "Dölj", exact: true });
    await toggle.click();
    // Nothing has happened: the visitor presses again.
    await toggle.press("Enter");
    expect(await toggle.getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => toggle.evaluate(opacityOf)).toBe("0.8");
    release();
    const shown = page.getByRole("button", { name: "Visa", exact: true });
    await shown.waitFor();
    // What was pressed has been handled, all of it, when the button looks as before.
    await expect.poll(() => shown.evaluate(opacityOf)).toBe("1");
    expect(await shown.getAttribute("aria-expanded")).toBe("false");
  },
);

test("text typed before hydration stays, and is searched for", async () => {
  const page = await newPage();
  const release = await openHeld(page, "/forsakring/bil/", /\/assets\/entry\.client-/);
  await page.getByLabel("Registreringsnummer").fill("SPV 24K");
  await page.getByLabel("Personnummer").fill("198502102380");
  release();
  await page.getByText("Blå, Volvo, 2019").waitFor();
  expect(await page.getByLabel("Registreringsnummer").inputValue()).toBe("SPV 24K");
  await page.getByLabel("Postnummer").fill("123 45");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.waitForURL(/\/jamfor\/\?searchid=/);
  const searched = page.getByRole("region", { name: "Din sökning" }).first();
  await expect.poll(() => searched.textContent()).toContain("SPV 24K");
});
