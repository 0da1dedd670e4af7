import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Clock } from "#platform/clock.ts";
import { type Controlled, handleControl, type Speed } from "./control.ts";
import { createCounters } from "./counters.ts";
import { drawShare } from "./draw.ts";
import { createFaultBook } from "./fault-book.ts";
import { strikesBeforeWork } from "./fault.ts";
import { createRouter, type Route } from "./router.ts";
import { failWithoutWork, sendReply, sendSpoilt } from "./send-reply.ts";
import { jsonReply, type OutsideSystem, type SystemReply, type SystemTools } from "./system.ts";

export interface KernelOptions {
  readonly seed: number;
  readonly speed: Speed;
  readonly clock: Clock;
}

export interface Kernel extends Controlled {
  /** Answers for every mounted system and for the control API. */
  readonly listener: RequestListener;
  readonly tools: SystemTools;
}

export function createKernel(
  options: KernelOptions,
  createSystems: (tools: SystemTools) => readonly OutsideSystem[],
): Kernel {
  const { seed, clock } = options;
  const faults = createFaultBook(seed);
  const counters = createCounters();
  const tools: SystemTools = {
    seed,
    clock,
    faults,
    counters,
    latencyMs: (target, { minMs, maxMs }, key) =>
      // Squared: most answers come early in the range, a few late.
      kernel.speed === "instant" ? 0 : minMs + (maxMs - minMs) * drawShare(seed, target, "latency", key) ** 2,
  };
  const systems = createSystems(tools);
  const route = createRouter(systems.filter((system) => system.kind === "mounted"));

  const kernel: Kernel = {
    seed,
    systems,
    faults,
    counters,
    speed: options.speed,
    tools,
    listener: (request, response) => {
      const url = request.url ?? "/";
      const queryAt = url.indexOf("?");
      const path = queryAt === -1 ? url : url.slice(0, queryAt);
      if (path.startsWith("/_control/"))
        return readBody(request, response, (body) =>
          sendReply(response, handleControl(kernel, request.method ?? "GET", path, body)),
        );
      const found = route(request.method ?? "GET", path);
      if (!found) return sendReply(response, jsonReply(404, { error: "no such system or call" }));
      const query = queryAt === -1 ? "" : url.slice(queryAt + 1);
      return readBody(request, response, (body) => answer(tools, found, { request, response, body, path, query }));
    },
  };
  return kernel;
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  readonly path: string;
  readonly query: string;
}

function answer(tools: SystemTools, { system, operation, parameters }: Route, call: Call): void {
  const { seed, faults, counters } = tools;
  const { target } = system;
  const { response, body } = call;
  const key = `${call.path}?${call.query} ${body}`;
  counters.call(target, operation.name);

  const set = faults.draw(target, operation.name, key);
  if (set && strikesBeforeWork(set.kind)) {
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

/** A simulator that breaks is our fault, not the provider's: it says so, where a person will see it. */
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

/** More than any outside system is sent; a caller that goes on is cut off. */
const MAX_BODY_BYTES = 1_000_000;

function readBody(request: IncomingMessage, response: ServerResponse, use: (body: string) => void): void {
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
