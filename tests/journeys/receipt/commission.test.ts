import { expect, inject, test } from "vitest";
import { commissionOpeningPath } from "#domain/addresses/ranking-log-paths.ts";
import { receiptPath } from "#domain/addresses/verifiable-paths.ts";
import { LOCKED_DAYS } from "#domain/commission-opening/commission-opening.ts";
import { createPool } from "#platform/database/pool.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { openCarResult } from "#tests/support/car-result.ts";
import { OTHER_SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

/** As if the receipt were that old: only one who disables the triggers can do it. */
async function moveBack(receiptId: string, days: number): Promise<void> {
  const pool = createPool({ url: inject("databaseUrl"), name: "test-commission", connectionFailed: () => undefined });
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query(
      `update commission_openings set locked_at = locked_at - $2 * interval '1 day', opens_on = opens_on - $2::integer
       where id = $1`,
      [receiptId, days],
    );
  } finally {
    client.release(true);
    await pool.end();
  }
}

test("what commission would have done is locked, and shown after ninety days, on a phone and a desk", async () => {
  const { page } = await openCarResult("SPV 24K", { width: 390 });
  const receiptId = new URL(page.url()).searchParams.get("searchid") ?? "";
  const watch = watchPage(page);
  const shoot = async (name: string): Promise<void> => {
    const folder = process.env["SPARV_SHOTS"];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/commission-${name}.png`, fullPage: true });
  };
  await page.goto(receiptPath(receiptId));
  await page.getByRole("heading", { name: "Listan stämmer." }).waitFor();
  await page.getByRole("heading", { name: "Provisionen är förseglad" }).waitFor();
  await page.getByRole("heading", { name: "Varför förseglad?" }).waitFor();
  expect(await page.getByRole("link", { name: "Ladda ner uppgiften" }).count()).toBe(0);
  const stranger = await (await newVisitor()).newPage();
  expect((await stranger.request.get(commissionOpeningPath(receiptId))).status()).toBe(404);
  await shoot("locked");

  await moveBack(receiptId, LOCKED_DAYS);
  await expect
    .poll(async () => (await stranger.request.get(commissionOpeningPath(receiptId))).status(), { timeout: 30_000 })
    .toBe(200);
  await page.reload();
  await page.getByRole("heading", { name: "Listan stämmer." }).waitFor();
  await page.getByRole("heading", { name: "Provisionen är öppnad" }).waitFor();
  const opening = (await (await stranger.request.get(commissionOpeningPath(receiptId))).json()) as {
    readonly order: readonly number[];
  };
  const places = await page.getByRole("row").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const cells = [...row.querySelectorAll("td, th")].map((cell) => cell.textContent?.trim() ?? "");
      return /^\d+$/.test(cells[0] ?? "") ? [cells[5] ?? ""] : [];
    }),
  );
  expect(places.length).toBe(opening.order.length);
  for (const [at, place] of places.entries())
    expect(place).toMatch(new RegExp(`^${opening.order.indexOf(at + 1) + 1}\\D*\\d`));
  await page.getByRole("columnheader", { name: "Efter provision" }).waitFor();
  await page.getByRole("link", { name: "Ladda ner uppgiften" }).waitFor();
  await expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async ({ width, theme }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await shoot(`opened-${width}-${theme}`);
  });
  watch.expectQuiet();
});
