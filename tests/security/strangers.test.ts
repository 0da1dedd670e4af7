import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { isId, randomId } from "#platform/ids.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { type Actor, type Asked, type GuardWorld, startGuardWorld } from "./guard-world.ts";
import { type IdKind, ROUTES_WITHOUT_OWNER, OWNER_RULES, type OwnerRule } from "./owner-rules.ts";
import { type Place, readRouteTable, type TableRoute } from "./route-table.ts";

let world: GuardWorld;
let table: readonly TableRoute[];

beforeAll(async () => {
  world = await startGuardWorld("strangers");
  table = await readRouteTable(world.stack.url);
});
afterAll(() => world.stop());

/** Names of parameters that may have an owner. */
const ID_NAME = /(id|hash|order)$/i;

/** Every route that takes an id, or may take one, and has neither a rule nor a reason. */
const withoutRule = (routes: readonly TableRoute[]): string[] =>
  routes
    .filter(({ kind, takes }) => takes.some((name) => kind !== "call" || ID_NAME.test(name)))
    .filter((route) => !(ruleKey(route) in OWNER_RULES) && !(ruleKey(route) in ROUTES_WITHOUT_OWNER))
    .map(({ key }) => key);

const ruleKey = ({ key }: TableRoute): string => key.replace(/^DATA /, "GET ");

describe("the table", () => {
  test("has an owner's rule, or a reason, for every route that takes an id", () => {
    expect(table.length).toBeGreaterThan(100);
    expect(withoutRule(table)).toEqual([]);
  });

  test("is not whole with a page, a call or another route that no one has decided on", () => {
    const planted = (kind: TableRoute["kind"], key: string, ...takes: string[]): TableRoute => {
      const [method = "", address = ""] = key.split(" ");
      return { key, method: method as TableRoute["method"], address, kind, places: [], takes };
    };
    const undecided = [
      planted("page", "GET /planterad/", "something"),
      planted("page", "DATA /planterad/", "something"),
      planted("call", "POST /ajax/planterad/", "orderid"),
      planted("other", "GET /planterad/{file}", "file"),
    ];
    const harmless = [planted("page", "GET /tom/"), planted("call", "POST /ajax/tom/", "email")];
    expect(withoutRule([...table, ...undecided, ...harmless])).toEqual(undecided.map(({ key }) => key));
  });

  test("has a row for every id that a call takes", () => {
    const without = table.flatMap(({ key, kind, takes }) =>
      takes
        .filter(
          (name) => kind === "call" && ID_NAME.test(name) && !(key in ROUTES_WITHOUT_OWNER) && !NO_SECRET.has(name),
        )
        .filter((name) => !(OWNER_RULES[key] ?? []).some(({ ids }) => name in ids))
        .map((name) => `${key} ${name}`),
    );
    expect(without).toEqual([]);
  });

  test("names no route that no longer exists, and no id that can be guessed", () => {
    const keys = new Set(table.map(ruleKey));
    expect([...Object.keys(OWNER_RULES), ...Object.keys(ROUTES_WITHOUT_OWNER)].filter((key) => !keys.has(key))).toEqual(
      [],
    );
    for (const kind of KINDS) expect(isId(world.idOf(kind, undefined)), kind).toBe(true);
  });
});

/** A shop's number, and the name of a service. */
const NO_SECRET: ReadonlySet<string> = new Set(["shopid", "serviceid"]);
const KINDS: readonly IdKind[] = [
  "search",
  "running-search",
  "named-search",
  "result",
  "fetch",
  "order",
  "favourite",
  "contract",
  "application",
  "finding",
  "login",
  "signing",
  "staff",
];

interface Cell {
  readonly name: string;
  readonly rule: OwnerRule;
  readonly actor: Actor;
  /** With the owner's id or a changed one, and with one that never existed. */
  readonly asked: Asked;
  readonly unknown: Asked;
}

describe("the matrix of strangers", () => {
  test("reveals nothing that belongs to another person, and changes nothing of it", { timeout: 300_000 }, async () => {
    const cells = table.flatMap(cellsOf);
    console.log(`strangers: ${cells.length} cells, ${Object.keys(OWNER_RULES).length} routes with an id`);
    expect(cells.length).toBeGreaterThan(500);
    const before = await world.fingerprint(VOLATILE);
    const faults = (await inTurns(cells, 4, faultOf)).filter((fault) => fault !== undefined);
    expect(faults).toEqual([]);
    expect(await world.fingerprint(VOLATILE)).toEqual(before);
  });

  test("sends requests that the owner gets answered", { timeout: 120_000 }, async () => {
    const controls = table.flatMap(controlsOf).toSorted((a, b) => endsAt(a.key) - endsAt(b.key));
    expect(controls.length).toBeGreaterThan(40);
    const refused: string[] = [];
    for (const { key, asked } of controls) {
      const answer = await world.ask(world.owner, asked);
      if (answer.status >= 400 && answer.status !== 422) refused.push(`${key}: ${answer.status}`);
      await answer.body?.cancel();
    }
    expect(refused).toEqual([]);
  });
});

/** Requests that end something come last, so that the others can use it. */
const endsAt = (key: string): number => Number(/withdraw-order|order\/angra|FORM|DELETE|cancel/.test(key));

