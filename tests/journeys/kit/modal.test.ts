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
    box.addEventListener("animationstart", (event) => {
      const { animationName } = event as AnimationEvent;
      const move = box.getAnimations().find((each) => (each as CSSAnimation).animationName === animationName);
      begun.push(`${animationName} ${String(move?.effect?.getTiming().duration)}`);
    });
    return begun;
  });
  return () => moves.jsonValue();
}

const waitUntilGone = (page: Page) => page.getByRole("dialog").waitFor({ state: "detached" });

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

/** Names and lengths of the motions of the box that run now. */
const movesOf = (page: Page): Promise<string[]> =>
  boxOf(page).evaluate((box) =>
    box
      .getAnimations()
      .map((move) => `${(move as CSSAnimation).animationName} ${String(move.effect?.getTiming().duration)}`),
  );
