import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openElectricityResult } from "#tests/support/electricity-result.ts";
import { listClippedTexts } from "#tests/support/text-overflow.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";

async function open(options: VisitorOptions = {}): Promise<Page> {
  const { page, context } = await openElectricityResult(options);
  onTestFinished(() => context.close());
  return page;
}

const cards = (page: Page) => page.getByRole("article");
const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ");

/** The page of the first contract that fits, by the link in its card. */
async function openContract(page: Page, label: string | RegExp): Promise<void> {
  const card = cards(page).filter({ hasText: label }).first();
  await card.locator("summary").click();
  await card.getByRole("link", { name: /^Allt om avtalet/ }).click();
  await page.waitForURL(/\/el\/avtal\/[^/]+\/$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

const inOre = (text: string): number =>
  Math.round(Number(text.replace("−", "-").replace(/\s/g, "").replace(",", ".")) * 100);

describe.each([
  { width: 390, theme: "light" },
  { width: 1440, theme: "dark" },
] as const)("at $width px in the $theme theme", (options) => {
  test("the list shows each contract by its kind, with its campaign [E-004] [E-005]", async () => {
    const page = await open(options);
    expect(plain(await page.getByRole("heading", { level: 1 }).textContent())).toMatch(/^\d+ elavtal för din villa$/);
    for (const label of ["Fast pris", "Kvarts/timpris", "Månadspris", /\+ kampanj/])
      expect(await cards(page).getByText(label).count(), String(label)).toBeGreaterThan(0);
    expect(plain(await cards(page).first().textContent())).toMatch(/\d,\d\d öre\/kWh jämförpris/);
    expect(await listClippedTexts(page)).toEqual([]);
    await expectAccessible(page);
  });

  test("filters narrow the list where it is, and stay in the address", async () => {
    const page = await open(options);
    const all = await cards(page).count();
    const button = page.getByRole("button", { name: /^Fast pris \d+$/ });
    const count = Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
    await button.click();
    await expect.poll(() => cards(page).count()).toBe(count);
    expect(count).toBeLessThan(all);
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("status").getByText(`Visar ${count} av ${all}.`).waitFor();
    expect(new URL(page.url()).searchParams.get("avtalstyp")).toBe("fixed");
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(count);
  });

  test("a contract has a page with its supplier, its terms and the whole price [E-006] [E-007] [E-008] [E-010] [E-012]", async () => {
    const page = await open(options);
    await openContract(page, /\+ kampanj/);
    for (const name of [/^Om /, "Om avtalet", "Avtalet", "Så är priset uppbyggt"])
      expect(await page.getByRole("heading", { name }).count(), String(name)).toBeGreaterThan(0);
    await page.getByText("Om du vill teckna om").click();
    const terms = plain(await page.locator("dl").first().textContent());
    expect(terms).toMatch(/Bindningstid\d+ mån/);
    expect(terms).toMatch(/Villkoren gäller\d+ mån/);
    expect(terms).toMatch(/Uppsägningstid\d+ mån/);
    expect(terms).toMatch(/Fast avgift\d+,\d\d kr\/mån/);
    const amounts = (await page.getByRole("table").getByRole("cell").allTextContents()).map(inOre);
    const total = amounts.pop();
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(await page.getByText(/^Energiskatten är/).count()).toBe(1);
    expect(await listClippedTexts(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Gå vidare" }).click();
    await page.waitForURL(/\/el\/order\/\?resultid=/);
  });
});

test.each([/^Rabatt på årsavgiften/, /^Engångsrabatt/, /^Månadsrabatt/, /^Rabatt per kWh/])(
  "a contract with %s shows it among its terms [E-009]",
  async (discount) => {
    const page = await open({ width: 1440 });
    const card = cards(page)
      .filter({ has: page.locator("th", { hasText: discount }) })
      .first();
    const link = card.getByRole("link", { name: /^Allt om avtalet/, includeHidden: true });
    await page.goto((await link.getAttribute("href")) ?? "");
    expect(await page.locator("dt", { hasText: discount }).count()).toBe(1);
  },
);

test("without script a filter is a request for the same list", async () => {
  const page = await open({ hasScript: false });
  const button = page.getByRole("button", { name: /^Månadspris \d+$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
  await button.click();
  await page.waitForURL(/avtalstyp=monthly/);
  expect(await cards(page).count()).toBe(count);
});

test("the page of a contract is its visitor's own", async () => {
  const page = await open();
  const link = cards(page)
    .first()
    .getByRole("link", { name: /^Allt om avtalet/, includeHidden: true });
  const address = (await link.getAttribute("href")) ?? "";
  const other = await newVisitor();
  onTestFinished(() => other.close());
  expect((await other.request.get(address)).status()).toBe(404);
  expect((await other.request.get("/el/avtal/")).status()).toBe(404);
});
