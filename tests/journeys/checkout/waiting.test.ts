import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { checkout, openFirstCheckout, openCheckout, ORDER_LIMIT_MS } from "#tests/support/car-checkout.ts";
import { openCarResult } from "#tests/support/car-result.ts";

/** Holds the answers of an address until they are released. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("the icon of what loads is 48 px with pink, yellow and blue dots, and other icons are 24 px [F-117]", async () => {
  const { page, context } = await openCarResult("SPV 24K", { theme: "light" });
  onTestFinished(() => context.close());
  const release = await hold(page, "**/order/checkout");
  await openFirstCheckout(page);
  const dots = page.getByRole("dialog").getByRole("img", { name: "Hämtar dina uppgifter" });
  await dots.waitFor();
  expect(Math.round((await dots.boundingBox())?.width ?? 0)).toBe(48);
  const colours = await dots.locator("i").evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(colours).toEqual(["rgb(255, 143, 177)", "rgb(255, 203, 46)", "rgb(63, 104, 228)"]);
  release();
  await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  const icon = await checkout(page).getByRole("button", { name: "Stäng" }).locator("svg").boundingBox();
  expect([icon?.width, icon?.height]).toEqual([24, 24]);
});

test("the page does not scroll under the checkout, and may scroll again 300 ms after it closed [F-097]", async () => {
  const { page } = await openCheckout("SPV 24K", { hasMotion: true });
  const unlockedAfterMs = await checkout(page)
    .getByRole("button", { name: "Stäng" })
    .evaluate(
      (close: HTMLElement) =>
        new Promise<number>((resolve) => {
          const isLocked = () => getComputedStyle(document.documentElement).overflowY === "hidden";
          if (!isLocked()) return resolve(-1);
          const start = performance.now();
          close.click();
          const look = () => (isLocked() ? requestAnimationFrame(look) : resolve(performance.now() - start));
          look();
        }),
    );
  expect(unlockedAfterMs).toBeGreaterThanOrEqual(299);
  expect(unlockedAfterMs).toBeLessThan(3_000);
});

test("a part of the page whose script fails to load shows an error, and the button reloads the page [F-102]", async () => {
  const { page, context } = await openCarResult("SPV 24K", {
    prepare: (visitor) => visitor.route(/\/assets\/CheckoutOverList-/, (route) => route.abort()),
  });
  onTestFinished(() => context.close());
  await openFirstCheckout(page);
  const modal = page.getByRole("dialog", { name: "Något gick fel" });
  await modal
    .getByText(
      "Servern gav inget svar eller så uppstod ett fel. Säkerställ att du är ansluten till internet och testa igen.",
      { exact: true },
    )
    .waitFor();
  expect(await modal.getByRole("button", { name: "Försök igen" }).count()).toBe(0);
  await context.unroute(/\/assets\/CheckoutOverList-/);
  await page.evaluate(() => void (document.documentElement.dataset["before"] = "reload"));
  const loaded = page.waitForEvent("load");
  await modal.getByRole("button", { name: "Ladda om sidan" }).click();
  await loaded;
  expect(await page.evaluate(() => document.documentElement.dataset["before"])).toBeUndefined();
});
