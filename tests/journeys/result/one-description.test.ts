import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { ORDER_LIMIT_MS } from "#tests/support/car-checkout.ts";
import { cardOf, openCarResult } from "#tests/support/car-result.ts";
import { openHouseResult } from "#tests/support/house-result.ts";
import { OTHER_SCREEN_VARIANTS, SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";

/** What an offer costs and covers is the same wherever a visitor reads it: two offers that were once described in two ways. */

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");
const textOf = async (place: Locator): Promise<string> => plain((await place.textContent()) ?? "");

/** Only when pictures are asked for. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test("a collision with an animal is free of excess at Ljunghed on the card, in its details and where it happens", async () => {
  const { page, context } = await openCarResult("SPV 24K", {
    width: 390,
    changes: { insurancetype: "half", excesscost: "" },
  });
  onTestFinished(() => context.close());
  const ljunghed = cardOf(page, "Ljunghed");
  const list = page.url();
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width }) => {
    const card = await textOf(ljunghed);
    expect(card).toContain("Viltolycka utan självrisk");
    expect(card).toMatch(/Djurkollision ?Ingår, 0 kr i självrisk/);
    await shoot(page, `one-description-card-${width}`);
  });
  const searchId = new URL(list).searchParams.get("searchid") ?? "";
  await page.goto(`/forsakring/bil/om-det-hander/?searchid=${searchId}&handelse=animal`);
  await page.getByRole("heading", { level: 1, name: "Om det händer" }).waitFor();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: "Ljunghed", exact: true }) })
    .filter({ hasText: "Du betalar" });
  await expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async ({ width }) => {
    const paid = await textOf(row.first());
    expect(paid).toContain("Du betalar 0 kr");
    expect(paid).not.toContain("Ingår inte");
    // An add-on that pays is stated to pay, and nowhere is full cover required.
    expect(await textOf(page.getByRole("main"))).not.toContain("kräver helförsäkring");
    await shoot(page, `one-description-event-${width}`);
  });
});

test("a discount for other insurances that no one has asked about is in no price of a house, and stands beside each", async () => {
  const { page, context } = await openHouseResult({ width: 390 });
  onTestFinished(() => context.close());
  const card = cardOf(page, "Åkerbär");
  const fees = /(\d+)\s?kr\/mån/;
  const read = async () => {
    const text = (await textOf(card)).replaceAll(/(?<=\d) (?=\d{3})/g, "");
    const condition = /10 % samlingsrabatt om du har fler försäkringar hos bolaget: (\d+) kr\/mån, eller (\d+) kr/.exec(
      text,
    );
    return { text, month: Number(fees.exec(text)?.[1]), withIt: condition?.slice(1).map(Number) ?? [] };
  };
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width }) => {
    const { text, month, withIt } = await read();
    const [monthWithIt = 0, yearWithIt = 0] = withIt;
    expect(text).toMatch(new RegExp(`^${12 * month}\\s?kr/år`));
    // Ten percent less, to the krona.
    expect(Math.abs(monthWithIt - 0.9 * month)).toBeLessThan(1);
    expect(Math.abs(yearWithIt - 0.9 * 12 * month)).toBeLessThan(7);
    await shoot(page, `one-description-discount-${width}`);
  });
  const { month, withIt } = await read();
  await card.getByRole("link", { name: "Gå vidare hos Åkerbär" }).filter({ visible: true }).first().click();
  const checkout = page.getByRole("dialog", { name: "Teckna hos Åkerbär" });
  await checkout.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  const button = await textOf(checkout.getByRole("button", { name: /^Teckna försäkring för / }));
  expect(button).toContain(`${month} kr/mån`);
  expect(button).not.toContain(`${withIt[0]} kr`);
  expect(await textOf(checkout)).toContain("samlingsrabatt om du har fler försäkringar hos bolaget");
});
