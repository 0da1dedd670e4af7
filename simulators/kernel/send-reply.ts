import { type ServerResponse, STATUS_CODES } from "node:http";
import { drawShare } from "./draw.ts";
import type { Fault } from "./fault.ts";
import type { SystemReply } from "./system.ts";

export function sendReply(response: ServerResponse, reply: SystemReply): void {
  response.writeHead(reply.status, headersOf(reply));
  response.end(reply.body);
}

/** Fails before any work was done. A call that hangs is held until the caller leaves, or cut after the fault's delay. */
export function failWithoutWork(response: ServerResponse, fault: Fault, chance: number): void {
  if (fault.kind === "reset") response.socket?.resetAndDestroy();
  if (fault.kind === "5xx") sendReply(response, serverError(chance));
  if (fault.kind === "hang" && fault.delayMs > 0) response.socket?.resetAndDestroy();
}

/** Sends what the work gave, spoilt. */
export function sendSpoilt(
  response: ServerResponse,
  reply: SystemReply,
  fault: Fault,
  seed: number,
  key: string,
): void {
  switch (fault.kind) {
    case "slow":
      return sendReply(response, reply);
    case "garbage":
      return sendReply(response, garbage(reply, seed, key));
    case "truncate":
      return truncate(response, reply);
    case "duplicate-answer":
      return sendTwice(response, reply);
    case "answer-lost":
      response.socket?.resetAndDestroy();
      return undefined;
    case "hang":
    case "reset":
    case "5xx":
      return failWithoutWork(response, fault, drawShare(seed, key, "5xx"));
  }
}

const headersOf = (reply: SystemReply): Record<string, string | number> => ({
  "content-type": reply.contentType ?? "application/json; charset=utf-8",
  "content-length": Buffer.byteLength(reply.body),
  ...reply.headers,
});

/** A proxy in front of the provider answers as often as the provider itself: a page, not the protocol. */
function serverError(chance: number): SystemReply {
  const status = [500, 502, 503][Math.floor(chance * 3)] ?? 500;
  const title = `${status} ${STATUS_CODES[status] ?? ""}`;
  return {
    status,
    contentType: "text/html",
    body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  };
}

/** Three ways to answer 200 without content: noise, a web page, and JSON of another shape. */
function garbage(reply: SystemReply, seed: number, key: string): SystemReply {
  const ways = [
    () => Array.from({ length: 200 }, (_, at) => String.fromCharCode(32 + drawShare(seed, key, at) * 300)).join(""),
    () => "<!doctype html><html><body>Underhåll pågår</body></html>",
    () => JSON.stringify({ ok: true, result: [null, { premium: "NaN" }, "-1"] }),
  ];
  const way = ways[Math.floor(drawShare(seed, key, "garbage") * ways.length)];
  return { ...reply, body: way?.() ?? "" };
}

/** Promises the whole body, sends half of it and leaves. */
function truncate(response: ServerResponse, reply: SystemReply): void {
  response.writeHead(reply.status, headersOf(reply));
  const whole = Buffer.from(reply.body);
  response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.socket?.destroy());
}

/** Two complete answers to one question on the same connection, the second unasked for. */
function sendTwice(response: ServerResponse, reply: SystemReply): void {
  const lines = Object.entries(headersOf(reply)).map(([name, value]) => `${name}: ${value}\r\n`);
  const raw = `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ""}\r\n${lines.join("")}\r\n${reply.body}`;
  response.socket?.end(raw + raw);
}
