import type { AccessNotice } from "#journeys/access/access-notice.port.ts";
import type { AgentUse } from "#domain/agents/agent-use.ts";

/** A program as it has described itself. */
export interface AgentClient {
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
}

export interface AgentGrant {
  readonly grantId: string;
  readonly personId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: readonly string[];
}

/** What a person sees of a grant. */
export interface ListedGrant extends Pick<AgentGrant, "grantId" | "clientName" | "scopes"> {
  readonly grantedAtMs: number;
  readonly usedAtMs: number | undefined;
}

export interface NewGrant extends AgentGrant {
  /** What the person agreed to. */
  readonly consentText: string;
  readonly grantedAtMs: number;
}

export interface NewToken {
  readonly token: string;
  readonly resource: string;
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
}

export interface NewCode extends NewToken {
  readonly challenge: string;
  readonly redirectUri: string;
}

/** What a code was made for. */
export interface CodeBinding {
  readonly clientId: string;
  readonly challenge: string;
  readonly redirectHash: string;
  readonly resource: string;
}

export interface Renewal {
  readonly clientId: string;
  readonly resource: string;
  readonly nowMs: number;
  /** A grant from before this has ended. */
  readonly grantedAfterMs: number;
}

export interface NewPair {
  readonly access: NewToken;
  readonly refresh: NewToken;
}

export interface AgentStore {
  register(client: AgentClient, nowMs: number): Promise<void>;
  findClient(clientId: string): Promise<AgentClient | undefined>;
  /** Replaces the client's earlier grant of the person; with its code and the notice, together or not at all. True when the notice is queued. */
  grant(grant: NewGrant, code: NewCode, notice: AccessNotice): Promise<boolean>;
  /**
   * Uses a code. `accepts` judges what it was made for; a code that was used before ends its grant. Undefined when it is not good, and
   * then no token is stored.
   */
  useCode(
    code: string,
    accepts: (binding: CodeBinding) => boolean,
    pair: NewPair,
  ): Promise<readonly string[] | undefined>;
  /** Uses a refresh token once, and ends the grant if it was used before. Undefined when it is not good. */
  rotate(refreshToken: string, renewal: Renewal, pair: NewPair): Promise<readonly string[] | undefined>;
  /** The grant of an access token that is good for the resource now. */
  findGrant(accessToken: string, resource: string, nowMs: number): Promise<AgentGrant | undefined>;
  /** By any token of the grant, if the client is the one it was issued to. */
  endByToken(token: string, clientId: string, nowMs: number): Promise<void>;
  /** False when the person has no such grant. */
  end(personId: string, grantId: string, nowMs: number): Promise<boolean>;
  /** Those that have not ended, newest first. */
  ofPerson(personId: string): Promise<ListedGrant[]>;
  recordUse(grant: AgentGrant, use: RecordedUse): Promise<void>;
}

export interface RecordedUse {
  readonly useId: string;
  readonly kind: AgentUse;
  readonly vertical: string | undefined;
  readonly atMs: number;
}

/** Which lists are a person's: those searched for with the person's number, and those that an agent has started for them. */
export interface AgentSearchStore {
  add(searchId: string, grantId: string): Promise<void>;
  /** Newest first. */
  ofPerson(personId: string, limit: number): Promise<OwnSearch[]>;
  find(personId: string, searchId: string): Promise<OwnSearch | undefined>;
  /** Lets a browser of the person open what an agent has started. Undefined when no agent of the person has. */
  handOver(personId: string, searchId: string, owner: string): Promise<OwnSearch | undefined>;
}

export interface OwnSearch {
  readonly searchId: string;
  readonly vertical: string;
  /** Who may read it in the search journey. */
  readonly owner: string;
  readonly createdAtMs: number;
}
