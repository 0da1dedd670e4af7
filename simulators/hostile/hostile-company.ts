import type { MountedSystem } from "#simulators/kernel/system.ts";
import { runHostile } from "./hostile-script.ts";

/** Serves a third party's script as an attacker who took that company over would: tests load it in place of the real one. */
export const hostileCompany = (): MountedSystem => ({
  kind: "mounted",
  target: "hostile/company",
  latency: { minMs: 1, maxMs: 5 },
  operations: [
    {
      name: "script",
      method: "GET",
      path: "/script.js",
      latencyShare: 1,
      answer: () => ({
        status: 200,
        contentType: "text/javascript; charset=utf-8",
        headers: { "cache-control": "no-store" },
        body: `(${String(runHostile)})();\n`,
      }),
    },
  ],
});
