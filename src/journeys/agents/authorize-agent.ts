import { LISTS_SCOPE, listScopes, readScopes, RENEWALS_SCOPE } from "#domain/agents/agent-scopes.ts";
import { matchesRedirectUri } from "#domain/agents/redirect-uri.ts";
import type { Clock } from "#platform/clock.ts";
import { startNotice, writeAccessNotice } from "#journeys/access/access-notice.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { AgentClient, AgentStore } from "./agents.port.ts";

/** OAuth 2.1 section 4.1.2: a code must be used at once. */
const CODE_LIFE_MS = 60_000;
const MAX_STATE = 600;

export interface AuthorizePorts {
  readonly store: Pick<AgentStore, "findClient" | "grant">;
  /** The address of the server that tokens are for. */
  readonly resource: string;
  /** RFC 9207. */
  readonly issuer: string;
  /** Names of the services that are compared. */
  readonly verticals: readonly string[];
  readonly clock: Pick<Clock, "nowMs">;
  readonly newId: () => string;
  readonly newToken: () => string;
  readonly mailing: Pick<QueueMailPorts, "starter" | "startFailed">;
}

/** A good question of a known client. */
export interface AuthorizationRequest {
  readonly client: AgentClient;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly challenge: string;
  /** What the client asks for. Never more than that is granted. */
  readonly scopes: readonly string[];
}

export type AuthorizationFault = "client" | "redirect" | "request" | "resource" | "scope";

export type ReadAuthorization =
  | { readonly ok: true; readonly request: AuthorizationRequest }
  | { readonly ok: false; readonly fault: AuthorizationFault };

/** Anyone can register a client, so a question with a fault is answered by a page of ours and never sent back by itself (RFC 9700). */
export async function readAuthorization(ports: AuthorizePorts, query: URLSearchParams): Promise<ReadAuthorization> {
  // A parameter that is repeated could be read in two ways.
  const one = (name: string) => (query.getAll(name).length > 1 ? undefined : (query.get(name) ?? undefined));
  const client = await ports.store.findClient(one("client_id") ?? "");
  if (!client) return { ok: false, fault: "client" };
  const redirectUri = one("redirect_uri") ?? "";
  if (!matchesRedirectUri(client.redirectUris, redirectUri)) return { ok: false, fault: "redirect" };
  const challenge = one("code_challenge") ?? "";
  const state = one("state");
  const isRequest =
    one("response_type") === "code" &&
    one("code_challenge_method") === "S256" &&
    /^[\w-]{43}$/.test(challenge) &&
    (state ?? "").length <= MAX_STATE &&
    query.getAll("state").length <= 1;
  if (!isRequest) return { ok: false, fault: "request" };
  if (one("resource") !== ports.resource) return { ok: false, fault: "resource" };
  const known = listScopes(ports.verticals);
  const asked = one("scope") ?? "";
  const scopes = asked === "" ? [RENEWALS_SCOPE, LISTS_SCOPE] : readScopes(asked, known);
  if (scopes.length === 0) return { ok: false, fault: "scope" };
  return { ok: true, request: { client, redirectUri, state, challenge, scopes } };
}

export interface AgentAnswer {
  readonly personId: string;
  /** What the person has ticked; nothing is a no. */
  readonly scopes: readonly string[];
  readonly consentText: string;
}

/** Where the person is sent with the answer: always the registered address. */
export async function answerAuthorization(
  ports: AuthorizePorts,
  { client, redirectUri, state, challenge, scopes: asked }: AuthorizationRequest,
  answer: AgentAnswer | undefined,
): Promise<string> {
  const scopes = asked.filter((scope) => answer?.scopes.includes(scope));
  const location = new URL(redirectUri);
  if (state !== undefined) location.searchParams.set("state", state);
  location.searchParams.set("iss", ports.issuer);
  if (!answer || scopes.length === 0) {
    location.searchParams.set("error", "access_denied");
    return location.href;
  }
  const nowMs = ports.clock.nowMs();
  const code = ports.newToken();
  const grantId = ports.newId();
  const notice = writeAccessNotice(ports, { kind: "agent", name: client.name }, grantId);
  const isNoticed = await ports.store.grant(
    {
      grantId,
      personId: answer.personId,
      clientId: client.clientId,
      clientName: client.name,
      scopes,
      consentText: answer.consentText,
      grantedAtMs: nowMs,
    },
    {
      token: code,
      resource: ports.resource,
      issuedAtMs: nowMs,
      expiresAtMs: nowMs + CODE_LIFE_MS,
      challenge,
      redirectUri,
    },
    notice,
  );
  await startNotice(ports.mailing, notice, isNoticed);
  location.searchParams.set("code", code);
  return location.href;
}
