import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { ORACLE_RULES } from "./oracle-rules.ts";
import { readRouteTable, type TableRoute } from "./route-table.ts";

/** Names of fields that belong to a person. */
const SUBJECT = /civic|personal|reg.*number|orgnumber|email|^address$|^zip$|phone/i;

let stack: Stack;
let calls: TableRoute[];
/** Keys of the calls whose definition states that they ask about a person. */
let guarded: Set<string>;

beforeAll(async () => {
  stack = await openSharedStack();
  calls = (await readRouteTable(stack.url)).filter(({ kind }) => kind === "call");
  const { paths } = (await (await fetch(`${stack.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  const isGuarded = ({ method, places }: TableRoute) =>
    places.every(({ path }) => paths[path]?.[method.toLowerCase()]?.["x-asks-about"] === "person");
  guarded = new Set(calls.filter(isGuarded).map(({ key }) => key));
}, 120_000);
afterAll(() => stack.stop());

const rulesMissing = (routes: readonly Pick<TableRoute, "key" | "takes">[]): string[] =>
  routes
    .filter(({ key, takes }) => takes.some((name) => SUBJECT.test(name)) && !ORACLE_RULES[key])
    .map(({ key }) => key);

test("every call that takes a person's data has a rule, and every rule has a call", () => {
  expect(rulesMissing(calls)).toEqual([]);
  const known = new Set(calls.map(({ key }) => key));
  expect(Object.keys(ORACLE_RULES).filter((key) => !known.has(key))).toEqual([]);
});

test("a call asks about a person only when its rule allows it", () => {
  const wanted = Object.entries(ORACLE_RULES).filter(([, { kind }]) => kind === "guarded");
  expect([...guarded].toSorted()).toEqual(wanted.map(([key]) => key).toSorted());
});

test("a new call without a rule is found", () => {
  expect(rulesMissing([{ key: "POST /ajax/who-lives-here/", takes: ["address"] }])).toEqual([
    "POST /ajax/who-lives-here/",
  ]);
});
