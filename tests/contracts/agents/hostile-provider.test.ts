import { afterAll, beforeAll, expect, it } from "vitest";
import { createEnteredContractStore } from "#adapters/postgres/entered-contract-store.ts";
import type { Cover } from "#domain/cover/cover.ts";
import { randomId } from "#platform/ids.ts";
import { type Agent, connectAgent } from "#tests/support/agent-client.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { fillIn, HOSTILE_TEXTS } from "./hostile-texts.ts";

const NUMBER = NUMBERS["orderer"];
const PERSON = {
  number: NUMBER,
  shortNumber: `${NUMBER.slice(2, 8)}-${NUMBER.slice(8)}`,
  spacedNumber: NUMBER.split("").join(" "),
  firstName: "Anna",
  lastName: "Lindqvist",
  plate: "SPV24K",
  spacedPlate: "SPV 24K",
  email: "anna.lindqvist@exempel.se",
};

let stack: Stack;
let ordered: OrderFixtures;
let person: Customer;
let agent: Agent;
let listId: string;
beforeAll(async () => {
  stack = await startStack({ topic: "agent_hostile", speed: "instant" });
  ordered = openOrderFixtures(stack);
  person = await ordered.newCustomer("orderer");
  listId = await search();
  await poison();
  agent = await connectAgent(stack.url, person, ["renewals:read", "lists:read", "compare:car"]);
});
afterAll(async () => {
  await agent?.close();
  await ordered?.close();
  await stack?.stop();
});

/** A search of the person's own, with their number. */
async function search(): Promise<string> {
  const sample = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
  const made = await person.submit("/forsakring/bil/", { ...sample, civicnumber: NUMBER, carregnumber: PERSON.plate });
  const place = made.headers.get("location") ?? "";
  expect(made.status, await made.text()).toBe(303);
  await person.get(`${place}&vanta=1`);
  return new URL(place, stack.url).searchParams.get("searchid") ?? "";
}

const texts = HOSTILE_TEXTS.map((text) => fillIn(text, PERSON));

/** Every text in every place that a provider writes in, spread over the offers; the names of the person's agreements, too. */
async function poison(): Promise<void> {
  const { rows } = await ordered.pool.query<{ result_id: string; offer: string }>(
    "select result_id, offer from offers where search_id = $1 order by position",
    [listId],
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const [at, { result_id: resultId, offer }] of rows.entries()) {
    const own = texts.filter((_text, place) => place % rows.length === at);
    const stored = JSON.parse(offer) as { detail: { cover: Cover } };
    const [first = ""] = own;
    const poisoned = {
      ...stored,
      providerName: own.at(-1),
      subscriptionName: own.at(-2),
      detail: {
        ...stored.detail,
        featured: first,
        benefits: own,
        services: own.slice(0, 3),
        motorLines: own,
        disclaimer: own.join(" "),
        cover: stored.detail.cover.map((part, place) => ({
          ...part,
          notes: [own[place % own.length], own[(place + 1) % own.length]],
          ...(part.addOn ? { addOn: { ...part.addOn, name: own[place % own.length] } } : {}),
        })),
        links: [
          ...own.map((text) => ({ name: text, url: text })),
          { name: "Villkor", url: `https://elak.example/?n=${NUMBER}` },
          { name: "Egen", url: `${stack.url}/bolag/dokument/?namn=${NUMBER}.pdf` },
        ],
      },
    };
    await ordered.pool.query("update offers set offer = $2 where result_id = $1", [resultId, JSON.stringify(poisoned)]);
  }
  const { rows: persons } = await ordered.pool.query<{ id: string }>(
    "select id from persons where person_lookup = $1",
    [ordered.lookupHash("person", NUMBER)],
  );
  const held = createEnteredContractStore(ordered.stores);
  for (const providerName of texts.slice(0, 20)) {
    const content = { vertical: "travel", providerName };
    await held.add(persons[0]?.id ?? "", { contractId: randomId(), content, changedAtMs: Date.now() });
  }
}

/** What is in every table, but for what records the agent's own reading. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await ordered.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname not in ('agent_uses', 'agent_grants')`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const text = `select count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as is from ${name} as each`;
    found[name] = (await ordered.pool.query<{ is: string }>(text)).rows[0]?.is ?? "";
  }
  return found;
}

it(`${HOSTILE_TEXTS.length} hostile texts of providers cause no action, leak nothing and carry no address`, async () => {
  expect(HOSTILE_TEXTS).toHaveLength(100);
  const before = await everything();
  expect(Object.keys(before).length).toBeGreaterThan(40);

  const outputs = [await agent.call("describe_services"), await agent.call("list_renewals")];
  outputs.push(await agent.call("read_list"));
  const list = await agent.call("read_list", { listId });
  outputs.push(list);
  const { offers } = list.structuredContent as { offers: { offerId: string }[] };
  expect(offers.length).toBeGreaterThan(5);
  for (const { offerId } of offers) {
    outputs.push(await agent.call("explain_terms", { listId, offerId }));
    outputs.push(await agent.call("order_link", { listId, offerId }));
  }

  expect(outputs.filter(({ isError }) => isError)).toEqual([]);
  expect(await everything()).toEqual(before);

  for (const output of outputs) {
    const text = JSON.stringify(output);
    expect(digits(text), "the personal number").not.toContain(NUMBER.slice(2));
    expect(text, PERSON.firstName).not.toMatch(/(?<!\p{L})anna(?!\p{L})/iu);
    for (const secret of [PERSON.lastName, PERSON.plate, PERSON.spacedPlate, PERSON.email])
      expect(text.toLowerCase(), secret).not.toContain(secret.toLowerCase());
    for (const address of text.match(/[a-z][a-z0-9+.-]*:\/\/[^\s"'\\]+/gi) ?? [])
      expect(address.startsWith(`${stack.url}/`), address).toBe(true);
    expect(text.toLowerCase()).not.toMatch(/elak\.example|javascript:|data:text|mailto:/);
  }
  // What is left of a text is one line of plain letters, below the field that marks whose it is.
  for (const written of outputs.flatMap(({ structuredContent }) => providerTexts(structuredContent))) {
    // oxlint-disable-next-line no-control-regex -- these are what it looks for
    expect(written).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff<>[\]{}`|\\]/);
    expect(written.length).toBeLessThan(700);
  }
});

/** Without what may be written between the digits of a number. */
const digits = (text: string): string => text.replaceAll(/(?<=\d)[\s+-]{1,2}(?=\d)/g, "");

function providerTexts(value: unknown, isBelow = false): string[] {
  if (typeof value === "string") return isBelow ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === "url" ? [] : providerTexts(each, isBelow || name === "fromProvider"),
  );
}
