import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { changeLook } from "#tests/support/change-look.ts";
import { openGallery } from "#tests/support/kit-page.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";

const SECTIONS = ["falt", "val", "inmatning", "datum", "innehall", "formular", "serverformular"];

async function open(section: string, options: Parameters<typeof openGallery>[1]): Promise<Page> {
  const { page, close } = await openGallery(section, { hasMotion: false, ...options });
  onTestFinished(close);
  return page;
}

test.each(SECTIONS)(
  "%s breaks no accessibility rule in any look, fits in 320 px, can be used with a finger, and is quiet",
  async (section) => {
    const { page, watch, close } = await openGallery(section, { width: 390, hasMotion: false });
    onTestFinished(close);
    expect(await page.evaluate(findSmall)).toEqual([]);
    for (const look of SCREEN_VARIANTS) {
      await changeLook(page, look);
      await expectAccessible(page);
    }
    await changeLook(page, { width: 320, theme: "light" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.waitForLoadState("networkidle");
    watch.expectQuiet();
  },
);

/** Runs in the page. */
function findSmall(): string[] {
  return [
    ...document.querySelectorAll("form button, form summary, form label:has(input), [data-field] :is(input, select)"),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ html: element.outerHTML.slice(0, 100), box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
    .map(({ html, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`);
}

test("a form full of errors breaks no accessibility rule in either theme", async () => {
  const page = await open("inmatning", { width: 390 });
  await page.getByRole("button", { name: "Skicka" }).click();
  await page.getByRole("alert").waitFor();
  for (const theme of ["light", "dark"] as const) {
    await changeLook(page, { width: 390, theme });
    await expectAccessible(page);
  }
});

test("every input of a long form is reached by Tab in the order of the page, with a ring that shows", async () => {
  const page = await open("inmatning", { width: 390 });
  await page.getByLabel("Namn").focus();
  const reached: string[] = [];
  for (let steps = 0; steps < 40; steps += 1) {
    const { name, ring } = await page.evaluate(() => {
      const element = document.activeElement;
      const field = element?.closest("[data-field]");
      const isRinged = (each: Element | null | undefined) =>
        Boolean(each && getComputedStyle(each).boxShadow.split("rgb").length > 2);
      const rings = [element, element?.parentElement, element?.nextElementSibling, element?.closest("label")];
      return { name: field?.getAttribute("data-field") ?? element?.textContent ?? "", ring: rings.some(isRinged) };
    });
    expect([name, ring]).toEqual([name, true]);
    if (reached.at(-1) !== name) reached.push(name);
    if (name === "Skicka") break;
    await page.keyboard.press("Tab");
  }
  expect(reached).toEqual([
    "text",
    "number",
    "float",
    "percentage",
    "phone",
    "email",
    "civicnumber",
    "shortcivicnumber",
    "orgnumber",
    "carregnumber",
    "mcregnumber",
    "zip",
    "startdate",
    "bought",
    "mileage",
    "insurancetype",
    "housing",
    "consent",
    "connection",
    "make",
    "terms",
    "Skicka",
  ]);
});

test("what sticks to the bottom never covers what has focus", async () => {
  const page = await open("serverformular", { width: 390, height: 500 });
  const form = page.getByRole("region", { name: "Beskrivet av servern" });
  const note = form.getByText("Stannar vid kanten");
  await form.getByLabel("Mobilnummer").focus();
  for (let steps = 0; steps < 4; steps += 1) {
    // Measured together: a page that still scrolls would give different positions.
    const isCovered = await note.evaluate((element) => {
      const stuck = element.parentElement?.getBoundingClientRect();
      const focused = document.activeElement?.getBoundingClientRect();
      return stuck !== undefined && focused !== undefined && focused.bottom > stuck.top && focused.top < stuck.bottom;
    });
    expect(isCovered).toBe(false);
    await page.keyboard.press("Tab");
  }
});

test("in forced colours chosen, invalid and disabled inputs still look different", async () => {
  const page = await open("val", { width: 1280 });
  await page.emulateMedia({ forcedColors: "active" });
  const edge = (name: string) =>
    page
      .getByRole("region", { name, exact: true })
      .locator("label:has(input[type=radio])")
      .nth(1)
      .evaluate((card) => getComputedStyle(card).borderTopColor);
  expect(new Set(await Promise.all(["Inget valt", "Valt", "Avstängt"].map(edge))).size).toBe(3);
});
