import type { Page } from "playwright-core";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { controlSimulators } from "#simulators/control-client.ts";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, openCarResult, waitForList } from "#tests/support/car-result.ts";
import { focusedName, tabTo } from "#tests/support/keyboard.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

const simulators = () => controlSimulators(inject("simulatorsUrl"));
const dialog = (page: Page) => page.getByRole("dialog");
const askLink = (page: Page) => page.getByRole("link", { name: "Fråga AI" });
const suggestions = (page: Page) =>
  dialog(page).getByRole("list", { name: "Uppfyller det du valde", exact: true }).getByRole("article");
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Visa vilka som uppfyller det" });
const choose = (page: Page, label: string) => dialog(page).getByRole("checkbox", { name: label });
/** The answer waits for 3.5 s; a busy machine gets time to render it. */
const ANSWER_LIMIT_MS = 15_000;

async function openResult(options: VisitorOptions = {}, plate = "SPV 24K"): Promise<Page> {
  const { page, context } = await openCarResult(plate, options);
  onTestFinished(() => context.close());
  return page;
}

/** The bottom bar has its buttons and the chat button side by side, and none of them is cut off. */
async function expectDocked(page: Page): Promise<void> {
  const bar = page.getByRole("group", { name: "Verktyg för listan" }).filter({ visible: true });
  const launcher = page.getByRole("button", { name: "Chatta med oss" });
  await launcher.waitFor();
  const [barBox, askBox, chatBox] = await Promise.all(
    [bar, askLink(page), launcher].map(
      async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 },
    ),
  );
  expect(chatBox?.y).toBeGreaterThanOrEqual(barBox?.y ?? Infinity);
  expect((askBox?.x ?? Infinity) + (askBox?.width ?? 0)).toBeLessThanOrEqual(chatBox?.x ?? 0);
  expect(await askLink(page).evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
}

async function openAssistant(options: VisitorOptions = {}): Promise<Page> {
  const page = await openResult(options);
  const { width = 1440 } = options;
  for (const narrow of width < 1024 ? [320, width] : []) {
    await page.setViewportSize({ width: narrow, height: 844 });
    await expectDocked(page);
  }
  await askLink(page).click();
  await dialog(page).getByRole("heading", { name: "Vad är viktigt för dig?" }).waitFor();
  return page;
}

const waitForAnswer = (page: Page) =>
  dialog(page).getByRole("heading", { name: "Uppfyller det du valde" }).waitFor({ timeout: ANSWER_LIMIT_MS });

/** The notice does not lie over the logo or the price of the card that it is about. */
async function expectUncovered(page: Page, provider: string): Promise<void> {
  const logo = cardOf(page, provider).first().getByRole("img").first();
  const notice = page.getByRole("button", { name: "Stäng", exact: true }).locator("..").filter({ hasText: provider });
  await expect
    .poll(async () => {
      const [over, under] = await Promise.all([notice.boundingBox(), logo.boundingBox()]);
      if (!over || !under) return "not shown";
      const isApart =
        under.y + under.height <= over.y ||
        over.y + over.height <= under.y ||
        under.x + under.width <= over.x ||
        over.x + over.width <= under.x;
      return isApart && under.y >= 0 && under.y + under.height <= (page.viewportSize()?.height ?? 0);
    })
    .toBe(true);
}

describe.for([
  { width: 390, theme: "light" as const },
  { width: 1440, theme: "dark" as const },
])("at $width px in the $theme theme the assistant", ({ width, theme }) => {
  test("is asked, thinks aloud and suggests offers that can be shown in the list [C-082] [C-084] [C-090] [C-092]", async () => {
    const page = await openAssistant({ width, theme });
    const watch = watchPage(page);
    // A bottom sheet as wide as size xl, which a press outside does not close.
    const box = async () => (await dialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await expect.poll(async () => Math.round((await box()).y + (await box()).height)).toBe(page.viewportSize()?.height);
    expect((await box()).width).toBe(Math.min(width, 1160));
    await page.mouse.click(width / 2, 4);
    await expect.poll(() => dialog(page).isVisible()).toBe(true);

    expect(await submit(page).isDisabled()).toBe(true);
    expect(await choose(page, "Djurkollision").count()).toBe(0);
    await choose(page, "Hög självrisk").check();
    await choose(page, "Låg självrisk").check();
    expect(await choose(page, "Hög självrisk").isChecked()).toBe(false);
    await choose(page, "Utan bindningstid").check();
    await expectAccessible(page);
    await submit(page).click();

    const chosen = dialog(page).getByRole("list", { name: "Det du har valt" }).getByRole("listitem");
    expect(await chosen.allTextContents()).toEqual(["Utan bindningstid", "Låg självrisk"]);
    const status = dialog(page).getByRole("status");
    await status.getByRole("img", { name: "Laddar" }).waitFor();
    await status.getByText("Läser bolagens villkor").waitFor();
    expect(await status.getByText("Jämför villkoren med det du valt").count()).toBe(0);
    // Before the check, which on a busy machine takes as long as the sentence is shown.
    await status.getByText("Jämför villkoren med det du valt").waitFor();
    await expectAccessible(page);

    await waitForAnswer(page);
    expect(await suggestions(page).count()).toBeGreaterThan(0);
    // In the order of the list, and without a number.
    const named = await suggestions(page).evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel));
    const listed = await page
      .locator('[id^="erbjudande-"] article')
      .evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel));
    expect(named).toEqual(listed.filter((name) => named.includes(name)));
    const first = suggestions(page).first();
    const provider = (await first.getAttribute("aria-label")) ?? "";
    const text = await first.textContent();
    expect(text).toMatch(/kronor per månad.*kr\/år/);
    expect(text).toContain("bindningstid");
    expect(text).toMatch(/självrisk/i);
    expect(await dialog(page).getByText("En AI väljer vad som står om varje pris").count()).toBe(1);
    expect(
      await dialog(page)
        .getByText(/^Du vill slippa bindningstid och ha låg självrisk\./)
        .count(),
    ).toBe(1);
    await expectAccessible(page);

    await dialog(page).getByRole("button", { name: "Ändra önskemål" }).click();
    expect(await choose(page, "Låg självrisk").isChecked()).toBe(true);
    await dialog(page).getByRole("button", { name: "Utan bindningstid, Låg självrisk" }).click();
    await waitForAnswer(page);
    await dialog(page).getByRole("link", { name: provider, exact: true }).click();
    await dialog(page).waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector("article")?.ariaLabel))
      .toBe(provider);
    await page.getByText(`Uppfyller det du valde: ${provider}`).waitFor();
    await expectUncovered(page, provider);
    expect(await cardOf(page, provider).first().isVisible()).toBe(true);
    await expectAccessible(page);
    watch.expectQuiet();
  });
});

