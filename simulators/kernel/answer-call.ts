import type { IncomingMessage, ServerResponse } from "node:http";
import { drawShare } from "./draw.ts";
import { failsBeforeWork } from "./fault.ts";
import type { Route } from "./router.ts";
import { failWithoutWork, sendReply, sendSpoilt } from "./send-reply.ts";
import { jsonReply, type SystemReply, type SystemTools } from "./system.ts";

export interface SystemCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  readonly path: string;
  readonly query: string;
}

/** The fault that is set first, then the work, then the time it takes: for mounted systems and for those with a port of their own. */
export function answerCall(tools: SystemTools, { system, operation, parameters }: Route, call: SystemCall): void {
  const { seed, faults, counters } = tools;
  const { target } = system;
  const { response, body } = call;
  const key = `${call.path}?${call.query} ${body}`;
  counters.call(target, operation.name);

  const set = faults.draw(target, operation.name, key);
  if (set && failsBeforeWork(set.kind)) {
    counters.fault(target, set.kind);
    return afterMs(tools, set.delayMs, response, () =>
      failWithoutWork(response, set, drawShare(seed, target, key, "5xx")),
    );
  }
  const reply = work(() =>
    operation.answer({
      parameters,
      query: new URLSearchParams(call.query),
      headers: call.request.headers,
      body,
      key,
    }),
  );
  const fault = set ?? reply.fault;
  if (fault) counters.fault(target, fault.kind);
  const takesMs = tools.latencyMs(target, system.latency, key) * operation.latencyShare + (fault?.delayMs ?? 0);
  return afterMs(tools, takesMs, response, () =>
    fault ? sendSpoilt(response, reply, fault, seed, key) : sendReply(response, reply),
  );
}

/** An exception in a simulator is our bug, not a provider's fault: it is reported where a person sees it. */
function work(answer: () => SystemReply): SystemReply {
  try {
    return answer();
  } catch (error) {
    console.error("a simulator broke:", error);
    return jsonReply(500, { error: "the simulator broke; see its output" });
  }
}

function afterMs({ clock }: SystemTools, waitMs: number, response: ServerResponse, act: () => void): void {
  if (waitMs <= 0) return act();
  void clock.sleep(waitMs).then(() => (response.destroyed ? undefined : act()));
}

/** More than any outside system is sent; a caller that sends more is cut off. */
const MAX_BODY_BYTES = 1_000_000;

export function readBody(request: IncomingMessage, response: ServerResponse, use: (body: string) => void): void {
  if (request.method === "GET") return use("");
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) request.destroy();
    else chunks.push(chunk);
  });
  request.on("end", () => use(chunks.length === 1 ? String(chunks[0]) : Buffer.concat(chunks).toString()));
  request.on("error", () => response.destroy());
}
