import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { ORDER_LIMIT_MS } from "#tests/support/car-checkout.ts";
import {
  electricityCheckout,
  fillInElectricityOrder,
  openElectricityCheckout,
  orderElectricity,
} from "#tests/support/electricity-checkout.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { signedText, signOnScreen } from "#tests/support/sign-order.ts";
import { BANNER_EVENT } from "#web/browser/banner-events.ts";
import { gs1CheckDigit } from "#domain/validation/gs1-check-digit.ts";

/** A whole id from the eleven digits that differ between facilities. */
const facilityIdOf = (own: string): string => `735999${own}${gs1CheckDigit(`735999${own}`)}`;

const PHONE = { width: 390, isPhone: true } as const;
const KNOWN = facilityIdOf("12345678901");
/** The simulated grid company knows no facility with such an id. */
const UNKNOWN = facilityIdOf("00012345678");

const plain = async (place: Locator): Promise<string> => (await place.innerText()).replaceAll(/\s+/g, " ");
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const freshEmail = (): string => `el-${Math.random().toString(36).slice(2)}@exempel.se`;

async function sign(page: Page): Promise<void> {
  await signedText(page).waitFor({ timeout: ORDER_LIMIT_MS });
  await signOnScreen(page);
  await page.getByRole("heading", { level: 2, name: "Ditt elavtal", exact: true }).waitFor({ timeout: ORDER_LIMIT_MS });
}

test("a contract from list to signed order on a phone [E-013] [E-014]", async () => {
  const email = freshEmail();
  const page = await openElectricityCheckout({ ...PHONE, theme: "light" });
  const dialog = electricityCheckout(page);
  const supplier = ((await dialog.getByRole("heading", { level: 2 }).first().textContent()) ?? "").slice(
    "Teckna hos ".length,
  );
  await expectAccessible(page);
  await fillInElectricityOrder(dialog, { facilityId: KNOWN, email });
  // What the search has answered is in the order too.
  for (const row of ["Elområde SE3", "Bostad Villa", "Förbrukning per år 12 000 kWh", "Avtalsform", "Uppsägningstid"])
    expect(await plain(dialog)).toContain(row);
  expect(await plain(dialog)).not.toMatch(/försäkring|premie|självrisk|krav och behov|faktablad|Avtalstyp|Hela året/i);
  expect(await dialog.getByRole("button", { name: "Teckna elavtalet", exact: true }).count()).toBe(1);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await orderElectricity(dialog);
  await signedText(page).waitFor({ timeout: ORDER_LIMIT_MS });
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, async () => {
    const signed = await plain(page.getByRole("region", { name: "Det här skriver du under" }));
    expect(signed).toContain(`Jag ger ${supplier} fullmakt att säga upp mitt nuvarande elavtal`);
    expect(signed).not.toMatch(/försäkring/i);
    expect(signed).toMatch(
      /Med de senaste tolv månadernas elpris och din användning blir det ungefär [\d ]+ kr om året\./,
    );
    expect(signed).toContain("Det här är avtalat, med moms: ");
    expect(signed).not.toMatch(/Priset är |kr i månaden, /);
  });
  // E-013: the page of the placed order reports its service by name.
  const services: string[] = [];
  await page.exposeFunction("noteService", (name: string) => services.push(name));
  await page.addInitScript((event) => {
    document.addEventListener(event, ({ detail }: CustomEventInit<{ serviceName?: string }>) => {
      if (detail?.serviceName)
        (window as unknown as { noteService(name: string): void }).noteService(detail.serviceName);
    });
  }, BANNER_EVENT);
  await sign(page);
  expect(new URL(page.url()).pathname).toBe("/el/order/klar/");
  await expect.poll(() => services).toContain("power");
  await page.getByText("Så går det med bytet").waitFor();
  await page.getByText(/^Bolaget har (?:tagit emot beställningen|bekräftat)/).waitFor();
  const coach = page.getByRole("navigation", { name: /./ }).filter({ hasText: "elavtal, klart" });
  await coach.getByRole("link", { name: "bilförsäkring" }).waitFor();
  for (const group of ["Dina val", "Dina uppgifter", "Uppgifter som priset bygger på"]) {
    const opener = page.locator("details").filter({ hasText: group }).first();
    if ((await opener.getAttribute("open")) === null) await opener.locator("summary").click();
  }
  const order = await plain(page.getByRole("main"));
  for (const row of [
    "Ska du flytta in i bostaden? Ja",
    `Anläggnings-id ${KNOWN}`,
    "Områdes-id STH",
    "Hur vill du betala? Autogiro",
    "Fakturaadress Box 12",
    "Postnummer för fakturan 111 22",
    "Ort för fakturan Stockholm",
    "Elområde SE3",
    "Bostad Villa",
  ])
    expect(order).toContain(row);
  expect(order).not.toMatch(/hur långt du kör|premiegrundande|självrisk/i);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await expect.poll(async () => (await readInbox(inject("simulatorsUrl"), email)).length).toBeGreaterThan(0);
  const [mail] = await readInbox(inject("simulatorsUrl"), email);
  expect(mail?.subject).toBe(`Ditt elavtal hos ${supplier} är beställt`);
  expect(mail?.text).toContain(`Anläggnings-id: ${KNOWN}`);
  const mailed = (mail?.text ?? "").replaceAll(/\s+/gu, " ");
  expect(mailed).toMatch(/kostar ungefär [\d ]+ kr om året\./);
  expect(mailed).toContain("blir det ungefär");
  expect(mailed).toContain("Det här är avtalat, med moms: ");
  expect(mail?.text).not.toMatch(/försäkring|självrisk/i);
});

