import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, fillInCar, openCarResult, RESULT_LIMIT_MS, waitForList } from "#tests/support/car-result.ts";
import {
  fillInPerson,
  openCheckout,
  orderButton,
  ORDER_LIMIT_MS,
  waitForOrder,
  waitForPlaced,
} from "#tests/support/car-checkout.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { logIn } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { OWNER } from "#tests/support/order-fixtures.ts";
import { signedText, signOnScreen } from "#tests/support/sign-order.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";

/** A provider that takes signed orders only. */
const SIGNED = "Kronhjort";

const signing = (page: Page) => page.getByRole("dialog", { name: `Skriv under hos ${SIGNED}` });

async function sendInAt(page: Page, provider: string): Promise<void> {
  await cardOf(page, provider)
    .getByRole("link", { name: `Gå vidare hos ${provider}` })
    .click();
  const checkout = page.getByRole("dialog", { name: `Teckna hos ${provider}` });
  await checkout.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  await fillInPerson(checkout);
  await orderButton(page).click();
}

async function submit(options: VisitorOptions): Promise<Page> {
  const { page, context } = await openCarResult(freshPlate(), options);
  onTestFinished(() => context.close());
  await sendInAt(page, SIGNED);
  await signing(page).waitFor({ timeout: ORDER_LIMIT_MS });
  await signedText(page).waitFor();
  return page;
}

/** Screenshots for comparison with the design: only when a folder is given. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

describe.each([
  { width: 1440, theme: "light" },
  { width: 390, theme: "dark", isPhone: true },
] as const)("the signing at $width in $theme", (options) => {
  test("shows what is signed and how, is accessible, and leads to the order", async () => {
    const page = await submit(options);
    const isPhone = options.width === 390;
    const text = await signing(page).getByRole("region", { name: "Det här skriver du under" }).innerText();
    expect(text.replaceAll(/\s+/g, " ")).toMatch(
      /Jag, Anna Lindqvist, tecknar .* hos Kronhjort för [A-Z]{3} \d{2}\w, \S+ \S.*\. Priset är [\d ]+ kr i månaden, [\d ]+ kr om året\. Försäkringen börjar gälla \d+ \S+ \d{4}\./,
    );
    await signing(page)
      .getByRole(isPhone ? "link" : "img", { name: isPhone ? "Öppna BankID" : /^QR-kod/ })
      .waitFor();
    // No link where another device is to read the code, and no code where the app is opened here.
    expect(await signing(page).getByRole("link", { name: "Öppna BankID" }).count()).toBe(isPhone ? 1 : 0);
    await expectAccessible(page);
    await shoot(page, `signing-${options.width}-${options.theme}`);
    await signOnScreen(page);
    await waitForPlaced(page);
  });
});

test("goes back with everything that was typed, by keyboard alone", async () => {
  const page = await submit({ width: 1440 });
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  expect(await focused()).toBe("Det här skriver du under");
  const seen: string[] = [];
  for (let presses = 0; presses < 12 && (await focused()) !== "Tillbaka"; presses++) {
    await page.keyboard.press("Tab");
    seen.push(await focused());
  }
  expect(seen).toContain("BankID finns på den här datorn");
  expect(await focused()).toBe("Tillbaka");
  await page.keyboard.press("Enter");
  const checkout = page.getByRole("dialog", { name: `Teckna hos ${SIGNED}` });
  await checkout.waitFor();
  expect(await checkout.getByLabel("Mejladress").inputValue()).toBe("anna@exempel.se");
  expect(await checkout.getByLabel("Gatuadress").inputValue()).toBe("Sparvgatan 7");
  expect(await checkout.getByLabel(/^Jag har läst faktabladet/).isChecked()).toBe(true);
  // And it can be signed after all.
  await orderButton(page).click();
  await signedText(page).waitFor({ timeout: ORDER_LIMIT_MS });
  await signOnScreen(page);
  await waitForPlaced(page);
});

test("survives a reload, and a change of device", async () => {
  const page = await submit({ width: 1440 });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: `Skriv under hos ${SIGNED}` }).waitFor();
  await page.getByRole("button", { name: "BankID finns på den här datorn" }).click();
  await page.getByRole("link", { name: "Öppna BankID" }).waitFor();
  await page.getByRole("button", { name: "Jag har BankID på en annan enhet" }).click();
  await page.getByRole("img", { name: /^QR-kod/ }).waitFor();
  expect(await page.getByRole("link", { name: "Öppna BankID" }).count()).toBe(0);
  await signOnScreen(page);
  await waitForPlaced(page);
});

test("an existing order is shown to its person before anything is signed", async () => {
  const { page, listUrl } = await openCheckout(freshPlate(), { width: 390, isPhone: true });
  await fillInPerson(page.getByRole("dialog"));
  await orderButton(page).click();
  await waitForOrder(page);
  const first = new URL(page.url()).searchParams.get("order") ?? "";
  // Whether a person has ordered is shown after identification alone.
  await logIn(page, "/minasidor/", OWNER);
  await page.goto(listUrl);
  // Before that the link leads to the checkout's own page.
  await waitUntilHydrated(page.getByRole("article").first());
  await sendInAt(page, SIGNED);
  const alert = page.getByRole("dialog").getByRole("alert").filter({ hasText: "Du har redan beställt" });
  await alert.waitFor({ timeout: ORDER_LIMIT_MS });
  const link = alert.getByRole("link", { name: "Se din beställning" });
  expect(await link.getAttribute("href")).toContain(first);
  expect(await signedText(page).count()).toBe(0);
  await expectAccessible(page);
  await shoot(page, "already-390");
  // The box has focus, so the link to the order is one Tab away.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Se din beställning");
  await page.keyboard.press("Enter");
  await waitForPlaced(page);
});

test("works without script: the server renders the code, and a button confirms the signature", async () => {
  const { page } = await openPage("/forsakring/bil/", { hasScript: false, width: 390 });
  await fillInCar(page, freshPlate());
  await page.getByRole("button", { name: "Visa priser" }).click({ timeout: RESULT_LIMIT_MS });
  await waitForList(page);
  await page
    .getByRole("article", { name: SIGNED })
    .getByRole("link", { name: /^Gå vidare/ })
    .click();
  await page.getByRole("heading", { level: 1, name: `Teckna hos ${SIGNED}` }).waitFor();
  await fillInPerson(page.getByRole("main"));
  await orderButton(page).click({ timeout: ORDER_LIMIT_MS });
  await page.getByRole("heading", { level: 1, name: `Skriv under hos ${SIGNED}` }).waitFor({ timeout: ORDER_LIMIT_MS });
  await shoot(page, "signing-390-no-script");
  await page.getByRole("button", { name: "Tillbaka" }).click();
  await page.getByRole("heading", { level: 1, name: `Teckna hos ${SIGNED}` }).waitFor();
  expect(await page.getByLabel("Gatuadress").inputValue()).toBe("Sparvgatan 7");
  // A page never comes with a box ticked: the visitor gives the consents of this order again.
  for (const consent of [/^Jag har läst förköpsinformationen/, /^Jag har läst faktabladet/]) {
    expect(await page.getByLabel(consent).isChecked()).toBe(false);
    await page.getByLabel(consent).check();
  }
  await orderButton(page).click({ timeout: ORDER_LIMIT_MS });
  await page.getByRole("img", { name: /^QR-kod/ }).waitFor({ timeout: ORDER_LIMIT_MS });
  await signOnScreen(page);
  await waitForPlaced(page);
});
