import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { checkout, fillInPerson, openCheckout, orderButton, waitForOrder } from "#tests/support/car-checkout.ts";
import { movedSince, watchShifts } from "#tests/support/shift-watch.ts";

/** Of a browser's measure of how much a page jumps: not to be seen. */
const MAX_SHIFT = 0.01;

/** What comes last of the page: by scripts, and by an answer of their own. */
async function waitForAll(page: Page): Promise<void> {
  await waitForOrder(page);
  await page.getByRole("button", { name: "Avsluta min gamla försäkring" }).waitFor();
  await page.getByRole("checkbox", { name: "Ja, jag vill ha en parkeringsskiva" }).waitFor();
  await page.waitForLoadState("networkidle");
}

test.each([390, 1440])(
  "the page after an order stands still, at once and when it is loaded, at %d px",
  async (width) => {
    const { page } = await openCheckout("SPV 24K", { width });
    await fillInPerson(checkout(page));
    await watchShifts(page, "Din försäkring");
    await orderButton(page).click();
    await waitForAll(page);
    await expectStill(page);
    await page.reload();
    await waitForAll(page);
    await expectStill(page);
  },
);

async function expectStill(page: Page): Promise<void> {
  const { sum, what } = await movedSince(page);
  expect(sum, what.join("\n")).toBeLessThan(MAX_SHIFT);
}
