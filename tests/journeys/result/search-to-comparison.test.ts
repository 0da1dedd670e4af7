import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { fillInCar, openCarResult, RESULT_LIMIT_MS, waitForList } from "#tests/support/car-result.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { countProviders } from "#tests/support/providers.ts";

test("a visitor gets from a registration number to the comparison by pointer [C-023] [C-024] [C-052] [C-055]", async () => {
  const context = await newVisitor({ width: 390, theme: "dark" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const watch = watchPage(page);
  await page.goto("/forsakring/bil/");
  await expectAccessibleInLooks(page);
  await fillInCar(page, "SPV 24K");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("heading", { level: 1, name: "Hämtar priser på halvförsäkring" }).waitFor();
  await page.getByRole("progressbar", { name: "Hämtar priser" }).waitFor();
  await expectAccessible(page);

  await waitForList(page);
  await page.getByRole("heading", { level: 1, name: `${countProviders("car")} priser på halvförsäkring` }).waitFor();
  await expectAccessibleInLooks(page);

  const card = page.getByRole("article").first();
  expect(await card.getByRole("img").first().getAttribute("alt")).toBe(await card.getAttribute("aria-label"));
  expect(await card.textContent()).toMatch(/\d+ kronor per månad.*kr\/år/);
  // Not every insurer has a line of its own.
  expect(await page.getByRole("article").filter({ hasText: "”" }).count()).toBeGreaterThan(0);
  const detail = card.getByRole("table", { name: /^Självrisker hos/ });
  expect(await detail.isVisible()).toBe(false);
  await card.getByText("Visa självrisker & fördelar").click();
  expect(await detail.isVisible()).toBe(true);
  await expectAccessibleInLooks(page);
  await card.getByText("Dölj självrisker & fördelar").click();
  expect(await detail.isVisible()).toBe(false);

  await page.getByRole("link", { name: "Jämför", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Jämför halvförsäkring" });
  await dialog.waitFor();
  expect(await dialog.getByRole("columnheader").count()).toBe(countProviders("car") + 1);
  await expectAccessibleInLooks(page);
  await dialog.getByRole("button", { name: "Stäng" }).click();
  await dialog.waitFor({ state: "detached" });
  watch.expectQuiet();
});

test("a visitor gets from a registration number to the comparison by keyboard alone", async () => {
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await tabTo(page, "Registreringsnummer");
  await page.keyboard.type("SPV24K");
  await tabTo(page, "Personnummer");
  await page.keyboard.type("198502102380");
  await tabTo(page, "Postnummer");
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await waitForList(page);

  await tabTo(page, /^(”.+”)?\s*Visa självrisker & fördelar/);
  await page.keyboard.press("Enter");
  const card = page.getByRole("article").first();
  await card.getByRole("table").waitFor();
  await tabTo(page, "Jämför självrisker");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await tabTo(page, /^Fäst .+ först$/, 1);
  const pinned = await focusedName(page);
  await page.keyboard.press("Space");
  await expect.poll(() => dialog.getByRole("button", { name: pinned }).getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // Focus is back where the comparison was opened.
  await expect.poll(() => focusedName(page)).toBe("Jämför självrisker");
});

test("the list is sorted by yearly fee, and states it with a link to the method", async () => {
  const { page, context } = await openCarResult("SPV 24K", { isShared: true });
  onTestFinished(() => context.close());
  const yearlyFees = await page
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.map((card) => Number(/(\d[\d\s\u202f\u00a0]*)\s*kr\/år/.exec(card.textContent)?.[1]?.replace(/\D/g, ""))),
    );
  expect(yearlyFees).toHaveLength(countProviders("car"));
  expect(yearlyFees).toEqual(yearlyFees.toSorted((a, b) => a - b));
  expect(await page.getByRole("article").first().textContent()).toContain("Lägst årspris");
  await page.getByRole("link", { name: "Läs mer om hur vi rankar" }).click();
  await page.waitForURL("**/sa-rankar-vi/");
});

test("cards carry the labels for lowest fee and no binding time [C-053]", async () => {
  const { page, context } = await openCarResult("SPV 24K", { isShared: true });
  onTestFinished(() => context.close());
  expect(await page.getByText("Lägst årspris", { exact: true }).count()).toBe(1);
  expect(await page.getByText("Ingen bindning", { exact: true }).count()).toBeGreaterThan(0);
  // Nothing has been ordered here, so nothing is popular.
  expect(await page.getByText("Populär", { exact: true }).count()).toBe(0);
});

test("without script the list is shown, its cards open and the insurers without offer are listed", async () => {
  const context = await newVisitor({ width: 390, hasScript: false });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await fillInCar(page, "DEC 001");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page
    .getByRole("heading", { level: 1, name: `${countProviders("car") - 1} priser på halvförsäkring` })
    .waitFor({ timeout: RESULT_LIMIT_MS });
  const card = page.getByRole("article").first();
  await card.getByText("Visa självrisker & fördelar").click();
  await card.getByRole("table").waitFor();
  await page.getByText("Visa företag som inte gav något svar").click();
  await page.getByText("Tuvull.", { exact: true }).waitFor();
  // The fetch needs script; without it there is a phone link.
  const asked = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Äger du bilen/ }) });
  expect(await asked.getByRole("link", { name: /^Ring / }).getAttribute("href")).toMatch(/^tel:/);
  // Actions that need script are not offered.
  expect(await page.getByRole("link", { name: "Jämför", exact: true }).count()).toBe(0);
  // The type of insurance is changed by a form of its own.
  await page.getByRole("button", { name: "Trafik" }).click();
  await page
    .getByRole("heading", { level: 1, name: /priser på trafikförsäkring$/ })
    .waitFor({ timeout: RESULT_LIMIT_MS });
});

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
    const text = focused.getAttribute("aria-label") ?? focused.labels?.[0]?.textContent ?? focused.textContent;
    const hidden = [...focused.querySelectorAll('[aria-hidden="true"]')].map((part) => part.textContent);
    return hidden.reduce((left, part) => left.replace(part, ""), text).trim();
  });

/** Presses Tab until the control with this name has focus. */
async function tabTo(page: Page, name: string | RegExp, skip = 0): Promise<void> {
  let left = skip;
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    const isIt = typeof name === "string" ? focused === name : name.test(focused);
    if (isIt && left-- === 0) return;
  }
  throw new Error(`${String(name)} was not reached by keyboard`);
}
