import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { bankIdPhone, type Phone } from "#simulators/bankid/phone-client.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { readQr } from "./read-qr.ts";
import { afterHydration } from "./visitor.ts";

/** One of Skatteverket's test persons, with a working BankID. */
export const person = readyMade[0] ?? { name: "", personalNumber: "" };
export const [firstName = "", lastName = ""] = person.name.split(" ");

/** One for each process that runs journeys: two parallel processes must not cancel each other's orders. */
export const phone = (): Phone => bankIdPhone(inject("simulatorsUrl"), `phone-${process.pid}`);

export const loginModal = (page: Page) => page.getByRole("dialog", { name: "Logga in med BankID" });

/** On a page with the login open and a choice of device. */
export const chooseOther = (page: Page) => page.getByRole("button", { name: "BankID på annan enhet" }).click();
export const chooseSame = (page: Page) => page.getByRole("button", { name: "BankID på den här enheten" }).click();

/** Holds the phone in front of the screen until it has scanned a code; gives the order's name at BankID. */
export async function scanCode(page: Page, personalNumber = person.personalNumber): Promise<string> {
  let order: string | undefined;
  await expect
    .poll(
      async () => {
        const code = await readQr(page);
        order = code === undefined ? undefined : await phone().scan(code, personalNumber);
        return order;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return order ?? "";
}

/** Opens the login over a page with script, scans the code with a phone and approves. Ends on the reloaded page. */
export async function logIn(page: Page, path = "/minasidor/", personalNumber = person.personalNumber): Promise<void> {
  await page.goto(`${path}#logga-in`);
  await chooseOther(page);
  const order = await scanCode(page, personalNumber);
  await untilReloaded(page, () => phone().approve(order));
}

/** The action makes the page reload itself. */
export async function untilReloaded(page: Page, act: () => Promise<unknown>): Promise<void> {
  const reloaded = page.waitForEvent("load", { timeout: 30_000 });
  await act();
  await afterHydration(page, await reloaded);
}

/** After a failed login: the button has focus, so that it is one key away. */
export async function tryAgain(page: Page): Promise<void> {
  const again = page.getByRole("button", { name: "Försök igen" });
  await expect.poll(() => again.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
}
