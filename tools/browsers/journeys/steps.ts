import assert from "node:assert/strict";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { randomId } from "#platform/ids.ts";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { readQrPicture } from "#tests/support/read-qr.ts";
import type { BrowserWorld } from "#tools/browsers/browser-world.ts";
import type { Driver, Target } from "#tools/browsers/driver.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { consentTexts } from "#web/shell/consent/consent.texts.sv.ts";

/** Has a BankID, a driving licence and a car in the simulated registers. */
export const PERSONAL_NUMBER = "198502102380";

/** A provider answers within ten seconds or not at all; a busy machine gets as much again, and more. */
export const PROVIDER_LIMIT_MS = 40_000;

/** The first page of every visitor asks. */
export const answerCookieNotice = (driver: Driver): Promise<void> =>
  driver.press({ role: "button", name: consentTexts.notice.necessaryOnly });

/** From the form of the car to a finished list. */
export async function searchCar(driver: Driver, registrationNumber: string): Promise<void> {
  await driver.open("/forsakring/bil/");
  await answerCookieNotice(driver);
  await driver.type({ label: "Registreringsnummer" }, registrationNumber);
  await driver.type({ label: "Personnummer" }, PERSONAL_NUMBER);
  await driver.type({ label: "Postnummer" }, "123 45");
  await driver.press({ role: "button", name: "Visa priser" });
  const { href } = await driver.waitForUrl(/\/forsakring\/bil\/jamfor\/\?searchid=/);
  assert.ok(!href.includes(PERSONAL_NUMBER), "the address has the personal number");
  await driver.waitFor({ role: "heading", level: 1, name: /^\d+ priser/ }, PROVIDER_LIMIT_MS);
}

/** Holds a phone with BankID before the code on the screen, and approves what it shows. */
export async function approveByCode(driver: Driver, { simulatorsUrl }: BrowserWorld): Promise<void> {
  const phone = bankIdPhone(simulatorsUrl, randomId());
  const code: Target = { role: "img", name: /^QR-kod/ };
  let order: string | undefined;
  const scan = async (): Promise<boolean> => {
    const read = readQrPicture((await driver.attribute(code, "src")) ?? "");
    order = read === undefined ? undefined : await phone.scan(read, PERSONAL_NUMBER);
    return order !== undefined;
  };
  await driver.waitFor(code);
  // The code changes each second: one that was read too late is read again.
  await waitUntil(scan, 20_000, "a phone to read the code");
  await phone.approve(order ?? "");
}

/** What a checkout asks for that neither the search nor the register has answered. */
export async function fillInPerson(driver: Driver, within: Target, email: string): Promise<void> {
  await driver.type({ label: "Mejladress", within }, email);
  await driver.type({ label: /^Mobilnummer$/, within }, "0701740605");
  await driver.type({ label: "Gatuadress", within }, "Sparvgatan 7");
}

export async function confirmDocuments(driver: Driver, within: Target): Promise<void> {
  await driver.tick({ label: /^Jag har läst förköpsinformationen/, within });
  await driver.tick({ label: /^Jag har läst faktabladet/, within });
}

/** From what is signed to the page of the placed order; gives its number. */
export async function signOrder(driver: Driver, world: BrowserWorld, placedHeading: string): Promise<string> {
  await driver.waitFor({ role: "heading", name: "Det här skriver du under" }, PROVIDER_LIMIT_MS);
  const [signed = ""] = await driver.texts({ role: "region", name: "Det här skriver du under" });
  assert.match(signed, /Jag, Anna Lindqvist, tecknar .+ Priset är \d[\d ]* kr/);
  await driver.press({ role: "button", name: "Jag har BankID på en annan enhet" });
  await approveByCode(driver, world);
  await driver.waitFor({ role: "heading", level: 2, name: placedHeading }, PROVIDER_LIMIT_MS);
  const { searchParams } = await driver.waitForUrl(/\/order\/klar\/\?order=/);
  const orderNumber = formatOrderNumber(searchParams.get("order") ?? "");
  assert.match(orderNumber, /^SP-/);
  const [page = ""] = await driver.texts({ role: "main" });
  assert.ok(page.includes(`Sparvs ordernummer: ${orderNumber}`), `the page does not have the number ${orderNumber}`);
  return orderNumber;
}

/** The customer's receipt. */
export async function expectMail(world: BrowserWorld, email: string, orderNumber: string): Promise<void> {
  const hasCome = async (): Promise<boolean> =>
    (await readInbox(world.simulatorsUrl, email)).some(({ text }) => text.includes(orderNumber));
  await waitUntil(hasCome, PROVIDER_LIMIT_MS, `a mail about ${orderNumber}`);
}

export const newEmail = (): string => `kund-${randomId()}@exempel.se`;
