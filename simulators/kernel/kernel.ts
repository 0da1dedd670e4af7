import type { RequestListener } from "node:http";
import type { Clock } from "#platform/clock.ts";
import { answerCall, readBody } from "./answer-call.ts";
import { type Controlled, handleControl, type Speed } from "./control.ts";
import { createCounters } from "./counters.ts";
import { drawShare } from "./draw.ts";
import { createFaultBook } from "./fault-book.ts";
import { createRouter } from "./router.ts";
import { sendReply } from "./send-reply.ts";
import { jsonReply, type OutsideSystem, type SystemTools } from "./system.ts";

export interface KernelOptions {
  readonly seed: number;
  readonly speed: Speed;
  readonly clock: Clock;
  readonly documentsUrl?: string | undefined;
  readonly host: string;
  readonly siteUrl?: string | undefined;
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
    documentsUrl: options.documentsUrl,
    host: options.host,
    siteUrl: options.siteUrl,
    isRealSpeed: () => kernel.speed === "real",
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
      return readBody(request, response, (body) => answerCall(tools, found, { request, response, body, path, query }));
    },
  };
  return kernel;
}