test("works by keyboard alone, to the notice of what was chosen and its close control [F-080]", async () => {
  const page = await openResult({ width: 1440 });
  await tabTo(page, /^Fråga AI$/);
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await tabTo(page, /^Motor och växellåda/);
  await page.keyboard.press("Space");
  await tabTo(page, /^Visa vilka som uppfyller det$/);
  await page.keyboard.press("Enter");
  await waitForAnswer(page);
  await tabTo(page, /^Visa i listan/);
  const chosen = (await focusedName(page)).replace("Visa i listan, ", "");
  await page.keyboard.press("Enter");
  await dialog(page).waitFor({ state: "detached" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.querySelector("article")?.ariaLabel))
    .toBe(chosen);
  const notice = page.getByRole("button", { name: "Stäng", exact: true }).locator("..").filter({ hasText: chosen });
  await notice.waitFor();
  expect(await notice.getByRole("link").count()).toBe(1);
  expect(await notice.getByRole("paragraph").textContent()).toMatch(/\w{3}/);
  await notice.getByRole("button", { name: "Stäng" }).press("Enter");
  await notice.waitFor({ state: "detached" });
  // Closed by Escape, focus is where it was opened.
  await askLink(page).focus();
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Fråga AI");
});

test("a lost answer is reported with a button to try again, or to compare manually [C-093]", async () => {
  const page = await openAssistant({ width: 390 });
  await page.route("**/ask-ai", (route) => route.abort());
  await choose(page, "Låg självrisk").check();
  await submit(page).click();
  const alert = dialog(page).getByRole("alert");
  await alert.getByText("Vi fick inget svar från AI-tjänsten.").waitFor();
  await expectAccessible(page);
  await page.unroute("**/ask-ai");
  await dialog(page).getByRole("button", { name: "Försök igen" }).click();
  await waitForAnswer(page);

  await page.route("**/ask-ai", (route) => route.abort());
  await dialog(page).getByRole("button", { name: "Ändra önskemål" }).click();
  await submit(page).click();
  await dialog(page).getByRole("button", { name: "Jämför själv" }).click();
  await page.getByRole("dialog", { name: "Jämför halvförsäkring" }).waitFor();
});

test("with a model that does not answer the suggestions appear in the usual time, marked as without AI", async () => {
  await simulators().setFaults("models/chat", { kind: "hang" });
  onTestFinished(() => simulators().clearFaults("models/chat"));
  const page = await openAssistant({ width: 1440 });
  await choose(page, "Utan bindningstid").check();
  const pressedMs = performance.now();
  await submit(page).click();
  await waitForAnswer(page);
  // 3.5 s plus the time to render, on a busy machine too; the model never answers.
  expect(performance.now() - pressedMs).toBeLessThan(8_000);
  expect(await suggestions(page).count()).toBeGreaterThan(0);
  expect(await dialog(page).getByText("framräknat med fasta regler, utan AI").count()).toBe(1);
});

test("the assistant is there for half and full, and not for traffic [C-041]", async () => {
  const page = await openResult({ width: 1440 });
  expect(await askLink(page).count()).toBe(1);
  await page.getByRole("button", { name: "Trafik" }).click();
  await page.getByRole("heading", { level: 1, name: /^\d+ priser på trafikförsäkring/ }).waitFor({ timeout: 40_000 });
  expect(await page.getByRole("link", { name: "Jämför", exact: true }).count()).toBe(1);
  expect(await askLink(page).count()).toBe(0);
  await page.getByRole("button", { name: "Hel", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^\d+ priser på helförsäkring/ }).waitFor({ timeout: 40_000 });
  await waitForList(page);
  await askLink(page).click();
  await choose(page, "Djurkollision").waitFor();
});
