import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ID_PATTERNS } from "#http/contract/id.schema.ts";
import { newAddress } from "#tests/support/address.ts";
import { type GuardWorld, startGuardWorld } from "./guard-world.ts";
import { OWNER_RULES } from "./owner-rules.ts";
import { readRouteTable, type TableRoute } from "./route-table.ts";

let world: GuardWorld;
let table: readonly TableRoute[];
beforeAll(async () => {
  world = await startGuardWorld("hostile_text");
  table = await readRouteTable(world.stack.url);
});
afterAll(() => world.stop());

/** What a page reads, of which there is no schema. */
const PAGE_NAMES = [
  "searchid",
  "resultid",
  "fetchdataid",
  "order",
  "kod",
  "email",
  "id",
  "alias",
  "manad",
  "q",
  "question",
];
const HOSTILE = ["\u0000", "\u0008\u001b\u202e\u2066"];
/** Half a character: an address and a form cannot hold it, and have another character in its place. */
const ONLY_AS_JSON = "\ud800";

/** Fields that make the owner's own request succeed, so that the hostile field is the only fault. */
function goodFields(route: TableRoute, service: string | undefined): Record<string, string> {
  const fields: Record<string, string> = { ...(service === undefined ? {} : world.sampleOf(service)) };
  for (const rule of OWNER_RULES[route.key] ?? []) {
    Object.assign(fields, rule.fields);
    for (const [name, kind] of Object.entries(rule.ids)) fields[name] = world.idOf(kind, service);
  }
  return fields;
}

interface Sent {
  readonly route: TableRoute;
  readonly path: string;
  readonly fields: Record<string, string>;
  readonly asJson?: boolean;
}

/** Each field in turn, and nothing else wrong. */
function triesOf(route: TableRoute, { path, service }: TableRoute["places"][number]) {
  const good = goodFields(route, service);
  const names = new Set([...route.takes, ...Object.keys(good), ...(route.kind === "page" ? PAGE_NAMES : [])]);
  // A page is rendered for every try: its characters are sent together.
  const plain = route.kind === "page" ? [HOSTILE.join("")] : HOSTILE;
  const hostile = isRead(route) ? plain : [...plain, ONLY_AS_JSON];
  return [...names].flatMap((name) =>
    hostile.map((text) => ({
      route,
      path,
      name,
      hostile: text,
      fields: { ...good, [name]: `${good[name] ?? "a"}${text}` },
      asJson: text === ONLY_AS_JSON,
    })),
  );
}

/** The same code answers at the others. */
const placesOf = ({ kind }: TableRoute): number => (kind === "page" ? 1 : 2);

/** The streams wait two seconds for a search each. */
const isTried = ({ kind, takes, address }: TableRoute): boolean =>
  !address.endsWith("/stream") && kind !== "other" && takes.length > 0;

const isRead = ({ method }: TableRoute): boolean => method === "GET" || method === "DATA";

async function send({ route, path, fields, asJson }: Sent): Promise<number> {
  const hasBody = !isRead(route);
  const query = new URLSearchParams(!hasBody || route.kind === "page" ? fields : {}).toString();
  const answer = await fetch(`${world.stack.url}${path}${route.method === "DATA" ? "_.data" : ""}?${query}`, {
    method: !hasBody ? "GET" : route.method === "FORM" ? "POST" : route.method,
    redirect: "manual",
    headers: {
      origin: world.stack.url,
      "x-forwarded-for": newAddress(),
      ...(world.owner.cookie === undefined ? {} : { cookie: world.owner.cookie }),
      ...(asJson ? { "content-type": "application/json" } : {}),
    },
    ...(!hasBody ? {} : { body: asJson ? JSON.stringify(fields) : new URLSearchParams(fields) }),
  });
  await answer.body?.cancel();
  return answer.status;
}

const OVERLOADED = 503;
const TRIES_WHEN_OVERLOADED = 4;

/** Eight clients at once can make the node shed load on a slow machine. That is no answer to the field: it is sent again. */
async function sendUntilAccepted(sent: Sent): Promise<number> {
  for (let tries = 1; ; tries++) {
    const status = await send(sent);
    if (status !== OVERLOADED || tries === TRIES_WHEN_OVERLOADED) return status;
    await setTimeout(1_000);
  }
}

