import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { PAGE_LIMITS } from "#http/page-limits.ts";
import { expectAccessible } from "#tests/axe.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { countProviders } from "#tests/support/providers.ts";

async function visit(options: VisitorOptions = {}): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

const message = (page: Page, name: string) => page.locator(`[data-field="${name}"] [aria-live] p`);

/** Waits for each lookup: car, name and town. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Registreringsnummer").fill("SPV 24K");
  await message(page, "carregnumber").getByText("Blå, Volvo, 2019").waitFor();
  await page.getByLabel("Personnummer").fill("198502102380");
  await message(page, "civicnumber").getByText("Anna Lindqvist").waitFor();
  await page.getByLabel("Postnummer").fill("123 45");
  await message(page, "zip").getByText("Farsta, Stockholms län").waitFor();
}

test("the form shows car, owner and town while it is filled in, on a phone and a desk", async () => {
  const page = await visit({ width: 390 });
  const watch = watchPage(page);
  await page.goto("/forsakring/bil/");
  await fillIn(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 844 });
  await expectAccessible(page);
  watch.expectQuiet();
});

test.for([true, false])(
  "a plate typed on the start page is in the form, with its car when there is script (JavaScript: %s)",
  async (hasScript) => {
    const page = await visit({ width: 390, hasScript });
    await page.goto("/");
    await page.getByLabel("Registreringsnummer").fill("spv24k");
    await page.getByRole("button", { name: `Jämför ${countProviders("car")} bolag` }).click();
    await page.waitForURL("**/forsakring/bil/");
    expect(await page.getByLabel("Registreringsnummer").inputValue()).toBe("SPV 24K");
    // Nothing has been submitted yet: no field is marked as missing.
    expect(await page.getByRole("alert").count()).toBe(0);
    if (hasScript) await message(page, "carregnumber").getByText("Blå, Volvo, 2019").waitFor();
  },
);

test("without JavaScript a search to be changed leads back to the form with what was searched for, but not the personal number", async () => {
  const page = await visit({ hasScript: false });
  await page.goto("/forsakring/bil/");
  await page.getByLabel("Registreringsnummer").fill("NON 001");
  await page.getByLabel("Hur långt kör du på ett år?").selectOption({ value: "500" });
  await page.getByLabel("Personnummer").fill("200501252399");
  await page.getByLabel("Postnummer").fill("12345");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("heading", { name: "Din sökning gav inga resultat" }).waitFor();
  await page.getByRole("button", { name: "Ändra", exact: true }).first().click();
  await page.waitForURL("**/forsakring/bil/");
  expect(await page.getByLabel("Registreringsnummer").inputValue()).toBe("NON 001");
  expect(await page.getByLabel("Hur långt kör du på ett år?").inputValue()).toBe("500");
  expect(await page.getByLabel("Personnummer").inputValue()).toBe("");
});

test("a lost connection keeps the input, and the search runs when it is back [F-098]", async () => {
  const page = await visit();
  await page.goto("/forsakring/bil/");
  await fillIn(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Visa priser" }).click();
  const modal = page.getByRole("dialog", { name: "Något gick fel" });
  await modal.waitFor();
  await modal
    .getByText(
      "Servern gav inget svar eller så uppstod ett fel. Säkerställ att du är ansluten till internet och testa igen.",
      { exact: true },
    )
    .waitFor();
  await page.context().setOffline(false);
  await modal.getByRole("button", { name: "Försök igen" }).click();
  await page.waitForURL(/\/jamfor\/\?searchid=/);
  expect(await modal.count()).toBe(0);
});

test("a search over the limit stays in the form, with the input and when to try again", async () => {
  const page = await visit({ width: 390 });
  await page.goto("/forsakring/bil/");
  await fillIn(page);
  // Forms with nothing in them are counted like any other.
  for (let posts = 0; posts < PAGE_LIMITS.search.visitor.limit; posts++)
    await page.evaluate(() => fetch(location.href, { method: "POST", body: new URLSearchParams() }));
  await page.getByRole("button", { name: "Visa priser" }).click();
  const alert = page.getByRole("alert");
  await alert.getByText(/Det du har fyllt i står kvar\. Försök igen om (en minut|\d+\sminuter)\./).waitFor();
  expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel("Personnummer").inputValue()).toMatch(/^19850210-?2380$/);
  expect(await page.getByLabel("Registreringsnummer").inputValue()).toBe("SPV 24K");
  await expectAccessible(page);
});

test("without JavaScript every error is at its field, and the summary links to it", async () => {
  const page = await visit({ width: 390, hasScript: false });
  await page.goto("/forsakring/bil/");
  await page.getByLabel("Postnummer").fill("1234");
  await page.getByLabel("Hur långt kör du på ett år?").selectOption({ label: "Välj..." });
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "Visa priser" }).click(),
  ]);
  expect(answer.status()).toBe(422);
  const summary = page.getByRole("alert");
  expect(await summary.getByText("Fyra fält behöver rättas").count()).toBe(1);
  await summary.getByRole("link", { name: "Vänligen välj ett alternativ" }).click();
  expect(new URL(page.url()).hash).toBe("#falt-yearlymileage");
  expect(await page.getByLabel("Hur långt kör du på ett år?").getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Postnummer").inputValue()).toBe("1234");
});

test("a focused field has one focus ring, around all of it", async () => {
  const page = await visit({ width: 390 });
  await page.goto("/forsakring/bil/");
  const shadowOf = (element: Element) => getComputedStyle(element).boxShadow;
  for (const label of ["Registreringsnummer", "Personnummer", "Hur långt kör du på ett år?"]) {
    const input = page.getByLabel(label);
    await input.focus();
    expect(await input.evaluate(shadowOf)).toBe("none");
    expect(await input.locator("..").evaluate(shadowOf)).toContain("0px 0px 0px 6px");
  }
});
