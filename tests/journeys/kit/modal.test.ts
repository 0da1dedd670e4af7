import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(width: number): Promise<Page> {
  const { page, close } = await openGallery("modal", { width, theme: "light" });
  onTestFinished(close);
  return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The white box; the dialog inside it has the same width. */
const boxOf = (page: Page) => page.getByRole("dialog").locator("..");

/** Out of the way of every modal but the full one. */
const pressOutside = (page: Page) => page.mouse.click(8, 8);

/** A visitor presses beside a modal that they see in its place, not one that still rises. */
async function openStill(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole("dialog").waitFor();
  await expect.poll(() => movesOf(page)).toEqual([]);
}

/** Notes every motion of the box from now on: one that lasts 600 ms can be over before a slow machine asks for it. */
async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  const moves = await boxOf(page).evaluateHandle((box) => {
    const begun: string[] = [];
    box.addEventListener("animationstart", ({ animationName }) => {
      const move = box.getAnimations().find((each) => (each as CSSAnimation).animationName === animationName);
      begun.push(`${animationName} ${String(move?.effect?.getTiming().duration)}`);
    });
    return begun;
  });
  return () => moves.jsonValue();
}

const waitUntilGone = (page: Page) => page.getByRole("dialog").waitFor({ state: "detached" });

test("each size has its width, sm when none is chosen, and on a phone all are sheets from the bottom [F-092]", async () => {
  const page = await open(1440);
  const widths: Record<string, number | undefined> = {};
  for (const name of ["utan val", "xs", "sm", "md", "base", "lg", "xl", "full"]) {
    await press(page, `Öppna ${name}`);
    await page.getByRole("dialog").waitFor();
    widths[name] = (await boxOf(page).boundingBox())?.width;
    await page.keyboard.press("Escape");
    await waitUntilGone(page);
  }
  expect(widths).toEqual({ "utan val": 480, xs: 360, sm: 480, md: 600, base: 720, lg: 960, xl: 1160, full: 1440 });

  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, "Öppna lg");
  await page.getByRole("dialog").waitFor();
  await expect
    .poll(async () => {
      const box = await boxOf(page).boundingBox();
      return box && { width: box.width, bottom: Math.round(box.y + box.height) };
    })
    .toEqual({ width: 390, bottom: 844 });
});

