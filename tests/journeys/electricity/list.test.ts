import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { OTHER_SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { FILL_MS, waitForPrices } from "#tests/support/electricity/wait-for-prices.ts";
import { openElectricityResult } from "#tests/support/electricity-result.ts";
import { listClippedTexts } from "#tests/support/text-overflow.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";

async function open(options: VisitorOptions = {}, changes: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { page, context } = await openElectricityResult({ ...options, isShared: true }, changes);
  onTestFinished(() => context.close());
  return page;
}

/** Those too that a long list keeps behind a button. */
const cards = (page: Page) => page.locator("article");
const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ");

/** The page of the first contract that fits, by the link in its card. */
async function openContract(page: Page, label: string | RegExp): Promise<void> {
  const rest = page.locator("summary", { hasText: /^Visa \d+ till$/ });
  if (await rest.isVisible()) await rest.click();
  const card = cards(page).filter({ hasText: label }).first();
  await card.locator("summary").click();
  await card.getByRole("link", { name: /^Allt om avtalet/ }).click();
  await page.waitForURL(/\/el\/avtal\/[^/]+\/$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

const contractAddress = async (card: Locator): Promise<string> =>
  (await card.getByRole("link", { name: /^Allt om avtalet/, includeHidden: true }).getAttribute("href")) ?? "";

const inOre = (text: string): number =>
  Math.round(Number(text.replace("−", "-").replace(/\s/g, "").replace(",", ".")) * 100);

/** On a phone and a desk, each theme once. */
const expectFitting = (page: Page): Promise<void> =>
  expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async () => expect(await listClippedTexts(page)).toEqual([]));

beforeAll(() => waitForPrices(), FILL_MS);

test(
  "contracts are named by how their price is decided, and filtered where they are [E-004] [E-005]",
  { timeout: LONG_WALK_MS },
  async () => {
    const page = await open({ width: 390 });
    expect(plain(await page.getByRole("heading", { level: 1 }).textContent())).toMatch(/^\d+ elavtal för din villa$/);
    for (const label of [
      "Fast pris",
      "Kvarts/timpris",
      "Månadspris",
      /^(?:Fast pris|Kvarts\/timpris|Månadspris) \+ kampanj$/,
    ])
      expect(await cards(page).getByText(label).count(), String(label)).toBeGreaterThan(0);
    expect(plain(await cards(page).first().textContent())).toMatch(/\d,\d\d öre\/kWh jämförpris/);
    // All kinds of cards, in one look: a list of thirty takes seconds to check. Those of one kind in both, below.
    await expectAccessible(page);

    const all = await cards(page).count();
    const button = page.getByRole("button", { name: /^Fast pris \d+$/ });
    const count = Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
    await button.click();
    await expect.poll(() => cards(page).count()).toBe(count);
    expect(count).toBeLessThan(all);
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("status").getByText(`Visar ${count} av ${all}`).waitFor();
    expect(new URL(page.url()).searchParams.get("avtalstyp")).toBe("fixed");
    await expectFitting(page);
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(count);
    await page.getByRole("button", { name: `Alla ${all}`, exact: true }).click();
    await expect.poll(() => cards(page).count()).toBe(all);
  },
);

test("a contract has a page with its terms and the parts of its price [E-006] [E-007] [E-008] [E-010]", async () => {
  const page = await open({ width: 390 });
  await openContract(page, /\+ kampanj/);
  for (const name of [/^Om /, "Om avtalet", "Avtalet", "Så är priset uppbyggt"])
    expect(await page.getByRole("heading", { name }).count(), String(name)).toBeGreaterThan(0);
  await page.getByText("Om du vill teckna om").click();
  const terms = plain(await page.getByRole("main").locator("dl").first().textContent());
  expect(terms).toMatch(/Bindningstid(?:[1-9]\d* mån|Ingen)/);
  expect(terms).toMatch(/Villkoren gäller(?:[1-9]\d* mån|Tills vidare)/);
  expect(terms).toMatch(/Uppsägningstid[1-9]\d* mån/);
  expect(terms).toMatch(/Fast avgift\d+,\d\d kr\/mån/);
  const parts = page.getByRole("table").filter({ hasText: "Jämförpris totalt" });
  const amounts = (await parts.getByRole("cell").allTextContents()).map(inOre);
  const total = amounts.pop();
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(await page.getByText(/^Energiskatten är/).count()).toBe(1);
  await expectFitting(page);
});

test("a typed price is shown, and the list starts with what costs less", async () => {
  const page = await open({ width: 390 }, { currentprice: "101.5", presentend: "2099-06-30", exitfee: "300" });
  const yours = page.getByRole("region", { name: "Ditt elpris idag" }).filter({ visible: true });
  expect(await yours.count()).toBe(1);
  const text = plain(await yours.textContent());
  for (const part of [
    "12 180",
    "101,50 öre/kWh vid 12 000 kWh",
    "Bundet till och med 30 juni 2099",
    "Avgiften på 300 kr",
  ])
    expect(text).toContain(part);
  await page.getByRole("heading", { name: "Lägre pris än idag" }).waitFor();
  expect(plain(await cards(page).first().textContent())).toMatch(/Du sparar ca [\d ]+ kr/);
  expect(plain(await cards(page).first().textContent())).toContain("med avgiften på 300 kr för att lämna");
  expect(await listClippedTexts(page)).toEqual([]);
  await expectAccessible(page);
});

test("the page of a contract has the text about the monthly fee and leads to the order [E-012]", async () => {
  const page = await open({ width: 390 });
  await openContract(page, /Kvarnbäcka Energi/);
  expect(await page.getByText("Ingen månadsavgift.", { exact: true }).count()).toBe(1);
  await page.getByRole("link", { name: "Gå vidare" }).click();
  await page.waitForURL(/\/el\/order\/\?resultid=/);
});

test("a contract shows its discount among its terms [E-009]", async () => {
  const page = await open({ width: 1440 });
  const addresses = new Map<RegExp, string>();
  for (const discount of [/^Rabatt på årsavgiften/, /^Engångsrabatt/, /^Månadsrabatt/, /^Rabatt per kWh/]) {
    const card = cards(page).filter({ has: page.locator("th", { hasText: discount }) });
    addresses.set(discount, await contractAddress(card.first()));
  }
  for (const [discount, address] of addresses) {
    await page.goto(address);
    expect(await page.locator("dt", { hasText: discount }).count(), String(discount)).toBe(1);
  }
});

test("the list is ranked by the last twelve months, and may be ordered by last month's comparison price, each with its receipt", async () => {
  const page = await open({ width: 1440 });
  const years = async () =>
    (await cards(page).allTextContents()).map((text) => Number(/([\d\s]+)kr\/år/.exec(text)?.[1]?.replace(/\s/g, "")));
  const kwhs = async () =>
    (await cards(page).allTextContents()).map((text) => inOre(/([\d,]+)\s?öre\/kWh/.exec(text)?.[1] ?? ""));
  const sorted = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);
  expect(await years()).toEqual(sorted(await years()));
  expect(await kwhs()).not.toEqual(sorted(await kwhs()));
  await page.getByText(/^Lägst kostnad står först, räknad på de senaste tolv månadernas elpris/).waitFor();
  await page.getByRole("button", { name: "Förra månadens jämförpris" }).click();
  await expect.poll(async () => (await kwhs()).join()).toBe(sorted(await kwhs()).join());
  expect(new URL(page.url()).searchParams.get("ordning")).toBe("jamforpris");
  await page.reload();
  expect(await kwhs()).toEqual(sorted(await kwhs()));
  await page.getByRole("link", { name: "Kontrollera listan" }).click();
  await page.getByRole("heading", { level: 1, name: "Listan stämmer." }).waitFor();
  await page.getByText(/^Lägst kostnad med förra månadens jämförpris först\./).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Senaste 12 månaderna" }).click();
  await page.getByRole("link", { name: "Kontrollera listan" }).click();
  await page.getByRole("heading", { level: 1, name: "Listan stämmer." }).waitFor();
  await page.getByText(/^Lägst kostnad med de senaste tolv månadernas elpris/).waitFor();
});

test("counts of the filters respect each other", async () => {
  const page = await open({ width: 1440 });
  await page.getByRole("button", { name: /^Fast pris \d+$/ }).click();
  await page.locator("summary", { hasText: "Bindningstid" }).first().click();
  const none = page.getByRole("button", { name: "Ingen bindningstid 0" });
  expect(await none.isDisabled()).toBe(true);
});

test("without script a filter is a request for the same list, and a contract's page is its visitor's own", async () => {
  const page = await open({ hasScript: false });
  const button = page.getByRole("button", { name: /^Månadspris \d+$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? "")?.[0]);
  await button.click();
  await page.waitForURL(/avtalstyp=monthly/);
  expect(await cards(page).count()).toBe(count);
  const address = await contractAddress(cards(page).first());
  expect((await page.request.get(address)).status()).toBe(200);
  const other = await newVisitor();
  onTestFinished(() => other.close());
  expect((await other.request.get(address)).status()).toBe(404);
  expect((await other.request.get("/el/avtal/")).status()).toBe(404);
});
