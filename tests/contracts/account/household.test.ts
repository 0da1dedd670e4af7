import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_ENTERED } from "#domain/household/entered-contract.ts";
import { ACCOUNT_HOLDER, fillAccount } from "#tests/support/my-pages.ts";
import { type Customer, dayFromNow, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";

const HOUSEHOLD = "/minasidor/hushall/";
const CONTRACT = `${HOUSEHOLD}avtal/`;
const CALENDAR = `${HOUSEHOLD}kalender/`;

let stack: Stack;
let ordered: OrderFixtures;
let accountHolder: Customer;
let newcomer: Customer;
let stranger: Customer;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
  accountHolder = await ordered.newCustomer("account-holder");
  newcomer = await ordered.newCustomer("newcomer");
  stranger = await ordered.newCustomer();
  await fillAccount(ordered, accountHolder);
});
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const read = async (customer: Customer, path: string) => (await customer.get(path)).text();
const contractIds = async (customer: Customer) =>
  [...(await read(customer, HOUSEHOLD)).matchAll(/hushall\/avtal\/\?avtal=([\w-]+)/g)].map(([, id = ""]) => id);

const TRIP = { kind: "travel", provider: "Nordkaj", monthly: "49", renews: dayFromNow(170) };

describe("the household of a person", () => {
  it("has what was ordered and fetched before the login, and nothing for anyone else", async () => {
    const page = await read(accountHolder, HOUSEHOLD);
    for (const text of ["Rattvis", "Granskog", "SPV 24K"]) expect(page).toContain(text);
    expect(await read(newcomer, HOUSEHOLD)).not.toMatch(/Rattvis|Granskog|SPV 24K/);
    expect(await read(stranger, HOUSEHOLD)).not.toMatch(/Rattvis|Granskog|SPV 24K/);
  });

  it("leads there from where the insurances were", async () => {
    const answer = await accountHolder.get("/minasidor/forsakringar/");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, HOUSEHOLD]);
  });
});

