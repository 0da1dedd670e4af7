import { mkdirSync } from "node:fs";
import ICAL from "ical.js";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { openAs, ordered } from "#tests/support/customer-page.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import { dayFromNow } from "#tests/support/order-fixtures.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { watchPage } from "#tests/watch-page.ts";

const HOUSEHOLD = "/minasidor/hushall/";

/** Screenshots for comparison with the design: only when a folder is given. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const expectGood = (page: Page, name: string): Promise<void> =>
  expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width }) => {
    expect(await isTooWide(page), name).toBe(false);
    await shoot(page, `${name}-${width}`);
  });

/** "1 234 kr" in any of its spaces. */
const krIn = (text: string): number => Number(/([\d\s]+)\skr/.exec(text)?.[1]?.replaceAll(/\s/g, "") ?? Number.NaN);
const costOf = async (page: Page) => krIn(await page.getByRole("heading", { name: /^Hushållet kostar/ }).innerText());

async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  const { "Vad gäller avtalet?": kind = "", ...others } = typed;
  await page.getByLabel("Vad gäller avtalet?").selectOption({ label: kind });
  for (const [label, value] of Object.entries(others)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Spara avtalet" }).click();
}

test(
  "a household sees its agreements, adds one by hand, and subscribes to the days until the link is revoked",
  { timeout: LONG_WALK_MS },
  async () => {
    const customer = await ordered().newCustomer("householder");
    const person = { personalNumber: NUMBERS.householder };
    await ordered().fetchPolicy(customer, { ...person, renewalDate: dayFromNow(64), yearlyFeeOre: 430_800 });
    const home = { vertical: "house", address: "Sparvvägen 7", zip: "12345" } as const;
    await ordered().fetchPolicy(customer, { ...person, renewalDate: dayFromNow(106), yearlyFeeOre: 684_000, home });
    const page = await (await openAs(customer, { width: 390 })).newPage();
    const watch = watchPage(page, [/422/]);
    await page.goto(HOUSEHOLD);
    await page.getByRole("heading", { name: "Hushåll", exact: true, level: 1 }).waitFor();
    const before = await costOf(page);
    expect(before).toBe(359 + 570);
    await page.getByRole("heading", { name: /^Näst på tur: bilförsäkring/ }).waitFor();
    await page.getByRole("heading", { name: "Vi hittar ingen olycksfallsförsäkring" }).waitFor();

    await page.getByRole("link", { name: "Lägg till ett avtal" }).click();
    await page.getByRole("heading", { name: "Lägg till ett avtal", level: 1 }).waitFor();
    await expectGood(page, "contract");
    await fillIn(page, { "Vad gäller avtalet?": "Bredband", Bolag: "" });
    await page.getByText("Skriv vilket bolag du har avtalet med.").waitFor();
    await fillIn(page, {
      "Vad gäller avtalet?": "Bredband",
      Bolag: "Fiberlin",
      "Pris per månad (valfritt)": "289",
      "Bundet till": dayFromNow(123),
      "Pris per månad sedan": "399",
    });
    await page.waitForURL(`**${HOUSEHOLD}`);
    expect(await costOf(page)).toBe(before + 289);
    await page.getByText(/bindningen slut, sedan 399/).waitFor();

    await page.goto(`${HOUSEHOLD}avtal/`);
    await fillIn(page, {
      "Vad gäller avtalet?": "Reseförsäkring",
      Bolag: "Nordkaj",
      "Pris per månad (valfritt)": "49",
      Förnyas: dayFromNow(170),
    });
    await page.getByRole("heading", { name: "Resan är försäkrad två gånger" }).waitFor();
    await expectGood(page, "household");

    await page.getByRole("link", { name: "Ändra reseförsäkring hos Nordkaj" }).click();
    await page.getByRole("button", { name: "Ta bort avtalet" }).click();
    await page.waitForURL(`**${HOUSEHOLD}`);
    expect(await costOf(page)).toBe(before + 289);
    expect(await page.getByText("Nordkaj").count()).toBe(0);

    await page.getByRole("link", { name: "Lägg datumen i kalendern" }).click();
    await page.getByRole("button", { name: "Skapa länk", exact: true }).click();
    const link = await page.getByLabel("Länk", { exact: true }).inputValue();
    expect(link).toMatch(/^https?:\/\/.+\/kalender\/[\w-]{43}\.ics$/);
    await expectGood(page, "calendar");
    const feed = inject("stackUrl") + new URL(link).pathname;
    const read = await fetch(feed);
    const calendar = new ICAL.Component(ICAL.parse(await read.text()) as unknown[]);
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).summary);
    expect(events).toContain("Bindningstiden slutar: Bredband hos Fiberlin");
    await page.getByRole("button", { name: "Återkalla länken" }).click();
    await page.getByText("Länken är återkallad.").waitFor();
    expect((await fetch(feed)).status).toBe(404);
    watch.expectQuiet();
  },
);

test("an agreement is added, changed and removed without script", async () => {
  const customer = await ordered().newCustomer("householder");
  const page = await (await openAs(customer, { width: 390, hasScript: false })).newPage();
  await page.goto(`${HOUSEHOLD}avtal/`);
  await fillIn(page, { "Vad gäller avtalet?": "Hemlarm", Bolag: "Vaktis", "Pris per månad (valfritt)": "199" });
  await page.getByText("Vaktis", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Ändra hemlarm hos Vaktis" }).click();
  expect(await page.getByLabel("Pris per månad (valfritt)").inputValue()).toBe("199");
  await page.getByLabel("Pris per månad (valfritt)").fill("249");
  await page.getByRole("button", { name: "Spara avtalet" }).click();
  await page
    .getByText(/249\s*kr/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Ändra hemlarm hos Vaktis" }).click();
  await page.getByRole("button", { name: "Ta bort avtalet" }).click();
  await page.waitForURL(`**${HOUSEHOLD}`);
  expect(await page.getByText("Vaktis").count()).toBe(0);
});
