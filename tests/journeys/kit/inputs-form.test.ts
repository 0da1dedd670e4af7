import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(section: string, options: Parameters<typeof openGallery>[1] = {}): Promise<Page> {
  const { page, close } = await openGallery(section, { width: 1280, ...options });
  onTestFinished(close);
  return page;
}

const submit = (page: Page) => page.getByRole("button", { name: "Visa priser" });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const topOf = (page: Page, name: string) =>
  page.locator(`[data-field="${name}"]`).evaluate((field) => Math.round(field.getBoundingClientRect().top));
const hasFocus = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((element) => element === document.activeElement);

/** Every scroll position of the page, frame by frame, until it no longer moves. */
const followScroll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ durationMs: number; stops: number }>((resolve) => {
        let begunMs = performance.now();
        let movedMs = begunMs;
        let last = window.scrollY;
        let stops = 0;
        const look = () => {
          const nowMs = performance.now();
          if (window.scrollY !== last) {
            if (stops === 0) begunMs = nowMs;
            last = window.scrollY;
            movedMs = nowMs;
            stops += 1;
          }
          // The click that starts it may take a while on a busy machine.
          if (nowMs - movedMs > (stops === 0 ? 2_000 : 400)) resolve({ durationMs: movedMs - begunMs, stops });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

test("the page scrolls to the topmost wrong field when it is off screen, over 600 ms, to 150 px from the top", async () => {
  const page = await open("formular");
  await submit(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await topOf(page, "name")).toBeLessThan(0);
  const [follow] = await Promise.all([followScroll(page), submit(page).click()]);
  expect(await topOf(page, "name")).toBe(150);
  expect(await hasFocus(page, "Namn")).toBe(true);
  expect(follow.durationMs).toBeGreaterThan(500);
  expect(follow.durationMs).toBeLessThan(3_000);
  expect(follow.stops).toBeGreaterThan(5);
});

test("a form in a modal or another box that scrolls is scrolled there, and the page stays", async () => {
  const page = await open("formular", { hasMotion: false });
  const button = page.getByRole("button", { name: "Skicka rutan" });
  await button.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  const gap = () =>
    page.locator('[data-field="boxed"]').evaluate((field) => {
      let around = field.parentElement;
      while (around && getComputedStyle(around).overflowY !== "auto") around = around.parentElement;
      return Math.round(field.getBoundingClientRect().top - (around?.getBoundingClientRect().top ?? 0));
    });
  expect(await gap()).toBeLessThan(0);
  await button.click();
  // The box cannot scroll beyond its top; the summary was added above the field.
  await expect.poll(gap).toBeGreaterThan(0);
  expect(await gap()).toBeLessThanOrEqual(150);
  expect(await scrollTop(page)).toBe(before);
  expect(await hasFocus(page, "Namn i rutan")).toBe(true);
});

test("with reduced motion the page jumps there at once, and the visitor's own scrolling takes over", async () => {
  const calm = await open("formular", { hasMotion: false });
  await calm.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [follow] = await Promise.all([followScroll(calm), submit(calm).click()]);
  // One step of ours, and perhaps one of the browser's that brings the button into sight.
  expect(follow.stops).toBeLessThanOrEqual(2);
  const page = await open("formular");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await submit(page).click();
  await page.mouse.wheel(0, 10);
  await followScroll(page);
  expect(await topOf(page, "name")).not.toBe(150);
});

test("a click on the button counts although the error of the field moves it", async () => {
  const page = await open("serverformular", { hasMotion: false });
  const form = page.getByRole("region", { name: "Beskrivet av servern" });
  await form.getByLabel("Mobilnummer").fill("12");
  const button = form.getByRole("button", { name: "Teckna" });
  const at = await button.boundingBox();
  // The upper edge: one line of error above is enough to move the button from under the pointer.
  await page.mouse.move((at?.x ?? 0) + 40, (at?.y ?? 0) + 4);
  await page.mouse.down();
  await page.mouse.up();
  await form.getByRole("alert").waitFor();
  expect((await button.boundingBox())?.y).toBeGreaterThan((at?.y ?? 0) + 4);
});
