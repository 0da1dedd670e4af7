import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT_HOLDER, fillAccount } from "#tests/support/my-pages.ts";
import { type Agent, connectAgent } from "#tests/support/agent-client.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";

const ALL = ["renewals:read", "lists:read", "compare:electricity", "compare:car"];
const HOME = { zip: "11122", housing: "flat", squaremeters: "60", numberofpeople: "2", yearlyuse: "3000" };

let stack: Stack;
let ordered: OrderFixtures;
let person: Customer;
let other: Customer;
let agent: Agent;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
  person = await ordered.newCustomer("account-holder");
  other = await ordered.newCustomer("newcomer");
  await fillAccount(ordered, person);
  agent = await connectAgent(stack.url, person, ALL);
});
afterAll(async () => {
  await agent?.close();
  await ordered?.close();
  await stack?.stop();
});

const page = async (customer: Customer) => (await customer.get("/minasidor/uppgifter/")).text();

describe("an agent that a person has connected", () => {
  it("has tools that only read", async () => {
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      "describe_services",
      "explain_terms",
      "list_renewals",
      "order_link",
      "read_list",
      "start_comparison",
    ]);
    for (const { annotations } of tools)
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  });

  it("lists the services, without their personal fields", async () => {
    const { services } = await agent.read("describe_services");
    const car = services.find(({ service }: { service: string }) => service === "car");
    expect(car).toMatchObject({ isAllowed: true, isCompletedByPerson: true });
    expect(JSON.stringify(services)).not.toContain("civicnumber");
    expect(services.find(({ service }: { service: string }) => service === "house").isAllowed).toBe(false);
  });

  it("reads the days of the person's agreements and nothing that identifies the person", async () => {
    const { agreements } = await agent.read("list_renewals");
    expect(agreements.length).toBeGreaterThan(0);
    expect(JSON.stringify(agreements)).toContain("Granskog");
    expect(JSON.stringify(agreements)).not.toMatch(/SPV|Anna|Lindqvist|1999/);
    expect(JSON.stringify(agreements)).not.toContain(NUMBERS["account-holder"]);
  });

  it("compares where nothing personal is needed, reads the list, its terms, and gets a link that orders nothing", async () => {
    const list = await agent.read("start_comparison", { service: "electricity", fields: HOME });
    expect(list.offers.length).toBeGreaterThan(1);
    expect(list.offers[0]).toMatchObject({ position: 1 });
    expect(list.receiptUrl).toBe(`${stack.url}/kvitto/${list.listId}/`);
    const { lists } = await agent.read("read_list");
    expect(lists.map(({ listId }: { listId: string }) => listId)).toContain(list.listId);
    const again = await agent.read("read_list", { listId: list.listId });
    expect(again.offers).toEqual(list.offers);
    const [{ offerId }] = list.offers;
    const terms = await agent.read("explain_terms", { listId: list.listId, offerId });
    expect(terms.fromProvider.sections.length).toBeGreaterThan(0);
    const { url } = await agent.read("order_link", { listId: list.listId, offerId });
    expect((await ordered.pool.query("select from checkout_versions")).rowCount).toBe(0);
    // In the person's own browser the link leads to the offer; in another person's to nothing.
    const path = String(url).slice(stack.url.length);
    expect((await other.submit(path, {})).headers.get("location")).toContain("saknas");
    const opened = (await person.submit(path, {})).headers.get("location") ?? "";
    expect(opened).toContain(`resultid=${offerId}`);
    expect((await person.get(opened)).status).toBe(200);
  });

  it("gets a link, and starts nothing, where the search needs personal data", async () => {
    const fields = { carregnumber: "SPV24K" };
    const { url, needsPerson } = await agent.read("start_comparison", { service: "car", fields });
    expect(needsPerson).toBe(true);
    const shown = await person.get(String(url).slice(stack.url.length));
    expect([shown.status, (await shown.text()).includes("SPV24K")]).toEqual([200, true]);
    const refused = await agent.call("start_comparison", {
      service: "car",
      fields: { ...fields, civicnumber: NUMBERS["account-holder"] },
    });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused)).not.toContain(NUMBERS["account-holder"]);
    const hidden = await agent.call("start_comparison", {
      service: "car",
      fields: { carregnumber: NUMBERS["account-holder"] },
    });
    expect(hidden.isError).toBe(true);
  });

  it("is refused what was not ticked, an unknown list and another person's list", async () => {
    const theirs = await connectAgent(stack.url, other, ["lists:read", "compare:electricity"], "Andras");
    const list = await theirs.read("start_comparison", { service: "electricity", fields: HOME });
    const stolen = await agent.call("read_list", { listId: list.listId });
    const unknown = await agent.call("read_list", { listId: "a".repeat(27) });
    expect([stolen, unknown].map(({ isError }) => isError)).toEqual([true, true]);
    expect(stolen.content).toEqual(unknown.content);
    for (const [tool, given] of [
      ["list_renewals", {}],
      ["start_comparison", { service: "car", fields: {} }],
    ] as const)
      expect(JSON.stringify(await theirs.call(tool, given))).toContain("has not allowed");
    await theirs.close();
  });

  it("is listed with what it may and what it read, and can read nothing after it is disconnected", async () => {
    const text = await page(person);
    for (const shown of [
      "Kopplade agenter",
      "Hemhjälpen",
      "Senast använd",
      "Läsa hushållets datum",
      "Får inte teckna, säga upp eller se personnummer",
      "Hemhjälpen läste dina datum",
      "läst av agent",
    ])
      expect(text, shown).toContain(shown);
    expect(await page(other)).not.toContain("Hemhjälpen");
    const grantId = /<button(?=[^>]*name="agent")[^>]*value="([\w-]+)"/.exec(text)?.[1] ?? "";
    expect((await other.submit("/minasidor/uppgifter/", { agent: grantId })).status).toBe(404);
    expect((await agent.call("list_renewals")).isError).toBeFalsy();
    expect((await person.submit("/minasidor/uppgifter/", { agent: grantId })).status).toBe(303);
    await expect(agent.call("list_renewals")).rejects.toBeInstanceOf(Error);
    expect(await page(person)).not.toContain("Koppla från Hemhjälpen");
  });

  it("has left the person's number in no row, log or address", async () => {
    for (const table of ["agent_clients", "agent_grants", "agent_tokens", "agent_uses"]) {
      const { rows } = await ordered.pool.query(`select * from ${table}`);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/Hemhj|127\.0\.0\.1/);
      expect(JSON.stringify(rows)).not.toContain(NUMBERS["account-holder"]);
    }
    expect(ACCOUNT_HOLDER).toBeDefined();
  });
});
