import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openCarResult, RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { countProviders } from "#tests/support/providers.ts";

/** The comparison over the list of a finished search. */
async function openComparison(width: number, options: VisitorOptions = {}): Promise<Page> {
  const { page, context } = await openCarResult("SPV 24K", { width, height: 800, ...options, isShared: true });
  onTestFinished(() => context.close());
  await page.evaluate(() => void ((window as { dataLayer?: unknown[] }).dataLayer = []));
  await page.getByRole("link", { name: "Jämför", exact: true }).filter({ visible: true }).click();
  await dialog(page).waitFor();
  return page;
}

const dialog = (page: Page) => page.getByRole("dialog");
const tracked = (page: Page) =>
  page.evaluate(() =>
    (window as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) => event?.startsWith("compare_")),
  );
const columns = (page: Page) =>
  dialog(page)
    .getByRole("columnheader")
    .getByRole("img")
    .evaluateAll((logos) => logos.map((logo) => logo.getAttribute("alt")));
const scrollLeft = (page: Page) =>
  dialog(page)
    .getByRole("region")
    .evaluate((box) => box.scrollLeft);

test("fills a phone, is a large modal on a wide screen, and is titled by the type of insurance [C-071]", async () => {
  const page = await openComparison(375);
  await page.getByRole("dialog", { name: "Jämför halvförsäkring" }).waitFor();
  await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBe(800);
  expect((await dialog(page).boundingBox())?.width).toBe(375);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(1160);
  expect((await dialog(page).boundingBox())?.x).toBeGreaterThan(0);
});

test("has one column for each insurer, in the order of the list, and the documented rows [C-072] [C-073]", async () => {
  const page = await openComparison(1280);
  const insurers = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  expect(insurers.length).toBeGreaterThan(countProviders("car") - 3);
  expect(await columns(page)).toEqual(insurers);
  expect(await dialog(page).getByRole("rowheader").allTextContents()).toEqual([
    "Trafik",
    "Brand",
    "Glas",
    "Stenskott",
    "Stöld",
    "Räddning",
    "Rättsskydd",
    "Vagnskada",
    "Maskinskada",
    "Total",
    // What is covered besides comes after the documented rows.
    "Djurkollision",
  ]);
  await expectAccessible(page);
  const links = dialog(page).getByRole("link", { name: /^Gå vidare hos/ });
  const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(ways).size).toBe(insurers.length);
  for (const way of ways) expect(way).toMatch(/^\/forsakring\/bil\/order\/\?resultid=[^&]+$/);
});

test("with a fetched insurance every link to a checkout carries it [C-074]", async () => {
  const { page, context } = await openFetch("HMT001");
  onTestFinished(() => context.close());
  await startFetch(page, MOCK_LOGIN, "Tuvull");
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  await page.getByRole("region", { name: "Din försäkring idag" }).last().waitFor();
  const fetchDataId = new URL(page.url()).searchParams.get("fetchdataid") ?? "none";
  await page.getByRole("link", { name: "Jämför", exact: true }).filter({ visible: true }).click();
  await dialog(page).waitFor();
  const links = dialog(page).getByRole("link", { name: /^Gå vidare hos/ });
  const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(ways.length).toBeGreaterThan(3);
  expect(ways.filter((way) => !way.endsWith(`&fetchdataid=${fetchDataId}`))).toEqual([]);
});

test("a pin moves its insurer first, a second click moves it back, and both are tracked [C-075]", async () => {
  const page = await openComparison(1280, { theme: "dark" });
  const [first] = await columns(page);
  const pin = dialog(page).getByRole("button", { name: "Fäst Fyrbåk först" });
  await pin.click();
  expect((await columns(page))[0]).toBe("Fyrbåk");
  expect(await pin.getAttribute("aria-pressed")).toBe("true");
  await expectAccessible(page);
  await pin.click();
  expect((await columns(page))[0]).toBe(first);
  expect(await pin.getAttribute("aria-pressed")).toBe("false");
  expect(await tracked(page)).toEqual([
    { event: "compare_pin_provider", providerId: 102, isPinned: true },
    { event: "compare_pin_provider", providerId: 102, isPinned: false },
  ]);
});

