import { expect, onTestFinished, test } from "vitest";
import { bankIdMessage, ERROR_CODES } from "#domain/bankid/bankid-messages.ts";
import { chooseOther, loginModal, phone, tryAgain } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";

// The next login to start gets the error: it must not be another test's visitor.
test("every error that BankID can return at the start is shown, and the visitor can try again", async () => {
  onTestFinished(() => phone().clearErrors());
  const { page } = await openPage("/minasidor/#logga-in");
  await page.getByRole("button", { name: "BankID på annan enhet" }).waitFor();
  const shown = async () => (await loginModal(page).getByRole("status").textContent())?.trim();
  for (const [index, errorCode] of [...ERROR_CODES, "unknownCode"].entries()) {
    await phone().nextError("auth", errorCode);
    await (index === 0 ? chooseOther(page) : tryAgain(page));
    const { text } = bankIdMessage({ kind: "error", errorCode }, { start: "qr", isComputer: true });
    await expect.poll(shown, { timeout: 15_000 }).toBe(text);
  }
  await tryAgain(page);
  await page.getByRole("img", { name: /^QR-kod/ }).waitFor();
});
