import { afterAll, beforeAll, expect, test } from "vitest";
import { newAddress } from "#tests/support/address.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { createProviderLists } from "#web/shell/lookups/provider-list.ts";

let stack: Stack;
let asked: string[];
const headers = { "x-forwarded-for": newAddress() };

beforeAll(async () => {
  stack = await openSharedStack();
});
afterAll(() => stack.stop());

const newLists = (base = stack.url) => {
  asked = [];
  return createProviderLists((address) => {
    asked.push(address);
    return fetch(base + address, { headers });
  });
};

test("every modal that asks for a service's insurers is served from one call [L-011]", async () => {
  const lists = newLists();
  const [first, second] = await Promise.all([lists.load("insurancecar"), lists.load("insurancecar")]);
  expect(first?.map(({ shopId, name }) => [shopId, name])).toEqual(
    expect.arrayContaining([
      [1053, "Tuvull"],
      [1047, "Rattvis"],
    ]),
  );
  expect(second).toBe(first);
  expect(await lists.load("insurancecar")).toBe(first);
  expect(asked).toEqual(["/ajax/get-provider-list-from-cache/?service=insurancecar"]);
});

test("a list that could not be had is asked for again", async () => {
  const lists = newLists("http://127.0.0.1:1");
  expect(await lists.load("insurancecar")).toBeUndefined();
  expect(await lists.load("insurancecar")).toBeUndefined();
  expect(asked).toHaveLength(2);
  expect(await newLists().load("no-such-service")).toBeUndefined();
});