test("opening sets the hash, and back closes the modal and stays on the page [F-094]", async () => {
  const page = await open(1280);
  const address = page.url();
  await press(page, "Ändra sökning");
  await page.getByRole("dialog", { name: "Din sökning" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#sok");
  await page.goBack();
  await waitUntilGone(page);
  expect(page.url()).toBe(address);

  await page.goForward();
  await page.getByRole("dialog", { name: "Din sökning" }).waitFor();
  await press(page, "Stäng");
  await waitUntilGone(page);
  await expect.poll(() => page.url()).toBe(address);

  await page.goto(`${address}#sok`);
  await page.reload();
  await page.getByRole("dialog", { name: "Din sökning" }).waitFor();
});

test("closing a modal with a hash neither reloads the page's data nor scrolls the page", async () => {
  const page = await open(1280);
  await page.setViewportSize({ width: 1280, height: 320 });
  await page.evaluate(() => window.scrollTo(0, 90));
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await press(page, "Ändra sökning");
  await page.getByRole("dialog").waitFor();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await waitUntilGone(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("a press outside closes a modal that allows it, and shakes one that does not [F-095]", async () => {
  const page = await open(1280);
  await openStill(page, "Öppna sm");
  await pressOutside(page);
  await waitUntilGone(page);

  await openStill(page, "Stängs inte utanför");
  const moves = await recordMoves(page);
  await pressOutside(page);
  await expect.poll(moves).toEqual([expect.stringMatching(/shake.* 600$/)]);
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await waitUntilGone(page);
});

test("marking text and letting go outside does not close", async () => {
  const page = await open(1280);
  await press(page, "Öppna sm");
  const text = await page.getByText(/^Du betalar för milen/).boundingBox();
  if (!text) throw new Error("The modal has no text");
  await page.mouse.move(text.x + 20, text.y + 10);
  await page.mouse.down();
  await page.mouse.move(8, 8);
  await page.mouse.up();
  await expect.poll(() => movesOf(page)).toEqual([]);
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
});

test("without motion the refusal is a red ring", async () => {
  const page = await open(1280);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await press(page, "Stängs inte utanför");
  await page.getByRole("dialog").waitFor();
  await pressOutside(page);
  const shadow = () => boxOf(page).evaluate((box) => getComputedStyle(box).boxShadow);
  await expect.poll(shadow).toContain("rgb(192, 38, 28) 0px 0px 0px 8px");
  expect((await movesOf(page)).filter((move) => move.includes("shake"))).toEqual([]);
});

test("the page does not scroll under a modal and may scroll again 300 ms after it closed [F-097]", async () => {
  const page = await open(1280);
  await page.setViewportSize({ width: 1280, height: 320 });
  await press(page, "Öppna xs");
  await page.getByRole("dialog").waitFor();
  await page.mouse.wheel(0, 200);
  const unlockedAfterMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const isLocked = () => getComputedStyle(document.documentElement).overflowY === "hidden";
        if (!isLocked()) resolve(-1);
        const start = performance.now();
        document.querySelector<HTMLElement>("[role=dialog] button")?.click();
        const look = () => (isLocked() ? requestAnimationFrame(look) : resolve(performance.now() - start));
        look();
      }),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(unlockedAfterMs).toBeGreaterThanOrEqual(299);
  expect(unlockedAfterMs).toBeLessThan(700);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("focus goes in, stays in and comes back, by keyboard alone", async () => {
  const page = await open(1280);
  const opener = page.getByRole("button", { name: "Öppna sm" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press("Tab");
  }
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await waitUntilGone(page);
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a layer above a modal is reachable, and Escape closes one layer at a time", async () => {
  const page = await open(1280);
  await press(page, "Öppna modal med lager");
  const modal = page.getByRole("dialog", { name: "Pris efter körsträcka" });
  await modal.waitFor();

  await press(page, "Vad är det här?");
  await page.getByText("En förklaring ovanpå modalen.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("En förklaring ovanpå modalen.").waitFor({ state: "hidden" });
  expect(await modal.isVisible()).toBe(true);

  await press(page, "Visa felmodal");
  const error = page.getByRole("dialog", { name: "Något gick fel" });
  await error.waitFor();
  await page.keyboard.press("Tab");
  expect(await error.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await error.waitFor({ state: "detached" });
  expect(await modal.isVisible()).toBe(true);

  await press(page, "Öppna en till");
  const nested = page.getByRole("dialog", { name: "En till" });
  await nested.waitFor();
  await page.keyboard.press("Escape");
  await nested.waitFor({ state: "detached" });
  expect(await modal.isVisible()).toBe(true);

  await press(page, "Visa snackbar");
  await expectAccessible(page);
  await page.getByRole("region", { name: "Meddelanden" }).getByRole("button", { name: "Stäng" }).click();
  await page.getByText("Vänligen välj ett alternativ").waitFor({ state: "detached" });
  expect(await modal.isVisible()).toBe(true);
});

test("a modal that must finish first cannot be closed until then", async () => {
  const page = await open(1280);
  await press(page, "Kan inte stängas");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await pressOutside(page);
  expect(await page.getByRole("dialog").getByRole("button").allTextContents()).toEqual(["Klar nu"]);
  await press(page, "Klar nu");
  await page.getByRole("dialog").getByRole("button", { name: "Stäng" }).click();
  await waitUntilGone(page);
});

/** Names and lengths of the motions of the box that run now. */
const movesOf = (page: Page): Promise<string[]> =>
  boxOf(page).evaluate((box) =>
    box
      .getAnimations()
      .map((move) => `${(move as CSSAnimation).animationName} ${String(move.effect?.getTiming().duration)}`),
  );
