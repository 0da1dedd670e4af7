import { expect, test } from "vitest";
import {
  checkout,
  fillInPerson,
  openCheckout,
  orderButton,
  ORDER_LIMIT_MS,
  updateButton,
} from "#tests/support/car-checkout.ts";
import { signIfAsked, signsAll } from "#tests/support/sign-order.ts";

test.skipIf(signsAll())(
  "a choice asks for a new price and shows whether it is new or the same; one explanation is open at a time [C-182] [F-087]",
  async () => {
    const { page } = await openCheckout("SPV 24K");
    const dialog = checkout(page);
    await dialog.getByText("Tilläggsförsäkringar").click();
    const rentalText = page.getByText("Hyrbil så länge när bilen repareras eller är stulen.");
    await dialog.getByRole("button", { name: "Mer om Hyrbil" }).click();
    await rentalText.waitFor();
    await dialog.getByRole("button", { name: "Mer om Djurkollision" }).press("Enter");
    await rentalText.waitFor({ state: "hidden" });
    expect(await page.locator("[popover]:popover-open").count()).toBe(1);
    await page.keyboard.press("Escape");
    await dialog.getByLabel(/^Hyrbil/).check();
    await dialog.getByText("Du har gjort val som gör att ditt pris måste räknas om").waitFor();
    expect(await orderButton(page).isDisabled()).toBe(true);
    await updateButton(page).click();
    await dialog.getByText("Nytt pris", { exact: true }).waitFor({ timeout: ORDER_LIMIT_MS });
    expect(await orderButton(page).isDisabled()).toBe(false);
    await dialog.getByText("Nytt pris", { exact: true }).waitFor({ state: "detached" });
    const rental = dialog.getByLabel(/^Hyrbil/);
    await rental.uncheck();
    await rental.check();
    await updateButton(page).click();
    await dialog.getByText("Samma pris", { exact: true }).waitFor({ timeout: ORDER_LIMIT_MS });
  },
);

test("a price that the insurer changes at the order is shown, and nothing is ordered before it is confirmed [C-192]", async () => {
  const { page } = await openCheckout("PRC 000");
  const dialog = checkout(page);
  await fillInPerson(dialog);
  await orderButton(page).click();
  await signIfAsked(page);
  await dialog
    .getByRole("alert")
    .getByText(/Ingenting är/)
    .waitFor({ timeout: ORDER_LIMIT_MS });
  await dialog.getByText("Nytt pris", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/forsakring/bil/order/");
  // Shown at the top, where the page scrolls to.
  const box = await dialog.getByRole("alert").boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(500);
});

test.skipIf(signsAll())(
  "deductibles and additionals start closed, and the selling points have more room than in the list [C-190] [C-176]",
  async () => {
    const { page } = await openCheckout("SPV 24K");
    for (const title of ["Självrisker", "Tilläggsförsäkringar"]) {
      const section = checkout(page).locator("details", {
        has: page.getByRole("heading", { name: title, exact: true }),
      });
      expect(await section.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
    }
    // The list is behind the checkout.
    const points = page.getByRole("heading", { name: "Därför kan du vara lugn", includeHidden: true });
    const paddings = await points.evaluateAll((titles) =>
      titles.map((title) => [
        title.closest("[role=dialog]") ? "checkout" : "listing",
        getComputedStyle(title.parentElement as Element).padding,
      ]),
    );
    expect(paddings).toEqual([
      ["listing", "16px 24px"],
      ["checkout", "24px"],
    ]);
  },
);
