import { expect, onTestFinished, test } from "vitest";
import { bankIdMessage, ERROR_CODES } from "#domain/bankid/bankid-messages.ts";
import { chooseOther, loginModal, phone, tryAgain } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";

// Whoever starts a login next is given the error: it must not be another test's visitor.
test("every error BankID can answer a start with is told, and it can be tried again each time", async () => {
  onTestFinished(() => phone().clearErrors());
  const { page } = await openPage("/minasidor/#logga-in");
  await page.getByRole("button", { name: "BankID på annan enhet" }).waitFor();
  const said = async () => (await loginModal(page).getByRole("status").textContent())?.trim();
  for (const [index, errorCode] of [...ERROR_CODES, "unknownToEverybody"].entries()) {
    await phone().nextError("auth", errorCode);
    await (index === 0 ? chooseOther(page) : tryAgain(page));
    const { text } = bankIdMessage({ kind: "error", errorCode }, { start: "qr", isComputer: true });
    await expect.poll(said, { timeout: 15_000 }).toBe(text);
  }
  await tryAgain(page);
  await page.getByRole("img", { name: /^QR-kod/ }).waitFor();
});
