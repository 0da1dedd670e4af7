import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { newAddress } from "./address.ts";
import type { Customer } from "./order-fixtures.ts";

export const CALLBACK = "http://127.0.0.1:43117/callback";

/** What the SDK's client stores of its authorization, and where it wants to send the person. */
export interface AgentAuth extends OAuthClientProvider {
  readonly memory: {
    client?: OAuthClientInformationMixed;
    tokens?: OAuthTokens;
    verifier?: string;
    asked?: URL;
  };
}

export function newAgentAuth(name: string, scope: string, redirectUrl = CALLBACK): AgentAuth {
  const memory: AgentAuth["memory"] = {};
  return {
    memory,
    redirectUrl,
    clientMetadata: {
      client_name: name,
      redirect_uris: [redirectUrl],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      scope,
    },
    state: () => "state-of-the-agent",
    clientInformation: () => memory.client,
    saveClientInformation: (client) => void (memory.client = client),
    tokens: () => memory.tokens,
    saveTokens: (tokens) => void (memory.tokens = tokens),
    redirectToAuthorization: (url) => void (memory.asked = url),
    saveCodeVerifier: (verifier) => void (memory.verifier = verifier),
    codeVerifier: () => memory.verifier ?? "",
  };
}

export interface Agent {
  readonly auth: AgentAuth;
  readonly client: Client;
  call(tool: string, given?: Record<string, unknown>): Promise<CallToolResult>;
  /** The structure of a successful answer. */
  // Each test reads single fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  read(tool: string, given?: Record<string, unknown>): Promise<any>;
  close(): Promise<void>;
}

const transportOf = (url: string, authProvider: AgentAuth) => {
  const address = newAddress();
  return new StreamableHTTPClientTransport(new URL("/mcp", url), {
    authProvider,
    requestInit: { headers: { "x-forwarded-for": address } },
  });
};

/** Registers and asks, by the SDK's own client: gives the address that the person is sent to. */
export async function askToConnect(url: string, auth: AgentAuth): Promise<URL> {
  const transport = transportOf(url, auth);
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport).then(
    () => {
      throw new Error("connected without being asked for a token");
    },
    () => undefined,
  );
  if (!auth.memory.asked) throw new Error("not asked to authorize");
  return auth.memory.asked;
}

/** As the form on the page posts it: where the browser is sent. */
export async function answerAgent(
  customer: Customer,
  asked: URL,
  ticked: readonly string[],
  answer: "tillat" | "neka" = "tillat",
): Promise<string> {
  const fields = { fraga: asked.searchParams.toString(), svar: answer };
  const posted = await customer.submit("/minasidor/anslut/svar/", {
    ...fields,
    ...Object.fromEntries(ticked.map((scope) => [scope, "ja"])),
  });
  return posted.headers.get("location") ?? `status ${posted.status}`;
}

/** Connected, with what the person ticked. */
export async function connectAgent(
  url: string,
  customer: Customer,
  scopes: readonly string[],
  name = "Hemhjälpen",
): Promise<Agent> {
  const auth = newAgentAuth(name, scopes.join(" "));
  const asked = await askToConnect(url, auth);
  const code = new URL(await answerAgent(customer, asked, scopes)).searchParams.get("code") ?? "";
  return finishAgent(url, auth, code);
}

/** With the code that the person's browser brought. */
export async function finishAgent(url: string, auth: AgentAuth, code: string): Promise<Agent> {
  await transportOf(url, auth).finishAuth(code);
  return openAgent(url, auth);
}

export async function openAgent(url: string, auth: AgentAuth): Promise<Agent> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transportOf(url, auth));
  const call = async (name: string, given: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: given })) as CallToolResult;
  return {
    auth,
    client,
    call,
    async read(name, given) {
      const result = await call(name, given);
      if (result.isError) throw new Error(JSON.stringify(result.content));
      return result.structuredContent;
    },
    close: () => client.close(),
  };
}
