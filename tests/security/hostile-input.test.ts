import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseForm } from "#http/middleware/parse-form.ts";
import { newAddress } from "#tests/support/address.ts";
import { testRuns } from "#tests/support/test-runs.ts";
import { cpuUsOf } from "#tools/bench/cpu-time.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { readRouteTable, type TableRoute } from "./route-table.ts";

const SEED = 20_261_115;
/** Of each route at one or two of its addresses: the same code answers at the others, and `npm run tool -- fuzz` sends more. */
const BODIES = testRuns(6);
/** A malformed request must be refused fast: measured in the server's processor time, independent of the machine's load. */
const MAX_CPU_MS = 1_000;
/** A request over this counts as hanging. */
const MAX_MS = 10_000;

let stack: Stack;
let table: readonly TableRoute[];
beforeAll(async () => {
  stack = await openSharedStack();
  table = await readRouteTable(stack.url);
});
afterAll(() => stack.stop());

/** Names that reach the object prototype, or that may break a parser. */
const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "", "a.b", "0", "length"];

const nastyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "\u0000",
    "'; drop table orders; --",
    "%00%ff",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "NaN",
    "-1",
    "1e309",
    "9".repeat(400),
    "a".repeat(20_000),
    `${"a".repeat(5_000)}@${"b.".repeat(2_000)}`,
    "\ud800",
    "\u202e",
    "{{7*7}}",
    " ".repeat(5_000),
    "0".repeat(5_000),
    "true",
    "[object Object]",
  ),
);

interface Sent {
  readonly type: string;
  readonly body: string;
}

/** A body with the names that the route knows, and some that it does not, as each of the kinds that we read. */
function bodies(names: readonly string[]): fc.Arbitrary<Sent> {
  const name = fc.constantFrom(...names, ...NAMES);
  const key = fc.oneof(
    name,
    fc.tuple(name, name).map(([outer, inner]) => `${outer}[${inner}]`),
    name.map((outer) => `${outer}[]`),
    fc.tuple(name, name, name).map(([a, b, c]) => `${a}[${b}][${c}]`),
    name.map((outer) => outer + "[a]".repeat(50)),
  );
  const form = fc
    .array(fc.tuple(key, nastyText), { maxLength: 12 })
    .map((fields) => fields.map(([field, value]) => `${encode(field)}=${encode(value)}`).join("&"));
  const json = fc
    .dictionary(name, fc.oneof(fc.jsonValue({ maxDepth: 4 }), nastyText), { maxKeys: 8 })
    .map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 6, arbitrary: form.map((body) => ({ type: "application/x-www-form-urlencoded", body })) },
    { weight: 4, arbitrary: json.map((body) => ({ type: "application/json", body })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("[".repeat(30_000), '{"__proto__":{"polluted":1}}', "null", "0", '""', "[]", '{"a":')
        .map((body) => ({ type: "application/json", body })),
    },
    { weight: 1, arbitrary: nastyText.map((body) => ({ type: "application/x-www-form-urlencoded", body })) },
  );
}

