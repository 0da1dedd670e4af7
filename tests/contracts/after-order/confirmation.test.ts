import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddressPath } from "#domain/addresses/after-order-paths.ts";
import { accountOrdersPath, accountPath } from "#domain/addresses/account-paths.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { randomId } from "#platform/ids.ts";
import { CASES, casePath, requestsAs } from "#tests/contracts/desk/requests-as.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

let stack: Stack;
let ordered: OrderFixtures;
beforeAll(async () => {
  stack = await openSharedStack({ hasWorker: true });
  ordered = openOrderFixtures(stack);
});
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const CAR = { path: "/forsakring/bil/" };
const WAIT_MS = 90_000;
/** What is before the dash decides what the carrier does with it. */
const newBox = (handling = "kund") => `${handling}-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;
const MISSING = "Bekräftelsen kom inte fram";

interface MailRow {
  readonly state: string;
}
const confirmationsOf = async (orderId: string): Promise<string[]> =>
  (
    await ordered.pool.query<MailRow>(
      "select state from mails where split_part(key, ':', 2) = $1 and template = 'order-confirmation' order by queued_at",
      [orderId],
    )
  ).rows.map(({ state }) => state);

const untilStates = (orderId: string, states: readonly string[]) =>
  waitUntil(
    async () => (await confirmationsOf(orderId)).join() === states.join(),
    WAIT_MS,
    `confirmations that are ${states.join()}`,
  );

/** An order whose confirmation was refused. */
async function placeUndelivered(customer: Customer, given: { isTyped?: boolean; email?: string } = {}) {
  const email = given.email ?? newBox("nej");
  const orderId = await ordered.place(customer, { ...given, email });
  await untilStates(orderId, ["failed"]);
  return { orderId, email };
}

const textOf = async (customer: Customer, path: string): Promise<string> =>
  (await (await customer.get(path)).text()).replaceAll(/<!-- -->/g, "");
const orderPage = (customer: Customer, orderId: string) => textOf(customer, orderCompletePath(CAR, orderId));

async function deskLists(orderId: string): Promise<boolean> {
  const desk = await requestsAs(stack, ordered.pool, "support");
  return (await desk.get(CASES)).html.includes(casePath(orderId).replace("&", "&amp;"));
}

describe("a customer whose confirmation did not arrive", () => {
  it("sees it at the order and on my pages, gives another address, and gets the same documents there, once", async () => {
    const customer = await ordered.newCustomer("orderer");
    const { orderId, email } = await placeUndelivered(customer);
    const masked = `n•••@${email.split("@")[1] ?? ""}`;
    for (const path of [orderCompletePath(CAR, orderId), accountOrdersPath(), accountPath()]) {
      const page = await textOf(customer, path);
      expect(page.toLowerCase(), path).toContain(MISSING.toLowerCase());
      expect(page, path).toContain(masked);
      expect(page, path).toContain(newAddressPath(CAR, orderId));
    }
    expect(await deskLists(orderId)).toBe(true);

    const form = newAddressPath(CAR, orderId);
    expect((await customer.get(form)).status).toBe(200);
    for (const wrong of ["", "fel", "anna@", "a b@exempel", `${email.toUpperCase()} `]) {
      const refused = await customer.submit(form, { email: wrong });
      expect(refused.status, wrong).toBe(422);
      expect(await refused.text()).toContain('aria-invalid="true"');
    }
    expect(await confirmationsOf(orderId)).toEqual(["failed"]);

    const box = newBox();
    // Two presses at once are one mail.
    const sent = await Promise.all([0, 1, 2].map(() => customer.submit(form, { email: ` ${box}` })));
    for (const { status, headers } of sent) expect([status, headers.get("location")]).toEqual([303, form]);
    await untilStates(orderId, ["failed", "sent"]);
    const [mail, ...more] = await readInbox(stack.simulatorsUrl, box);
    expect(more).toEqual([]);
    for (const text of [formatOrderNumber(orderId), "Ångra köp", "Rattvis"]) expect(mail?.text).toContain(text);

    for (const path of [orderCompletePath(CAR, orderId), accountOrdersPath(), accountPath()])
      expect(await textOf(customer, path), path).not.toContain(newAddressPath(CAR, orderId));
    expect(await deskLists(orderId)).toBe(false);
    // It has arrived: no other address gets it.
    const late = newBox();
    expect((await customer.submit(form, { email: late })).status).toBe(303);
    expect(await confirmationsOf(orderId)).toEqual(["failed", "sent"]);
    expect(await readInbox(stack.simulatorsUrl, late)).toEqual([]);
  });

  it("sees it again when the second mail comes back, cannot send to either address again, and has what is sent later at the third", async () => {
    const customer = await ordered.newCustomer("orderer");
    const { orderId, email } = await placeUndelivered(customer);
    const form = newAddressPath(CAR, orderId);
    const bouncing = newBox("studs");
    expect((await customer.submit(form, { email: bouncing })).status).toBe(303);
    await untilStates(orderId, ["failed", "failed"]);
    expect(await orderPage(customer, orderId)).toContain(`s•••@${bouncing.split("@")[1] ?? ""}`);
    expect(await deskLists(orderId)).toBe(true);
    for (const tried of [email, bouncing]) {
      const refused = await customer.submit(form, { email: tried });
      expect([refused.status, (await refused.text()).includes("Dit har vi redan skickat")]).toEqual([422, true]);
    }
    const box = newBox();
    await customer.submit(form, { email: box });
    await untilStates(orderId, ["failed", "failed", "sent"]);
    expect(await deskLists(orderId)).toBe(false);
    const withdrawal = await textOf(customer, `${CAR.path}order/angra/?order=${orderId}`);
    expect(withdrawal).toContain(box);
  });

  it("has none of it after a withdrawal: there is nothing to confirm", async () => {
    const customer = await ordered.newCustomer("orderer");
    const { orderId } = await placeUndelivered(customer);
    await customer.post("/ajax/withdraw-order/", { orderId, name: "Anna Lindqvist", email: newBox() });
    expect(await orderPage(customer, orderId)).not.toContain(MISSING);
    expect(await deskLists(orderId)).toBe(false);
    await customer.submit(newAddressPath(CAR, orderId), { email: newBox() });
    expect(await confirmationsOf(orderId)).toEqual(["failed"]);
  });
});

describe("where the documents go is decided by the identified person of the order alone", () => {
  it("a browser that is not logged in sees that they did not arrive, and cannot have them sent", async () => {
    const guest = await ordered.newCustomer();
    const { orderId } = await placeUndelivered(guest, { isTyped: true });
    const page = await orderPage(guest, orderId);
    expect(page).toContain(MISSING);
    expect(page).toContain("Du behöver logga in med BankID");
    const form = newAddressPath(CAR, orderId);
    expect((await guest.get(form)).status).toBe(401);
    expect((await guest.submit(form, { email: newBox() })).status).toBe(303);
    expect(await confirmationsOf(orderId)).toEqual(["failed"]);
  });

  it("nor can the person of the number in another browser, another person in the browser that ordered, or a stranger", async () => {
    const guest = await ordered.newCustomer();
    const { orderId } = await placeUndelivered(guest, { isTyped: true });
    const form = newAddressPath(CAR, orderId);
    for (const who of ["orderer", "newcomer"] as const) {
      const other = await ordered.newCustomer(who);
      expect((await other.get(form)).status, who).toBe(404);
      expect((await other.submit(form, { email: newBox() })).status, who).toBe(404);
    }
    const owner = await ordered.newCustomer("newcomer");
    const theirs = await placeUndelivered(owner, { isTyped: true });
    expect(await textOf(owner, newAddressPath(CAR, theirs.orderId))).toContain("Bara den som beställningen gäller");
    expect((await owner.submit(newAddressPath(CAR, theirs.orderId), { email: newBox() })).status).toBe(404);
    for (const id of [orderId, theirs.orderId]) expect(await confirmationsOf(id)).toEqual(["failed"]);
  });
});

describe("the desk", () => {
  it("has a case that names what to do, and cannot send to an address itself", async () => {
    const customer = await ordered.newCustomer("orderer");
    const { orderId } = await placeUndelivered(customer);
    const desk = await requestsAs(stack, ordered.pool, "support");
    const { html } = await desk.get(casePath(orderId));
    for (const text of [
      "Kunden har inte fått bekräftelsen",
      "Ta inte emot adressen på telefon",
      "Mejlet kom inte fram",
    ])
      expect(html).toContain(text);
    const box = newBox();
    await desk.post(newAddressPath(CAR, orderId), { email: box });
    expect(await confirmationsOf(orderId)).toEqual(["failed"]);
    await customer.submit(newAddressPath(CAR, orderId), { email: box });
    await untilStates(orderId, ["failed", "sent"]);
    const after = await desk.get(casePath(orderId));
    expect(after.html).not.toContain("Kunden har inte fått bekräftelsen");
    // Both mails are in what has happened.
    expect(after.html.match(/orderbekräftelse/g)?.length).toBeGreaterThanOrEqual(3);
  });
});
