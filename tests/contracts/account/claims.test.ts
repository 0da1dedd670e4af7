import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomId } from "#platform/ids.ts";
import { fillAccount, type FilledAccount } from "#tests/support/my-pages.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";

let stack: Stack;
let ordered: OrderFixtures;
let accountHolder: Customer;
let newcomer: Customer;
let stranger: Customer;
let account: FilledAccount;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
  accountHolder = await ordered.newCustomer("account-holder");
  newcomer = await ordered.newCustomer("newcomer");
  stranger = await ordered.newCustomer();
  account = await fillAccount(ordered, accountHolder);
  // As an order from a list stores it.
  await ordered.pool.query("update orders set offer = offer || $2 where id = $1", [
    account.orderId,
    { description: DESCRIPTION },
  ]);
});
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const DESCRIPTION = {
  benefits: [],
  services: [],
  links: [],
  sections: [
    { id: "excess", title: "Självrisk", rows: [{ type: "GLASS", name: "Glas", text: "1 700 kr" }] },
    { id: "terms", title: "Villkor", rows: [{ type: "x", name: "Bindningstid", text: "12 månader" }] },
  ],
};

const LIST = "/minasidor/skada/";
const one = (heldId: string) => `${LIST}${heldId}/`;
const read = async (customer: Customer, path: string) => (await customer.get(path)).text();
/** The links of the list, in its order. */
const listed = async (customer: Customer) =>
  [...(await read(customer, LIST)).matchAll(/href="\/minasidor\/skada\/([\w-]+)\/"/g)].map(([, heldId = ""]) => heldId);

describe("the help when something has happened", () => {
  it("is listed for what was ordered and what was fetched, and not for what was withdrawn", async () => {
    const heldIds = await listed(accountHolder);
    expect(heldIds).toHaveLength(2);
    expect(heldIds).toContain(account.orderId);
    expect(heldIds).not.toContain(account.withdrawnId);
  });

  it("has the insurer's number, and the excess of the order or of the fetched policy", async () => {
    const page = await read(accountHolder, one(account.orderId));
    for (const text of ["031-390 06 11", "tel:112", "1 700 kr", "Som bolaget angav den när du beställde"])
      expect(page).toContain(text);
    expect(page).not.toContain("12 månader");
    const fetched = (await listed(accountHolder)).find((heldId) => heldId !== account.orderId) ?? "";
    expect(await read(accountHolder, one(fetched))).toContain("08-465 004 41");
  });

  it("of another person answers like one that does not exist, as a page and as a copy", async () => {
    for (const heldId of await listed(accountHolder))
      for (const query of ["", "?kopia"]) {
        const theirs = await newcomer.get(one(heldId) + query);
        const none = await newcomer.get(one(randomId()) + query);
        expect([theirs.status, none.status]).toEqual([404, 404]);
        expect(await theirs.text()).not.toMatch(/Rattvis|Granskog/);
      }
    expect(await listed(newcomer)).toEqual([]);
  });

  it("is the login for a visitor who is not logged in, and no copy is made of that", async () => {
    expect(await read(stranger, one(account.orderId))).toContain("Logga in på Min Sparv");
    for (const path of [LIST, one(account.orderId)]) {
      const answer = await stranger.get(`${path}?kopia`);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, LIST]);
    }
  });
});

describe("a copy for the browser", () => {
  it("has the help and the day, and neither the person nor a script file", async () => {
    for (const path of [LIST, one(account.orderId)]) {
      const answer = await accountHolder.get(`${path}?kopia`);
      const html = await answer.text();
      expect(html).toMatch(/Du är offline\. Uppgifterna hämtades \d+ \S+ \d{4}\./);
      expect(html).toContain("031-390 06 11");
      expect(html).not.toMatch(/Anna|Lindqvist|990123/);
      expect(html).not.toMatch(/<script[^>]* src=/);
      expect(html).not.toContain("__reactRouterContext");
      // The browser's own caches still store nothing.
      expect(answer.headers.get("cache-control")).toContain("no-store");
    }
  });

  it("is another page than the one that it is a copy of", async () => {
    const html = await read(accountHolder, one(account.orderId));
    expect(html).not.toContain("Du är offline");
    expect(html).toContain("__reactRouterContext");
  });
});

it("an erasure makes the browser delete what it has stored", async () => {
  const leaver = await ordered.newCustomer("leaver");
  const answer = await leaver.submit("/minasidor/uppgifter/radera/", { bekraftat: "ja" });
  expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([303, '"storage"']);
});
