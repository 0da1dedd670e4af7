import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openBroadbandResult } from "#tests/support/broadband-result.ts";
import { openPage } from "#tests/support/open-page.ts";

const TYPE = /^Fiber$/;

test("a link with a search and a type opens that search's offers of that type [B-008] [F-018]", async () => {
  const { page, context } = await openBroadbandResult({ width: 1440, isShared: true });
  onTestFinished(() => context.close());
  const all = await page.getByRole("article").count();
  const searchId = new URL(page.url()).searchParams.get("searchid") ?? "";
  await page.goto(`/bredband/?searchid=${searchId}&type=mobile`);
  await page.waitForURL("**/bredband/jamfor/**");
  await page.getByRole("heading", { level: 1, name: /bredband på Sparvvägen 7$/ }).waitFor();
  const cards = page.getByRole("article");
  await expect.poll(() => cards.count()).toBeLessThan(all);
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    await card.getByText("Mobilt", { exact: true }).first().waitFor();
    expect(await card.getByText(TYPE).count()).toBe(0);
  }
  await expectAccessible(page);
});

test("a link to a search of another visitor opens the form", async () => {
  const { page } = await openPage(`/bredband/?searchid=${"a".repeat(27)}&type=fiber`, { width: 390 });
  await page.getByRole("heading", { level: 1, name: "Jämför bredband" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/bredband/");
});
