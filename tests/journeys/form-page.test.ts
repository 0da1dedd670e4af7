import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { announcedServices } from "#tests/support/announced.ts";
import { openPage } from "#tests/support/open-page.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";

/* What every form of the product has, tested in the forms for cars and houses. */

const CAR = "/forsakring/bil/";
const HOUSE = "/forsakring/villa/";

const open = async (path: string, options: VisitorOptions = {}): Promise<Page> =>
  (await openPage(path, { width: 1280, ...options })).page;

/** The box with the line around the input. */
const box = (input: Locator) => input.locator("..");
const styleOf = (input: Locator) => box(input).getAttribute("data-style");
const lineOf = (input: Locator) => box(input).evaluate((element) => getComputedStyle(element).borderTopColor);
const message = (page: Page, name: string) => page.locator(`[data-field="${name}"] [aria-live] p`);

const GREEN = "rgb(13, 116, 73)";
const RED = "rgb(192, 38, 28)";
const GREY = "rgb(122, 134, 162)";

test("a personal number shows whose it is, or that it is invalid [V-026] [V-028] [V-029]", async () => {
  const page = await open(CAR);
  const input = page.getByLabel("Personnummer", { exact: true });
  expect(await input.getAttribute("placeholder")).toBe("ÅÅÅÅMMDDXXXX");
  await input.fill("198502102380");
  await message(page, "civicnumber").getByText("Anna Lindqvist").waitFor();
  expect(await styleOf(input)).toBe("valid");
  // The format is right: only the server finds that the check digit is wrong.
  await input.fill("198502102381");
  await message(page, "civicnumber").getByText("Vänligen ange ett giltigt personnummer").waitFor();
  expect(await styleOf(input)).toBe("invalid");
});

test("the browser makes the same ids as the server", async () => {
  const page = await open(CAR);
  const ids = await page.locator("[popover]").evaluateAll((panels) =>
    panels.map((panel) => {
      const [, made] = Object.entries(panel).find(([key]) => key.startsWith("__reactProps$")) ?? [];
      return { written: panel.id, made: (made as { id?: string } | undefined)?.id };
    }),
  );
  expect(ids.length).toBeGreaterThan(0);
  for (const { written, made } of ids) expect(made).toBe(written);
});

test("an unknown plate is not found [V-033] [V-034]", async () => {
  const page = await open(CAR);
  const input = page.getByLabel("Registreringsnummer");
  expect(await input.getAttribute("placeholder")).toBe("ABC123");
  await input.fill("XXX 123");
  await message(page, "carregnumber").getByText("Registreringsnumret hittades inte").waitFor();
  expect(await styleOf(input)).toBe("invalid");
  expect(await input.getAttribute("aria-invalid")).toBe("true");
});

test("a postal code shows town and county; one that is not there is wrong [V-039] [V-040]", async () => {
  const page = await open(CAR);
  const input = page.getByLabel("Postnummer");
  await input.fill("123 45");
  await message(page, "zip").getByText("Farsta, Stockholms län").waitFor();
  await input.fill("00000");
  await message(page, "zip").getByText("Vänligen ange ett giltigt postnummer").waitFor();
  expect(await styleOf(input)).toBe("invalid");
});

test("a field is green when right, red when wrong, and neither when unset or empty and optional [V-006] [V-007]", async () => {
  const page = await open(HOUSE);
  const name = page.getByLabel(/^Fastighetsbeteckning/);
  const stateOf = async (input: Locator) => [await styleOf(input), await lineOf(input)];
  expect(await stateOf(name)).toEqual(["none", GREY]);
  await name.fill("Sparven 1:7");
  await name.blur();
  expect(await stateOf(name)).toEqual(["valid", GREEN]);
  await name.fill("(");
  await name.blur();
  expect(await stateOf(name)).toEqual(["invalid", RED]);
  const shown = message(page, "realestatenumber");
  expect(await shown.textContent()).toContain("Vänligen kontrollera fastighetsbeteckningen");
  await name.fill("Sparven 1:7");
  expect(await shown.count()).toBe(0);
  await name.fill("");
  await name.blur();
  expect(await stateOf(name)).toEqual(["none", GREY]);
});

test("an optional field has the label 'Valfritt', a mandatory one does not [V-011]", async () => {
  const page = await open(HOUSE);
  const namesOf = (fields: Locator) =>
    fields.evaluateAll((all) => all.map((field) => field.getAttribute("data-field") ?? ""));
  const optional = await namesOf(page.locator("[data-field]", { hasText: "Valfritt" }));
  const all = await namesOf(page.locator("[data-field]"));
  expect(optional.toSorted()).toEqual(["biarea", "realestatenumber"]);
  expect(all.length).toBeGreaterThan(8);
});

