import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createAgentSearchStore } from "#adapters/postgres/agent-search-store.ts";
import { createAgentStore } from "#adapters/postgres/agent-store.ts";
import { findPerson } from "#adapters/postgres/person-rows.ts";
import { mcpPath } from "#domain/addresses/agent-paths.ts";
import { neverText, scopeDetail, scopeText } from "#domain/agents/agent-scope.texts.sv.ts";
import { compareScope } from "#domain/agents/agent-scopes.ts";
import type { AgentPages } from "#http/contract/agent-services.ts";
import type { FindSession } from "#http/middleware/session.ts";
import { registerAgentAnswer } from "#http/routes/agent-answer.route.ts";
import { registerMcp } from "#http/routes/agent-mcp.route.ts";
import { registerOAuth } from "#http/routes/agent-oauth.route.ts";
import { createAgentReading } from "#journeys/agents/agent-reading.ts";
import { createAgentsJourney } from "#journeys/agents/agents-journey.ts";
import { listHeldContracts } from "#journeys/household/held-contracts.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import { createHeldPorts } from "./held-contracts.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

interface AgentUses {
  readonly mailing: Mailing;
  readonly searches: { readonly journey: Pick<SearchJourney, "create" | "find" | "findList"> };
  readonly login: { readonly findSession: FindSession };
}

/** Programs that a person lets read, and the server that they ask. */
export function createAgents(
  resources: Pick<Resources, "config" | "pool" | "cipher" | "lookupHash" | "verticals" | "applied" | "clock">,
  { mailing, searches, login }: AgentUses,
) {
  const { config, pool, verticals, clock } = resources;
  const { publicOrigin } = config;
  const products = Object.fromEntries(
    verticals.map(({ description }) => [compareScope(description.name), description.texts.product]),
  );
  const journey = createAgentsJourney({
    store: createAgentStore(resources),
    resource: publicOrigin + mcpPath(),
    issuer: publicOrigin,
    providerNames: verticals.flatMap(({ providers }) => providers.map(({ name }) => name)),
    verticals: verticals.map(({ description }) => description.name),
    clock,
    newId: randomId,
    newToken: randomToken,
    mailing,
    hash: (text) => createHash("sha256").update(text, "ascii").digest("base64url"),
  });
  const own = createAgentSearchStore(pool);
  const held = createHeldPorts(resources);
  const reading = createAgentReading({
    publicOrigin,
    searches: searches.journey,
    own,
    listHeld: (personId) => listHeldContracts(held, personId),
    identify: async (personId) => identityOf(await findPerson(resources, personId)),
    verticals,
  });
  const texts = (scopes: readonly string[]) => scopes.map((scope) => scopeText(scope, products));
  return {
    addReturn(server: FastifyInstance, { rateLimiter }: { readonly rateLimiter: RateLimiter }) {
      registerOAuth(server, { journey, publicOrigin, rateLimiter });
      registerAgentAnswer(server, {
        journey,
        clock,
        rateLimiter,
        findSession: login.findSession,
        consentText: (clientName, scopes) => [clientName, ...texts(scopes), neverText].join("\n"),
      });
      registerMcp(server, {
        reading,
        verticals,
        publicOrigin,
        rateLimiter,
        findGrant: journey.findGrant,
        record: journey.recordUse,
      });
    },
    pages: ({ visitor }: Reader): AgentPages => ({
      async agentRequest(query) {
        const read = await journey.readRequest(query);
        if (!read.ok) return { fault: read.fault };
        const { client, redirectUri, scopes } = read.request;
        return {
          fault: undefined,
          clientName: client.name,
          redirectUri,
          scopes: scopes.map((scope) => ({ scope, text: scopeText(scope, products), detail: scopeDetail(scope) })),
        };
      },
      agents: ({ personId }) => ({
        list: async () =>
          (await journey.ofPerson(personId)).map(({ scopes, ...grant }) => ({ ...grant, may: texts(scopes) })),
        disconnect: (grantId) => journey.disconnect(personId, grantId),
        async openList(searchId) {
          const found = await own.find(personId, searchId);
          if (!found || found.owner === visitor.owner()) return found?.vertical;
          return (await own.handOver(personId, searchId, visitor.owner()))?.vertical;
        },
      }),
    }),
  };
}

/** What no agent gets, also when a provider repeats it. */
const identityOf = (person: Awaited<ReturnType<typeof findPerson>>): string[] =>
  person
    ? [
        person.personalNumber,
        person.personalNumber.slice(2),
        person.firstName,
        person.lastName,
        person.address,
        person.email,
        person.city,
        person.zip,
      ].filter((value): value is string => value !== undefined && value !== "")
    : [];