/** Tables that any request may change: sessions are extended, and strangers have their own searches, with receipts and what they disclose, and checkouts. */
const VOLATILE = [
  "sessions",
  "searches",
  "disclosures",
  "offers",
  "receipts",
  "commission_openings",
  "checkout_versions",
];

const ORDERED_HERE: ReadonlySet<string | undefined> = new Set(
  createServerVerticals(systemClock)
    .filter(({ checkout }) => checkout)
    .map(({ description }) => description.name),
);

function cellsOf(route: TableRoute): Cell[] {
  const rules = OWNER_RULES[ruleKey(route)] ?? [];
  return rules.flatMap((rule) =>
    route.places
      .filter(({ service }) => rule.onlyIn === undefined || service === rule.onlyIn)
      .filter(({ service }) => !rule.isOfOrders || ORDERED_HERE.has(service))
      .flatMap((place) => {
        const foreign = idsOf(rule, place.service);
        const asking = (actor: Actor, ids: Readonly<Record<string, string>>, what: string): Cell[] => {
          const asked = requestOf(route, rule, place, actor, ids);
          const unknown = requestOf(route, rule, place, actor, mapValues(ids, randomId));
          const name = `${route.key} ${Object.keys(rule.ids).join("+")} ${place.service ?? ""} ${actor.name} ${what}`;
          return asked && unknown ? [{ name, rule, actor, asked, unknown }] : [];
        };
        return [
          ...[...world.strangers, ...(rule.hasSecret ? [world.copied] : [])].flatMap((actor) =>
            asking(actor, foreign, ""),
          ),
          ...[world.owner, ...world.strangers.slice(0, 1)].flatMap((actor) =>
            asking(actor, mapValues(foreign, mutate), "with a changed id"),
          ),
        ];
      }),
  );
}

const idsOf = ({ ids }: OwnerRule, service: string | undefined): Record<string, string> =>
  mapValues(ids, (kind) => world.idOf(kind, service));

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** The second last letter: the last one may encode bits that are no part of the id. */
const mutate = (id: string): string => id.slice(0, -2) + (id.at(-2) === "A" ? "B" : "A") + id.slice(-1);

function requestOf(
  { method }: TableRoute,
  { fields, hasSample, own = {}, inAddress = [] }: OwnerRule,
  { path: pattern, service }: Place,
  actor: Actor,
  ids: Readonly<Record<string, string>>,
): Asked | undefined {
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_found, name: string) => ids[name] ?? "");
  const owned = mapValues(own, (kind) => world.ownOf(actor, kind, service));
  if (Object.values(owned).includes(undefined)) return undefined;
  const sample = hasSample && service ? world.sampleOf(service) : {};
  const sent = { ...sample, ...fields, ...(owned as Record<string, string>), ...ids };
  if (method === "GET") return { method, path, query: sent };
  if (method === "DATA") return { method: "GET", path: `${path}_.data`, query: sent };
  const isInAddress = ([name]: readonly [string, string]) => inAddress.includes(name);
  const entries = Object.entries(sent);
  return {
    method: method === "FORM" ? "POST" : method,
    path,
    ...(inAddress.length > 0 ? { query: Object.fromEntries(entries.filter(isInAddress)) } : {}),
    body: Object.fromEntries(entries.filter((entry) => !isInAddress(entry))),
  };
}

async function faultOf({ name, rule, actor, asked, unknown }: Cell): Promise<string | undefined> {
  const [answer, nothing] = [await world.ask(actor, asked), await world.ask(actor, unknown)];
  const [body, without] = [plain(await answer.text()), plain(await nothing.text())];
  const isRefused = rule.loggedOut !== undefined && !actor.isLoggedIn;
  const isData = asked.path.endsWith("_.data");
  const status = isRefused ? rule.loggedOut : (rule.stranger ?? (rule.isIgnored ? 200 : 404));
  // The router's data responses carry the redirect in their body.
  const expected = isData && (status === 302 || status === 303) ? 202 : status;
  if (answer.status !== expected) return `${name}: ${answer.status}, not ${expected}`;
  if (answer.status !== nothing.status || body !== without) return `${name}: differs from an id that never existed`;
  return undefined;
}

/** What differs between any two answers: ids, nonces, tokens and times. */
const plain = (body: string): string =>
  body
    .replaceAll(/nonce="[^"]*"|nonce-[^"']*/g, "nonce")
    .replaceAll(/\b[0-9a-z]{8,9}\.[\w-]{43}/g, "token")
    .replaceAll(/[\w+/=-]{20,}/g, "…")
    .replaceAll(/\b1[789]\d{11}\b/g, "T")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "T");

function controlsOf(route: TableRoute): { readonly key: string; readonly asked: Asked }[] {
  return (OWNER_RULES[ruleKey(route)] ?? [])
    .filter(({ hasNoControl }) => !hasNoControl)
    .flatMap((rule) => {
      // Kinds that exist only once belong to the first service.
      const [place] = route.places;
      const asked = place && requestOf(route, rule, place, world.owner, idsOf(rule, place.service));
      return asked ? [{ key: `${route.key} ${Object.keys(rule.ids).join("+")}`, asked }] : [];
    });
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const workOn = async (): Promise<void> => {
    for (let item = items[next++]; item; item = items[next++]) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
  return results;
}
