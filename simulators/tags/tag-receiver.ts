import type { MountedSystem, SystemReply } from "#simulators/kernel/system.ts";
import { runTag } from "./tag-script.ts";

/** A tag manager and the company behind it: serves the script that pages load, and takes in what it sends. */
export function tagReceiver(): MountedSystem {
  const received: unknown[] = [];
  return {
    kind: "mounted",
    target: "tags/receiver",
    latency: { minMs: 5, maxMs: 30 },
    received: { list: () => received, clear: () => void received.splice(0) },
    operations: [
      {
        name: "script",
        method: "GET",
        path: "/tag.js",
        latencyShare: 1,
        answer: ({ headers }) => script(`http://${String(headers["host"])}/tags/receiver/collect`),
      },
      {
        name: "collect",
        method: "POST",
        path: "/collect",
        latencyShare: 1,
        answer({ body, headers }) {
          // Whose browser it was, for those who ask about one among many.
          received.push({ ...(JSON.parse(body) as object), from: headers["x-forwarded-for"] });
          return { status: 204, body: "" };
        },
      },
    ],
  };
}

const script = (collectUrl: string): SystemReply => ({
  status: 200,
  contentType: "text/javascript; charset=utf-8",
  headers: { "cache-control": "no-store" },
  body: `(${String(runTag)})(${JSON.stringify(collectUrl)});\n`,
});
