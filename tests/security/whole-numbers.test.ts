import { afterAll, beforeAll, expect, test } from "vitest";
import { NUMBERS } from "#tests/support/open-session.ts";
import { type GuardWorld, startGuardWorld } from "./guard-world.ts";
import { OWNER_RULES } from "./owner-rules.ts";
import { readRouteTable, type TableRoute } from "./route-table.ts";

let world: GuardWorld;
let table: readonly TableRoute[];

beforeAll(async () => {
  world = await startGuardWorld("whole_numbers");
  table = await readRouteTable(world.stack.url);
});
afterAll(() => world.stop());

/** Where the full number is allowed. */
const OWN_COPY = ["kopia/", "kopia/lasbar/"].flatMap((path) => [
  `GET /minasidor/uppgifter/${path}`,
  `DATA /minasidor/uppgifter/${path}`,
]);

/** Calls that show something of the owner's and change nothing. */
const SHOWING =
  /^POST .*(order\/(checkout|status|sign\/status)|jamfor\/(ajax|progress)|check-[a-z-]+\/?|poll-insurance-data)$/;

interface Shown {
  readonly key: string;
  readonly path: string;
  readonly text: string;
}

async function show(route: TableRoute): Promise<Shown[]> {
  const isCall = route.kind === "call";
  const shown: Shown[] = [];
  for (const { path, service } of route.places)
    for (const { ids, fields = {} } of OWNER_RULES[route.key.replace(/^DATA /, "GET ")] ?? [{ ids: {} }]) {
      const own = Object.entries(ids).map(([name, kind]) => [name, world.idOf(kind, service)] as const);
      const sent = { ...fields, ...Object.fromEntries(own) };
      const answer = await world.ask(world.owner, {
        method: isCall ? route.method : "GET",
        path: route.method === "DATA" ? `${path}_.data` : path,
        ...(isCall ? { body: sent } : { query: sent }),
      });
      shown.push({ key: route.key, path, text: `${answer.headers.get("location")} ${await answer.text()}` });
    }
  return shown;
}

const WHOLE = new RegExp(
  Object.values(NUMBERS)
    .map((number) => `(?:19)?${number.slice(2, 8)}-?${number.slice(8)}`)
    .join("|"),
);

test(
  "no page and no answer shows a full personal number, except a person's own copy",
  { timeout: 300_000 },
  async () => {
    const routes = table.filter(
      ({ kind, method, key }) => (kind === "page" && method !== "FORM") || (kind === "call" && SHOWING.test(key)),
    );
    const shown = (await Promise.all(routes.map(show))).flat();
    expect(shown.length).toBeGreaterThan(100);
    // Otherwise nothing of the owner's was shown at all.
    expect(shown.filter(({ text }) => text.includes("••••")).map(({ key }) => key)).toEqual(
      expect.arrayContaining(["GET /minasidor/uppgifter/", "POST /{group}/{service}/order/checkout"]),
    );
    const whole = shown.filter(({ text }) => WHOLE.test(text)).map(({ key }) => key);
    // A person's own copy of what we have of them, which also shows that a whole number would be found.
    expect(whole).toEqual(OWN_COPY);
  },
);
