import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, waitForList } from "#tests/support/car-result.ts";
import { openHouseResult } from "#tests/support/house-result.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { dataLayer, type DataLayerEntry } from "../consent/consent-page.ts";
import { listClippedTexts, listSplitAmounts } from "#tests/support/text-overflow.ts";
import { countProviders } from "#tests/support/providers.ts";

async function open(options: VisitorOptions = {}, address?: string): Promise<Page> {
  const { page, context } = await openHouseResult({ ...options, isShared: true }, address);
  onTestFinished(() => context.close());
  return page;
}

const update = (page: Page) => page.getByRole("button", { name: "Uppdatera prisförslag" });

test("on a small screen the house is summarised, and changed in a modal [H-009]", async () => {
  const page = await open({ width: 375 });
  const summary = page.getByRole("region", { name: "Din sökning" }).filter({ visible: true });
  expect((await summary.textContent())?.replaceAll(/\s+/g, " ")).toContain(
    "AdressSparvvägen 7, 123 45Inköpsår2014Boyta142 kvmBiyta38 kvm",
  );
  expect(await page.getByLabel("Boyta").filter({ visible: true }).count()).toBe(0);
  await summary.getByRole("button", { name: "Ändra" }).click();
  const dialog = page.getByRole("dialog", { name: "Ändra din sökning" });
  await dialog.getByLabel("Boyta").waitFor();
  expect(await update(page).isDisabled()).toBe(true);
  await expectAccessible(page);
  const before = page.url();
  await dialog.getByLabel("Boyta").fill("160");
  await update(page).click();
  await page.waitForURL((url) => url.href !== before && url.hash === "");
  await waitForList(page);
  await expect.poll(() => summary.textContent(), { timeout: 10_000 }).toContain("160");
});

test("on a wide screen the form is beside the list, and can be hidden [H-010]", async () => {
  const page = await open({ width: 1280 });
  const form = page.getByRole("region", { name: "Din sökning" }).filter({ visible: true });
  expect(await form.getByRole("heading", { level: 2 }).textContent()).toBe("Ditt hus");
  const [formBox, cardBox] = await Promise.all([form.boundingBox(), page.getByRole("article").first().boundingBox()]);
  if (!formBox || !cardBox) throw new Error("not rendered");
  expect(formBox.x + formBox.width).toBeLessThanOrEqual(cardBox.x);
  expect(cardBox.y).toBeLessThan(formBox.y + formBox.height);
  await form.getByRole("button", { name: "Dölj" }).click();
  expect(await form.getByLabel("Boyta").isVisible()).toBe(false);
  await form.getByRole("button", { name: "Visa" }).click();
  await expectAccessible(page);
});

test("a postal code must be found before the prices are updated [H-025]", async () => {
  const page = await open({ width: 1280 });
  const zip = page.getByLabel("Postnummer").filter({ visible: true });
  await zip.fill("123 4");
  expect(await update(page).isDisabled()).toBe(true);
  await page.route("**/ajax/**", async (route) => {
    await held;
    await route.continue();
  });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await zip.fill("903 25");
  expect(await update(page).isDisabled()).toBe(true);
  letGo();
  await page.locator('[data-field="zip"] [aria-live] p').getByText("Umeå").first().waitFor();
  await expect.poll(() => update(page).isDisabled()).toBe(false);
  await zip.fill("000 00");
  await page.locator('[data-field="zip"] [aria-live]').getByText("Vänligen ange ett giltigt postnummer").waitFor();
  expect(await update(page).isDisabled()).toBe(true);
});

