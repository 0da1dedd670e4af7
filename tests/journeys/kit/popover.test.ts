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

test("opening a popover by hover, by press or by keyboard closes the one that is open", async () => {
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
});

test("a click right after a hover that opened the popover does not close it", async () => {
  const page = await open(1280);
  await button(page, "Självrisk").hover();
  await first(page).waitFor();
  await button(page, "Självrisk").click();
  expect(await first(page).isVisible()).toBe(true);
  // Opened by a click now: it stays when the pointer leaves.
  await page.mouse.move(900, 700);
  await button(page, "Självrisk").click();
  await first(page).waitFor({ state: "hidden" });
});

test("the panel is 10 px under its button, inside the screen, and follows when the page scrolls", async () => {
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

test("the keyboard reaches the content, and Escape closes and returns the focus", async () => {
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
