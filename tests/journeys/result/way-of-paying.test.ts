import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { ORDER_LIMIT_MS } from "#tests/support/car-checkout.ts";
import { cardOf, RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";

/** Half cover at Granskog for 4 308 kr a year, and the list beside it: Nordkaj takes three percent more by the month. */
async function openFetched(): Promise<Page> {
  const { page, context } = await openFetch("SPV 24K", { width: 390 });
  onTestFinished(() => context.close());
  await startFetch(page, MOCK_LOGIN);
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  await page.getByText(/^Plats \d+ av \d+ efter årspris/).waitFor({ timeout: RESULT_LIMIT_MS });
  return page;
}

/** Only when pictures are asked for. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const textOf = async (page: Page, provider: string): Promise<string> =>
  (await cardOf(page, provider).innerText()).replaceAll(/\s+/g, " ");

/** What is shown of each card while it is closed, in the order of the list: what a part of the cover costs is inside. */
const amounts = (page: Page, unit: "kr/år" | "kr/mån"): Promise<number[]> =>
  page.getByRole("article").evaluateAll(
    (cards, unit) =>
      cards.map((card) => {
        const text = (card as HTMLElement).innerText.replaceAll(/\s/g, "");
        return Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1]);
      }),
    unit,
  );

const way = (page: Page, name: string) =>
  page.getByRole("group", { name: "Så vill du betala" }).getByRole("link", { name });

test("the list, the checkout and the receipt are of the way one wants to pay, on a phone and a desk", async () => {
  const page = await openFetched();
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width }) => {
    const nordkaj = await textOf(page, "Nordkaj");
    expect(nordkaj).toContain("3 900 kr/år");
    expect(nordkaj).toContain("Hela året: 121 kr mindre");
    expect(nordkaj).toContain("408 kr");
    const shown = await amounts(page, "kr/år");
    expect(shown).toEqual((await amounts(page, "kr/mån")).map((month) => 12 * month));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    await shoot(page, `way-monthly-${width}`);
  });
  await way(page, "Hela året").click();
  await page.waitForURL(/payment=yearly/);
  await expect.poll(() => textOf(page, "Nordkaj"), { timeout: RESULT_LIMIT_MS }).toMatch(/^3 779 ?kr\/år/);
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width }) => {
    expect(await textOf(page, "Nordkaj")).toContain("529 kr");
    expect((await amounts(page, "kr/mån")).every(Number.isNaN)).toBe(true);
    const shown = await amounts(page, "kr/år");
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    await shoot(page, `way-yearly-${width}`);
  });
  await cardOf(page, "Nordkaj").getByRole("link", { name: "Gå vidare hos Nordkaj" }).click();
  const checkout = page.getByRole("dialog", { name: "Teckna hos Nordkaj" });
  await checkout.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  expect(new URL(page.url()).searchParams.get("payment")).toBe("yearly");
  await checkout.getByRole("button", { name: /Teckna försäkring för 3\s779\skr\/år/ }).waitFor();
  await checkout.getByText("Andra val").click();
  const atOnce = checkout.getByRole("radio", { name: /^Hela året på en gång: 3\s779\skr, 121\skr mindre$/ });
  expect(await atOnce.isChecked()).toBe(true);
  await shoot(page, "way-checkout-390");
  await page.goBack();
  await checkout.waitFor({ state: "hidden" });
  expect(await textOf(page, "Nordkaj")).toMatch(/^3 779 ?kr\/år/);
  await page.getByRole("link", { name: "Kontrollera listan" }).click();
  await page.getByRole("heading", { name: "Listan stämmer." }).waitFor({ timeout: RESULT_LIMIT_MS });
  await page.getByText("Priset är för den som betalar hela året på en gång.").waitFor();
  await shoot(page, "way-receipt-390");
  await page.getByRole("link", { name: /^\d+ priser på bilförsäkring$/ }).click();
  await page.waitForURL(/payment=yearly/);
});
