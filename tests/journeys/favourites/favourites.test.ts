import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { cardOf, openCarResult, waitForList } from "#tests/support/car-result.ts";
import { chooseOther, loginModal, phone, scanCode, untilReloaded } from "#tests/support/log-in.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

const heartOf = (page: Page, provider: string) =>
  cardOf(page, provider).getByRole("button", { name: `Spara ${provider} som favorit` });

const pressedOf = (page: Page, provider: string) => heartOf(page, provider).getAttribute("aria-pressed");
const fillOf = (page: Page, provider: string) =>
  heartOf(page, provider)
    .locator("svg")
    .evaluate((heart) => getComputedStyle(heart).fill);

/** From the heart of a visitor who is not logged in, through the login, back to the page. */
async function openWithFavourite(provider: string, options: VisitorOptions): Promise<Page> {
  const { page, context } = await openCarResult("SPV 24K", options);
  onTestFinished(() => context.close());
  expect(await pressedOf(page, provider)).toBe("false");
  await heartOf(page, provider).click();
  await loginModal(page).waitFor();
  expect(await pressedOf(page, provider)).toBe("false");
  await chooseOther(page);
  const order = await scanCode(page);
  await untilReloaded(page, () => phone().approve(order));
  await waitForList(page);
  await page.getByText("Sparad som favorit på ditt konto.").waitFor({ timeout: 20_000 });
  return page;
}

test(
  "the heart leads through the login to a saved favourite, which stays and is removed [F-083] [F-084] [F-085] [C-056]",
  { timeout: LONG_WALK_MS },
  async () => {
    const page = await openWithFavourite("Tuvull", { width: 390 });
    const watch = watchPage(page);
    const toAccount = page.getByRole("link", { name: "Mitt konto", exact: true });
    expect(await toAccount.getAttribute("href")).toBe("/minasidor/");
    expect(await pressedOf(page, "Tuvull")).toBe("true");
    await expectAccessibleInLooks(page);

    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/result-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    // The page counts as loaded when its scripts are, and one of them is held.
    await page.reload({ waitUntil: "commit" });
    await waitForList(page);
    expect([await pressedOf(page, "Tuvull"), await pressedOf(page, "Rattvis")]).toEqual(["true", "false"]);
    expect(await fillOf(page, "Rattvis")).toBe("none");
    expect(await fillOf(page, "Tuvull")).not.toBe("none");

    // Clicked before its script has loaded: takes effect afterwards.
    await heartOf(page, "Tuvull").focus();
    await page.keyboard.press("Space");
    expect(await pressedOf(page, "Tuvull")).toBe("true");
    release();
    await page.getByText("Har raderats från dina favoriter.").waitFor();
    expect(await toAccount.getAttribute("href")).toBe("/minasidor/");
    expect(await pressedOf(page, "Tuvull")).toBe("false");
    await page.reload();
    await waitForList(page);
    expect(await pressedOf(page, "Tuvull")).toBe("false");
    watch.expectQuiet();
  },
);

test("a visitor who logs in from the heart finds the favourite, and the link to the account is measured [F-141]", async () => {
  const page = await openWithFavourite("Rattvis", { consent: [1, 2] });
  // In its own tab, so that the page that measured it can still be read.
  await page.getByRole("link", { name: "Mitt konto", exact: true }).click({ modifiers: ["ControlOrMeta"] });
  const found = await page.waitForFunction(
    () =>
      (window.dataLayer ?? []).find((entry) => (entry as { action?: string }).action === "myc_favourite_notification"),
    undefined,
    { timeout: 15_000 },
  );
  expect(await found.jsonValue()).toMatchObject({ event: "custom_click", label: "my_account" });
});

test("a favourite that cannot be saved is not shown as one", async () => {
  const page = await openWithFavourite("Tuvull", {});
  await page.route("**/ajax/favorite/", (route) => route.abort());
  await heartOf(page, "Nordkaj").click();
  await page.getByText("Favoriten kunde inte sparas. Försök igen om en stund.").waitFor();
  await expect.poll(() => pressedOf(page, "Nordkaj")).toBe("false");
});