describe("a character that no person types", () => {
  test("fails in no field of any call or page", { timeout: 480_000 }, async () => {
    const tries = table
      .filter(isTried)
      .flatMap((route) => route.places.slice(0, placesOf(route)).flatMap((place) => triesOf(route, place)));
    expect(tries.length).toBeGreaterThan(500);
    const faults: string[] = [];
    const next = tries.values();
    const work = async () => {
      for (const { name, hostile, ...sent } of next) {
        const status = await sendUntilAccepted(sent);
        if (status >= 500) faults.push(`${status} ${sent.route.key} ${sent.path} ${name} ${JSON.stringify(hostile)}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    console.log(`hostile characters sent: ${tries.length}`);
    expect(faults).toEqual([]);
  });

  test("is removed before anything is stored, also in a new call", async () => {
    const search = table.find(({ key }) => key === "POST /ajax/register-email/");
    expect(search).toBeDefined();
    const { status, body } = await readJson("/ajax/zip-code-data/?zip=111%0022");
    expect(status).toBe(200);
    expect(body.Success).toBe(true);
  });
});

async function readJson(path: string): Promise<{ status: number; body: { Success: boolean; Status: string } }> {
  const answer = await fetch(world.stack.url + path, { headers: { "x-forwarded-for": newAddress() } });
  return { status: answer.status, body: (await answer.json()) as { Success: boolean; Status: string } };
}

describe("an id", () => {
  /** Names of texts, which editors give. */
  const NO_OBJECT = new Set(["aliasid", "serviceid", "shopid"]);

  test("is described by the id schema in every call", async () => {
    const described = (await (await fetch(`${world.stack.url}/api/openapi.json`)).json()) as Described;
    const fields = fieldsOf(described).filter(({ name }) => /id$|^basedon$|hash$/i.test(name) && !NO_OBJECT.has(name));
    expect(fields.length).toBeGreaterThan(20);
    const loose = fields.filter(({ name, pattern }) => name !== "tempsearchid" && !ID_PATTERNS.includes(pattern ?? ""));
    expect(loose).toEqual([]);
  });

  test("that is malformed is answered like an unknown one", async () => {
    const ask = (orderid: string) =>
      world.ask(world.owner, { method: "POST", path: "/forsakring/bil/order/status", body: { orderid } });
    const [unknown, malformed] = [await ask("aaaaaaaaaaaaaaaaaaaaaaaa"), await ask("' or 1=1 --")];
    expect(malformed.status).toBe(404);
    expect(await malformed.text()).toBe(await unknown.text());
  });
});

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
}
interface Field {
  readonly pattern?: string;
  readonly anyOf?: readonly Field[];
}
interface DescribedCall {
  readonly parameters?: readonly { readonly name: string; readonly schema: Field }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties?: Readonly<Record<string, Field>> } }>
    >;
  };
}

const fieldsOf = ({ paths }: Described) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters = [], requestBody }) => [
      ...parameters.map(({ name, schema }) => ({ path, name, pattern: schema.pattern })),
      ...Object.entries(Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {}).map(
        ([name, schema]) => ({
          path,
          name,
          pattern: schema.pattern,
        }),
      ),
    ]),
  );

/** Sent as raw bytes: an HTTP client would normalise the address. */
async function raw(target: string): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(world.stack.url);
  const answer = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => (text += chunk));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]),
    location: /^location: (.*)$/im.exec(answer)?.[1]?.trim(),
  };
}

describe("an address that could be another site's", () => {
  test.for([
    "//evil.example",
    "//evil.example/",
    "//",
    "///evil.example/..",
    "/\\evil.example",
    "/\\\\evil.example/x",
    "/%5cevil.example",
    "/a//evil.example",
    "/%09/evil.example",
    "/a%0d%0aset-cookie:x=y",
    "/%00",
    "http://evil.example/",
    "http://evil.example/forsakring",
  ])("%s is not found, and leads nowhere", async (target) => {
    expect(await raw(target)).toEqual({ status: 404, location: undefined });
  });

  test("an address without its slash still leads to the page", async () => {
    expect(await raw("/nyhetsbrev")).toEqual({ status: 301, location: "/nyhetsbrev/" });
  });

  test.for(["//evil.example", "/\\evil.example", "/.//evil.example", "https://evil.example", "/\t/evil.example"])(
    "the banner's form never redirects to %s",
    async (from) => {
      const answer = await world.ask(world.owner, {
        method: "POST",
        path: "/ajax/cookie/",
        body: { choice: "necessary", return: from },
      });
      expect(answer.status).toBe(303);
      expect(new URL(answer.headers.get("location") ?? "", "https://sparv.example").host).toBe("sparv.example");
    },
  );
});

describe("a forwarded address", () => {
  /** A form that may be posted so often from one address. */
  const flood = async (addresses: readonly string[]): Promise<number> => {
    let refused = 0;
    for (const address of addresses) {
      const answer = await fetch(`${world.stack.url}/ajax/register-email/`, {
        method: "POST",
        headers: { origin: world.stack.url, "x-forwarded-for": address },
        body: new URLSearchParams({ email: "x" }),
      });
      await answer.body?.cancel();
      if (answer.status === 429) refused++;
      else expect(answer.status).toBeLessThan(500);
    }
    return refused;
  };

  test("with another port each time is one asker", async () => {
    const address = newAddress();
    expect(await flood(Array.from({ length: 30 }, (_, index) => `${address}:${40_000 + index}`))).toBe(10);
  });

  test("in brackets with a port is one asker", async () => {
    const block = `2001:db8:${Date.now() % 10_000}:7`;
    expect(await flood(Array.from({ length: 30 }, (_, index) => `[${block}::${index + 1}]:${40_000 + index}`))).toBe(
      10,
    );
  });

  test("that is none gives no new allowance", async () => {
    expect(await flood(Array.from({ length: 30 }, (_, index) => `made-up-${index}`))).toBeGreaterThanOrEqual(10);
  });
});
