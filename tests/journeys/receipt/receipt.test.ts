import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signingKeysPath } from "#domain/addresses/machine-paths.ts";
import { receiptFilePath, receiptPath } from "#domain/addresses/verifiable-paths.ts";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { openCarResult } from "#tests/support/car-result.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

/** Pictures for a person to look at, where a folder is named. */
const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env["SPARV_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/receipt-${name}.png`, fullPage: true });
};

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
const verdict = (page: Page) => page.getByRole("heading", { level: 1 });
const REGISTRATION_NUMBER = "SPV 24K";

async function openList(options: VisitorOptions = {}) {
  const { page, context } = await openCarResult(REGISTRATION_NUMBER, { ...options, isShared: true });
  const searchId = new URL(page.url()).searchParams.get("searchid") ?? "";
  const providers = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  return { page, context, searchId, providers };
}

async function openAsStranger(searchId: string, options: VisitorOptions = {}): Promise<Page> {
  const page = await (await newVisitor(options)).newPage();
  await page.goto(receiptPath(searchId));
  return page;
}

/** Each width with each theme once. */
const expectFitting = (page: Page, state: string): Promise<void> =>
  expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width, theme }) => {
    expect(await isTooWide(page)).toBe(false);
    await shoot(page, `${state}-${width}-${theme}`);
  });

test("the visitor's browser verifies the list, and a stranger's too, on a phone and a desk", async () => {
  const { page, searchId } = await openList({ width: 390 });
  const watch = watchPage(page);
  await page.goto(receiptPath(searchId));
  await page.getByRole("heading", { level: 1, name: "Listan stämmer." }).waitFor();
  await page.getByText(REGISTRATION_NUMBER).first().waitFor();
  await page.getByRole("heading", { name: "Signaturen gäller" }).waitFor();
  const rows = page.getByRole("row");
  const places = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const cells = [...row.querySelectorAll("td, th")].map((cell) => cell.textContent?.trim() ?? "");
      return /^\d+$/.test(cells[0] ?? "") ? [[cells[0], cells[4]]] : [];
    }),
  );
  expect(places.length).toBeGreaterThan(3);
  for (const [place, again] of places) expect(again).toBe(place);
  await expectFitting(page, "own");
  await page.getByText("Så gör du, steg för steg").click();
  await page.getByText("npm run tool -- verify-receipt").waitFor();
  await expectFitting(page, "steps");

  const stranger = await openAsStranger(searchId);
  await stranger.getByRole("heading", { level: 1, name: "Listan stämmer." }).waitFor();
  expect(await stranger.getByRole("main").textContent()).not.toContain(REGISTRATION_NUMBER);
  expect(
    await stranger
      .getByRole("main")
      .getByRole("link", { name: /^\d+ priser/ })
      .count(),
  ).toBe(0);
  watch.expectQuiet();
});

test("the table has the list that the visitor saw, and the file downloads as it was signed", async () => {
  const { page, searchId, providers } = await openList();
  await page.goto(receiptPath(searchId));
  const names = await page.getByRole("table").getByRole("rowheader").allTextContents();
  expect(providers.length).toBeGreaterThan(3);
  expect(names.slice(0, providers.length)).toEqual(providers);
  const answer = await page.request.get(receiptFilePath(searchId));
  expect(answer.headers()["content-type"]).toContain("application/json");
  expect(answer.headers()["content-disposition"]).toContain(`kvitto-${searchId}.json`);
  expect(await answer.text()).not.toContain("SPV");
});

test("an altered file, a list that differs from the file, and keys that we have not published are reported", async () => {
  const { searchId } = await openList();
  const cases: [string, (body: string) => string, RegExp][] = [
    [receiptFilePath(searchId), (body) => body.replace('"position":1', '"position":2'), /Signaturen hör inte/],
    [receiptFilePath(searchId), (body) => `${body} `, /inte ett kvitto/],
    [signingKeysPath(), () => '{"keys":[]}', /en nyckel som inte finns/],
  ];
  for (const [path, alter, text] of cases) {
    const context = await newVisitor();
    const page = await context.newPage();
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: alter(await answer.text()) });
    });
    await page.goto(receiptPath(searchId));
    await page.getByRole("heading", { level: 1, name: "Listan stämmer inte." }).waitFor();
    await page.getByText(text).waitFor();
    await expectAccessible(page);
    await shoot(page, "failed");
  }
});

test("a browser without Ed25519, and one that cannot fetch the file, give no verdict", async () => {
  const { searchId } = await openList();
  const page = await (await newVisitor()).newPage();
  await page.addInitScript(() => {
    SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException("", "NotSupportedError"));
  });
  await page.goto(receiptPath(searchId));
  await page.getByRole("heading", { level: 1, name: "Signaturen är inte kontrollerad." }).waitFor();
  await shoot(page, "unsupported");
  const offline = await (await newVisitor()).newPage();
  await offline.route(`**${receiptFilePath(searchId)}`, (route) => route.abort());
  await offline.goto(receiptPath(searchId));
  await offline.getByRole("heading", { level: 1, name: "Kvittot gick inte att hämta." }).waitFor();
  for (const shown of [page, offline])
    expect(await shown.getByRole("main").textContent()).not.toMatch(/Listan stämmer|Signaturen gäller/);
});

test("without script the page shows the list, how to check it, and no verdict", async () => {
  const { searchId } = await openList();
  const page = await openAsStranger(searchId, { hasScript: false });
  expect(await verdict(page).textContent()).toBe("Kontrollera listan");
  expect(await page.getByRole("main").textContent()).not.toContain("Listan stämmer");
  expect(await page.getByRole("row").count()).toBeGreaterThan(4);
  await page.getByText("Så gör du, steg för steg").click();
  await page.getByText("npm run tool -- verify-receipt").waitFor();
  await shoot(page, "without-script");
});

test("there is no receipt of a search that does not exist", async () => {
  const page = await (await newVisitor()).newPage();
  expect((await page.goto(receiptPath("a-search-that-never-was")))?.status()).toBe(404);
  expect((await page.request.get(receiptFilePath("a-search-that-never-was"))).status()).toBe(404);
});
