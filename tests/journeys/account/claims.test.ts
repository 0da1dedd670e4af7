import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { becomeCustomer, openAs, ordered } from "#tests/support/customer-page.ts";
import { fillAccount } from "#tests/support/my-pages.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

/** Pictures for a person to look at, where a folder is named. */
const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env["SPARV_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/claims-${name}.png`, fullPage: true });
};

const LIST = "/minasidor/skada/";
const OFFLINE = /^Du är offline\. Uppgifterna hämtades \d+ \S+ \d{4}\.$/;
/** What a copy must not have: the name and the personal number of the person who is logged in. */
const PERSONAL = /Anna|Lindqvist|990123|980422/;

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** On a phone and a desk, each theme once. */
const expectFitting = (page: Page, name: string): Promise<void> =>
  expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width }) => {
    expect(await isTooWide(page), `${name} at ${width} px`).toBe(false);
    await shoot(page, `${name}-${width}`);
  });

/** All text that the browser has stored of our pages, by address. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts[new URL(request.url).pathname] = (await (await cache.match(request))?.text()) ?? "";
    }
    return texts;
  });
const countStored = async (page: Page) => Object.keys(await storedTexts(page)).length;

/** The worker is started when all copies are there; from the second page on it is there before. */
async function waitUntilStored(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      // Opening one that is not there would make it.
      const stored = names[0] === undefined ? [] : await (await caches.open(names[0])).keys();
      const paths = stored.map(({ url }) => new URL(url).pathname);
      const isComplete = paths.some((path) => path.endsWith(".woff2")) && paths.some((path) => path.endsWith(".svg"));
      return { caches: names.length, isComplete, isServed: navigator.serviceWorker.controller !== null };
    });
  await expect.poll(state, { timeout: 20_000 }).toEqual({ caches: 1, isComplete: true, isServed: true });
}

async function openList(
  options: VisitorOptions = {},
): Promise<{ page: Page; context: BrowserContext; orderId: string }> {
  const customer = await ordered().newCustomer("account-holder");
  const { orderId } = await fillAccount(ordered(), customer);
  const context = await openAs(customer, options);
  const page = await context.newPage();
  await page.goto("/minasidor/");
  return { page, context, orderId };
}

test(
  "a customer finds whom to call, reads it again without a network, and leaves nothing behind",
  { timeout: LONG_WALK_MS },
  async () => {
    const { page, context, orderId } = await openList({ width: 390 });
    const watch = watchPage(page, [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/]);
    await page.getByRole("main").getByRole("link", { name: "Något har hänt", exact: true }).click();
    await page.waitForURL(`**${LIST}`);
    await page.getByRole("heading", { name: "Något har hänt", level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: "Ring 112" }).getAttribute("href")).toBe("tel:112");
    await expectFitting(page, "list");
    await waitUntilStored(page);

    await page.locator(`a[href="${LIST}${orderId}/"]`).click();
    await page.waitForURL(`**${LIST}${orderId}/`);
    const call = page.getByRole("link", { name: "Ring 031-390 06 11" });
    expect(await call.getAttribute("href")).toBe("tel:0313900611");
    for (const heading of ["Steg för steg", "Dina nummer", "Din självrisk", "Ha det här till hands"])
      await page.getByRole("heading", { name: heading }).waitFor();
    await page.getByText("SPV 24K").first().waitFor();
    await expectFitting(page, "one");
    await waitUntilStored(page);
    // On paper: the help without what is around it.
    await page.emulateMedia({ media: "print" });
    expect(await call.isVisible()).toBe(true);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Översikt" }).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    const stored = await storedTexts(page);
    expect(Object.keys(stored)).toContain(`${LIST}${orderId}/`);
    expect(Object.keys(stored).some((path) => path.endsWith(".woff2"))).toBe(true);
    const pages = Object.entries(stored).filter(([path]) => path.startsWith(LIST));
    for (const [path, text] of pages) expect(PERSONAL.exec(text)?.[0], path).toBeUndefined();

    await context.setOffline(true);
    await page.reload();
    await page.getByText(OFFLINE).waitFor();
    await call.waitFor();
    await page.getByText("SPV 24K").first().waitFor();
    await expectFitting(page, "offline");
    expect(await page.evaluate(() => document.fonts.size > 0 && document.fonts.check("16px 'Schibsted Grotesk'"))).toBe(
      true,
    );
    await page.getByRole("link", { name: "Alla försäkringar" }).click();
    await page.waitForURL(`**${LIST}`);
    await page.getByText(OFFLINE).waitFor();

    await context.setOffline(false);
    await page.goto(`${LIST}${orderId}/`);
    expect(await page.getByText(OFFLINE).count()).toBe(0);
    watch.expectQuiet();
    await page.goto("/minasidor/");
    await page
      .locator("form[action='/minasidor/logga-ut/']")
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => countStored(page)).toBe(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await context.setOffline(true);
    await page.goto(`${LIST}${orderId}/`).catch(() => undefined);
    const left = await page.locator("html").textContent();
    expect(left).not.toContain("SPV 24K");
    expect(left).not.toMatch(OFFLINE);
  },
);

test(
  "copies are deleted when another person logs in, and stay when the same one does",
  { timeout: 60_000 },
  async () => {
    const { page, context } = await openList();
    await page.goto(LIST);
    await waitUntilStored(page);
    await becomeCustomer(context, await ordered().newCustomer("account-holder"));
    await page.goto("/minasidor/");
    await page.getByRole("link", { name: "Något har hänt", exact: true }).waitFor();
    expect(await countStored(page)).toBeGreaterThan(0);
    await becomeCustomer(context, await ordered().newCustomer("newcomer"));
    await page.goto("/minasidor/");
    await expect.poll(() => countStored(page)).toBe(0);
  },
);

test("copies are deleted with the account", { timeout: 60_000 }, async () => {
  const customer = await ordered().newCustomer("leaver");
  await ordered().place(customer, { personalNumber: NUMBERS.leaver });
  const page = await (await openAs(customer)).newPage();
  await page.goto(LIST);
  await waitUntilStored(page);
  await page.goto("/minasidor/uppgifter/radera/");
  await page.getByRole("button", { name: "Ja, radera mina uppgifter" }).click();
  await page.getByRole("heading", { name: "Dina uppgifter är raderade", level: 1 }).waitFor();
  await expect.poll(() => countStored(page)).toBe(0);
});

test("without script the help is there, and nothing is stored", async () => {
  const customer = await ordered().newCustomer("account-holder");
  const { orderId } = await fillAccount(ordered(), customer);
  const context = await openAs(customer, { hasScript: false, width: 390 });
  const page = await context.newPage();
  await page.goto("/minasidor/ordrar/");
  await page
    .locator(`[id="${orderId}"]`)
    .getByRole("link", { name: /^Något har hänt/ })
    .click();
  await page.waitForURL(`**${LIST}${orderId}/`);
  await page.getByRole("link", { name: "Ring 031-390 06 11" }).waitFor();
  await page.goto("/minasidor/hushall/");
  await page.getByRole("link", { name: /^Något har hänt bilförsäkring hos Granskog/ }).click();
  await page.getByRole("link", { name: "Ring 08-465 004 41" }).waitFor();
  expect(context.serviceWorkers()).toEqual([]);
});
