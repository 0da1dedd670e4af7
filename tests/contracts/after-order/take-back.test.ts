import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { withdrawPath } from "#domain/addresses/after-order-paths.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { randomId } from "#platform/ids.ts";
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
const INSURER = "uppsagning@granskog.example";
const WAIT_MS = 90_000;
const newBox = () => `ater-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

const mailsAbout = async (box: string, orderId: string) =>
  (await readInbox(stack.simulatorsUrl, box)).filter(({ text }) => text.includes(formatOrderNumber(orderId)));

/** A customer whose former insurance we have cancelled, and whose notice has arrived. */
async function cancelled(): Promise<{ customer: Customer; orderId: string; box: string }> {
  const customer = await ordered.newCustomer();
  const box = newBox();
  const orderId = await ordered.place(customer, { email: box });
  await ordered.fetchPolicy(customer);
  const { body } = await customer.post("/ajax/check-cancel-current-insurance/", { orderId });
  const mandateVersion = body.Data.Result.Mandate.Version as string;
  await customer.post("/ajax/send-cancel-current-insurance-mail/", { orderId, mandateVersion });
  const isSent = async () =>
    (
      await ordered.pool.query(
        "select from mails join cancellations on notice_mail_id = mails.id where cancellations.id = $1 and mails.state = 'sent'",
        [orderId],
      )
    ).rowCount === 1;
  await waitUntil(isSent, WAIT_MS, "the notice");
  return { customer, orderId, box };
}

const confirm = (box: string, former?: string) => ({
  step: "confirm",
  name: "Anna Lindqvist",
  email: box,
  ...(former === undefined ? {} : { former }),
});

const mainOf = (html: string) => (/<main\b.*<\/main>/s.exec(html)?.[0] ?? "").replaceAll(/<[^>]*>/g, " ");

describe("a customer who withdraws after we have cancelled the former insurance", () => {
  it("is warned before the press, chooses, and has the cancellation revoked by mail, once, with a case at the desk", async () => {
    const { customer, orderId, box } = await cancelled();
    const page = withdrawPath(CAR, orderId);
    const asked = await customer.submit(page, { step: "ask", name: "Anna Lindqvist", email: box });
    const html = await asked.text();
    expect(mainOf(html)).toContain("är du utan");
    const choices = [...html.matchAll(/<input[^>]*name="former"[^>]*>/g)].map(String);
    expect(choices.map((choice) => choice.includes(" checked"))).toEqual([false, false]);
    // No choice is no withdrawal: no one is left uninsured by a press that did not state it.
    expect((await customer.submit(page, confirm(box))).status).toBe(422);
    const presses = await Promise.all([1, 2].map(() => customer.submit(page, confirm(box, "fortsatt"))));
    expect(presses.map(({ status }) => status)).toEqual([303, 303]);
    await waitUntil(async () => (await mailsAbout(INSURER, orderId)).length === 2, WAIT_MS, "the insurer's mail");
    await waitUntil(
      async () => (await mailsAbout(box, orderId)).some(({ subject }) => subject.includes("tagit tillbaka")),
      WAIT_MS,
      "the customer's copy",
    );
    const taken = (await mailsAbout(INSURER, orderId)).find(({ subject }) => subject.startsWith("Återtagen"));
    expect(taken?.text).toContain("SPV 24K");
    expect(taken?.headers["reply-to"]).toContain(box);
    expect(mainOf(await (await customer.get(page)).text())).toContain("att låta");

    const desk = createDeskStore(ordered.stores);
    const lineOf = async () => (await desk.waiting(1_000)).find((line) => line.orderId === orderId)?.notice;
    expect(await lineOf()).toBe("revoked");
    const support = await ordered.newCustomer("support");
    const closing = { form: "close-take-back", reason: "Granskog har ringt: din försäkring fortsätter." };
    const desktop = `/redaktion/arende/?id=${orderId}`;
    expect((await support.submit(desktop, { ...closing, ending: "cancelled" })).status).toBe(422);
    expect((await support.submit(desktop, { ...closing, ending: "continued" })).status).toBe(303);
    expect(await lineOf()).toBeUndefined();
    expect((await support.submit(desktop, { ...closing, ending: "continued" })).status).toBe(409);
  });

  it("may let it end, and take it back later all the same", async () => {
    const { customer, orderId, box } = await cancelled();
    const page = withdrawPath(CAR, orderId);
    expect((await customer.submit(page, { step: "take-back" })).status).toBe(303);
    const revoked = async () =>
      (await ordered.pool.query("select from cancellations where id = $1 and revoked_at is not null", [orderId]))
        .rowCount;
    // Not before the withdrawal: then there would be two insurances.
    expect(await revoked()).toBe(0);
    expect((await customer.submit(page, confirm(box, "sluta"))).status).toBe(303);
    expect(await revoked()).toBe(0);
    const stranger = await ordered.newCustomer();
    expect((await stranger.submit(page, { step: "take-back" })).status).toBe(404);
    const presses = await Promise.all([1, 2, 3].map(() => customer.submit(page, { step: "take-back" })));
    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await revoked()).toBe(1);
    await waitUntil(async () => (await mailsAbout(INSURER, orderId)).length === 2, WAIT_MS, "the insurer's mail");
  });

  it("is not asked when the notice never left us", async () => {
    const { customer, orderId, box } = await cancelled();
    await ordered.pool.query(
      "update mails set state = 'failed' where id = (select notice_mail_id from cancellations where id = $1)",
      [orderId],
    );
    const page = withdrawPath(CAR, orderId);
    const html = await (await customer.submit(page, { step: "ask", name: "Anna", email: box })).text();
    expect(html).not.toMatch(/name="former"/);
    expect((await customer.submit(page, confirm(box))).status).toBe(303);
  });
});