test("the page scrolls to the topmost wrong field when it is off the screen, and stays when it is not [V-013]", async () => {
  const top = (page: Page) =>
    page.locator('[data-field="carregnumber"]').evaluate((field) => Math.round(field.getBoundingClientRect().top));
  const small = await open(CAR, { width: 390, height: 500 });
  const submit = (page: Page) => page.getByRole("button", { name: "Visa priser" });
  await small.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await top(small)).toBeLessThan(0);
  await submit(small).click();
  await expect.poll(() => top(small)).toBe(150);
  expect(await small.getByLabel("Registreringsnummer").evaluate((element) => element === document.activeElement)).toBe(
    true,
  );

  const tall = await open(CAR, { height: 2400 });
  await submit(tall).click();
  await tall.getByRole("alert").waitFor();
  expect(await tall.evaluate(() => window.scrollY)).toBe(0);
});

test("the header has a back link, a title and help with the sales number; on a phone a button with it; the back link asks about unsaved input [F-073] [F-074] [F-075] [F-076]", async () => {
  const page = await open(CAR);
  const header = page.getByRole("banner");
  const back = header.getByRole("link", { name: "Tillbaka" });
  expect(await back.getAttribute("href")).toBe("/");
  await header.getByRole("heading", { level: 1 }).waitFor();
  expect(await header.getByText("Vill du ha hjälp?").isVisible()).toBe(true);
  const dial = (on: Page) => on.getByRole("banner").getByRole("link", { name: /^08-/ });
  const number = (await dial(page).textContent()) ?? "";
  expect(await dial(page).getAttribute("href")).toBe(`tel:${number.replaceAll(/\D/g, "")}`);

  const phone = await open(CAR, { width: 390 });
  expect(await phone.getByText("Vill du ha hjälp?").first().isVisible()).toBe(false);
  expect(await dial(phone).isVisible()).toBe(false);
  await phone.getByRole("button", { name: `Ring oss, ${number}` }).click();
  await dial(phone).waitFor();
  await expectAccessible(phone);
  await phone.keyboard.press("Escape");

  await phone.getByLabel("Registreringsnummer").fill("SPV 24K");
  await phone.getByRole("link", { name: "Tillbaka" }).click();
  const question = phone.getByRole("alertdialog");
  await question.getByText("Är du säker på att du vill lämna sidan?").waitFor();
  await question.getByText("Ändringar som du har gjort kommer inte sparas.").waitFor();
  await expectAccessible(phone);
  await phone.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await phone.getByLabel("Registreringsnummer").inputValue()).toBe("SPV 24K");
  await phone.getByRole("link", { name: "Tillbaka" }).press("Enter");
  await question.getByRole("button", { name: "Ja, lämna" }).click();
  await phone.waitForURL((url) => url.pathname === "/");
});

test("all steps have their labels from medium screens, below that only the current one [F-108]", async () => {
  const shown: Record<number, boolean[]> = {};
  const page = await open(CAR);
  for (const width of [375, 759, 760, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    const labels = await page.getByRole("list", { name: "Steg" }).getByRole("listitem").all();
    shown[width] = await Promise.all(
      labels.map(async (label) => ((await label.locator("span").last().boundingBox())?.width ?? 0) > 1),
    );
  }
  const onlyCurrent = [true, false, false];
  const all = [true, true, true];
  expect(shown).toEqual({ 375: onlyCurrent, 759: onlyCurrent, 760: all, 1024: all });
});

test("forms are in a card with help beside it, pages have alert banners and dropdown menus [F-111]", async () => {
  const page = await open(CAR);
  const besides = async () => {
    const card = await page.getByRole("heading", { level: 2, name: "Bilen" }).boundingBox();
    const side = await page.getByRole("heading", { level: 2, name: "Vill du ha hjälp?" }).boundingBox();
    return card && side && side.x > card.x + 300;
  };
  expect(await besides()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await besides()).toBe(false);

  const announced = await open(announcedServices[0]?.service.path ?? "/forsakring/");
  for (const _ of announcedServices) {
    const banner = announced.getByRole("main").getByText("Inte klart än");
    const icon = banner.locator("xpath=ancestor::*[.//*[name()='svg']][1]").locator("svg").first();
    expect([await banner.isVisible(), await icon.isVisible()]).toEqual([true, true]);
  }
  const child = announced.getByRole("banner").getByRole("link", { name: "Bil", exact: true });
  expect(await child.isVisible()).toBe(false);
  await announced.getByRole("banner").getByText("Försäkring", { exact: true }).first().click();
  await child.waitFor();
});

test("breadcrumbs carry a BreadcrumbList with the same content [F-110]", async () => {
  const page = await open("/sa-rankar-vi/");
  const nav = page.getByRole("navigation", { name: "Brödsmulor" });
  const shown = await nav.getByRole("listitem").allTextContents();
  const list = JSON.parse((await nav.locator('script[type="application/ld+json"]').textContent()) ?? "null") as {
    "@type": string;
    itemListElement: { position: number; name: string; item: string }[];
  };
  expect(list["@type"]).toBe("BreadcrumbList");
  expect(shown.length).toBeGreaterThan(1);
  expect(list.itemListElement.map(({ name }) => name)).toEqual(shown);
  expect(list.itemListElement.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
  expect(list.itemListElement[0]?.item).toBe(new URL("/", page.url()).href);
});
