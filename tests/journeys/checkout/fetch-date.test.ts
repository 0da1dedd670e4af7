import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { formatMonth } from "#domain/calendar/format-date.ts";
import { expectAccessible } from "#tests/axe.ts";
import { checkout, fillInPerson, openCheckout, orderButton } from "#tests/support/car-checkout.ts";
import { RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { fetchPerson, MOCK_LOGIN, startFetch } from "#tests/support/fetch-modal.ts";

const fetchModal = (page: Page) => page.getByRole("dialog").last();

async function fetchDate(registrationNumber: string, width: number): Promise<{ page: Page; searches: string[] }> {
  const { personalNumber } = fetchPerson(registrationNumber);
  const { page } = await openCheckout(registrationNumber, { width, personalNumber });
  const searches: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.includes("/jamfor/")) searches.push(pathname);
  });
  await checkout(page).getByRole("button", { name: "Hämta datum" }).click();
  await fetchModal(page).getByRole("heading", { name: "Hämta datum" }).waitFor();
  await startFetch(page, MOCK_LOGIN, "Tuvull");
  return { page, searches };
}

const MONTHS = Array.from({ length: 12 }, (_, month) => formatMonth(`2026-${String(month + 1).padStart(2, "0")}`));

/** As YYYY-MM-DD, from "18 januari 2027". */
async function readRenewal(page: Page): Promise<string> {
  const shown = await checkout(page).getByText("Din försäkring hos Tuvull förnyas").locator("strong").textContent();
  const [day = "", month = "", year = ""] = (shown ?? "").split(/\s/);
  const number = MONTHS.findIndex((name) => name.startsWith(month)) + 1;
  return [year, String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
}

const anotherDay = (page: Page) => checkout(page).getByLabel("Välj ett annat datum");

test("with a fetched renewal date one of two must be chosen, or a toast at the bottom of the page asks for it; no search is repeated [C-195] [C-196] [F-077] [C-012]", async () => {
  const { page, searches } = await fetchDate("HMT001", 390);
  await checkout(page).getByText("Din försäkring hos Tuvull förnyas").waitFor({ timeout: RESULT_LIMIT_MS });
  const renewal = checkout(page).getByLabel(/^Låter bra, börja/);
  expect([await renewal.isChecked(), await anotherDay(page).isChecked()]).toEqual([false, false]);
  await fillInPerson(checkout(page));
  await orderButton(page).click();
  const toast = page
    .getByRole("region", { name: "Meddelanden" })
    .getByText("Vänligen välj ett alternativ för försäkringens startdatum");
  await toast.waitFor();
  // 16 px above the bar at the bottom of a list on a phone: a row of buttons with 15 px above and below.
  const { bottom, height } = await toast.locator("..").evaluate(async (snack) => {
    await Promise.all(snack.getAnimations().map(({ finished }) => finished));
    return { bottom: snack.getBoundingClientRect().bottom, height: window.innerHeight };
  });
  expect(height - bottom).toBeGreaterThanOrEqual(16);
  expect(height - bottom).toBeLessThanOrEqual(16 + 44 + 30);
  expect([await renewal.isChecked(), await anotherDay(page).isChecked()]).toEqual([false, false]);
  expect(searches).toEqual([]);
});

test("only the date is fetched; another day is chosen in a calendar from today to the last day, or written yyyy-mm-dd [C-125] [C-197] [F-137]", async () => {
  const { page } = await fetchDate("HMT001", 1440);
  await checkout(page).getByText("Din försäkring hos Tuvull förnyas").waitFor({ timeout: RESULT_LIMIT_MS });
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => (/Calendar[A-Z]\w*-/.test(name) ? [name] : [])),
    );
  expect(await scripts()).toEqual([]);
  await anotherDay(page).check();
  const calendar = checkout(page).getByRole("grid");
  await calendar.waitFor();
  expect((await scripts()).length).toBeGreaterThan(0);
  const today = new Date();
  const dayOf = (date: Date) =>
    calendar.getByRole("button", {
      name: new RegExp(
        ` ${date.toLocaleDateString("sv-SE", { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Stockholm" })}`,
      ),
    });
  expect(await dayOf(today).getAttribute("aria-disabled")).toBeNull();
  const written = checkout(page).getByLabel("Startdatum", { exact: true });
  const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  for (const refused of [inDays(-2), inDays(800), "2027-13-01"]) {
    await written.fill(refused);
    await written.press("Enter");
    expect(await calendar.count()).toBe(1);
  }
  await written.fill(inDays(40));
  await written.press("Enter");
  await checkout(page)
    .getByText(/^Försäkringen börjar gälla /)
    .waitFor();
  expect(await calendar.count()).toBe(0);
  const renewal = await readRenewal(page);
  const chooseAgain = async (day: string) => {
    await checkout(page).getByRole("button", { name: "Ändra datum" }).click();
    await written.fill(day);
    await written.press("Enter");
  };
  await chooseAgain(addDays(renewal, -1));
  await checkout(page).getByText("Du betalar båda i 1 dag.").waitFor();
  await expectAccessible(page);
  // A day without either holds the order, on a phone too.
  await chooseAgain(addDays(renewal, 1));
  const gap = checkout(page).getByRole("alert").filter({ hasText: "Bilen står utan försäkring i 1 dag." });
  await gap.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await orderButton(page).first().isDisabled()).toBe(true);
  await gap.getByRole("button", { name: /^Börja / }).click();
  await gap.waitFor({ state: "detached" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await checkout(page)
    .getByLabel(/^Låter bra, börja/)
    .check();
  expect(await checkout(page).getByRole("button", { name: "Hämta datum" }).count()).toBe(0);
  await expectAccessible(page);
});

test("an insurance without a date is reported, and the visitor chooses the day [C-164] [C-154]", async () => {
  const { page } = await fetchDate("HMT008", 390);
  await fetchModal(page).getByRole("heading", { name: "Vissa uppgifter saknas" }).waitFor({ timeout: 20_000 });
  await fetchModal(page).getByRole("button", { name: "Stäng", exact: true }).last().click();
  await checkout(page)
    .getByText(/^Vi fick inte uppgifter om när din nuvarande försäkring förnyas\. Fyll i startdatum/)
    .waitFor();
  // Scrolled so that the sticky button covers no control by half.
  await checkout(page).getByRole("checkbox").last().scrollIntoViewIfNeeded();
  await expectAccessible(page);
  expect(await checkout(page).getByRole("button", { name: "Hämta datum" }).count()).toBe(1);
});

test("another person's car has its own message: the order can still be placed [C-156]", async () => {
  const { page } = await openCheckout("HMT001");
  await checkout(page).getByRole("button", { name: "Hämta datum" }).click();
  await startFetch(page, MOCK_LOGIN, "Tuvull");
  const alert = fetchModal(page).getByRole("alert");
  await alert.waitFor({ timeout: RESULT_LIMIT_MS });
  expect(await alert.textContent()).toBe(
    "Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är den som äger bilen. " +
      "Du kan ändå beställa. Välj själv vilken dag din nya försäkring ska börja.",
  );
});

test("a login that fails is reported in the checkout too [C-163]", async () => {
  const { page } = await fetchDate("HMT005", 1440);
  await fetchModal(page).getByRole("heading", { name: "Det gick inte att hämta" }).waitFor({ timeout: 20_000 });
  await fetchModal(page).getByRole("button", { name: "Stäng", exact: true }).last().click();
  await checkout(page).getByText("Något gick fel, försök igen.").waitFor();
  expect(await checkout(page).getByRole("button", { name: "Hämta datum" }).count()).toBe(1);
});
