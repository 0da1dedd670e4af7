import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { type Asked, type GuardWorld, startGuardWorld } from "./guard-world.ts";
import { OWNER_RULES } from "./owner-rules.ts";
import { readRouteTable, type TableRoute } from "./route-table.ts";

let world: GuardWorld;
let posts: readonly Post[];

beforeAll(async () => {
  world = await startGuardWorld("foreign_posts");
  const table = await readRouteTable(world.stack.url);
  posts = table.filter(isChanging).flatMap(postsOf);
});
afterAll(() => world.stop());

interface Post {
  readonly name: string;
  readonly asked: Asked;
}

/**
 * Sent by other companies' programs, which no page can imitate: they show who they are by a code or a signature. Reports are sent by
 * browsers by themselves, and change nothing.
 */
const MACHINES: ReadonlySet<string> = new Set([
  "POST /ajax/newsletter/end/",
  "POST /ajax/watch/end/",
  "POST /ajax/mail/bounce/",
  "POST /webhooks/insurance-data",
  "POST /ajax/csp-report/",
  "POST /mcp",
  "POST /oauth/register",
  "POST /oauth/token",
  "POST /oauth/revoke",
]);

const isChanging = ({ key, method }: TableRoute): boolean =>
  method !== "GET" && method !== "DATA" && !MACHINES.has(key);

/** Fields that take effect when a page of ours sends them for the owner. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "POST /ajax/register-email/": { email: "foreign@post.example" },
  "FORM /nyhetsbrev/": { email: "foreign@post.example" },
  "POST /ajax/cookie/": { choice: "all" },
  "POST /ajax/gift-campaign/": { civicNumber: "199901232380", phoneNumber: "0701740605" },
  "FORM /minasidor/uppgifter/": { "ta-bort": "favourites", bekraftat: "ja" },
  "POST /ajax/login/bankid/init": { device: "other" },
};

function postsOf(route: TableRoute): Post[] {
  return route.places.map(({ path, service }) => {
    const [rule] = OWNER_RULES[route.key] ?? [];
    const ids = Object.entries(rule?.ids ?? {}).map(([name, kind]) => [name, world.idOf(kind, service)] as const);
    const isInAddress = ([name]: readonly [string, string]) => rule?.inAddress?.includes(name) ?? false;
    const sample = route.key.includes("/jamfor/ajax") || route.address.endsWith("{service}/") ? sampleOf(service) : {};
    return {
      name: `${route.key} ${service ?? ""}`,
      asked: {
        method: route.method === "FORM" ? "POST" : route.method,
        path,
        query: Object.fromEntries(ids.filter(isInAddress)),
        body: {
          tempsearchid: randomId(),
          ...sample,
          ...rule?.fields,
          ...FIELDS[route.key],
          ...Object.fromEntries(ids.filter((id) => !isInAddress(id))),
        },
      },
    };
  });
}

const sampleOf = (service: string | undefined) => (service === undefined ? {} : world.sampleOf(service));

const FOREIGN = "https://elak.example";
const PLAIN = "text/plain;charset=UTF-8";

/** What another site's page can make a browser send with the visitor's cookies. */
const WAYS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  "no origin": { origin: undefined },
  "no origin, from another site": { origin: undefined, "sec-fetch-site": "cross-site" },
  "a foreign origin": { origin: FOREIGN },
  "a foreign origin that begins as ours": { origin: undefined },
  "a hidden origin": { origin: "null", "sec-fetch-site": "cross-site" },
  "our origin, from another site": { "sec-fetch-site": "cross-site" },
  "our origin, from a sibling": { "sec-fetch-site": "same-site" },
  "our origin, from no page": { "sec-fetch-site": "none" },
  "plain text from a foreign origin": { origin: FOREIGN, "content-type": PLAIN },
  "plain text without an origin": { origin: undefined, "content-type": PLAIN },
  "JSON as plain text": { origin: FOREIGN, "sec-fetch-site": "cross-site", "content-type": PLAIN },
};

describe("a post that no page of ours has sent", () => {
  test("is refused by every route that changes anything, and changes nothing", { timeout: 240_000 }, async () => {
    const before = await world.fingerprint();
    const taken: string[] = [];
    let cells = 0;
    for (const { name, asked } of posts)
      for (const [way, headers] of Object.entries(WAYS)) {
        const origin = way.includes("begins as ours") ? { origin: `${world.stack.url}.elak.example` } : {};
        const answer = await world.ask(world.owner, {
          ...withBodyFor(headers, asked),
          headers: { ...headers, ...origin },
        });
        cells++;
        if (answer.status !== 403) taken.push(`${name} ${way}: ${answer.status}`);
        if (answer.headers.get("set-cookie") !== null) taken.push(`${name} ${way}: sets a cookie`);
        await answer.body?.cancel();
      }
    console.log(`foreign posts: ${posts.length} addresses x ${Object.keys(WAYS).length} ways = ${cells} cells`);
    expect(posts.length).toBeGreaterThan(60);
    expect(taken).toEqual([]);
    expect(await world.fingerprint()).toEqual(before);
  });

  test("as plain text is no form even from a page of ours", { timeout: 120_000 }, async () => {
    const before = await world.fingerprint(["sessions"]);
    const taken: string[] = [];
    for (const { name, asked } of posts) {
      const headers = { "content-type": PLAIN };
      const answer = await world.ask(world.owner, { ...withBodyFor(headers, asked), headers });
      const text = await answer.text();
      const isRefused = answer.status === 415 || (answer.status < 500 && text.includes('"Success":false'));
      if (!isRefused) taken.push(`${name}: ${answer.status}`);
    }
    expect(taken).toEqual([]);
    expect(await world.fingerprint(["sessions"])).toEqual(before);
  });

  test("the same from a page of ours takes effect: the refusals above are because of the origin", async () => {
    const before = await world.fingerprint(["sessions"]);
    const wanted = posts.filter(({ name }) =>
      /^(POST \/ajax\/register-email|FORM \/minasidor\/uppgifter\/ )/.test(name),
    );
    expect(wanted).toHaveLength(2);
    for (const { name, asked } of wanted) expect((await world.ask(world.owner, asked)).status, name).toBeLessThan(400);
    expect(await world.fingerprint(["sessions"])).not.toEqual(before);
  });

  test("the one GET that changes something requires more than a link can send", async () => {
    const before = await world.fingerprint();
    for (const headers of [
      { origin: undefined },
      { origin: undefined, "sec-fetch-site": "cross-site" },
      { origin: FOREIGN, "sec-fetch-site": "cross-site" },
      { origin: undefined, "sec-fetch-site": "none" },
    ]) {
      const asked = { method: "GET", path: "/ajax/cookie/", query: { consent: "1,2,3" }, headers };
      expect((await world.ask(world.owner, asked)).headers.get("set-cookie")).toBeNull();
    }
    expect(await world.fingerprint()).toEqual(before);
  });
});

/** A form of another content type is serialised here: fetch would set the content type of a URLSearchParams body. */
function withBodyFor(headers: Readonly<Record<string, string | undefined>>, asked: Asked): Asked {
  if (headers["content-type"] !== PLAIN || typeof asked.body === "string") return asked;
  const isJson = headers["sec-fetch-site"] !== undefined;
  return { ...asked, body: isJson ? JSON.stringify(asked.body) : new URLSearchParams(asked.body).toString() };
}
