import { borrowsName, quotableName } from "#domain/agents/agent-name.ts";
import { MAX_CLIENT_NAME } from "#domain/agents/agent-use.ts";
import { isRedirectUri } from "#domain/agents/redirect-uri.ts";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import type { Clock } from "#platform/clock.ts";
import type { AgentClient, AgentStore, NewPair } from "./agents.port.ts";

const ACCESS_LIFE_MS = 15 * MINUTE_MS;
/** An agent that has not asked for so long has been forgotten. */
const REFRESH_LIFE_MS = 60 * DAY_MS;
/** However often it asks, the person is asked again after this. */
const GRANT_LIFE_MS = 365 * DAY_MS;
const MAX_REDIRECT_URIS = 5;

export interface TokenPorts {
  readonly store: Pick<AgentStore, "register" | "useCode" | "rotate" | "endByToken" | "findGrant">;
  readonly resource: string;
  /** Whose names no program may have. */
  readonly providerNames: readonly string[];
  readonly clock: Pick<Clock, "nowMs">;
  readonly newId: () => string;
  readonly newToken: () => string;
  /** SHA-256 in base64url. */
  readonly hash: (text: string) => string;
}

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
  readonly scopes: readonly string[];
}

export interface UsedCode {
  readonly clientId: string;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly resource: string | undefined;
}

export type RegistrationFault = "redirect" | "metadata";

export type Registration =
  | { readonly ok: true; readonly client: AgentClient }
  | { readonly ok: false; readonly fault: RegistrationFault };

export async function registerClient(
  ports: TokenPorts,
  { name, redirectUris }: Omit<AgentClient, "clientId">,
): Promise<Registration> {
  if (redirectUris.length === 0 || redirectUris.length > MAX_REDIRECT_URIS || !redirectUris.every(isRedirectUri))
    return { ok: false, fault: "redirect" };
  const shown = quotableName(cleanText(name));
  if (shown === "" || shown.length > MAX_CLIENT_NAME || borrowsName(name, ports.providerNames))
    return { ok: false, fault: "metadata" };
  const client = { clientId: ports.newId(), name: shown, redirectUris };
  await ports.store.register(client, ports.clock.nowMs());
  return { ok: true, client };
}

/** Undefined for a code that is not good: unknown, old, used, another client's, another address's, or without its verifier. */
export async function exchangeCode(ports: TokenPorts, given: UsedCode): Promise<IssuedTokens | undefined> {
  const pair = newPair(ports);
  const scopes = await ports.store.useCode(
    given.code,
    ({ clientId, redirectHash, challenge, resource }) =>
      clientId === given.clientId &&
      redirectHash === ports.hash(given.redirectUri) &&
      resource === (given.resource ?? resource) &&
      /^[\w.~-]{43,128}$/.test(given.verifier) &&
      ports.hash(given.verifier) === challenge,
    pair,
  );
  return scopes && issued(pair, scopes);
}

export async function refreshTokens(
  ports: TokenPorts,
  { clientId, refreshToken }: { readonly clientId: string; readonly refreshToken: string },
): Promise<IssuedTokens | undefined> {
  const pair = newPair(ports);
  const nowMs = ports.clock.nowMs();
  const renewal = { clientId, resource: ports.resource, nowMs, grantedAfterMs: nowMs - GRANT_LIFE_MS };
  const scopes = await ports.store.rotate(refreshToken, renewal, pair);
  return scopes && issued(pair, scopes);
}

function newPair({ newToken, resource, clock }: TokenPorts): NewPair {
  const issuedAtMs = clock.nowMs();
  const tokenFor = (lifeMs: number) => ({
    token: newToken(),
    resource,
    issuedAtMs,
    expiresAtMs: issuedAtMs + lifeMs,
  });
  return { access: tokenFor(ACCESS_LIFE_MS), refresh: tokenFor(REFRESH_LIFE_MS) };
}

const issued = ({ access, refresh }: NewPair, scopes: readonly string[]): IssuedTokens => ({
  accessToken: access.token,
  refreshToken: refresh.token,
  expiresInSeconds: Math.floor((access.expiresAtMs - access.issuedAtMs) / 1000),
  scopes,
});
