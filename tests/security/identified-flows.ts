import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect } from "vitest";
import { bankIdPhone } from "#simulators/bankid/phone-client.ts";
import { CONTACT, Customer as CheckoutCustomer } from "#tests/contracts/checkout/checkout-world.ts";
import { Browser, codeOn } from "#tests/contracts/login/browser.ts";
import { SIGNED, signByCode, untilDone } from "#tests/contracts/signing/signing-world.ts";
import { newAddress } from "#tests/support/address.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { type Customer, OWNER } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";

/** Places an order that requires a signature, and signs it; returns the plate of the car. */
export async function placeSignedOrder(stack: Stack): Promise<string> {
  const customer = new CheckoutCustomer(stack);
  const plate = freshPlate();
  const { Data: state } = await customer.open(await customer.findOffer(plate, SIGNED));
  const { Data } = await customer.submit("calculate", state, { ...CONTACT, signdevice: "other" });
  const { Signing } = Data.Result;
  await signByCode(stack, Signing ?? { QrSvg: null });
  expect(await untilDone(customer, Signing?.SigningId ?? "")).toMatchObject({ Status: "complete" });
  return plate;
}

export async function logInWithBankId(stack: Stack): Promise<void> {
  const browser = new Browser({
    urlOf: () => stack.url,
    origin: stack.url,
    address: newAddress(),
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0",
  });
  const phone = bankIdPhone(stack.simulatorsUrl);
  const { loginId } = await browser.init({ device: "other" });
  const approve = async () =>
    phone.scan(codeOn(await browser.poll(loginId)), OWNER).then((order) => order && phone.approve(order));
  await expect.poll(approve, { timeout: 20_000 }).toBeNull();
  await expect.poll(async () => (await browser.poll(loginId)).status, { timeout: 20_000 }).toBe("complete");
}

/** What a visitor without an account leaves with us: a question, an address for the newsletter, a ticket in the draw. */
export async function submitContactForms(customer: Customer, orderId: string): Promise<void> {
  const challenge = (await (await customer.get("/ajax/expertpanel-challenge/")).json()) as { Data: { Result: never } };
  const solution = await solveChallenge({ challenge: challenge.Data.Result, deriveKey });
  const asked = await customer.post("/ajax/send-expertpanel-question/", {
    captcha: "437",
    proof: JSON.stringify({ challenge: challenge.Data.Result, solution }),
    email: CONTACT.email,
    question: `Jag heter Anna Lindqvist, bor på Sparvvägen 7 och undrar om bilen får stå ute.`,
  });
  expect(asked.body).toMatchObject({ Success: true });
  expect((await customer.post("/ajax/register-email/", { email: CONTACT.email })).body).toMatchObject({
    Success: true,
  });
  const entered = await customer.post("/ajax/competition/", { orderId, declared: "true" });
  expect(entered.body).toMatchObject({ Success: true, Data: { Result: { State: "ENTERED" } } });
}

/** What support does when a customer calls: finds them by their number, and takes notes. */
export async function writeNoteAbout(support: Customer, orderId: string): Promise<void> {
  const found = await support.submit("/redaktion/arenden/", { sok: OWNER });
  expect(await found.text()).toContain(orderId);
  const note = `Anna Lindqvist på Sparvvägen 7 ringde från ${CONTACT.phone.replace(/^(\d{3})/, "$1-")} om SPV 24K.`;
  const written = await support.submit(`/redaktion/arende/?id=${orderId}`, { form: "note", note });
  expect(written.status).toBe(303);
}
