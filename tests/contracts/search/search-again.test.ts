import { afterAll, beforeAll, expect, test } from "vitest";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import { readConfig } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { newSearchId } from "#tests/contracts/postgres/search-id.ts";

const CAR = "/forsakring/bil/";
const NOTICE = "Vi kan inte visa den sökningen.";
const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};

let stack: Stack;
let ordered: OrderFixtures;
beforeAll(async () => {
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
}, 120_000);
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const OFFER: Omit<RankedOffer, "resultId"> = {
  ...insurers.tuvull,
  providerName: insurers.tuvull.name,
  subscriptionId: "a",
  subscriptionName: "Bilförsäkring",
  price: insurancePrice({ yearlyFeeOre: 300_000, monthlyFeeOre: 25_000 }, "ore-month"),
  validUntil: new Date(Date.now() + 86_400_000).toISOString(),
  detail: {},
  position: 1,
};

function openStore() {
  const { columnKeys, lookupKey } = readConfig(stack.env);
  return createSearchStore({
    pool: ordered.pool,
    cipher: createColumnCipher(columnKeys),
    lookupHash: createLookupHash(lookupKey),
  });
}

/** A search as an earlier release stored it, with a choice that there is no more. */
async function storeOld({ owner }: Customer): Promise<string> {
  const { civicnumber = "", ...parameters } = ordinary;
  const searchId = newSearchId();
  await openStore().create({
    searchId,
    vertical: "car",
    schemaVersion: 1,
    owner,
    parameters: { ...parameters, carregnumber: "SPV 24K", insurancetype: "gone" },
    personal: { civicnumber },
    state: "created",
  });
  return searchId;
}

/** Where the link of a result leads, and the page there. */
async function follow(customer: Customer, searchId: string): Promise<{ location: string; html: string }> {
  const led = await customer.get(`${CAR}jamfor/?searchid=${searchId}`);
  expect(led.status).toBe(302);
  const location = led.headers.get("location") ?? "";
  return { location, html: await (await customer.get(location)).text() };
}

const plateIn = (html: string): string | undefined =>
  /<input[^>]*name="carregnumber"[^>]*>/.exec(html)?.[0].match(/ value="([^"]*)"/)?.[1];

test("the link of a result that can no longer be shown leads its owner to the form, filled in without the personal number", async () => {
  const customer = await ordered.newCustomer();
  const { location, html } = await follow(customer, await storeOld(customer));
  expect(location).toMatch(/^\/forsakring\/bil\/\?igen=[\w-]+$/);
  expect(html).toContain(NOTICE);
  expect(plateIn(html)).toBe("SPV 24K");
  expect(html).not.toContain(ordinary["civicnumber"]);
});

test("a stranger gets an empty form, as for a search that never was or is deleted", async () => {
  const searchId = await storeOld(await ordered.newCustomer());
  for (const id of [searchId, randomId()]) {
    const { html } = await follow(await ordered.newCustomer(), id);
    expect(html).toContain(NOTICE);
    expect(plateIn(html) ?? "").toBe("");
    expect(html).not.toContain("SPV 24K");
  }
});

test("the checkout of an offer of such a search leads its owner to the same form, and any other visitor nowhere", async () => {
  const customer = await ordered.newCustomer();
  const searchId = await storeOld(customer);
  await openStore().finish(searchId, { offers: [{ ...OFFER, resultId: `${searchId}-1` }], withoutOffer: [] });
  const checkout = `${CAR}order/?resultid=${searchId}-1`;
  const led = await customer.get(checkout);
  expect([led.status, led.headers.get("location")]).toEqual([302, `${CAR}?igen=${searchId}`]);
  expect((await (await ordered.newCustomer()).get(checkout)).status).toBe(404);
});

test("what is no id is not repeated in an address", async () => {
  const { location, html } = await follow(await ordered.newCustomer(), "198502102380");
  expect(location).toBe("/forsakring/bil/?igen=");
  expect(html).toContain(NOTICE);
});

test("a browser that keeps no cookie learns why its result cannot be shown; another is asked to search again", async () => {
  const withoutCookies = await fetch(`${stack.url}${CAR}jamfor/?searchid=${randomId()}`, { redirect: "manual" });
  const cookies = withoutCookies.headers.getSetCookie().map((line) => line.split(";")[0]);
  const form = `${stack.url}${withoutCookies.headers.get("location")}`;
  const forgetful = await (await fetch(form)).text();
  expect(forgetful).toContain("din webbläsare inte sparar kakor");
  expect(forgetful).toContain(NOTICE);
  const usual = await (await fetch(form, { headers: { cookie: cookies.join("; ") } })).text();
  expect(usual).toContain("gjord i en annan webbläsare");
  expect(usual).not.toContain("inte sparar kakor");
});
