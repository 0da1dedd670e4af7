import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { randomToken } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import {
  type AgentAuth,
  answerAgent,
  askToConnect,
  CALLBACK,
  connectAgent,
  newAgentAuth,
  openAgent,
} from "#tests/support/agent-client.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";

const SCOPE = "renewals:read";

let stack: Stack;
let ordered: OrderFixtures;
let person: Customer;
let loggedOut: Customer;
beforeAll(async () => {
  // Two equal nodes: what one has issued, the other accepts.
  stack = await openSharedStack();
  ordered = openOrderFixtures(stack);
  person = await ordered.newCustomer("customer");
  loggedOut = await ordered.newCustomer();
});
afterAll(async () => {
  await ordered?.close();
  await stack?.stop();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(stack.url + path, {
    method: "POST",
    headers: { "x-forwarded-for": newAddress(), ...headers },
    body: new URLSearchParams(fields),
  });
const register = (metadata: object, address = newAddress()) =>
  fetch(`${stack.url}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(metadata),
  });
const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error?: string }).error];

const message = (token: string | undefined, path = "/mcp", body: unknown = PING) =>
  fetch(stack.url + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "x-forwarded-for": newAddress(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const NO_BATCH = "Invalid Request: one message for each post";
const PING = { jsonrpc: "2.0", id: 1, method: "tools/list" };

describe("discovery", () => {
  it("leads from a refused call to the servers, their scopes and PKCE", async () => {
    const refused = await message(undefined);
    expect(refused.status).toBe(401);
    const metadata = /resource_metadata="([^"]+)"/.exec(refused.headers.get("www-authenticate") ?? "")?.[1] ?? "";
    expect(await (await fetch(metadata)).json()).toMatchObject({
      resource: `${stack.url}/mcp`,
      authorization_servers: [stack.url],
      bearer_methods_supported: ["header"],
    });
    const server = await (await fetch(`${stack.url}/.well-known/oauth-authorization-server`)).json();
    expect(server).toMatchObject({
      issuer: stack.url,
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
    });
    expect((server as { scopes_supported: string[] }).scopes_supported).toEqual(
      expect.arrayContaining(["renewals:read", "lists:read"]),
    );
  });
});

describe("a registration", () => {
  it("takes https and the person's own machine, a short name and public clients alone", async () => {
    const good = { client_name: "Hemhjälpen", redirect_uris: ["https://agent.example/cb"] };
    expect((await register(good)).status).toBe(201);
    for (const bad of [
      { ...good, redirect_uris: ["http://agent.example/cb"] },
      { ...good, redirect_uris: ["javascript:alert(1)"] },
      { ...good, redirect_uris: [] },
      { ...good, client_name: "a".repeat(61) },
      { ...good, token_endpoint_auth_method: "client_secret_basic" },
      { ...good, grant_types: ["client_credentials"] },
      ...["Sparv kundtjänst – bekräfta din identitet", "S p а r v", "Bank-ID", "Tuvull", "R a s k"].map(
        (client_name) => ({
          ...good,
          client_name,
        }),
      ),
      {},
    ])
      expect((await register(bad)).status, JSON.stringify(bad)).toBe(400);
  });

  it("is limited per address", async () => {
    const address = newAddress();
    const statuses = [];
    for (let at = 0; at < 25; at += 1) statuses.push((await register({}, address)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("a question to the person", () => {
  let auth: AgentAuth;
  let asked: URL;
  beforeEach(async () => {
    auth = newAgentAuth("<b>Elak</b> agent", SCOPE);
    asked = await askToConnect(stack.url, auth);
  });
  const open = async (customer: Customer, change: (query: URLSearchParams) => void = () => undefined) => {
    const url = new URL(asked);
    change(url.searchParams);
    return customer.get(url.pathname + url.search);
  };

  it("is shown after the login, with the name as text, nothing ticked and no frame", async () => {
    expect(await (await open(loggedOut)).text()).toContain("Logga in");
    const shown = await open(person);
    const text = await shown.text();
    // As the program's own claim, and never in a heading of ours.
    expect(text).toContain("Programmet kallar sig ”&lt;b&gt;Elak&lt;/b&gt; agent”. Vi har inte kontrollerat");
    expect(text).not.toMatch(/<h1[^>]*>[^<]*Elak/);
    expect(text).toContain("Vi har inte kontrollerat");
    expect(text).toContain('name="renewals:read"');
    expect(text).not.toMatch(/<input(?=[^>]*name="[a-z]+:[a-z]+")[^>]*checked/);
    const policy = shown.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("form-action 'self' http://127.0.0.1:43117;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await loggedOut.get("/minasidor/")).headers.get("content-security-policy")).toContain(
      "form-action 'self';",
    );
  });

  it("is answered only by the person, from our own page, and only to the registered address", async () => {
    expect(await answerAgent(loggedOut, asked, [SCOPE])).toMatch(/^\/minasidor\/anslut\//);
    const foreign = await post("/minasidor/anslut/svar/", { svar: "tillat" }, { origin: "https://elak.example" });
    expect(foreign.status).toBe(403);
    expect(await answerAgent(person, asked, [])).toMatch(/^\/minasidor\/anslut\/.*inget-valt=1/);
    const denied = new URL(await answerAgent(person, asked, [SCOPE], "neka"));
    expect([denied.origin, denied.searchParams.get("error"), denied.searchParams.get("state")]).toEqual([
      new URL(CALLBACK).origin,
      "access_denied",
      "state-of-the-agent",
    ]);
    expect((await ordered.pool.query("select from agent_grants")).rowCount).toBe(0);
    // What the client did not ask for is not granted, whatever is posted.
    asked.searchParams.set("scope", SCOPE);
    const allowed = new URL(await answerAgent(person, asked, [SCOPE, "lists:read"]));
    expect(allowed.searchParams.get("iss")).toBe(stack.url);
    const { rows } = await ordered.pool.query("select scopes from agent_grants where state = 'active'");
    expect(rows).toEqual([{ scopes: [SCOPE] }]);
  });

  it.each([
    ["another redirect URI", "redirect_uri", "https://elak.example/cb"],
    ["a redirect URI with more in it", "redirect_uri", `${CALLBACK}?a=1`],
    ["an unknown client", "client_id", "a".repeat(27)],
    ["plain PKCE", "code_challenge_method", "plain"],
    ["no PKCE", "code_challenge", ""],
    ["a token in the address", "response_type", "token"],
    ["another resource", "resource", "https://elak.example/mcp"],
    ["an unknown scope", "scope", "orders:write"],
  ])("with %s is refused, and no one is sent anywhere", async (_what, name, value) => {
    const answer = await open(person, (query) => query.set(name, value));
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    const changed = new URL(asked);
    changed.searchParams.set(name, value);
    expect(await answerAgent(person, changed, [SCOPE])).toMatch(/^\/minasidor\/anslut\//);
  });

  it("with a repeated parameter is refused", async () => {
    expect((await open(person, (query) => query.append("redirect_uri", "https://elak.example/"))).status).toBe(400);
  });
});

describe("a code", () => {
  async function newCode() {
    const auth = newAgentAuth("Kodaren", SCOPE);
    const asked = await askToConnect(stack.url, auth);
    const code = new URL(await answerAgent(person, asked, [SCOPE])).searchParams.get("code") ?? "";
    const fields = {
      grant_type: "authorization_code",
      client_id: auth.memory.client?.client_id ?? "",
      code,
      redirect_uri: CALLBACK,
      code_verifier: auth.memory.verifier ?? "",
      resource: `${stack.url}/mcp`,
    };
    return { auth, fields };
  }
  const exchange = (fields: Record<string, string>) => post("/oauth/token", fields);

  it.each([
    ["a wrong verifier", { code_verifier: "a".repeat(43) }, "invalid_grant"],
    ["another redirect URI", { redirect_uri: "http://127.0.0.1:43118/callback" }, "invalid_grant"],
    ["another client", { client_id: "a".repeat(27) }, "invalid_grant"],
    ["another resource", { resource: "https://elak.example/mcp" }, "invalid_target"],
    ["a guessed code", { code: randomToken() }, "invalid_grant"],
  ])("with %s gives no token", async (_what, change, error) => {
    const { fields } = await newCode();
    expect(await errorOf(await exchange({ ...fields, ...change }))).toEqual([400, error]);
  });

  it("without its verifier gives no token", async () => {
    const { fields } = await newCode();
    const { code_verifier: _verifier, ...without } = fields;
    expect(await errorOf(await exchange(without))).toEqual([400, "invalid_request"]);
  });

  it("is used once: a second use ends what the first gave", async () => {
    const { fields } = await newCode();
    const first = (await (await exchange(fields)).json()) as { access_token: string };
    expect((await message(first.access_token)).status).toBe(200);
    expect(await errorOf(await exchange(fields))).toEqual([400, "invalid_grant"]);
    expect((await message(first.access_token)).status).toBe(401);
  });

  it("is good for a minute", async () => {
    const { fields } = await newCode();
    const { rows } = await ordered.pool.query(
      "select extract(epoch from expires_at - issued_at)::int as life from agent_tokens where kind = 'code' and used_at is null",
    );
    expect(new Set(rows.map((row) => (row as { life: number }).life))).toEqual(new Set([60]));
    await ordered.pool.query("update agent_tokens set expires_at = now() - interval '1 second' where kind = 'code'");
    expect(await errorOf(await exchange(fields))).toEqual([400, "invalid_grant"]);
  });
});

describe("a token", () => {
  const hashOf = (token: string) => createHash("sha256").update(token, "ascii").digest("base64url");

  it("is refused when guessed, in the address, for another resource, or to a page of another site", async () => {
    const agent = await connectAgent(stack.url, person, [SCOPE]);
    const { access_token: token = "" } = agent.auth.memory.tokens ?? {};
    expect((await message(token)).status).toBe(200);
    expect((await message(randomToken())).status).toBe(401);
    expect((await message(undefined, `/mcp?access_token=${token}`)).status).toBe(401);
    const refresh = agent.auth.memory.tokens?.refresh_token ?? "";
    expect((await message(refresh)).status).toBe(401);
    const page = await fetch(`${stack.url}/mcp`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, origin: "https://elak.example", "content-type": "application/json" },
      body: JSON.stringify(PING),
    });
    expect(page.status).toBe(403);
    await ordered.pool.query("update agent_tokens set resource = 'https://elak.example/mcp' where token_hash = $1", [
      hashOf(token),
    ]);
    expect((await message(token)).status).toBe(401);
    await agent.close();
  });

  it("that has expired is replaced by the client itself, on another node as well", async () => {
    const agent = await connectAgent(stack.url, person, [SCOPE]);
    const before = agent.auth.memory.tokens;
    expect(before?.expires_in).toBe(900);
    await ordered.pool.query("update agent_tokens set expires_at = now() where token_hash = $1", [
      hashOf(before?.access_token ?? ""),
    ]);
    expect((await agent.call("list_renewals")).isError).toBeFalsy();
    expect(agent.auth.memory.tokens?.access_token).not.toBe(before?.access_token);
    const there = await fetch(new URL("/mcp", stack.nodes[1]?.url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        authorization: `Bearer ${agent.auth.memory.tokens?.access_token}`,
      },
      body: JSON.stringify(PING),
    });
    expect(there.status).toBe(200);
    await agent.close();
  });

  it("asks one thing at a time: an array of messages is refused whole, and none of them is answered", async () => {
    const agent = await connectAgent(stack.url, person, [SCOPE]);
    const { access_token: token = "" } = agent.auth.memory.tokens ?? {};
    const call = { ...PING, method: "tools/call", params: { name: "list_renewals", arguments: {} } };
    const countUses = async () => (await ordered.pool.query("select from agent_uses")).rowCount;
    const before = await countUses();
    for (const body of [[], [call], Array.from({ length: 100 }, (_, id) => ({ ...call, id }))]) {
      const refused = await message(token, "/mcp", body);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toEqual({ jsonrpc: "2.0", error: { code: -32600, message: NO_BATCH }, id: null });
    }
    expect(await countUses()).toBe(before);
    expect((await message(token, "/mcp", call)).status).toBe(200);
    expect(await countUses()).toBe((before ?? 0) + 1);
    await agent.close();
  });

  it("for refreshing is used once: a second use ends the grant for both", async () => {
    const agent = await connectAgent(stack.url, person, [SCOPE]);
    const { refresh_token: stolen = "" } = agent.auth.memory.tokens ?? {};
    const fields = { grant_type: "refresh_token", client_id: agent.auth.memory.client?.client_id ?? "" };
    expect(await errorOf(await post("/oauth/token", { ...fields, client_id: "x", refresh_token: stolen }))).toEqual([
      400,
      "invalid_grant",
    ]);
    const renewed = (await (await post("/oauth/token", { ...fields, refresh_token: stolen })).json()) as {
      access_token: string;
      refresh_token: string;
    };
    expect((await message(renewed.access_token)).status).toBe(200);
    expect((await post("/oauth/token", { ...fields, refresh_token: stolen })).status).toBe(400);
    expect((await message(renewed.access_token)).status).toBe(401);
    expect((await post("/oauth/token", { ...fields, refresh_token: renewed.refresh_token })).status).toBe(400);
    await agent.close();
  });

  it("for refreshing is of no use a year after the person was asked", async () => {
    const agent = await connectAgent(stack.url, person, [SCOPE]);
    const { access_token: token = "", refresh_token: refresh = "" } = agent.auth.memory.tokens ?? {};
    const client_id = agent.auth.memory.client?.client_id ?? "";
    await ordered.pool.query(
      "update agent_grants set granted_at = granted_at - interval '366 days' where client_id = $1",
      [client_id],
    );
    const fields = { grant_type: "refresh_token", client_id, refresh_token: refresh };
    expect((await post("/oauth/token", fields)).status).toBe(400);
    expect((await message(token)).status).toBe(401);
    await agent.close();
  });

  it("is revoked by its own client and by no other, and an unknown one gets the same answer", async () => {
    const agent = await connectAgent(stack.url, person, [SCOPE]);
    const { access_token: token = "" } = agent.auth.memory.tokens ?? {};
    const client_id = agent.auth.memory.client?.client_id ?? "";
    expect((await post("/oauth/revoke", { token, client_id: "another" })).status).toBe(200);
    expect((await message(token)).status).toBe(200);
    expect((await post("/oauth/revoke", { token, client_id })).status).toBe(200);
    expect((await message(token)).status).toBe(401);
    expect((await post("/oauth/revoke", { token: randomToken(), client_id })).status).toBe(200);
    await agent.close();
  });

  it("is stored as a hash alone", async () => {
    const agent = await connectAgent(stack.url, person, [SCOPE]);
    const { access_token: token = "", refresh_token: refresh = "" } = agent.auth.memory.tokens ?? {};
    const { rows } = await ordered.pool.query("select * from agent_tokens");
    expect(JSON.stringify(rows)).toContain(hashOf(token));
    for (const secret of [token, refresh]) expect(JSON.stringify(rows)).not.toContain(secret);
    for (const log of stack.readLogs()) for (const secret of [token, refresh]) expect(log).not.toContain(secret);
    await agent.close();
  });
});

describe("the server", () => {
  it("answers what is no message, what is too large and what is too often by the protocol's errors", async () => {
    const agent = await connectAgent(stack.url, person, [SCOPE]);
    const { access_token: token = "" } = agent.auth.memory.tokens ?? {};
    const broken = await message(token, "/mcp", "{no json");
    expect([broken.status, await broken.json()]).toMatchObject([400, { jsonrpc: "2.0", error: { code: -32700 } }]);
    expect((await message(token, "/mcp", { ...PING, params: { filler: "a".repeat(40_000) } })).status).toBe(413);
    expect((await fetch(`${stack.url}/mcp`)).status).toBe(405);
    const unknown = await (await message(token, "/mcp", { ...PING, method: "orders/place" })).json();
    expect(unknown).toMatchObject({ error: { code: -32601 } });
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await message(token)).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    const limited = await message(token);
    expect(await limited.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32002 } });
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    await expect(openAgent(stack.url, agent.auth)).rejects.toBeInstanceOf(Error);
    await agent.close();
  });
});
