import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mcpMetadataPath, mcpPath } from "#domain/addresses/agent-paths.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { createAgentServer, type ToolSetup } from "#http/agents/agent-tools.ts";
import { clientAddress, limitKey } from "#http/middleware/limit-key.ts";
import { originsOf } from "#http/middleware/same-origin.ts";
import { CALL_HEADERS } from "#http/middleware/security-headers.ts";
import type { AgentGrant } from "#journeys/agents/agents.port.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";

export interface McpSetup extends Omit<ToolSetup, "mayCompare"> {
  readonly rateLimiter: RateLimiter;
  readonly findGrant: (accessToken: string) => Promise<AgentGrant | undefined>;
}

/** Guesses of tokens are counted here as well. */
export const MCP_ADDRESS_LIMIT = { name: "mcp-address", limit: 600, windowMs: MINUTE_MS };
export const MCP_GRANT_LIMIT = { name: "mcp-grant", limit: 60, windowMs: MINUTE_MS };
/** Each asks every provider of a service. */
export const MCP_COMPARE_LIMIT = { name: "mcp-compare", limit: 20, windowMs: HOUR_MS };

const BODY_LIMIT_BYTES = 32 * 1024;

/** Stateless: every message has its own server, so any node answers it, and there is no stream to open or session to end. */
export function registerMcp(server: FastifyInstance, setup: McpSetup): void {
  const options = {
    bodyLimit: BODY_LIMIT_BYTES,
    config: { isMachineCall: true },
    errorHandler: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      if (error.statusCode === undefined || error.statusCode >= 500) throw error;
      void refuse(reply, error.statusCode, -32700, "Parse error");
    },
  };
  server.post(mcpPath(), options, (request, reply) => answerMessage(request, reply, setup));
  server.get(mcpPath(), (_request, reply) => refuse(reply.header("allow", "POST"), 405, -32000, "Method not allowed"));
}

async function answerMessage(request: FastifyRequest, reply: FastifyReply, setup: McpSetup): Promise<FastifyReply> {
  const perAddress = await setup.rateLimiter.take(MCP_ADDRESS_LIMIT, limitKey(clientAddress(request)));
  if (!perAddress.allowed) return tooMany(reply, perAddress.retryAfterMs);
  // No page of another site may use a token that a browser has: the protocol requires the check against rebound names.
  const { origin } = request.headers;
  if (origin !== undefined && !originsOf(setup.publicOrigin).includes(origin))
    return refuse(reply, 403, -32000, "Forbidden origin");
  const token = /^Bearer ([\w-]{20,128})$/i.exec(request.headers.authorization ?? "")?.[1];
  const grant = token === undefined ? undefined : await setup.findGrant(token);
  if (!grant) return unauthorized(reply, setup.publicOrigin, token !== undefined);
  const perGrant = await setup.rateLimiter.take(MCP_GRANT_LIMIT, grant.grantId);
  if (!perGrant.allowed) return tooMany(reply, perGrant.retryAfterMs);
  // The protocol has had no batches since 2025-06-18. In one, a hundred calls would count as one.
  if (Array.isArray(request.body)) return refuse(reply, 400, -32600, "Invalid Request: one message for each post");
  const mayCompare = async ({ grantId }: AgentGrant) =>
    (await setup.rateLimiter.take(MCP_COMPARE_LIMIT, grantId)).allowed;
  return sendAnswer(reply, await handle(request, createAgentServer({ ...setup, mayCompare }, grant)));
}

async function handle(request: FastifyRequest, mcp: ReturnType<typeof createAgentServer>): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await mcp.connect(transport);
  try {
    const headers = new Headers({ "content-type": "application/json", accept: request.headers.accept ?? "" });
    const version = request.headers["mcp-protocol-version"];
    if (typeof version === "string") headers.set("mcp-protocol-version", version);
    const asked = new Request(`http://localhost${mcpPath()}`, { method: "POST", headers });
    return await transport.handleRequest(asked, { parsedBody: request.body });
  } finally {
    void mcp.close();
  }
}

async function sendAnswer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const body = await response.text();
  reply.status(response.status).headers(CALL_HEADERS);
  return body === "" ? reply.send() : reply.type("application/json; charset=utf-8").send(body);
}

/** RFC 9728 section 5.1: where an agent finds out how to ask. */
const unauthorized = (reply: FastifyReply, origin: string, isWrong: boolean): FastifyReply =>
  refuse(
    reply.header(
      "www-authenticate",
      `Bearer resource_metadata="${origin}${mcpMetadataPath()}"${isWrong ? ', error="invalid_token"' : ""}`,
    ),
    401,
    -32001,
    "Unauthorized",
  );

const tooMany = (reply: FastifyReply, retryAfterMs: number): FastifyReply =>
  refuse(reply.header("retry-after", Math.ceil(retryAfterMs / 1000)), 429, -32002, "Too many requests");

const refuse = (reply: FastifyReply, status: number, code: number, message: string): FastifyReply =>
  reply.status(status).headers(CALL_HEADERS).send({ jsonrpc: "2.0", error: { code, message }, id: null });