describe("an agreement that is entered", () => {
  it("is listed with its price and day, changed and removed, by its person alone", async () => {
    const added = await newcomer.submit(CONTRACT, TRIP);
    expect([added.status, added.headers.get("location")]).toEqual([303, HOUSEHOLD]);
    const [contractId = ""] = await contractIds(newcomer);
    expect(contractId).toMatch(/^[\w-]{22,}$/);
    expect(await read(newcomer, HOUSEHOLD)).toMatch(/Reseförsäkring.+Nordkaj.+49\s*kr.+förnyas/s);
    const one = `${CONTRACT}?avtal=${contractId}`;
    for (const [who, status] of [
      [accountHolder, 404],
      [newcomer, 200],
    ] as const)
      expect((await who.get(one)).status).toBe(status);
    expect((await accountHolder.submit(one, { ...TRIP, provider: "Elak" })).status).toBe(404);
    expect((await accountHolder.submit(one, { tabort: "ja" })).status).toBe(404);
    expect((await newcomer.submit(one, { ...TRIP, monthly: "59" })).status).toBe(303);
    expect(await read(newcomer, HOUSEHOLD)).toMatch(/Nordkaj.+59\s*kr/s);
    expect((await newcomer.submit(one, { tabort: "ja" })).status).toBe(303);
    expect(await contractIds(newcomer)).toEqual([]);
  });

  it("is refused with what is wrong in it, and nothing is stored", async () => {
    const answer = await newcomer.submit(CONTRACT, { ...TRIP, kind: "boat", renews: "2020-01-01" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Något behöver rättas.");
    const alone = await newcomer.submit(CONTRACT, { ...TRIP, next: "99" });
    expect([alone.status, (await alone.text()).includes("Fyll också i när priset ändras")]).toEqual([422, true]);
    expect(await contractIds(newcomer)).toEqual([]);
  });

  it("is stored encrypted, and ends at a number that no household has", async () => {
    const secret = { kind: "other", provider: "Hemligt Bolag" };
    expect((await newcomer.submit(CONTRACT, secret)).status).toBe(303);
    const { rows } = await ordered.pool.query("select * from held_contracts");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("Hemligt");
    await ordered.pool.query(
      "insert into held_contracts (id, person_id, content_enc) select 'more-' || at, person_id, '' from held_contracts, generate_series(1, $1) as at",
      [MAX_ENTERED - 1],
    );
    const full = await newcomer.submit(CONTRACT, secret);
    expect(full.status).toBe(422);
    expect((await full.text()).includes("Du har redan lagt till så många avtal som går")).toBe(true);
    await ordered.pool.query("delete from held_contracts");
  });
});

describe("covers", () => {
  it("shows the same cover twice and a cover that was not found, with their sources", async () => {
    await newcomer.submit(CONTRACT, TRIP);
    expect(await read(newcomer, HOUSEHOLD)).toMatch(/Vi hittar ingen .+Konsumenternas Försäkringsbyrå/s);
    await newcomer.submit(CONTRACT, { ...TRIP, provider: "Fyrbåk" });
    expect(await read(newcomer, HOUSEHOLD)).toMatch(/Resan är försäkrad två gånger.+588\s*kr\/år/s);
    await ordered.pool.query("delete from held_contracts");
  });
});

describe("the calendar link", () => {
  const makeLink = async (customer: Customer): Promise<string> => {
    const page = await (await customer.submit(CALENDAR, { gor: "skapa" })).text();
    return /\/kalender\/[\w-]+\.ics/.exec(page)?.[0] ?? "";
  };
  const feed = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(stack.url + path, { headers });

  it("gives the person's days to any program that has it, in a form that a parser reads", async () => {
    await accountHolder.submit(CONTRACT, TRIP);
    const answer = await feed(await makeLink(accountHolder));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("referrer-policy")).toBe("same-origin");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const text = await answer.text();
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    const renewal = events.find(({ summary }) => summary === "Reseförsäkring hos Nordkaj förnyas");
    expect(String(renewal?.startDate)).toBe(TRIP.renews);
    const notice = events.find(({ summary }) => summary === "Sista dag att säga upp: Reseförsäkring hos Nordkaj");
    expect(String(notice?.startDate)).toBe(dayFromNow(169));
    expect(events.some(({ summary }) => summary.includes("Rattvis"))).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(text).not.toContain(ACCOUNT_HOLDER.slice(-4));
    expect(text).not.toContain("SPV");
  });

  it("is the same text until something changes, and a program that has it gets it no second time", async () => {
    const path = await makeLink(accountHolder);
    const first = await feed(path);
    const etag = first.headers.get("etag") ?? "";
    expect((await feed(path, { "if-none-match": etag })).status).toBe(304);
    const uidsOf = (text: string) => [...text.matchAll(/^UID:.+$/gm)].map(String);
    const before = uidsOf(await first.text());
    await accountHolder.submit(CONTRACT, { kind: "phone", provider: "Ton", bound: dayFromNow(30) });
    const changed = await feed(path, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(uidsOf(await changed.text())).toEqual(expect.arrayContaining(before));
  });

  it("ends when it is revoked or replaced, and is then as one that never was", async () => {
    const first = await makeLink(accountHolder);
    const second = await makeLink(accountHolder);
    const unknown = `/kalender/${"a".repeat(43)}.ics`;
    const answerOf = async (path: string) => {
      const answer = await feed(path);
      return { status: answer.status, body: await answer.text(), type: answer.headers.get("content-type") };
    };
    expect((await feed(second)).status).toBe(200);
    const replaced = await answerOf(first);
    expect(replaced.status).toBe(404);
    const revoked = await accountHolder.submit(CALENDAR, { gor: "aterkalla" });
    expect([revoked.status, revoked.headers.get("location")]).toEqual([303, `${CALENDAR}?aterkallad=1`]);
    for (const path of [second, unknown, "/kalender/kort.ics", second.replace(".ics", ".txt")])
      expect(await answerOf(path)).toEqual(replaced);
  });

  it("is stored as a hash, is shown once, and is in no page after that", async () => {
    const path = await makeLink(accountHolder);
    const token = /kalender\/([\w-]+)\.ics/.exec(path)?.[1] ?? "";
    expect(token).toHaveLength(43);
    const { rows } = await ordered.pool.query("select * from calendar_links");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const page of [CALENDAR, HOUSEHOLD]) expect(await read(accountHolder, page)).not.toContain(token);
    expect(await read(accountHolder, CALENDAR)).toContain("Du har en kalenderlänk");
  });

  it("is not made for a visitor who is not logged in", async () => {
    const answer = await stranger.submit(CALENDAR, { gor: "skapa" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, CALENDAR]);
    expect((await newcomer.submit(CALENDAR, { gor: "annat" })).status).toBe(400);
    expect((await ordered.pool.query("select 1 from calendar_links")).rowCount).toBe(1);
  });
});
