import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { openPage } from "#tests/support/open-page.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { signedText, signOnScreen } from "#tests/support/sign-order.ts";

/** Screenshots for comparison with the design: only when a folder is given. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const next = (page: Page) => page.getByRole("button", { name: /^Nästa/ }).click();
const stepHeading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name }).waitFor();

async function fillInEconomy(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Fast jobb" }).check();
  await page.getByLabel("Din lön per månad, före skatt").fill("34500");
  await page.getByRole("radio", { name: "Villa" }).check();
  await page.getByLabel("Din del av boendekostnaden").fill("8900");
  await page.getByLabel("Barn hemma").selectOption("2");
  await page
    .getByRole("radiogroup", { name: /Har du andra lån/ })
    .getByRole("radio", { name: "Ja" })
    .check();
  await page.getByLabel("Kvar att betala").fill("46000");
  await page.getByLabel("Du betalar", { exact: true }).fill("1250");
}

async function fillInPerson(page: Page): Promise<void> {
  await page.getByLabel("Ditt personnummer").fill("198502102380");
  await page.getByLabel("Din e-post").fill("anna@post.example");
  await page.getByLabel("Ditt mobilnummer").fill("0701740605");
}

const expectFitting = (page: Page, state: string): Promise<void> =>
  expectAccessibleInLooks(page, SCREEN_VARIANTS, ({ width }) => shoot(page, `${state}-${width}`));

test("the page of the loan calculates, and an application is filled in, signed and submitted [P-001]", async () => {
  const { page, watch } = await openPage("/privatlan/", { width: 390, height: 1300, isPhone: true });
  await page.getByRole("heading", { level: 1, name: "Privatlån utan säkerhet" }).waitFor();
  await page.getByText("En ansökan, åtta långivare.").waitFor();
  await page.getByText("Varning! Att låna pengar kostar pengar.").waitFor();
  await page.getByRole("heading", { name: "Räkneexempel" }).waitFor();
  await expectFitting(page, "privateloan");
  await page.getByLabel("Hur mycket vill du låna?").fill("80000");
  await page.getByText(/Att låna 80\s000\skr i fem år kostar/).waitFor();
  await page.getByRole("link", { name: "Börja ansökan" }).click();

  // Waits for the script, too: until then the browser posts the step itself.
  await page.waitForURL(/\/privatlan\/ansokan\//);
  await stepHeading(page, "Lånet");
  expect(await page.getByLabel("Hur mycket vill du låna?").inputValue()).toMatch(/^80\s?000$/);
  await next(page);
  await page.getByLabel("Vad ska pengarna gå till?").and(page.locator("[aria-invalid=true]")).waitFor();
  await page.getByLabel("Vad ska pengarna gå till?").selectOption("renovation");
  await next(page);

  await stepHeading(page, "Din ekonomi");
  await fillInEconomy(page);
  await expectFitting(page, "privateloan-step");
  await next(page);
  await stepHeading(page, "Dina uppgifter");
  // What has been answered is there again, also when the page is opened anew.
  await page.goto("/privatlan/ansokan/");
  await stepHeading(page, "Dina uppgifter");
  await fillInPerson(page);
  await next(page);

  await stepHeading(page, "Granska och skicka");
  await page.getByText("När du har skrivit under tas en enda kreditupplysning om dig.").waitFor();
  await page.getByText("Jag ansöker om ett privatlån på").waitFor();
  await expectFitting(page, "privateloan-review");
  const sign = page.getByRole("button", { name: "Skriv under med BankID" });
  await sign.click();
  await page.getByText("Godkänn kreditupplysningen för att skicka ansökan.").first().waitFor();
  await page.getByRole("checkbox", { name: /Jag godkänner att en kreditupplysning tas/ }).check();
  await sign.click();
  await signedText(page).waitFor();
  await page.getByText("Ingenting skickas förrän du har skrivit under.").waitFor();
  await expectFitting(page, "privateloan-sign");
  watch.expectQuiet();
  await signOnScreen(page);
  await page.waitForURL(/\/minasidor\/ansokningar\/[\w-]+\/$/);
  expect(page.url()).not.toContain("19850210");
});

test("without script the page calculates by the server, and every step is saved and answered by a page [P-001]", async () => {
  const { page } = await openPage("/privatlan/?amount=80000&years=3", { width: 390, hasScript: false });
  await page.getByText(/Att låna 80\s000\skr i tre år kostar/).waitFor();
  await page.getByRole("link", { name: "Börja ansökan" }).click();
  await page.getByLabel("Vad ska pengarna gå till?").selectOption("other");
  await next(page);
  await stepHeading(page, "Din ekonomi");
  await page.getByLabel("Din lön per månad, före skatt").fill("34500");
  await page.getByRole("button", { name: "Spara och fortsätt senare" }).click();
  await page.getByText("Det du har fyllt i är sparat.").waitFor();
  await page.goto("/privatlan/ansokan/");
  expect(await page.getByLabel("Din lön per månad, före skatt").inputValue()).toMatch(/^34\s?500$/);
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await stepHeading(page, "Lånet");
});
