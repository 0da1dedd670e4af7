import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { signsAll } from "#tests/support/sign-order.ts";
import { expectAccessible } from "#tests/axe.ts";
import { fillInPerson, ORDER_LIMIT_MS, orderButton, updateButton, waitForOrder } from "#tests/support/car-checkout.ts";
import { cardOf, PERSONAL_NUMBER, waitForList } from "#tests/support/car-result.ts";
import { fillInFlat, FLAT_PATH, openFlatResult } from "#tests/support/flat-result.ts";
import { focusedName, tabTo } from "#tests/support/keyboard.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { freshAddress } from "#tests/support/fresh-object.ts";
import { listClippedTexts, listSplitAmounts } from "#tests/support/text-overflow.ts";
import { countProviders } from "#tests/support/providers.ts";

const PROVIDER = "Tuvull";

/** What the ordered insurance has an excess for, when drulle was added. */
const ALL_EXCESSES = [
  "Självrisk lösöre",
  "Självrisk vattenskada",
  "Självrisk drulle",
  "Självrisk bostadsrättstillägg",
  "Självrisk reseskydd",
];

async function visit(options: VisitorOptions = {}): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

async function openResult(options: VisitorOptions = {}, address?: string): Promise<Page> {
  const { page, context } = await openFlatResult(options, address);
  onTestFinished(() => context.close());
  return page;
}

const checkout = (page: Page) => page.getByRole("dialog", { name: `Teckna hos ${PROVIDER}` });

const show = (page: Page) => page.getByRole("button", { name: "Visa priser" });

test("on a phone a home is described, compared, given drulle in the checkout and ordered [T-001] [T-008] [C-218] [V-068]", async () => {
  const page = await visit({ width: 390 });
  const watch = watchPage(page);
  await page.goto(FLAT_PATH);
  await fillInFlat(page);
  // An optional answer can be cleared, by touch and by keyboard.
  const door = page.getByRole("radiogroup", { name: /^Säkerhetsdörr/ }).getByRole("radio", { name: "Ja" });
  await door.click();
  expect(await door.isChecked()).toBe(true);
  await door.click();
  expect(await door.isChecked()).toBe(false);
  await door.press("Space");
  expect(await door.isChecked()).toBe(true);
  await door.press("Space");
  expect(await door.isChecked()).toBe(false);
  await page.getByLabel("Har föreningen bostadsrättstillägg för alla?").waitFor();
  await page.locator('[data-field="zip"] [aria-live] p').getByText("Farsta, Stockholms län").waitFor();
  await expectAccessible(page);
  await show(page).click();
  await waitForList(page);
  expect(new URL(page.url()).pathname).toBe("/forsakring/hem/jamfor/");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    `${countProviders("flat")} priser på hemförsäkring`,
  );
  const fees = await page.getByRole("article").locator("text=/kronor per år$/").allTextContents();
  const amounts = fees.map((fee) => Number.parseInt(fee, 10));
  expect(amounts).toHaveLength(countProviders("flat"));
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  const summary = page.getByRole("region", { name: "Din sökning" }).filter({ visible: true });
  expect((await summary.textContent())?.replaceAll(/\s+/g, " ")).toContain(
    "AdressSparvvägen 7, 123 45BoendeformBostadsrättSaker för500 000 krBoyta62 kvmAntal boende2",
  );
  expect(await page.content()).not.toContain(PERSONAL_NUMBER);
  await expectAccessible(page);

  // What the owner of such a home needs stands under the price where it is missing.
  await cardOf(page, "Nordkaj").getByText("Bostadsrättstillägg ingår inte").first().waitFor();
  const card = cardOf(page, PROVIDER);
  await card.locator("summary").click();
  await card.getByText("Självrisk bostadsrättstillägg").waitFor();
  await card
    .getByRole("link", { name: `Gå vidare hos ${PROVIDER}` })
    .first()
    .click();
  const dialog = checkout(page);
  await dialog.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  await fillInPerson(dialog);
  await dialog.getByText("Andra val").click();
  await dialog
    .getByRole("radiogroup", { name: /^Drulle/ })
    .getByRole("radio", { name: "Ja" })
    .check();
  await updateButton(page).click();
  await page.getByText("Nytt pris").waitFor({ timeout: ORDER_LIMIT_MS });
  await expectAccessible(page);
  await orderButton(page).click();
  await waitForOrder(page);
  expect(new URL(page.url()).pathname).toBe("/forsakring/hem/order/klar/");
  await page.getByText("bostadsrätt, 62 kvm").waitFor();
  await page.getByText("Visa självrisker & fördelar").click();
  const modal = page.getByRole("dialog", { name: PROVIDER });
  await modal.getByRole("heading", { name: "Om försäkringen" }).waitFor();
  await modal
    .getByRole("definition")
    .and(modal.getByText("Ingår", { exact: true }))
    .first()
    .waitFor();
  for (const excess of ALL_EXCESSES) await modal.getByText(excess, { exact: true }).waitFor();
  await expectAccessible(page);
  watch.expectQuiet();
});

