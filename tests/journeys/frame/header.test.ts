import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { listAnnounced } from "#web/shell/services/announced-services.ts";
import { watchPage } from "#tests/watch-page.ts";

async function open(path: string, options: VisitorOptions = {}): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const header = (page: Page) => page.getByRole("banner");
const menu = (page: Page) => page.getByRole("navigation", { name: "Huvudmeny" });
const item = (page: Page, name: string) => menu(page).locator("summary").getByText(name, { exact: true });

const scrollTo = (page: Page, topPx: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), topPx);

/** Where the header's lower edge is on the screen, once it has stopped moving. */
async function headerBottom(page: Page): Promise<number> {
  return header(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return element.getBoundingClientRect().bottom;
  });
}

describe("the header", () => {
  test("shows the logo and a menu of items and sub-items, opened by one press each [F-058]", async () => {
    const page = await open("/om/");
    expect(await header(page).getByRole("link", { name: "Sparv, till startsidan" }).getAttribute("href")).toBe("/");
    await item(page, "Försäkring").click();
    const car = menu(page).getByRole("link", { name: "Bil", exact: true });
    await car.waitFor();
    expect(await car.locator("svg").count()).toBe(1);
    await item(page, "Lån").click();
    await menu(page).getByRole("link", { name: "Privatlån" }).waitFor();
    expect(await car.isVisible()).toBe(false);
    await expectAccessible(page);
    // Services that are not built are marked, as long as there are any.
    const announced = listAnnounced();
    if (announced.length > 0) await item(page, "Kommer").click();
    for (const { names } of announced)
      await menu(page)
        .getByRole("link", { name: `${names.menu} Kommer` })
        .waitFor();
    if (announced.length > 0) await item(page, "Lån").click();
    await menu(page).getByRole("link", { name: "Privatlån" }).click();
    await page.waitForURL("**/privatlan/");
  });

  test("shows which part of the site the page belongs to", async () => {
    const page = await open("/privatlan/");
    expect(await menu(page).locator('summary[aria-current="true"]').innerText()).toBe("Lån");
    await item(page, "Lån").click();
    const loan = menu(page).getByRole("link", { name: /^Privatlån/ });
    expect(await loan.getAttribute("aria-current")).toBe("page");
  });

  test("has a phone popover with help, hours and a number to dial [F-061]", async () => {
    const page = await open("/");
    await header(page).getByLabel("Ring oss").click();
    await header(page).getByText("Ring om du vill ha hjälp att jämföra eller teckna.").waitFor();
    const panel = header(page)
      .locator("details", { has: page.getByLabel("Ring oss") })
      .locator("> div");
    expect(await panel.getByText("Måndag–fredag 08:00–18:00").isVisible()).toBe(true);
    const dial = header(page).getByRole("link", { name: "08-465 004 10" });
    expect(await dial.getAttribute("href")).toBe("tel:0846500410");
    await expectAccessible(page);
    // On a phone it is attached to the header, because otherwise it would start left of the screen.
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    await page.keyboard.press("Escape");
    await dial.waitFor({ state: "hidden" });
    expect(
      await header(page)
        .getByLabel("Ring oss")
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  test("opens the phone popover for a mouse that rests on it, and closes it when the mouse has gone", async () => {
    const page = await open("/om/");
    const dial = header(page).getByRole("link", { name: "08-465 004 10" });
    await header(page).getByLabel("Ring oss").hover();
    await dial.waitFor();
    await dial.hover();
    expect(await dial.isVisible()).toBe(true);
    await page.mouse.move(200, 700);
    await dial.waitFor({ state: "hidden" });
  });

  test("opens a menu for a mouse that rests on it, keeps it on the way in, and closes it by Escape or when the mouse has gone", async () => {
    const page = await open("/om/");
    const car = menu(page).getByRole("link", { name: "Bil", exact: true });
    await item(page, "Försäkring").hover();
    await car.waitFor();
    await page.keyboard.press("Escape");
    await car.waitFor({ state: "hidden" });
    await item(page, "Lån").hover();
    const loan = menu(page).getByRole("link", { name: /^Privatlån/ });
    await loan.waitFor();
    const from = await item(page, "Lån").boundingBox();
    const to = await loan.boundingBox();
    if (!from || !to) throw new Error("Both are seen");
    // Slower than the menu's delay to close: moving towards it does not count as leaving.
    for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 10) {
      await page.mouse.move(from.x + 10, y);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
    }
    expect(await loan.isVisible()).toBe(true);
    await page.mouse.move(200, 700);
    await loan.waitFor({ state: "hidden" });
  });

  test("shows the sales line, and so does the header of a form page [F-006]", async () => {
    const page = await open("/");
    await header(page).getByLabel("Ring oss").click();
    await header(page).getByRole("link", { name: "08-465 004 10" }).waitFor();
    await page.goto("/forsakring/bil/");
    const sales = header(page).getByRole("link", { name: "08-465 004 10" });
    await sales.waitFor();
    expect(await sales.getAttribute("href")).toBe("tel:0846500410");
  });

  test("customer service and its hours are the same everywhere [F-005]", async () => {
    const page = await open("/");
    for (const path of ["/", "/legal/", "/privatlan/", "/forsakring/", "/finns-inte/"]) {
      await page.goto(path);
      for (const part of [header(page), page.getByRole("contentinfo")]) {
        expect(await part.getByRole("link", { name: "08-465 004 00" }).first().getAttribute("href")).toBe(
          "tel:0846500400",
        );
        expect(await part.innerText()).toMatch(/måndag–fredag 08:00–18:00/i);
      }
    }
  });
});

describe.for([true, false])("the header on scroll (motion: %s)", (hasMotion) => {
  test("hides on the way down and returns on the way up [F-066]", async () => {
    const page = await open("/legal/", { hasMotion });
    await scrollTo(page, 900);
    await page.locator('html[data-header="away"]').waitFor();
    await headerBottom(page);
    const isSeen = () =>
      header(page).evaluate(
        (element) => element.getBoundingClientRect().bottom > 0 && getComputedStyle(element).opacity !== "0",
      );
    expect(await isSeen()).toBe(false);
    await scrollTo(page, 700);
    await page.locator('html[data-header="shown"]').waitFor();
    expect(await headerBottom(page)).toBeGreaterThan(100);
    expect(await isSeen()).toBe(true);
  });
});

describe("the header stays", () => {
  test("while it holds focus, and comes back when focus comes to it", async () => {
    const page = await open("/legal/", { hasMotion: true });
    await scrollTo(page, 900);
    await page.locator('html[data-header="away"]').waitFor();
    expect(await headerBottom(page)).toBeLessThanOrEqual(0);
    await header(page)
      .getByRole("link", { name: "Sparv, till startsidan" })
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    expect(await headerBottom(page)).toBeGreaterThan(100);
    await scrollTo(page, 1_400);
    await page.locator('html[data-header="away"]').waitFor();
    expect(await headerBottom(page)).toBeGreaterThan(100);
  });

  test("while a menu is open", async () => {
    const page = await open("/legal/", { hasMotion: true });
    await item(page, "Försäkring").click();
    await page.mouse.wheel(0, 900);
    await page.locator('html[data-header="away"]').waitFor();
    expect(await headerBottom(page)).toBeGreaterThan(100);
    expect(await menu(page).getByRole("link", { name: "Bil", exact: true }).isVisible()).toBe(true);
  });

  test("and a place that is linked to is not hidden under it", async () => {
    const page = await open("/legal/");
    await page.getByRole("navigation", { name: "På den här sidan" }).getByRole("link", { name: "Ångerrätt" }).click();
    await page.waitForURL("**/#angerratt");
    const heading = page.getByRole("heading", { name: "Ångerrätt" });
    await heading.waitFor();
    const { headingTop, headerEnd } = await page.evaluate(() => ({
      headingTop: document.querySelector("#angerratt")?.getBoundingClientRect().top ?? 0,
      headerEnd: Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0),
    }));
    expect(headingTop).toBeGreaterThanOrEqual(0);
    // At the very end of a page it cannot be scrolled that far; then it is lower, never higher.
    expect(headingTop).toBeGreaterThanOrEqual(Math.min(headerEnd, 130));
  });
});

describe.for([true, false])("at 375 px (JavaScript: %s)", (hasScript) => {
  test("the menu button opens the whole menu and closes it again [F-065]", async () => {
    const page = await open("/om/", { width: 375, height: 700, hasScript });
    const button = header(page).getByLabel("Meny", { exact: true });
    const sheet = header(page).getByRole("navigation", { name: "Huvudmeny" });
    expect(await sheet.isVisible()).toBe(false);
    await button.click();
    await sheet.getByRole("link", { name: "Bil", exact: true }).waitFor();
    const box = await sheet.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(60);
    await sheet.locator("summary", { hasText: "Lån" }).click();
    await sheet.getByRole("link", { name: "Privatlån" }).waitFor();
    expect(await sheet.getByRole("link", { name: "Bil", exact: true }).isVisible()).toBe(false);
    await header(page).getByRole("link", { name: "08-465 004 00" }).scrollIntoViewIfNeeded();
    if (hasScript) await expectAccessible(page);
    await button.click();
    await sheet.waitFor({ state: "hidden" });
    await button.click();
    const loans = sheet.locator("summary", { hasText: /^Lån/ });
    if (!(await sheet.getByRole("link", { name: "Bolån" }).isVisible())) await loans.click();
    await sheet.getByRole("link", { name: "Bolån" }).click();
    await page.waitForURL("**/bolan/");
  });
});

test("on a phone the open menu reaches from the header to the end of the screen, also on a scrolled page", async () => {
  const page = await open("/legal/", { width: 390, height: 844 });
  await scrollTo(page, 900);
  await page.locator('html[data-header="away"]').waitFor();
  await scrollTo(page, 800);
  await page.locator('html[data-header="shown"]').waitFor();
  await header(page).getByLabel("Meny", { exact: true }).click();
  const sheet = page.locator('details[data-menu="sheet"] > div');
  const box = await sheet.boundingBox();
  expect([box?.x, box?.y, box?.width]).toEqual([0, 64, 390]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(843);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
});

test("the menus work by keyboard alone, in the order they are seen", async () => {
  const page = await open("/om/");
  const watch = watchPage(page);
  const names: string[] = [];
  for (let presses = 0; presses < 16; presses++) {
    await page.keyboard.press("Tab");
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim();
      }),
    );
  }
  const order = ["Hoppa till innehållet", "Sparv, till startsidan", "Försäkring", "Lån"];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
  await item(page, "Försäkring").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Bil");
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Försäkring");
  watch.expectQuiet();
});

test("debug messages are turned on and off by the address, which wins over what the browser keeps [F-023]", async () => {
  const page = await open("/forsakring/bil/?debug=true");
  const messages = page.getByRole("region", { name: "Felsökning" });
  await messages.waitFor();
  await page.getByLabel("Visa på alla sidor i den här webbläsaren").check();
  for (const query of ["", "?debug=1"]) {
    await page.goto(`/forsakring/bil/${query}`);
    await messages.waitFor();
  }
  await page.goto("/forsakring/bil/?debug=false");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await messages.count()).toBe(0);
});
