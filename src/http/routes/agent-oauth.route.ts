import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  authorizationMetadataPath,
  clientRegistrationPath,
  connectAgentPath,
  mcpMetadataPath,
  resourceMetadataPath,
  revocationPath,
  tokenPath,
} from "#domain/addresses/agent-paths.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { clientAddress, limitKey } from "#http/middleware/limit-key.ts";
import { CALL_HEADERS } from "#http/middleware/security-headers.ts";
import type { AgentsJourney } from "#journeys/agents/agents-journey.ts";
import type { IssuedTokens } from "#journeys/agents/agent-tokens.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import type { RateRule } from "#platform/rate-limit/rate-rule.ts";

export interface OAuthSetup {
  readonly journey: Pick<AgentsJourney, "scopes" | "resource" | "register" | "exchange" | "refresh" | "revoke">;
  readonly publicOrigin: string;
  readonly rateLimiter: RateLimiter;
}

/** A client registers once; only a program that fills the table registers often. */
export const REGISTER_LIMIT = { name: "oauth-register", limit: 20, windowMs: HOUR_MS };
export const TOKEN_LIMIT = { name: "oauth-token", limit: 60, windowMs: MINUTE_MS };
export const METADATA_LIMIT = { name: "oauth-metadata", limit: 300, windowMs: MINUTE_MS };

/** OAuth 2.1 for public clients: codes with PKCE, short tokens, rotated refresh tokens. The person's own part is a page. */
export function registerOAuth(server: FastifyInstance, setup: OAuthSetup): void {
  const { publicOrigin: origin, journey } = setup;
  const resource = {
    resource: journey.resource,
    authorization_servers: [origin],
    scopes_supported: journey.scopes,
    bearer_methods_supported: ["header"],
    resource_name: "Sparv",
  };
  const authorization = {
    issuer: origin,
    authorization_endpoint: origin + connectAgentPath(),
    token_endpoint: origin + tokenPath(),
    registration_endpoint: origin + clientRegistrationPath(),
    revocation_endpoint: origin + revocationPath(),
    scopes_supported: journey.scopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  };
  const limited = (rule: RateRule, handle: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async function answerLimited(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const taken = await setup.rateLimiter.take(rule, limitKey(clientAddress(request)));
      if (taken.allowed) return handle(request, reply);
      reply.header("retry-after", Math.ceil(taken.retryAfterMs / 1000));
      return send(reply, 429, { error: "temporarily_unavailable" });
    };
  const describe = (described: object) =>
    limited(METADATA_LIMIT, async (_request, reply) => send(reply, 200, described));
  server.get(resourceMetadataPath(), describe(resource));
  server.get(mcpMetadataPath(), describe(resource));
  server.get(authorizationMetadataPath(), describe(authorization));
  const fromMachine = { config: { isMachineCall: true } };
  server.post(
    clientRegistrationPath(),
    fromMachine,
    limited(REGISTER_LIMIT, (request, reply) => register(request, reply, journey)),
  );
  server.post(
    tokenPath(),
    fromMachine,
    limited(TOKEN_LIMIT, (request, reply) => issue(request, reply, journey)),
  );
  server.post(
    revocationPath(),
    fromMachine,
    limited(TOKEN_LIMIT, (request, reply) => revoke(request, reply, journey)),
  );
}

/** RFC 7591. Anything else that a client states about itself is of no use to us, and is not stored. */
const registrationSchema = z.object({
  client_name: z.string().max(200).default("Agent"),
  redirect_uris: z.array(z.string().max(500)).max(20),
  token_endpoint_auth_method: z.literal("none").default("none"),
  grant_types: z.array(z.enum(["authorization_code", "refresh_token"])).optional(),
  response_types: z.array(z.literal("code")).optional(),
});

async function register(
  { body }: FastifyRequest,
  reply: FastifyReply,
  journey: OAuthSetup["journey"],
): Promise<FastifyReply> {
  const read = registrationSchema.safeParse(body);
  if (!read.success) return send(reply, 400, { error: "invalid_client_metadata" });
  const { client_name: name, redirect_uris: redirectUris } = read.data;
  const registered = await journey.register({ name, redirectUris });
  if (!registered.ok)
    return send(reply, 400, {
      error: registered.fault === "redirect" ? "invalid_redirect_uri" : "invalid_client_metadata",
    });
  const { client } = registered;
  return send(reply, 201, {
    client_id: client.clientId,
    client_name: client.name,
    redirect_uris: client.redirectUris,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
  });
}

const field = z.string().max(600);
const tokenSchema = z.discriminatedUnion("grant_type", [
  z.object({
    grant_type: z.literal("authorization_code"),
    client_id: field,
    code: field,
    redirect_uri: field,
    code_verifier: field,
    resource: field.optional(),
  }),
  z.object({
    grant_type: z.literal("refresh_token"),
    client_id: field,
    refresh_token: field,
    resource: field.optional(),
  }),
]);

async function issue(
  { body }: FastifyRequest,
  reply: FastifyReply,
  journey: OAuthSetup["journey"],
): Promise<FastifyReply> {
  const read = tokenSchema.safeParse(body);
  if (!read.success)
    return send(reply, 400, { error: isKnownGrant(body) ? "invalid_request" : "unsupported_grant_type" });
  const { data } = read;
  if (data.resource !== undefined && data.resource !== journey.resource)
    return send(reply, 400, { error: "invalid_target" });
  const issued =
    data.grant_type === "refresh_token"
      ? await journey.refresh({ clientId: data.client_id, refreshToken: data.refresh_token })
      : await journey.exchange({
          clientId: data.client_id,
          code: data.code,
          redirectUri: data.redirect_uri,
          verifier: data.code_verifier,
          resource: data.resource,
        });
  return issued ? send(reply, 200, present(issued)) : send(reply, 400, { error: "invalid_grant" });
}

const isKnownGrant = (body: unknown): boolean =>
  ["authorization_code", "refresh_token"].includes(String((body as { grant_type?: unknown } | null)?.grant_type));

const present = ({ accessToken, refreshToken, expiresInSeconds, scopes }: IssuedTokens) => ({
  access_token: accessToken,
  token_type: "Bearer",
  expires_in: expiresInSeconds,
  refresh_token: refreshToken,
  scope: scopes.join(" "),
});

/** RFC 7009: the same answer for a token that is unknown. */
async function revoke(
  { body }: FastifyRequest,
  reply: FastifyReply,
  journey: OAuthSetup["journey"],
): Promise<FastifyReply> {
  const read = z.object({ token: field, client_id: field }).safeParse(body);
  if (!read.success) return send(reply, 400, { error: "invalid_request" });
  await journey.revoke(read.data.token, read.data.client_id);
  return send(reply, 200, {});
}

const send = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.status(status).headers(CALL_HEADERS).header("pragma", "no-cache").send(body);
