import { listScopes } from "#domain/agents/agent-scopes.ts";
import type { AgentUse } from "#domain/agents/agent-use.ts";
import {
  type IssuedTokens,
  exchangeCode,
  refreshTokens,
  registerClient,
  type Registration,
  type TokenPorts,
  type UsedCode,
} from "./agent-tokens.ts";
import type { AgentClient, AgentGrant, AgentStore, ListedGrant } from "./agents.port.ts";
import {
  type AgentAnswer,
  answerAuthorization,
  type AuthorizationRequest,
  type AuthorizePorts,
  readAuthorization,
  type ReadAuthorization,
} from "./authorize-agent.ts";

export interface AgentsPorts extends TokenPorts, Omit<AuthorizePorts, "store"> {
  readonly store: AgentStore;
}

/** Who may read for a person, and what. */
export interface AgentsJourney {
  readonly scopes: readonly string[];
  readonly resource: string;
  register(described: Omit<AgentClient, "clientId">): Promise<Registration>;
  readRequest(query: URLSearchParams): Promise<ReadAuthorization>;
  /** The address that the person is sent to. Without an answer it is a no. */
  answer(request: AuthorizationRequest, answer: AgentAnswer | undefined): Promise<string>;
  exchange(used: UsedCode): Promise<IssuedTokens | undefined>;
  refresh(given: { readonly clientId: string; readonly refreshToken: string }): Promise<IssuedTokens | undefined>;
  revoke(token: string, clientId: string): Promise<void>;
  findGrant(accessToken: string): Promise<AgentGrant | undefined>;
  recordUse(grant: AgentGrant, kind: AgentUse, vertical?: string): Promise<void>;
  ofPerson(personId: string): Promise<ListedGrant[]>;
  disconnect(personId: string, grantId: string): Promise<boolean>;
}

export function createAgentsJourney(ports: AgentsPorts): AgentsJourney {
  const { store, clock, resource } = ports;
  return {
    scopes: listScopes(ports.verticals),
    resource,
    register: (described) => registerClient(ports, described),
    readRequest: (query) => readAuthorization(ports, query),
    answer: (request, answer) => answerAuthorization(ports, request, answer),
    exchange: (used) => exchangeCode(ports, used),
    refresh: (given) => refreshTokens(ports, given),
    revoke: (token, clientId) => store.endByToken(token, clientId, clock.nowMs()),
    findGrant: (accessToken) => store.findGrant(accessToken, resource, clock.nowMs()),
    recordUse: (grant, kind, vertical) =>
      store.recordUse(grant, { useId: ports.newId(), kind, vertical, atMs: clock.nowMs() }),
    ofPerson: (personId) => store.ofPerson(personId),
    disconnect: (personId, grantId) => store.end(personId, grantId, clock.nowMs()),
  };
}