test.skipIf(signsAll())("on a wide screen a home is ordered by keyboard alone [T-001] [T-008]", async () => {
  const page = await visit({ width: 1440 });
  await page.goto(FLAT_PATH);
  await typeInto(page, /^Adress/, freshAddress());
  await typeInto(page, /^Postnummer/, "12345");
  await typeInto(page, /^Boendeform/, "Bostads");
  await typeInto(page, /^Boyta/, "62");
  await typeInto(page, /^Antal boende$/, "2");
  await typeInto(page, /^Värdet på dina saker/, "5");
  await typeInto(page, /^Personnummer/, PERSONAL_NUMBER);
  await page.keyboard.press("Enter");
  await waitForList(page);
  await tabTo(page, new RegExp(`^Gå vidare hos ${PROVIDER}$`));
  await page.keyboard.press("Enter");
  await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  await typePerson(page);
  await page.keyboard.press("Enter");
  await waitForOrder(page);
  await tabTo(page, /^Visa självrisker & fördelar/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Om försäkringen" }).waitFor();
  await page
    .getByRole("term")
    .and(page.getByText("Bostadsrättstillägg", { exact: true }))
    .waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await expectAccessible(page);
});

test.skipIf(signsAll())(
  "on a wide screen the form is beside the list, finds other prices and the covers side by side",
  async () => {
    const page = await openResult({ width: 1440, theme: "dark" });
    const form = page.getByRole("region", { name: "Din sökning" }).filter({ visible: true });
    expect(await form.getByRole("heading", { level: 2 }).textContent()).toBe("Ditt hem");
    const before = page.url();
    await form
      .getByRole("radiogroup", { name: /^Drulle/ })
      .getByRole("radio", { name: "Ja" })
      .check();
    await form.getByRole("button", { name: "Uppdatera prisförslag" }).click();
    await page.waitForURL((url) => url.href !== before);
    await waitForList(page);
    const card = cardOf(page, "Nordkaj");
    await card.locator("summary").click();
    const details = card.locator("details");
    await expect
      .poll(() => details.getByText("Drulle", { exact: true }).locator("..").textContent())
      .toBe("DrulleIngår");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Jämför", exact: true }).filter({ visible: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Jämför hemförsäkring" });
    for (const row of ["Drulle", "Bostadsrättstillägg", "Reseskydd", "Självrisk lösöre"])
      await dialog.getByRole("rowheader", { name: row, exact: true }).first().waitFor();
    await expectAccessible(page);
  },
);

test.skipIf(signsAll())(
  "without JavaScript a student finds prices at 320 px, and sees which insurers gave no offer",
  async () => {
    const page = await visit({ hasScript: false, width: 320 });
    await page.goto(FLAT_PATH);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await fillInFlat(page, "Nejvägen 3");
    await page.getByLabel("Boendeform").selectOption("student");
    await show(page).click();
    await waitForList(page);
    // One by the magic address, one because it takes no students.
    expect(await page.getByRole("article").count()).toBe(7);
    await page.getByText("Visa företag som inte gav något svar").click();
    await page
      .getByText(/Fyrbåk/)
      .first()
      .waitFor();
    const card = cardOf(page, PROVIDER);
    await card.locator("summary").click();
    expect(await card.getByText("Reseskydd", { exact: true }).count()).toBe(1);
    expect(await card.getByText("Bostadsrättstillägg").count()).toBe(0);
    for (const summary of await page.locator("article summary").all()) {
      if ((await summary.locator("..").getAttribute("open")) === null) await summary.click();
    }
    expect(await listSplitAmounts(page)).toEqual([]);
    expect(await listClippedTexts(page)).toEqual([]);
    expect(await overflow()).toBeLessThanOrEqual(0);
  },
);

/** Tabs to the control with this name, and types; a dropdown selects the option that begins with the text. */
async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Every mandatory field, ending at the button. */
async function typePerson(page: Page): Promise<void> {
  const typed: Readonly<Record<string, string>> = {
    Mejladress: "anna@exempel.se",
    Mobilnummer: "0701740605",
    Gatuadress: "Sparvgatan 7",
    Postnummer: "12345",
    Ort: "Farsta",
  };
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const name = await focusedName(page);
    const field = Object.keys(typed).find((label) => name.startsWith(label));
    if (field) await page.keyboard.type(typed[field] ?? "");
    if (name.startsWith("Jag har läst")) await page.keyboard.press("Space");
    if (name.startsWith("Teckna försäkring")) return;
  }
  throw new Error("the order button was not reached by keyboard");
}
