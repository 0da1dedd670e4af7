import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { createStatisticsStore } from "#adapters/postgres/statistics-store.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { expectAccessible } from "#tests/axe.ts";
import { useEditorsStack } from "#tests/support/editors-stack.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";

/** Its own database: which months are released is known. */
const stack = useEditorsStack("statistics");

async function open(options: VisitorOptions, path = "/statistik/"): Promise<Page> {
  const context = await newVisitor({ ...options, origin: stack().url });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Only when pictures are asked for. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const figure = (region: string, persons: number, medianKr: number) => ({
  vertical: "car",
  region,
  persons,
  medianOre: medianKr * 100,
  lowOre: (medianKr - 120) * 100,
  highOre: (medianKr + 210) * 100,
});

const release = (month: string, figures: readonly ReturnType<typeof figure>[]) =>
  createStatisticsStore({
    pool: stack().database.openPool(),
    cipher: createColumnCipher(readConfig(developmentEnvironment()).columnKeys),
    lookupHash: createLookupHash(readConfig(developmentEnvironment()).lookupKey),
  }).release({ month, figures });

test("shows no figure before a county has thirty persons, and states why", async () => {
  const page = await open({ width: 390 });
  await page.getByText("Ingen månad har släppts än.").waitFor();
  await release("2026-08", []);
  await page.reload();
  await page.getByRole("heading", { name: "För få sökningar" }).waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
  await expectAccessible(page);
});

test.for([
  { width: 390, theme: "dark" },
  { width: 1440, theme: "light" },
] as const)("shows medians by county with interval and count, at $width px in $theme", async (look) => {
  await release("2026-09", [figure("Skåne län", 41, 4_210), figure("Stockholms län", 112, 4_980)]);
  const page = await open(look);
  await page.getByRole("heading", { name: "Sökningar i september 2026" }).waitFor();
  const row = page.getByRole("row", { name: /^Skåne län/ });
  expect((await row.innerText()).replaceAll(/\s+/g, " ")).toBe("Skåne län 4 210 kr 4 090 kr till 4 420 kr 41");
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await page.getByRole("link", { name: "augusti 2026, inga siffror" }).waitFor();
  await page.getByRole("heading", { name: "Så räknar vi" }).waitFor();
  await expectAccessible(page);
  await shoot(page, `statistics-${look.width}`);
});

test("the file has every released figure and its licence, and the page about us leads to the statistics", async () => {
  const page = await open({ width: 1440 }, "/om/");
  await page.getByRole("link", { name: "prisstatistiken" }).click();
  await page.getByRole("heading", { level: 1, name: "Vad kostar det där du bor?" }).waitFor();
  const href = await page.getByRole("link", { name: "Hämta alla priser (CSV)" }).getAttribute("href");
  expect(href).toBe("/statistik/priser.csv");
  const answer = await page.request.get(href ?? "");
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("CC BY 4.0");
  expect(text).toContain("2026-09,bilförsäkring,Skåne län,41,4210,4090,4420");
});