/** Also what is no text: half a character is sent as whatever the browser would send. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

async function send(route: TableRoute, path: string, { type, body }: Sent): Promise<string | undefined> {
  const [startedMs, startedUs] = [performance.now(), serverUs()];
  const inAddress = route.method === "GET" || route.method === "DATA";
  const query = inAddress ? `?${type.includes("json") ? `a=${encode(body)}` : body}`.slice(0, 12_000) : "";
  const answer = await fetch(stack.url + path + (route.method === "DATA" ? "_.data" : "") + query, {
    method: inAddress ? "GET" : route.method === "FORM" ? "POST" : route.method,
    redirect: "manual",
    headers: {
      origin: stack.url,
      "x-forwarded-for": newAddress(),
      ...(inAddress ? {} : { "content-type": type }),
    },
    ...(inAddress ? {} : { body }),
  });
  const text = await answer.text();
  const takenMs = performance.now() - startedMs;
  const cpuMs = (serverUs() - startedUs) / 1_000;
  const what = `${route.key} ${path} ${type} ${JSON.stringify(body.slice(0, 300))}`;
  if (answer.status >= 500) return `${answer.status} ${what}`;
  if (takenMs > MAX_MS || cpuMs > MAX_CPU_MS)
    return `${Math.round(takenMs)} ms, of them ${Math.round(cpuMs)} ours: ${what}`;
  if (/<script>alert\(1\)/.test(text) && answer.headers.get("content-type")?.includes("html")) return `echoes ${what}`;
  return undefined;
}

const serverUs = (): number => cpuUsOf(stack.nodes[0]?.pid ?? 0);

async function storm(routes: readonly TableRoute[]): Promise<{ readonly sent: number; readonly faults: string[] }> {
  const faults: string[] = [];
  let sent = 0;
  for (const route of routes)
    for (const { path } of route.places.slice(0, route.kind === "page" ? 1 : 2)) {
      const names = route.takes.length > 0 ? [...route.takes, ...PAGE_NAMES] : PAGE_NAMES;
      for (const body of fc.sample(bodies(names), { numRuns: BODIES, seed: SEED + sent })) {
        const fault = await send(route, path, body);
        sent++;
        if (fault) faults.push(fault);
      }
    }
  return { sent, faults };
}

/** What the pages read, of which there is no schema. */
const PAGE_NAMES = ["searchid", "resultid", "fetchdataid", "order", "kod", "email", "id", "step", "alias", "manad"];

describe("whatever is sent", () => {
  let before: unknown;
  test("an ordinary search is answered before", async () => {
    before = await searchOnce();
    expect(JSON.stringify(before)).toContain("YearlyFee");
  });

  test("no call fails, hangs or echoes", { timeout: 240_000 }, async () => {
    const { sent, faults } = await storm(
      table.filter(({ kind, method, address }) => kind !== "page" && !isSkipped(method, address)),
    );
    console.log(`hostile bodies at calls: ${sent}`);
    expect(sent).toBeGreaterThan(400);
    expect(faults).toEqual([]);
  });

  test("no page fails, hangs or echoes", { timeout: 240_000 }, async () => {
    const { sent, faults } = await storm(table.filter(({ kind, takes }) => kind === "page" && takes.length > 0));
    console.log(`hostile bodies at pages: ${sent}`);
    expect(sent).toBeGreaterThan(250);
    expect(faults).toEqual([]);
  });

  test("and the same search is answered the same after", async () => {
    expect(await searchOnce()).toEqual(before);
  });

  test("parsing a form never changes the object prototype", () => {
    const known = Object.getOwnPropertyNames(Object.prototype);
    fc.assert(
      fc.property(bodies(["a", "b"]), ({ body }) => {
        parseForm(body);
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(known);
      }),
      { numRuns: 1_000, seed: SEED },
    );
  });
});

/** Operators' own, and the streams that wait two seconds for a search each. */
const isSkipped = (method: string, address: string): boolean =>
  address === "/live" || address === "/ready" || (method === "GET" && address.endsWith("/stream"));

async function searchOnce(): Promise<unknown> {
  const sample = simulatedVerticals[0]?.samples.ordinary ?? {};
  const answer = await fetch(`${stack.url}/forsakring/bil/jamfor/ajax`, {
    method: "POST",
    headers: { origin: stack.url, "x-forwarded-for": newAddress() },
    body: new URLSearchParams({ ...sample, tempsearchid: "aaaaaaaaaaaaaaaaaaaaaaaa" }),
  });
  const { Data } = (await answer.json()) as { Data: { Result: { Ok: readonly Record<string, unknown>[] } } };
  return Data.Result.Ok.map(({ ProviderId, YearlyFeeRaw, YearlyFee }) => ({ ProviderId, YearlyFeeRaw, YearlyFee }));
}
