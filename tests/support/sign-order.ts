import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { signByLink } from "#simulators/bankid/sign-by-link.ts";
import { randomId } from "#platform/ids.ts";
import { readQrSvg } from "./read-qr-svg.ts";

/**
 * Whether the stack requires every order to be signed: the journeys then sign wherever they order. A test that is skipped then
 * shows nothing that a signature changes: it orders nothing, or looks at what is the same after any order.
 */
export const signsAll = (): boolean => process.env["SPARV_ORDER_SIGNATURE"] === "all";

export const signedText = (page: Page) => page.getByRole("heading", { name: "Det här skriver du under" });

/** After the press that orders, in a stack where that leads to a signature. */
export async function signIfAsked(page: Page, timeout = 40_000): Promise<void> {
  if (!signsAll()) return;
  await signedText(page).waitFor({ timeout });
  await signOnScreen(page);
}

/** Signs what is on the screen, as the person of the order, with a separate phone. */
export async function signOnScreen(page: Page): Promise<void> {
  const phone = bankIdPhone(inject("simulatorsUrl"), randomId());
  const link = page.getByRole("link", { name: "Öppna BankID" });
  const code = page.getByRole("img", { name: /^QR-kod/ });
  const again = page.getByRole("button", { name: "Försök igen" });
  await link.or(code).or(again).first().waitFor();
  // BankID ends an order that no app has opened for half a minute, which what a journey does before it may take on a busy machine.
  if (await again.isVisible()) await again.click();
  await link.or(code).waitFor();
  if (await link.isVisible()) {
    const back = await signByLink(phone, (await link.getAttribute("href")) ?? "");
    await page.goto(back).catch(ifLeftAlready);
    return;
  }
  let scanned: string | undefined;
  // The code changes each second: one that was scanned too late is scanned again.
  await expect
    .poll(
      async () => {
        const read = readQrSvg(decodeURIComponent((await code.getAttribute("src")) ?? "")) ?? "";
        const token = read.split(".")[1];
        const order = (await phone.orders()).find(({ tokens }) => tokens.qrStartToken === token);
        scanned = await phone.scan(read, order?.request.requirement?.personalNumber ?? "");
        return scanned;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  await phone.approve(scanned ?? "");
}

/** The page may learn of the signature before the app leads back to it, and then shows the order by itself. */
function ifLeftAlready(error: unknown): void {
  if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
}