test("arrows are there only while the first or the last column is out of view [C-078]", async () => {
  const page = await openComparison(1280);
  const left = dialog(page).getByRole("button", { name: "Rulla åt vänster" });
  const right = dialog(page).getByRole("button", { name: "Rulla åt höger" });
  await right.waitFor();
  expect(await left.isVisible()).toBe(false);
  await right.click();
  // Arrows change once the table has stopped scrolling.
  await left.waitFor();
  // To the end, as far as it is known: a logo that comes late may make the table wider once more.
  const toTheEnd = () =>
    dialog(page)
      .getByRole("region")
      .evaluate((box) => void (box.scrollLeft = box.scrollWidth));
  await expect
    .poll(
      async () => {
        await toTheEnd();
        return right.isVisible();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(false);
  expect(await left.isVisible()).toBe(true);
});

test("a press moves three columns right or one left [C-079]", async () => {
  const page = await openComparison(1280);
  const column = await dialog(page)
    .getByRole("columnheader")
    .nth(1)
    .evaluate((cell) => (cell as HTMLElement).offsetWidth);
  await dialog(page).getByRole("button", { name: "Rulla åt höger" }).click();
  await expect.poll(async () => Math.round((await scrollLeft(page)) / column)).toBe(3);
  await dialog(page).getByRole("button", { name: "Rulla åt vänster" }).waitFor();
  // An immediate second click counts as the same click.
  await expect.poll(() => scrollLeft(page)).toBe(column * 3);
  await dialog(page).getByRole("button", { name: "Rulla åt vänster" }).click();
  await expect.poll(async () => Math.round((await scrollLeft(page)) / column)).toBe(2);
});

test("the names of rows and insurers stay in view while the table scrolls, and back closes the comparison", async () => {
  const page = await openComparison(375);
  const region = dialog(page).getByRole("region");
  await region.evaluate((box) => {
    box.scrollLeft = 400;
    box.scrollTop = 200;
  });
  const total = dialog(page).getByRole("rowheader", { name: "Total" });
  const head = dialog(page).getByRole("columnheader").nth(3);
  // The sheet may still be moving up: the three are measured together until they no longer move.
  await expect
    .poll(
      async () => {
        const [box, row, column] = await Promise.all([region, total, head].map((part) => part.boundingBox()));
        return [Math.round((row?.x ?? NaN) - (box?.x ?? 0)), Math.round((column?.y ?? NaN) - (box?.y ?? 0))];
      },
      { timeout: 10_000 },
    )
    .toEqual([0, 0]);
  await page.goBack();
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(new URL(page.url()).hash).toBe("");
});

test("besides the pin, the filter box, the details and the link to a checkout are tracked, by the size of the screen [C-081]", async () => {
  for (const [width, size] of [
    [1280, "desktop"],
    [375, "mobile"],
  ] as const) {
    const page = await openComparison(width);
    const rows = dialog(page).getByRole("rowheader");
    await dialog(page).getByLabel("Visa bara skillnader").check();
    expect(await rows.allTextContents()).not.toContain("Trafik");
    expect(await rows.allTextContents()).toContain("Brand");
    await dialog(page).getByLabel("Visa detaljer").check();
    await dialog(page).getByText("Laga i stället för att byta ruta").first().waitFor();
    const link = dialog(page).getByRole("link", { name: "Gå vidare hos Tuvull" });
    await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
    await link.click();
    expect(await tracked(page)).toEqual([
      { event: "compare_change_filter_box", isOn: true },
      { event: "compare_change_details", isOn: true },
      { event: `compare_go_to_checkout_${size}`, providerId: 93 },
    ]);
  }
});

test("clicked before its script has loaded, the comparison opens afterwards", async () => {
  const { page, context } = await openCarResult("SPV 24K", { width: 390, height: 800, isShared: true });
  onTestFinished(() => context.close());
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/result-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // The page counts as loaded when its scripts are, and one of them is held.
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("link", { name: "Jämför", exact: true }).filter({ visible: true }).click();
  expect(await dialog(page).count()).toBe(0);
  release();
  await dialog(page).waitFor();
});
