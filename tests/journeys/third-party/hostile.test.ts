import type { BrowserContext, Frame, Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { expectsViolations } from "#tests/support/policy-violations.ts";
import { checkout, openCheckout } from "#tests/support/car-checkout.ts";
import { newVisitor } from "#tests/support/visitor.ts";

/** The company's own script, fetched from a server that an attacker has taken over. */
const takeOver = (context: BrowserContext, script: RegExp) =>
  context.route(script, (route) => route.continue({ url: `${inject("simulatorsUrl")}/hostile/company/script.js` }));

const TAG = /\/tags\/receiver\/tag\.js$/;
const CHAT = /\/chat\/widget\/widget\.js$/;
const REVIEWS = /\/reviews\/widget\/widget\.js$/;

type Tries = Record<string, string>;

const triesIn = (frame: Frame): Promise<Tries | undefined> =>
  frame.evaluate(() => (globalThis as { hostileTries?: Tries }).hostileTries).catch(() => undefined);

/** Where the script runs, and the results of all its attempts. */
async function waitForTries(page: Page): Promise<{ frame: Frame; tries: Tries }> {
  let found: { frame: Frame; tries: Tries } | undefined;
  await expect
    .poll(
      async () => {
        for (const frame of page.frames()) {
          const tries = await triesIn(frame);
          if (tries && !Object.values(tries).includes("waiting")) found = { frame, tries };
        }
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  if (!found) throw new Error("no hostile script ran");
  return found;
}

async function expectNothingGained(page: Page, address: string): Promise<void> {
  const { frame, tries } = await waitForTries(page);
  expect(frame).not.toBe(page.mainFrame());
  expect(await frame.evaluate(() => globalThis.origin)).toBe("null");
  expect(Object.keys(tries).length).toBeGreaterThan(12);
  expect(Object.entries(tries).filter(([, gave]) => gave !== "refused" && gave !== "nothing")).toEqual([]);
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect([...stored, ...(await page.context().cookies()).map(({ name }) => name)].join()).not.toContain("_hostile");
}

test("a tag manager that was taken over gains nothing in the checkout over a list [issue 15.4]", async () => {
  expectsViolations();
  const { page } = await openCheckout("SPV 24K", {
    consent: [1, 2, 3],
    prepare: (context) => takeOver(context, TAG),
  });
  const address = page.url();
  await checkout(page).getByLabel("Mejladress").fill("anna@exempel.se");
  await expectNothingGained(page, address);
  expect(await checkout(page).getByLabel("Mejladress").inputValue()).toBe("anna@exempel.se");
});

test("a hostile chat company gains nothing, and its window stays where it is", async () => {
  expectsViolations();
  const context = await newVisitor({ consent: [1, 2], width: 390 });
  onTestFinished(() => context.close());
  await takeOver(context, CHAT);
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await page.getByRole("button", { name: "Chatta med oss" }).click();
  await expectNothingGained(page, page.url());
  const region = page.getByRole("region", { name: "Chatt" });
  await region.getByRole("button").waitFor();
  // However large it makes itself inside.
  const { frame } = await waitForTries(page);
  await frame.evaluate(() => {
    document.documentElement.style.cssText = "position:fixed;inset:-5000px;width:9999px;height:9999px";
  });
  // It may open its window once, when the visitor has asked for it; minimised, it stays minimised.
  const minimize = region.getByRole("button", { name: "Minimera chatten" });
  if (await minimize.isVisible()) await minimize.click();
  await region.getByRole("button", { name: "Öppna chatten" }).waitFor();
  // Messages of a frame arrive in order: when the last has come, all have.
  const last = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("message", ({ data }) => {
          if (data === "the last") requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
      ),
  );
  await frame.evaluate(() => {
    for (let sent = 0; sent < 20; sent++)
      dispatchEvent(new CustomEvent("chatwidget:opened", { detail: { isByVisitor: true } }));
    parent.postMessage("the last", "*");
  });
  await last;
  const box = await region.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(342);
  expect(box?.height).toBeLessThanOrEqual(60);
  // The page is let go in an effect after the window has become small.
  await expect.poll(() => page.locator("html[data-scroll-lock]").count()).toBe(0);
});

test("a hostile review company gains nothing on the start page, where numbers are typed", async () => {
  expectsViolations();
  const context = await newVisitor({ consent: [1, 2] });
  onTestFinished(() => context.close());
  await takeOver(context, REVIEWS);
  const page = await context.newPage();
  await page.goto("/");
  await page.locator("section[data-reviews]").scrollIntoViewIfNeeded();
  await expectNothingGained(page, page.url());
});

test("a frame that navigates elsewhere is blocked", async () => {
  expectsViolations();
  const context = await newVisitor({ consent: [1, 2] });
  onTestFinished(() => context.close());
  await takeOver(context, TAG);
  const page = await context.newPage();
  await page.goto("/sa-rankar-vi/");
  const { frame } = await waitForTries(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await frame.evaluate(() => void (location.href = "https://elak.example/frame")).catch(() => undefined);
  await expect.poll(() => page.locator("iframe").count()).toBe(0);
  expect(requests.filter((url) => url.includes("elak.example"))).toEqual([]);
  expect(page.url()).toMatch(/\/sa-rankar-vi\/$/);
});
