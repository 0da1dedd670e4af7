import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestWithdrawPath, withdrawPath } from "#domain/addresses/after-order-paths.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { CODE_TRIES, CODES_PER_ORDER_AND_DAY } from "#journeys/after-order/guest-withdrawal.ts";
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
const WAIT_MS = 90_000;
const newBox = () => `gast-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

const stated = (orderId: string, email: string) => ({
  name: "anna LINDQVIST ",
  orderNumber: formatOrderNumber(orderId).toLowerCase().replaceAll("-", " "),
  email: email.toUpperCase(),
});

/** Asks for a code; gives the page where it is typed. */
async function ask(guest: Customer, fields: Record<string, string>): Promise<string> {
  const answer = await guest.submit(guestWithdrawPath(), fields);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

async function codeIn(box: string, mails = 1): Promise<string> {
  await waitUntil(async () => (await readInbox(stack.simulatorsUrl, box)).length >= mails, WAIT_MS, "the code");
  const mail = (await readInbox(stack.simulatorsUrl, box)).find(({ subject }) => subject.startsWith("Din kod"));
  return /\b\d{3} \d{3}\b/.exec(mail?.text ?? "")?.[0] ?? "";
}

const wrongOf = (code: string): string => String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0");

const countCodes = async (): Promise<number> => {
  const { rows } = await ordered.pool.query<{ count: number }>(
    "select count(*)::int as count from mails where template = 'withdrawal-code'",
  );
  return rows[0]?.count ?? 0;
};

describe("a customer on another device, without a login", () => {
  it("withdraws with name, order number and address, by a code in a mail to the address of the order", async () => {
    const box = newBox();
    const orderId = await ordered.place(await ordered.newCustomer(), { email: box });
    const guest = await ordered.newCustomer();
    const own = withdrawPath(CAR, orderId);
    expect((await guest.get(own)).status).toBe(401);
    const page = await ask(guest, stated(orderId, box));
    expect((await guest.get(page)).status).toBe(200);
    expect((await guest.get(own)).status).toBe(401);
    const opened = await guest.submit(page, { code: await codeIn(box) });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, own]);
    // What will be withdrawn is shown first, and one button confirms it.
    const shown = await (await guest.get(own)).text();
    expect(shown.includes("Bekräfta att jag ångrar")).toBe(true);
    const { rowCount } = await ordered.pool.query("select from withdrawals where order_id = $1", [orderId]);
    expect(rowCount).toBe(0);
    const done = await guest.submit(own, { step: "confirm", name: "Anna Lindqvist", email: box });
    expect(done.status).toBe(303);
    await waitUntil(async () => (await readInbox(stack.simulatorsUrl, box)).length === 2, WAIT_MS, "the receipt");
    const receipt = (await readInbox(stack.simulatorsUrl, box)).find(({ subject }) => subject.includes("ångeranmälan"));
    for (const text of ["Jag ångrar mitt köp", formatOrderNumber(orderId), "kl. "])
      expect(receipt?.text).toContain(text);
    // The code has opened this one thing, in this one browser.
    expect((await guest.get(`/forsakring/bil/order/klar/?order=${orderId}`)).status).not.toBe(200);
    expect((await (await ordered.newCustomer()).get(own)).status).toBe(401);
    expect((await guest.submit(page, { code: await codeIn(box, 2) })).status).toBe(422);
  });

  it("gets the same answer when any of it does not fit, and then no mail is sent and no code opens it", async () => {
    const box = newBox();
    const orderId = await ordered.place(await ordered.newCustomer(), { email: box });
    const fits = stated(orderId, box);
    const guest = await ordered.newCustomer();
    const before = await countCodes();
    const unfit = [
      { ...fits, name: "Bo Ek" },
      { ...fits, email: newBox() },
      { ...fits, orderNumber: formatOrderNumber(randomId()) },
    ];
    const pages = await Promise.all([...unfit, fits].map((fields) => ask(guest, fields)));
    expect(await countCodes()).toBe(before + 1);
    const shown = await Promise.all(
      pages.map(async (page) => {
        const answer = await guest.get(page);
        const body = (await answer.text()).replaceAll(/nonce="[^"]*"/g, "").replaceAll(page.split("=")[1] ?? "", "");
        return [answer.status, /<main\b.*<\/main>/s.exec(body)?.[0].replaceAll(/\d\d:\d\d/g, "")];
      }),
    );
    for (const each of shown) expect(each).toEqual(shown.at(-1));
    const code = await codeIn(box);
    for (const page of pages.slice(0, -1)) expect((await guest.submit(page, { code })).status).toBe(422);
    expect((await guest.submit(pages.at(-1) ?? "", { code })).status).toBe(303);
  });

  it("can try a code a few times, and have few of them: a stranger who knows it all but the mail cannot guess", async () => {
    const box = newBox();
    const orderId = await ordered.place(await ordered.newCustomer(), { email: box });
    const stranger = await ordered.newCustomer();
    const page = await ask(stranger, stated(orderId, box));
    const code = await codeIn(box);
    for (let tries = 0; tries < CODE_TRIES; tries++)
      expect((await stranger.submit(page, { code: wrongOf(code) })).status).toBe(422);
    expect((await stranger.submit(page, { code })).status).toBe(422);
    const others = await Promise.all([0, 1, 2, 3].map(() => ordered.newCustomer()));
    await Promise.all(others.map((other) => ask(other, stated(orderId, box))));
    const { rowCount } = await ordered.pool.query("select from mails where key like $1", [
      `withdrawal-code:${orderId}:%`,
    ]);
    expect(rowCount).toBe(CODES_PER_ORDER_AND_DAY);
  });

  it("cannot use a code that is too old, and the table has neither the code nor what was typed", async () => {
    const box = newBox();
    const orderId = await ordered.place(await ordered.newCustomer(), { email: box });
    const guest = await ordered.newCustomer();
    const page = await ask(guest, stated(orderId, box));
    const code = await codeIn(box);
    const { rows } = await ordered.pool.query<{ row: string }>(
      "select c::text as row from withdrawal_codes c where order_id = $1",
      [orderId],
    );
    expect(rows).toHaveLength(1);
    const token = decodeURIComponent(page.split("=")[1] ?? "-");
    for (const secret of [code, code.replace(" ", ""), token, box, "Lindqvist"])
      expect(rows[0]?.row).not.toContain(secret);
    await ordered.pool.query("update withdrawal_codes set expires_at = now() where order_id = $1", [orderId]);
    expect((await guest.submit(page, { code })).status).toBe(422);
  });

  it("sees what is missing, and every footer leads to it", async () => {
    const guest = await ordered.newCustomer();
    const answer = await guest.submit(guestWithdrawPath(), { name: "", orderNumber: "12345678", email: "a" });
    expect(answer.status).toBe(422);
    expect((await answer.text()).match(/aria-invalid="true"/g)).toHaveLength(3);
    expect((await guest.get("/angra/?arende=nothing")).status).toBe(404);
    for (const path of ["/", "/nyhetsbrev/", "/angra/"])
      expect((await (await guest.get(path)).text()).includes('href="/angra/"'), path).toBe(true);
  });
});