test("a facility id with a wrong check digit is not ordered", async () => {
  const page = await openElectricityCheckout(PHONE);
  const dialog = electricityCheckout(page);
  const wrong = KNOWN.slice(0, -1) + String((Number(KNOWN.at(-1)) + 1) % 10);
  await fillInElectricityOrder(dialog, { facilityId: wrong, email: freshEmail() });
  await orderElectricity(dialog);
  await dialog
    .getByText(/Anläggnings-id har 18 siffror/)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 15_000 });
  expect(await signedText(page).count()).toBe(0);
});

test("a facility id that the grid company refuses is corrected", async () => {
  const email = freshEmail();
  const page = await openElectricityCheckout({ width: 1440, theme: "dark" });
  await fillInElectricityOrder(electricityCheckout(page), { facilityId: UNKNOWN, email });
  await orderElectricity(electricityCheckout(page));
  await sign(page);
  const link = page.getByRole("link", { name: "Rätta uppgiften" });
  await expect
    .poll(
      async () => {
        await page.reload();
        return link.count();
      },
      { timeout: ORDER_LIMIT_MS },
    )
    .toBe(1);
  await expectAccessible(page);
  await link.click();
  await page.getByRole("heading", { level: 1, name: "Rätta en uppgift" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/el/order/ratta/");
  await page.getByText(/^Bolaget skriver: Numret finns inte/).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.getByLabel("Anläggnings-id").fill("735999000000000000");
  await page.getByRole("button", { name: "Skicka till bolaget" }).click();
  await page.getByText(/^Anläggnings-id har 18 siffror/).waitFor();
  await expectAccessible(page);
  await page.getByLabel("Anläggnings-id").fill(KNOWN);
  await page.getByRole("button", { name: "Skicka till bolaget" }).click();
  await page.waitForURL(/\/el\/order\/klar\//);
  await page.getByText(/^(?:Vi skickar din rättade uppgift|Bolaget har )/).waitFor();
  const choices = page.locator("details").filter({ hasText: "Dina val" }).first();
  if ((await choices.getAttribute("open")) === null) await choices.locator("summary").click();
  const shown = await plain(page.getByRole("main"));
  expect(shown).toContain(`Anläggnings-id ${KNOWN}`);
  expect(shown).not.toContain(UNKNOWN);
  const mails = await readInbox(inject("simulatorsUrl"), email);
  const asked = mails.find(({ subject }) => subject === "En uppgift i din beställning behöver rättas");
  expect(asked?.text).toContain("Det här behöver rättas: Anläggnings-id.");
  expect(asked?.text).not.toMatch(/försäkring/i);
});
