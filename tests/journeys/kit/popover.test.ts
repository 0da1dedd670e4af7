import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(width: number): Promise<Page> {
  const { page, close } = await openGallery("popover", { width, theme: "light" });
  onTestFinished(close);
  return page;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const first = (page: Page) => page.getByText("Det du själv betalar vid en skada.");
const second = (page: Page) => page.getByText("Skador på din egen bil vid krock.");
const pressed = (page: Page) => page.getByText("Bolaget betalar oss om du byter.").first();

test("opening a popover by hover, by press or by keyboard closes the one that is open [F-087]", async () => {
  const page = await open(1280);
  await button(page, "Självrisk").hover();
  await first(page).waitFor();
  await button(page, "Vagnskada").hover();
  await second(page).waitFor();
  expect(await first(page).isVisible()).toBe(false);

  await button(page, "Så tjänar vi pengar").click();
  await pressed(page).waitFor();
  expect(await second(page).isVisible()).toBe(false);

  await button(page, "Självrisk").focus();
  await page.keyboard.press("Enter");
  await first(page).waitFor();
  expect(await pressed(page).isVisible()).toBe(false);

  await button(page, "Mer").click();
  await page.getByRole("menu").waitFor();
  expect(await first(page).isVisible()).toBe(false);
});

test("a hover that opened is not undone by the press that meant the same", async () => {
  const page = await open(1280);
  await button(page, "Självrisk").hover();
  await first(page).waitFor();
  await button(page, "Självrisk").click();
  expect(await first(page).isVisible()).toBe(true);
  // Opened by a press now: the pointer may go.
  await page.mouse.move(900, 700);
  await button(page, "Självrisk").click();
  await first(page).waitFor({ state: "hidden" });
});

test("the panel stands 10 px under its button, inside the screen, and follows when the page scrolls", async () => {
  const page = await open(390);
  await button(page, "Så tjänar vi pengar").click();
  await pressed(page).waitFor();
  const gap = async () => {
    const trigger = await button(page, "Så tjänar vi pengar").boundingBox();
    const panel = await pressed(page).locator("..").boundingBox();
    return trigger && panel && Math.round(panel.y - trigger.y - trigger.height);
  };
  expect(await gap()).toBe(10);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect.poll(gap).toBe(10);

  await button(page, "Vid kanten").click();
  const panel = page.getByText("Bolaget betalar oss om du byter.").last().locator("..");
  await panel.waitFor();
  const box = await panel.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 8);
  expect(box?.x).toBeGreaterThanOrEqual(8);
});

test("the keyboard reaches what is inside, and Escape closes and gives focus back", async () => {
  const page = await open(1280);
  const trigger = button(page, "Så tjänar vi pengar");
  await trigger.focus();
  await page.keyboard.press("Enter");
  await pressed(page).waitFor();
  await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Läs om hur vi rankar");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await pressed(page).waitFor({ state: "hidden" });
  expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a menu opens from the keyboard, is walked by arrows and letters, and hands back what was chosen", async () => {
  const page = await open(1280);
  const trigger = button(page, "Mer");
  await trigger.focus();
  await page.keyboard.press("ArrowDown");
  const menu = page.getByRole("menu", { name: "Mer" });
  await menu.waitFor();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("Skriv ut");
  await page.keyboard.press("v");
  await expect.poll(focused).toBe("Villkor");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.getByText("Valt: print").waitFor();
  await menu.waitFor({ state: "detached" });
  await expect.poll(() => trigger.evaluate((element) => element === document.activeElement)).toBe(true);
});
