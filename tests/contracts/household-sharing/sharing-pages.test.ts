import { afterAll, beforeAll, expect, it } from "vitest";
import { createEnteredContractStore } from "#adapters/postgres/entered-contract-store.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import { NUMBERS, type TestPerson } from "#tests/support/open-session.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";

const SHARING = "/minasidor/hushall/dela/";

let stack: Stack;
let ordered: OrderFixtures;
let inviter: Customer;
let partner: Customer;
let third: Customer;
let loggedOut: Customer;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
  inviter = await ordered.newCustomer("account-holder");
  partner = await ordered.newCustomer("newcomer");
  third = await ordered.newCustomer("customer");
  loggedOut = await ordered.newCustomer();
}, 120_000);
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const read = async (customer: Customer, path = SHARING) => (await customer.get(path)).text();

async function hold(person: TestPerson, providerName: string): Promise<string> {
  const { rows } = await ordered.pool.query<{ id: string }>("select id from persons where person_lookup = $1", [
    ordered.lookupHash("person", NUMBERS[person]),
  ]);
  const contract = { contractId: randomId(), content: { vertical: "travel", providerName }, changedAtMs: Date.now() };
  await createEnteredContractStore(ordered.stores).add(rows[0]?.id ?? "", contract);
  return contract.contractId;
}

/** The address of an invitation that the customer has made. */
async function invite(customer: Customer): Promise<string> {
  await customer.submit(SHARING, { gor: "bjud-in", name: "", email: "" });
  return /\/hushall\/inbjudan\/[\w-]{43}\//.exec(await read(customer))?.[0] ?? "";
}

it("a person who is not logged in sees the login and changes nothing", async () => {
  expect(await read(loggedOut)).toContain("Logga in");
  for (const fields of [{ gor: "bjud-in" }, { gor: "avsluta" }, { gor: "visa", visa: "x" }]) {
    const answer = await loggedOut.submit(SHARING, fields);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, SHARING]);
  }
  const { rows } = await ordered.pool.query("select id from household_invitations");
  expect(rows).toEqual([]);
});

it("a guessed link is missing for everyone, logged in or not, and cannot be answered", async () => {
  const guessed = `/hushall/inbjudan/${randomToken()}/`;
  for (const customer of [loggedOut, third]) {
    const page = await customer.get(guessed);
    expect([page.status, (await page.text()).includes("Länken fungerar inte")]).toEqual([404, true]);
    expect((await customer.submit(guessed, { svar: "accept" })).status).toBe(303);
  }
  expect(await read(third)).toContain("Bjud in den du bor med");
});

it("one person invites, another accepts, each sees what is shown, and after the end neither sees anything", async () => {
  const [shown, hidden, theirs] = [
    await hold("account-holder", "Nordkaj"),
    await hold("account-holder", "Hemliga bolaget"),
    await hold("newcomer", "Partnerns bolag"),
  ];
  const link = await invite(inviter);
  const seen = await loggedOut.get(link);
  const text = await seen.text();
  expect([seen.status, text.includes("Anna vill dela hushåll med dig")]).toEqual([200, true]);
  expect(text).not.toContain("Lindqvist");
  // Without a login an answer leads back to the question.
  expect((await loggedOut.submit(link, { svar: "accept" })).headers.get("location")).toBe(link);
  expect((await inviter.submit(link, { svar: "accept" })).status).toBe(409);
  expect((await partner.submit(link, { svar: "something" })).status).toBe(400);
  expect((await partner.submit(link, { svar: "accept" })).headers.get("location")).toBe(SHARING);

  for (const customer of [third, loggedOut]) {
    const over = await customer.get(link);
    const page = await over.text();
    expect([over.status, page.includes("gäller inte längre"), page.includes("Anna vill")]).toEqual([410, true, false]);
  }
  await third.submit(link, { svar: "accept" });
  expect(await read(third)).toContain("Bjud in den du bor med");

  // Nothing is shown before it is chosen, and only one's own can be.
  expect(await read(partner)).not.toMatch(/Nordkaj|Hemliga/);
  await inviter.submit(SHARING, { gor: "visa", visa: theirs });
  expect(await read(inviter)).not.toContain("Partnerns bolag");
  expect((await inviter.submit(SHARING, { gor: "visa", visa: shown })).headers.get("location")).toBe(
    `${SHARING}?sparat=1`,
  );
  for (const path of [SHARING, `${SHARING}_.data`]) {
    const page = await read(partner, path);
    expect(page, path).toContain("Nordkaj");
    expect(page, path).not.toContain("Hemliga bolaget");
    expect(page, path).not.toContain(shown);
    expect(page, path).not.toContain(hidden);
    expect(page, path).not.toContain(NUMBERS["account-holder"]);
    expect(await read(third, path), path).not.toContain("Nordkaj");
  }
  // A second partner is refused, with a message.
  const refused = await partner.submit(await invite(third), { svar: "accept" });
  expect([refused.status, (await refused.text()).includes("Du delar redan hushåll med någon.")]).toEqual([409, true]);

  await partner.submit(SHARING, { gor: "avsluta" });
  expect(await read(partner)).not.toContain("Nordkaj");
  for (const customer of [inviter, partner]) expect(await read(customer)).toContain("Bjud in den du bor med");
});