test("an update searches again, closes the open details, has the form open with its button in sight, and back leads to the former list [H-027]", async () => {
  const page = await open({ width: 1280 });
  const before = page.url();
  const card = cardOf(page, "Granskog Försäkring");
  await card.locator("summary").click();
  await card.getByText("Självrisk byggnad").waitFor();
  await page.getByLabel("Boyta").filter({ visible: true }).fill("190");
  await update(page).click();
  await page.waitForURL((url) => url.href !== before);
  await waitForList(page);
  const details = card.locator("details");
  await expect.poll(() => details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
  const area = page.getByLabel("Boyta").filter({ visible: true });
  await expect.poll(() => area.inputValue()).toBe("190");
  await expect.poll(() => update(page).isDisabled()).toBe(true);
  const button = await update(page).boundingBox();
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(844);
  await page.goBack();
  await waitForList(page);
  expect(page.url()).toBe(before);
});

test("a card shows the yearly fee, opens its excesses, and the button of an offer without a link is greyed out [H-038] [H-041] [H-042] [H-043]", async () => {
  const page = await open({ width: 1440, theme: "dark" });
  const card = cardOf(page, "Åkerbär");
  expect(await card.textContent()).toMatch(/\d\skr\/år|kr\/år/);
  await card.locator("summary").click();
  await card.getByText("”Trasig diskmaskin ersätts till nypris.”").waitFor();
  await card.getByText("Självrisk lösöre").waitFor();
  await card.getByText("Premien sänks ett steg för varje skadefritt år.").waitFor();
  await card.getByText("Nypris på vitvaror i fem år").waitFor();
  expect(await cardOf(page, "Stenvalv").getByRole("button", { name: "Gå vidare" }).isDisabled()).toBe(true);
  await expectAccessible(page);
});

test("a logo that cannot be loaded is shown in low resolution [H-037]", async () => {
  const page = await open();
  await page.route("**/logos/*.svg", (route) => route.abort());
  await page.reload();
  const logo = cardOf(page, "Åkerbär").getByAltText("Åkerbär");
  await expect.poll(() => logo.getAttribute("src")).toBe("/logos/low/akerbar.png");
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
});

test("insurers without a quote are listed on demand, and how the search was made [H-049] [H-050]", async () => {
  const page = await open({ width: 390 }, "Nejvägen 3");
  expect(await page.getByRole("article").count()).toBe(countProviders("house") - 1);
  const withoutOffer = page.getByText("Fyrbåk.", { exact: true });
  expect(await withoutOffer.isVisible()).toBe(false);
  await page.getByText("Visa företag som inte gav något svar").click();
  await withoutOffer.waitFor();
  await page.getByText("Dölj företag som inte gav något svar").click();
  expect(await withoutOffer.isVisible()).toBe(false);
  await page.getByText("Så har vi sökt").click();
  await page.getByText(/^Vi skickar uppgifterna om ditt hus till bolagen/).waitFor();
});

test("offers are compared by their excesses, two on a phone, and no assistant is offered [C-041]", async () => {
  const page = await open({ width: 390 });
  expect(await page.getByRole("link", { name: "Fråga AI" }).count()).toBe(0);
  await page.getByRole("link", { name: "Jämför", exact: true }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Jämför villaförsäkring" });
  await dialog.getByRole("rowheader", { name: "Självrisk byggnad" }).first().waitFor();
  // By the year, as the list.
  expect(await dialog.getByRole("columnheader").nth(1).textContent()).toMatch(/per år/);
  // The text of a discount does not widen its column.
  const second = await dialog.getByRole("columnheader").nth(2).boundingBox();
  expect(second?.x).toBeLessThan(300);
  await expectAccessible(page);
});

test("the page is measured under the name and category of the documents [H-005] [H-006]", async () => {
  const page = await open({ consent: [1, 2] });
  await expect
    .poll(async () => (await dataLayer(page)).filter(({ event }: DataLayerEntry) => event === "page_data").at(-1))
    .toMatchObject({
      path: "/forsakring/villa/result/",
      section: "forsakring",
      product: "insurancehouse",
      category: "manual house owner",
    });
});

test("at 320 px nothing is wider than the screen, on the form or the result", async () => {
  const page = await open({ width: 320 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByText("Självrisker & fördelar").filter({ visible: true }).first().click();
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await listSplitAmounts(page)).toEqual([]);
  expect(await listClippedTexts(page)).toEqual([]);
  await page.goto("/forsakring/villa/");
  await page.getByRole("button", { name: "Lägg till byggnad" }).click();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
