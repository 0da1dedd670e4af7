import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bankIdMessage, FAILED_HINTS, PENDING_HINTS } from "#domain/bankid/bankid-messages.ts";
import { expectAccessible } from "#tests/axe.ts";
import { chooseOther, loginModal, phone, scanCode, tryAgain } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";

// The domain's unit test checks which sentence belongs to which code; here every one of them is shown and announced.

const QR_AT_COMPUTER = { start: "qr", isComputer: true } as const;

const status = (page: Page) => loginModal(page).getByRole("status");

const shown = async (page: Page) => (await status(page).textContent())?.trim();
const SOON = { timeout: 15_000 };

test("every hint of a pending order is shown, one after the other", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  await chooseOther(page);
  await expect
    .poll(() => shown(page), SOON)
    .toBe(bankIdMessage({ kind: "pending", hintCode: "outstandingTransaction" }, QR_AT_COMPUTER).text);
  const order = await scanCode(page);
  for (const hintCode of [...PENDING_HINTS, "unknownCode"]) {
    await phone().hint(order, hintCode);
    await expect.poll(() => shown(page), SOON).toBe(bankIdMessage({ kind: "pending", hintCode }, QR_AT_COMPUTER).text);
    await expectAccessible(page);
  }
});

test("every way an order can fail is shown, and the visitor can try again", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  await chooseOther(page);
  for (const hintCode of [...FAILED_HINTS, "unknownCode"]) {
    await phone().fail(await scanCode(page), hintCode);
    await expect.poll(() => shown(page), SOON).toBe(bankIdMessage({ kind: "failed", hintCode }, QR_AT_COMPUTER).text);
    await tryAgain(page);
    await expect
      .poll(() => shown(page), SOON)
      .toBe(bankIdMessage({ kind: "pending", hintCode: "outstandingTransaction" }, QR_AT_COMPUTER).text);
  }
});
