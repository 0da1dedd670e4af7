import type { Locator } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { OTHER_SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { openBroadbandResult } from "#tests/support/broadband-result.ts";
import { openPage } from "#tests/support/open-page.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";

const plain = async (place: Locator): Promise<string> => (await place.innerText()).replaceAll(/\s+/g, " ");
const kronor = (text: string): number => Number(text.replaceAll(/\D/g, ""));

test("subscriptions are ranked by the first year, with two years beside it", async () => {
  const { page, context } = await openBroadbandResult({ width: 390, isShared: true });
  onTestFinished(() => context.close());
  await page.getByRole("heading", { level: 1, name: /^\d+ bredband på Sparvvägen 7$/ }).waitFor();
  const cards = page.getByRole("article");
  await waitUntilHydrated(cards.first());
  await page.getByText(/^Visa \d+ till$/).click();
  const texts = await Promise.all((await cards.all()).map(plain));
  const firstYears = texts.map((text) => kronor(/(\d+) kronor första året/.exec(text)?.[1] ?? ""));
  expect(firstYears.length).toBeGreaterThan(6);
  expect(firstYears).toEqual(firstYears.toSorted((a, b) => a - b));
  // The figures of the price lists: 249 kr for a year, then 449 kr; 549 kr after three free months.
  const card = (name: string) => page.getByRole("article", { name, exact: true });
  const cheap = await plain(card("Ljustråd Fiber 500"));
  for (const part of ["2988 kronor första året", "Du sparar 2 160 kr", "Två år: 8 376 kr", "1 920 kr lägre än idag."])
    expect(cheap).toContain(part);
  const dear = await plain(card("Pingvinet Fiber 1000"));
  expect(dear).toContain("1 233 kr högre än idag.");
  expect(dear).not.toContain("Du sparar");
  await expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0),
  );

  const details = card("Ljustråd Fiber 500");
  await details.getByText("Visa allt om avtalet").click();
  await details.getByText("Uppsägningstid").waitFor();
  expect(await plain(details)).toMatch(/Anslutning Fiber i \S+.*Router Ingår.*Bindningstid 12 månader/);
  await expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS);
});

test("without a fee of today nothing is stated as saved", async () => {
  const { page, context } = await openBroadbandResult({ width: 1440 }, { currentfee: "" });
  onTestFinished(() => context.close());
  await page.getByRole("article").first().waitFor();
  expect(await plain(page.getByRole("main"))).not.toMatch(/Du sparar|än idag/);
});

test("a visitor searches by address, and a place without operators explains itself", async () => {
  const { page } = await openPage("/bredband/", { width: 390 });
  await page.getByRole("main").getByLabel("Adress", { exact: true }).fill("Ödebygden 1");
  await page.getByRole("main").getByLabel("Postnummer").fill("123 45");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Visa bredband" }).click();
  // The reasons are in a list that opens.
  await page.getByText("Vi levererar inte bredband till den adressen.").first().waitFor({ state: "attached" });
  await expectAccessible(page);
});
