import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { ALL_CATEGORIES } from "#domain/consent/consent.ts";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { waitForEvent } from "../consent/consent-page.ts";
import { BANNER_EVENT, type BannerEvent } from "#web/browser/banner-events.ts";

async function open(path: string, options: VisitorOptions = {}): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const send = (page: Page, event: BannerEvent) =>
  page.evaluate(([name, detail]) => void document.dispatchEvent(new CustomEvent(name, { detail })), [
    BANNER_EVENT,
    event,
  ] as const);

const competition = (page: Page) => page.getByRole("complementary", { name: "Tävling" });
const bigDay = (page: Page) => page.getByRole("complementary", { name: "Spardagen" });
const newsletterOn = (page: Page) => page.getByRole("complementary", { name: "Nyhetsbrev" });
const intro = (page: Page) => competition(page).getByText("Teckna bilförsäkring den här månaden", { exact: false });
const signUp = (page: Page) => competition(page).getByText("Tack för ditt köp.", { exact: false });

describe("the banner above the header", () => {
  test("shows the competition, the savings-day promo or the newsletter's sign-up, one at a time, depending on pages and clicks; a sign-up is a lead [F-068] [F-139]", async () => {
    const page = await open("/", { consent: ALL_CATEGORIES });
    await intro(page).waitFor();
    expect(await bigDay(page).isVisible()).toBe(false);
    await send(page, { type: "show", kind: "big-day" });
    await bigDay(page).waitFor();
    expect(await competition(page).isVisible()).toBe(false);
    await expectAccessible(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Nyhetsbrev" }).click();
    const newsletter = newsletterOn(page);
    const field = newsletter.getByLabel("Din mejladress");
    await field.waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await bigDay(page).isVisible()).toBe(false);
    await expectAccessible(page);
    await field.fill("inte-en-adress");
    await field.press("Enter");
    await page.waitForURL((url) => url.pathname === "/nyhetsbrev/");
    const main = page.getByRole("main");
    await main.getByLabel("Din mejladress").fill("banner@post.example");
    await main.getByRole("button", { name: "Anmäl mig" }).click();
    await main.getByText("Tack för ditt intresse!", { exact: false }).waitFor();
    await newsletter.waitFor({ state: "hidden" });
    expect(await waitForEvent(page, "lead")).toEqual({
      event: "lead",
      action: "newsletter",
      id: "19",
      type: "email",
      category: "news_list",
      email: createHash("sha256").update("banner@post.example").digest("hex"),
    });
    await send(page, { type: "hide" });
    await page.goto("/om/");
    expect(await page.locator("[data-banner-kind]:visible").count()).toBe(0);
    // A page of advice shows it by itself.
    const other = await open("/pension/");
    await newsletterOn(other).getByText("Privatekonomiska tips varje vecka.", { exact: false }).click();
    await newsletterOn(other).getByLabel("Din mejladress").waitFor();
    await newsletterOn(other).getByRole("button", { name: "Stäng: Nyhetsbrev" }).click();
    await newsletterOn(other).waitFor({ state: "hidden" });
  });

  test("the promo leads to the savings-day page in a new tab [F-072]", async () => {
    const page = await open("/om/");
    const link = bigDay(page).getByRole("link", { name: "Läs om Spardagen" });
    const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await opened.getByRole("heading", { level: 1, name: "Spardagen" }).waitFor();
    expect(new URL(opened.url()).pathname).toBe("/minstoradag/");
    expect(new URL(page.url()).pathname).toBe("/om/");
  });

  test("shows the competition's intro, and its sign-up after a purchase, on this page and the next [F-070]", async () => {
    const page = await open("/");
    await intro(page).waitFor();
    await send(page, { type: "purchase", serviceName: "insurancehouse" });
    expect(await intro(page).isVisible()).toBe(true);
    await send(page, { type: "purchase", serviceName: "insurancecar" });
    await signUp(page).waitFor();
    expect(await intro(page).isVisible()).toBe(false);
    await page.goto("/legal/");
    await signUp(page).waitFor();
  });

  test("opens the rules of the competition, with focus inside [F-071]", async () => {
    const page = await open("/", { width: 390 });
    const watch = watchPage(page);
    const button = competition(page).getByRole("button", { name: "Så funkar det" });
    await button.click();
    const rules = page.getByRole("dialog", { name: "Regler för tävlingen" });
    await rules.waitFor();
    const text = (await rules.innerText()).replaceAll(/[\u202f\u00a0]/g, " ");
    for (const fact of ["5 000 kr", "varje månad", "15 dagar efter månadens slut", "köpt en bilförsäkring", "familjer"])
      expect(text).toContain(fact);
    expect(await rules.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expectAccessibleInLooks(page);
    await page.keyboard.press("Escape");
    await rules.waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await rules.getByRole("button", { name: "Stäng" }).click();
    await rules.waitFor({ state: "hidden" });
    watch.expectQuiet();
  });

  test("is closed for the session by its button, and by that alone", async () => {
    const page = await open("/");
    await competition(page).getByRole("button", { name: "Stäng: Tävling" }).click();
    await competition(page).waitFor({ state: "hidden" });
    await page.goto("/forsakring/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await competition(page).isVisible()).toBe(false);
    await page.goto("/om/");
    await bigDay(page).waitFor();
    const other = await open("/");
    await competition(other).waitFor();
  });

  test.for([
    [390, "/"],
    [1440, "/legal/"],
  ] as const)("causes no layout shift when it is shown, closed or remembered: %i px, %s", async ([width, path]) => {
    const page = await open("/legal/", { width });
    // The fonts have loaded by now: shifts from late fonts are tested elsewhere.
    await page.goto(path);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page
      .locator("[data-banner-kind]:visible")
      .getByRole("button", { name: /^Stäng/ })
      .click();
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("[data-banner-kind]:visible").count()).toBe(0);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test("is shown without script, where nothing can be closed", async () => {
    const page = await open("/", { hasScript: false });
    await intro(page).waitFor();
    expect(
      await competition(page)
        .getByRole("button", { name: /^Stäng/ })
        .count(),
    ).toBe(0);
  });

  test("is not on an error page", async () => {
    const page = await open("/finns-inte/");
    await page.getByRole("heading", { name: "Sidan finns inte" }).waitFor();
    expect(await page.locator("[data-banner-kind]").count()).toBe(0);
  });
});
