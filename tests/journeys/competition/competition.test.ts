import { expect, onTestFinished, test } from "vitest";
import { monthOf } from "#domain/calendar/day-arithmetic.ts";
import { drawDay } from "#domain/competition/competition.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openOrder, ordered } from "#tests/support/customer-page.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

const THIS_MONTH = monthOf(swedishDate(Date.now()));

/** No other test signs these people up in the shared stack. */
const PEOPLE = { scripted: "193612196083", plain: "193709209112" } as const;

test.for([
  { width: 390, hasScript: false, theme: "light", person: PEOPLE.plain },
  { width: 1440, hasScript: true, theme: "dark", person: PEOPLE.scripted },
] as const)(
  "a buyer of car insurance signs up from the order's page, declares, and gets a ticket: %o [W-010]",
  async ({ width, hasScript, theme, person }) => {
    await ordered().pool.query("delete from competition_entries where declaration_version <> 'test'");
    const { page } = await openOrder({ personalNumber: person, browser: { width, hasScript, theme } });
    const check = () => (hasScript ? expectAccessible(page) : Promise.resolve());
    await page.getByRole("link", { name: "Anmäl dig till utlottningen" }).click();
    await page.getByRole("heading", { level: 2, name: "Din anmälan" }).waitFor();
    await check();
    await page.getByRole("button", { name: "Anmäl mig" }).click();
    await page.getByText("Kryssa i rutan om du får vara med enligt reglerna.").waitFor();
    await check();
    const watch = watchPage(page);
    await page.getByRole("checkbox", { name: /arbetar inte hos Sparv.*familj/ }).check();
    await page.getByRole("button", { name: "Anmäl mig" }).click();
    await page.getByText("Du är anmäld").waitFor();
    await page.getByText(`Vinnaren utses ${formatLongDate(drawDay(THIS_MONTH))}.`).waitFor();
    expect(await page.getByText(/^[0-9a-f]{64}$/).count()).toBeGreaterThan(0);
    await check();
    watch.expectQuiet();
  },
);

test("the banner shows its sign-up only after a purchase of car insurance, and links to it [W-011]", async () => {
  const visitor = await newVisitor();
  onTestFinished(() => visitor.close());
  const before = await visitor.newPage();
  await before.goto("/");
  const banner = (on: typeof before) => on.getByRole("complementary", { name: "Tävling" });
  await banner(before).getByText("Teckna bilförsäkring den här månaden", { exact: false }).waitFor();
  expect(await banner(before).getByRole("link", { name: "Anmäl dig" }).isVisible()).toBe(false);

  const { page } = await openOrder();
  await banner(page).getByText("Tack för ditt köp.", { exact: false }).waitFor();
  await page.goto("/om/");
  await banner(page).getByRole("link", { name: "Anmäl dig" }).click();
  await page.getByRole("heading", { level: 2, name: "Din anmälan" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/tavling/");
});

test("the page shows everyone the rules and what the draw can be verified with [W-009]", async () => {
  const visitor = await newVisitor({ width: 320 });
  onTestFinished(() => visitor.close());
  const page = await visitor.newPage();
  await page.goto("/tavling/");
  const text = (await page.getByRole("main").innerText()).replaceAll(/[\u202f\u00a0]/g, " ");
  for (const fact of [
    "5 000 kr",
    "ett varje månad",
    "15 dagar efter månadens slut",
    "köpt en bilförsäkring",
    "familjer",
  ])
    expect(text).toContain(fact);
  await page.getByRole("heading", { level: 2, name: "Anmäl dig efter ditt köp" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Månad för månad" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});
