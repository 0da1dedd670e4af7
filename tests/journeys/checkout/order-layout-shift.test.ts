import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { signsAll } from "#tests/support/sign-order.ts";
import {
  checkout,
  fillInPerson,
  openFirstCheckout,
  orderButton,
  ORDER_LIMIT_MS,
  PROVIDER,
  waitForOrder,
} from "#tests/support/car-checkout.ts";
import { openCarResult, PERSONAL_NUMBER } from "#tests/support/car-result.ts";
import { readLayoutShifts, watchShifts } from "#tests/support/shift-watch.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";

/** Cumulative layout shift that is not visible. */
const MAX_SHIFT = 0.01;

/** The scripts of the parts of an order page that load separately. */
const LATE_PARTS = /\/assets\/(CarOrder|CancellationBox|GiftForm)-[^/]+\.js/;

const BUTTON = "Avsluta min gamla försäkring";
const box = (page: Page) => page.getByRole("button", { name: BUTTON });

/** The parts that load last: by scripts, and by their own requests. */
async function waitForAll(page: Page): Promise<void> {
  await waitForOrder(page);
  await box(page).waitFor();
  await page.getByRole("checkbox", { name: "Ja, jag vill ha en parkeringsskiva" }).waitFor();
  await page.waitForLoadState("networkidle");
}

async function expectStill(page: Page): Promise<void> {
  const { sum, what } = await readLayoutShifts(page);
  expect(sum, what.join("\n")).toBeLessThan(MAX_SHIFT);
}

test.skipIf(signsAll()).each([390, 1440])(
  "checkout and order have no layout shift: when opened, filled in, placed and reloaded, at %d px",
  async (width) => {
    const { page, context } = await openCarResult(freshPlate(PERSONAL_NUMBER), { width });
    onTestFinished(() => context.close());
    await watchShifts(page, `Teckna hos ${PROVIDER}`);
    await openFirstCheckout(page);
    await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
    await fillInPerson(checkout(page));
    await expectStill(page);
    await watchShifts(page, "Din försäkring");
    await orderButton(page).click();
    await waitForAll(page);
    await expectStill(page);
    const held = Promise.withResolvers<void>();
    await page.route(LATE_PARTS, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    // Rendered by the server, and preserved when the page around it hydrates.
    expect(await page.getByText(BUTTON, { exact: true }).isVisible()).toBe(true);
    held.resolve();
    await waitForAll(page);
    await expectStill(page);
  },
);
