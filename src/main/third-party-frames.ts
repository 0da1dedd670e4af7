import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { thirdPartyFramePath } from "#domain/addresses/site-paths.ts";
import { frameHeaders } from "#http/middleware/security-headers.ts";
import { type ThirdParty, writeFrame } from "#web/shell/third-party/write-frame.ts";

interface ThirdPartyUrls {
  readonly tagUrl: string | undefined;
  readonly chatUrl: string | undefined;
  readonly reviewsUrl: string | undefined;
}

/** The documents that third parties' scripts run in (decision 44). A third party that is not configured has none. */
export function registerThirdPartyFrames(
  server: FastifyInstance,
  { tagUrl, chatUrl, reviewsUrl }: ThirdPartyUrls,
): void {
  if (tagUrl !== undefined) {
    const send = sendFrame("tags", tagUrl);
    server.get(thirdPartyFramePath("matning"), (_request, reply) => send(reply));
  }
  if (chatUrl !== undefined) {
    const send = sendFrame("chat", chatUrl);
    server.get(thirdPartyFramePath("chatt"), (_request, reply) => send(reply));
  }
  if (reviewsUrl !== undefined) {
    const send = sendFrame("reviews", reviewsUrl);
    server.get(thirdPartyFramePath("omdomen"), (_request, reply) => send(reply));
  }
}

/** Written once: the same for all visitors. */
function sendFrame(thirdParty: ThirdParty, scriptUrl: string): (reply: FastifyReply) => FastifyReply {
  const { html, script } = writeFrame(thirdParty, scriptUrl);
  const hash = createHash("sha256").update(script).digest("base64");
  const headers = frameHeaders(hash, scriptUrl);
  return (reply) => reply.headers(headers).type("text/html; charset=utf-8").send(html);
}
